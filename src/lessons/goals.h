// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"
#include "session/problem.h"
#include "session/session.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// What a goal may look at, now or at the start of the step.
struct LessonMoment {
    const Session* session = nullptr;
    const Evaluation* evaluation = nullptr;
    std::optional<CellRef> selected;
    std::optional<CellRef> derivatives;  ///< the cell whose derivatives the panes show
    std::string_view prediction = "none";  ///< "none", "right", "wrong"
};

/// Whether a condition of a lesson holds. It is one or more of these, joined by "and":
///
///     weights[export,fail] >= 0.9        mask is causal         order reordered        weights unchanged within 1e-9
///
/// that is a quantity (row of goalSubjects()), a verb (row of goalVerbs()), and what the verb asks for. `start` as a number is what the
/// quantity was at the start of the step. Errors, of kind Usage: what cannot be read in this session.
Result<bool> goalHolds(std::string_view goal, const LessonMoment& now, const LessonMoment& start);

/// The number that a quantity is now, or that a text is: "0.24", "weights[4,5]", "entropy_bits[export]".
Result<double> quantityNow(std::string_view text, const LessonMoment& now);

/// What a quantity is: a number, a word (a token's or mask's name), a cell, or a block of numbers.
enum class QuantityKind { Number, Word, Cell, Block };

struct Quantity {
    QuantityKind kind = QuantityKind::Number;
    double number = 0;
    std::string word;
    std::vector<std::string> possible;  ///< all that the word can be; empty: anything
    std::optional<CellRef> cell;  ///< of a cell's own value where it is
    Matrix block;
};

/// A quantity that is named alone, or with a row in brackets; steps and their cells are quantities too.
struct GoalSubject {
    std::string_view name;
    const char* about;  ///< for docs/writing-lessons.md, which a test holds to this table
    bool takesRow;
    Quantity (*read)(const LessonMoment& moment, Index row);
};
std::span<const GoalSubject> goalSubjects();

struct GoalVerb {
    std::string_view name;
    const char* about;
    bool (*takes)(QuantityKind kind);
    enum class Object { None, Number, Word, Cell, Step } object;
    bool (*holds)(const struct GoalQuestion& question);
};
std::span<const GoalVerb> goalVerbs();

/// All that a verb may look at.
struct GoalQuestion {
    const Quantity& now;
    const Quantity& start;
    double number = 0;  ///< the object of a verb that takes one
    std::string word;
    std::optional<double> tolerance;
    const LessonMoment& moment;
};

/// Reads the quantity at the head of `text`; what stands behind it goes to `rest`.
Result<Quantity> readQuantity(std::string_view text, const LessonMoment& moment, std::string_view& rest);

}  // namespace ae
