// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/progress.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/reader.h"
#include "session/safefile.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ae {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format = "attention-explorer-lesson-progress";
constexpr std::size_t mostBytes = std::size_t{4} << 20;

Problem damaged()
{
    return {ProblemKind::Data, "", AE_TR("ae", "this is no record of progress in lessons"), "", {}};
}

Json written(const StepProgress& step)
{
    Json json{{"done", step.isDone}};
    if (!step.answer.empty())
        json["answer"] = step.answer;
    if (!step.tasks.empty())
        json["tasks"] = step.tasks;
    return json;
}

StepProgress stepFrom(const Json& json)
{
    StepProgress step;
    step.isDone = json.at("done").get<bool>();
    step.answer = json.value("answer", std::string());
    step.tasks = json.value("tasks", std::vector<bool>());
    return step;
}

}  // namespace

std::size_t LessonProgress::doneCount() const
{
    return static_cast<std::size_t>(std::ranges::count_if(steps, &StepProgress::isDone));
}

std::string writeProgress(const Progress& progress)
{
    Json lessons = Json::object();
    for (const auto& [id, lesson] : progress) {
        Json steps = Json::array();
        for (const StepProgress& step : lesson.steps)
            steps.push_back(written(step));
        lessons[id] = {{"step", lesson.step}, {"steps", std::move(steps)}};
    }
    const Json json{{"format", format}, {"version", 1}, {"lessons", std::move(lessons)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<Progress> readProgress(std::string_view bytes)
{
    try {
        const Json json = Json::parse(bytes);
        if (json.at("format") != format)
            return damaged();
        Progress progress;
        for (const auto& [id, lesson] : json.at("lessons").items()) {
            LessonProgress& own = progress[id];
            own.step = lesson.at("step").get<std::size_t>();
            for (const Json& step : lesson.at("steps"))
                own.steps.push_back(stepFrom(step));
        }
        return progress;
    } catch (const Json::exception&) {
        return damaged();
    }
}

Progress ProgressFile::load(std::optional<Problem>* note) const
{
    std::error_code error;
    if (m_path.empty() || !std::filesystem::exists(m_path, error))
        return {};
    const Result<std::string> bytes = readFile(m_path, mostBytes);
    Result<Progress> progress = bytes ? readProgress(*bytes) : Result<Progress>(bytes.error());
    if (progress)
        return std::move(progress.value());
    std::filesystem::path aside = m_path;
    aside += ".damaged";
    std::filesystem::rename(m_path, aside, error);
    if (note)
        *note = Problem{ProblemKind::Data,
                        "",
                        AE_TR("ae", "the record of your progress in lessons was damaged and is kept as %1"),
                        AE_TR("ae", "lessons begin anew"),
                        {aside.string()}};
    return {};
}

std::optional<Problem> ProgressFile::save(const std::string& lesson, const LessonProgress& progress) const
{
    if (m_path.empty())
        return std::nullopt;
    Progress all = load();
    all[lesson] = progress;
    std::error_code error;
    std::filesystem::create_directories(m_path.parent_path(), error);
    return writeFileSafely(m_path, writeProgress(all));
}

}  // namespace ae
