// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ae {

/// A value, or the reason why there is none; g++ 12 has no std::expected.
template <class T, class E> class [[nodiscard]] Outcome {
public:
    Outcome(T value)  // NOLINT(google-explicit-constructor): a value is a good outcome
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Outcome(E error)  // NOLINT(google-explicit-constructor): an error is a bad one
        : m_content(std::in_place_index<1>, std::move(error))
    {
    }

    bool isOk() const { return m_content.index() == 0; }
    explicit operator bool() const { return isOk(); }

    const T& value() const& { return std::get<0>(m_content); }
    T& value() & { return std::get<0>(m_content); }
    T&& value() && { return std::get<0>(std::move(m_content)); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }

    const E& error() const { return std::get<1>(m_content); }

private:
    std::variant<T, E> m_content;
};

/// What can be wrong with a computation. Sentences are made outside, from session/sentences.h.
enum class ErrorCode {
    InvalidExponent,  ///< %1 value
    InvalidTemperature,  ///< %1 value
    UnknownMask,  ///< %1 key
    MaskShape,  ///< %1 rows, %2 columns, %3 tokens
    UnknownRotary,  ///< %1 key
    InvalidRotaryBase,  ///< %1 value
    InvalidRotaryWidth,  ///< %1 width, %2 d_k
    WideningWithRotary,  ///< %1 source
    MissingInput,  ///< %1 key
    UnknownInput,  ///< %1 key
    EmptyMatrix,  ///< %1 key
    RowsDiffer,  ///< %1 left key, %2 its shape, %3 top key, %4 its shape, %5 rows needed
    ColumnsDiffer,  ///< %1 key, %2 its shape, %3 other key, %4 its shape, %5 columns needed
    BiasShape,  ///< %1 key, %2 its shape, %3 columns needed
    UnknownStep,  ///< %1 key
    CellOutOfRange,  ///< %1 step, %2 row, %3 column, %4 shape
    NoDistribution,  ///< %1 step, %2 row, %3 state
    LogarithmOfNonPositive,  ///< %1 step, %2 row, %3 column
    UnknownWideningSource,  ///< %1 key
    WidthTooSmall,  ///< %1 width, %2 d_k
    UnknownLoss,  ///< %1 key
    UnknownMethod,  ///< %1 key
    InvalidRate,  ///< %1 value
    InvalidSteps,  ///< %1 value, %2 most
    InvalidTolerance,  ///< %1 value
    GoalMissing,
    GoalOnInput,  ///< %1 step, %2 row, %3 column
    GoalTwice,  ///< %1 step, %2 row, %3 column
    GoalNotFinite,  ///< %1 step, %2 row, %3 column, %4 target
    GoalStartsNotFinite,  ///< %1 step, %2 row, %3 column, %4 value
    GoalNoShare,  ///< %1 step, %2 row, %3 column, %4 target
    GoalNeedsWeights,  ///< %1 step, %2 row, %3 column, %4 loss
    GoalHidden,  ///< %1 step, %2 row, %3 column
    GoalForced,  ///< %1 step, %2 row, %3 column
    GoalsAboveOne,  ///< %1 step, %2 row, %3 sum
    GoalsBelowOne,  ///< %1 step, %2 row, %3 sum
    GoalBeyondValues,  ///< %1 step, %2 row, %3 column, %4 least, %5 most
    GoalOutOfReach,  ///< %1 step, %2 row, %3 column, %4 inputs that are free, %5 inputs that it follows from
    FreeMissing,  ///< %1 inputs
    FreeNoInput,  ///< %1 key, %2 inputs
    FreeAllLocked,  ///< %1 inputs that are free
    FreeNotFinite,  ///< %1 step, %2 row, %3 column, %4 value
    LockOnNoInput,  ///< %1 step, %2 row, %3 column
    SeekDiverged,  ///< %1 step, %2 row, %3 column, %4 number of the step, %5 value
    NotEnoughMemory,  ///< %1 bytes needed, %2 bytes free
};

struct Error {
    ErrorCode code;
    std::vector<std::string> arguments;
    bool operator==(const Error&) const = default;
};

template <class T> using Computed = Outcome<T, Error>;

}  // namespace ae
