// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textquestion.h"

#include "attention/export.h"

#include <array>
#include <string_view>

namespace ae {

namespace {

struct Question {
    TextQuestion question;
    const char* advice;
};

constexpr std::array questions = {
    Question{TextQuestion::Decimal, AE_TR("ae", "say which is meant with --decimal point or --decimal comma")},
    Question{TextQuestion::Header, AE_TR("ae", "say which is meant with --header yes (names) or --header no (numbers)")},
};

}  // namespace

Problem questionAbout(TextQuestion question, std::string where, const char* what, std::vector<std::string> arguments)
{
    Problem problem{ProblemKind::Data, std::move(where), what, "", std::move(arguments)};
    for (const Question& candidate : questions) {
        if (candidate.question == question)
            problem.advice = candidate.advice;
    }
    return problem;
}

TextQuestion questionOf(const Problem& problem)
{
    for (const Question& candidate : questions) {
        if (std::string_view(problem.advice) == candidate.advice)
            return candidate.question;
    }
    return TextQuestion::None;
}

}  // namespace ae
