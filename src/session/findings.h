// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

namespace ae {

/// What reading a file brings to light. Every piece of advice says that nothing was changed.
struct Findings {
    static constexpr std::size_t mostProblems = 1'000;  ///< reading makes no more sense then

    std::vector<Problem> problems;
    std::vector<Problem> notes;
    std::size_t underflows = 0;
    std::string firstUnderflow;  ///< where

    bool isTooMany() const { return problems.size() >= mostProblems; }
    void add(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        problems.push_back({ProblemKind::Data, std::move(where), what, advice, std::move(arguments)});
    }
    void note(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        notes.push_back({ProblemKind::Data, std::move(where), what, advice, std::move(arguments)});
    }
    void noteUnderflow(std::string where)
    {
        if (underflows++ == 0)
            firstUnderflow = std::move(where);
    }
};

}  // namespace ae
