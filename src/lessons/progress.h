// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ae {

/// What a learner has done of one step.
struct StepProgress {
    std::string answer;  ///< the prediction that was given, "" while there is none
    std::vector<bool> tasks;  ///< which are done
    bool isDone = false;  ///< all of them, and the prediction given
    bool operator==(const StepProgress&) const = default;
};

/// What a learner has done of one lesson, and where they were last.
struct LessonProgress {
    std::size_t step = 0;
    std::vector<StepProgress> steps;

    std::size_t doneCount() const;
    bool operator==(const LessonProgress&) const = default;
};

/// Of all lessons, by what a lesson is known by.
using Progress = std::map<std::string, LessonProgress, std::less<>>;

std::string writeProgress(const Progress& progress);
Result<Progress> readProgress(std::string_view bytes);

/// The progress of all lessons in a file of the user's own. Windows share it: each writes its lesson and leaves the others as they are.
class ProgressFile {
public:
    /// With an empty path nothing is kept.
    explicit ProgressFile(std::filesystem::path path) : m_path(std::move(path)) { }

    /// No file is no progress. A damaged one is set aside under another name, which the note tells, and what was in it counts as none.
    Progress load(std::optional<Problem>* note = nullptr) const;
    std::optional<Problem> save(const std::string& lesson, const LessonProgress& progress) const;

private:
    std::filesystem::path m_path;
};

}  // namespace ae
