// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/shippedtexts.h"

#include <algorithm>
#include <string_view>

namespace ae {

namespace {

constexpr std::string_view kFence = "```";

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The first byte of a letter of the scripts from Cyrillic and Arabic to Chinese and Japanese; signs of mathematics begin otherwise.
bool beginsOtherLetter(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0xD0 && byte <= 0xDF) || (byte >= 0xE3 && byte <= 0xEF);
}

/// Two Latin letters side by side are a word; one is a sign.
bool hasWord(std::string_view line)
{
    if (std::ranges::any_of(line, beginsOtherLetter))
        return true;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (isLetter(line[i - 1]) && isLetter(line[i]))
            return true;
    }
    return false;
}

bool hasWords(std::string_view text)
{
    bool isCode = false;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.starts_with(kFence))
            isCode = !isCode;
        else if (hasWord(isCode ? line.substr(std::min(line.find('#'), line.size())) : line.starts_with('$') ? "" : line))
            return true;
    }
    return false;
}

void visitText(std::string& text, const std::string& part, const TextVisitor& visit)
{
    if (hasWords(text))
        visit(text, part);
}

}  // namespace

void visitTexts(Lesson& lesson, const TextVisitor& visit)
{
    visitText(lesson.title.text, "title", visit);
    visitText(lesson.about.text, "about", visit);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        LessonStep& step = lesson.steps[i];
        const std::string of = " of step " + std::to_string(i + 1);
        visitText(step.title.text, "title" + of, visit);
        visitText(step.scene.text, "scene" + of, visit);
        if (step.prediction) {
            visitText(step.prediction->question.text, "question" + of, visit);
            for (LessonText& choice : step.prediction->choices)
                visitText(choice.text, "choice" + of, visit);
        }
        visitText(step.reveal.text, "reveal" + of, visit);
        for (LessonTask& task : step.tasks)
            visitText(task.words.text, "task" + of, visit);
        visitText(step.hint.text, "hint" + of, visit);
        visitText(step.idea.text, "idea" + of, visit);
        visitText(step.mathematics.text, "mathematics" + of, visit);
        visitText(step.code.text, "code" + of, visit);
    }
}

void visitTexts(Session& session, const TextVisitor& visit)
{
    visitText(session.title, "title", visit);
    for (std::size_t i = 0; i < session.notebook.size(); ++i) {
        if (session.notebook[i].kind == textCellKind)
            visitText(session.notebook[i].markdown, "note in cell " + std::to_string(i + 1), visit);
    }
}

}  // namespace ae
