// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/problem.h"

#include "attention/export.h"
#include "session/numbers.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

/// One error of the mathematics in words; %1, %2 ... are the arguments that ErrorCode documents.
struct ErrorSentence {
    ErrorCode code;
    ProblemKind kind;
    const char* what;
    const char* advice;
};

constexpr std::array sentences = {
    ErrorSentence{ErrorCode::InvalidExponent, ProblemKind::Data, AE_TR("ae", "the scale exponent %1 is not a number from 0 to 2"),
                  AE_TR("ae", "0.5 divides by the root of d, 0 switches scaling off")},
    ErrorSentence{ErrorCode::InvalidTemperature, ProblemKind::Data, AE_TR("ae", "the temperature %1 is not a finite number above 0"),
                  AE_TR("ae", "1 leaves the weights as they are")},
    ErrorSentence{ErrorCode::UnknownMask, ProblemKind::Data, AE_TR("ae", "there is no mask \"%1\""),
                  AE_TR("ae", "use none, causal or painted")},
    ErrorSentence{ErrorCode::MaskShape, ProblemKind::Data, AE_TR("ae", "the painted mask is %1x%2, but there are %3 tokens"),
                  AE_TR("ae", "give each of the %3 tokens a row of %3 marks")},
    ErrorSentence{ErrorCode::UnknownRotary, ProblemKind::Data, AE_TR("ae", "there is no rotary convention \"%1\""),
                  AE_TR("ae", "use halves or pairs")},
    ErrorSentence{ErrorCode::InvalidRotaryBase, ProblemKind::Data, AE_TR("ae", "the rotary base %1 is not a finite number above 0"),
                  AE_TR("ae", "most models use 10000")},
    ErrorSentence{ErrorCode::InvalidRotaryWidth, ProblemKind::Data, AE_TR("ae", "%1 columns cannot be turned in pairs where d_k is %2"),
                  AE_TR("ae", "use an even number of columns up to d_k, or switch rotary positions off")},
    ErrorSentence{ErrorCode::WideningWithRotary, ProblemKind::Data,
                  AE_TR("ae", "columns from \"%1\" have no place in rotary positions, which turn columns in pairs"),
                  AE_TR("ae", "use the source normal, or switch rotary positions off")},
    ErrorSentence{ErrorCode::MissingInput, ProblemKind::Data, AE_TR("ae", "the matrix %1 is missing"),
                  AE_TR("ae", "X, Wq, Wk and Wv are needed")},
    ErrorSentence{ErrorCode::UnknownInput, ProblemKind::Data, AE_TR("ae", "%1 is not an input"),
                  AE_TR("ae", "the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv")},
    ErrorSentence{ErrorCode::EmptyMatrix, ProblemKind::Data, AE_TR("ae", "%1 has no rows or no columns"),
                  AE_TR("ae", "give it at least one of each")},
    ErrorSentence{ErrorCode::RowsDiffer, ProblemKind::Data, AE_TR("ae", "%1 is %2 but %3 is %4: %3 needs %5 rows"),
                  AE_TR("ae", "resize one of the two")},
    ErrorSentence{ErrorCode::ColumnsDiffer, ProblemKind::Data, AE_TR("ae", "%1 is %2 but %3 is %4: %3 needs %5 columns"),
                  AE_TR("ae", "resize one of the two")},
    ErrorSentence{ErrorCode::BiasShape, ProblemKind::Data, AE_TR("ae", "%1 is %2 but needs the shape 1x%3"),
                  AE_TR("ae", "give it one number for each column of its projection")},
    ErrorSentence{ErrorCode::UnknownStep, ProblemKind::Usage, AE_TR("ae", "there is no step \"%1\""),
                  AE_TR("ae", "choose one of the steps in force")},
    ErrorSentence{ErrorCode::CellOutOfRange, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] does not exist: %1 is %4"),
                  AE_TR("ae", "rows and columns are counted from 0")},
    ErrorSentence{ErrorCode::NoDistribution, ProblemKind::Data, AE_TR("ae", "row %2 of %1 has no distribution (%3)"),
                  AE_TR("ae", "choose a row that has one")},
    ErrorSentence{ErrorCode::LogarithmOfNonPositive, ProblemKind::Data, AE_TR("ae", "%1[%2,%3] is not above 0, so it has no logarithm"),
                  AE_TR("ae", "choose a weight that is above 0")},
    ErrorSentence{ErrorCode::UnknownWideningSource, ProblemKind::Usage, AE_TR("ae", "there is no source \"%1\" for wider matrices"),
                  AE_TR("ae", "use random, repeat or normal")},
    ErrorSentence{ErrorCode::WidthTooSmall, ProblemKind::Usage, AE_TR("ae", "the width %1 is below the session's own d_k, %2"),
                  AE_TR("ae", "choose at least that width")},
    ErrorSentence{ErrorCode::UnknownLoss, ProblemKind::Usage, AE_TR("ae", "there is no loss \"%1\" for goals"),
                  AE_TR("ae", "use square or nll")},
    ErrorSentence{ErrorCode::UnknownMethod, ProblemKind::Usage, AE_TR("ae", "there is no method \"%1\""),
                  AE_TR("ae", "use adam or descent")},
    ErrorSentence{ErrorCode::InvalidRate, ProblemKind::Usage, AE_TR("ae", "the rate %1 is not a finite number above 0"),
                  AE_TR("ae", "0.05 suits Adam, 0.5 gradient descent")},
    ErrorSentence{ErrorCode::InvalidSteps, ProblemKind::Usage, AE_TR("ae", "%1 is not a number of steps from 1 to %2"),
                  AE_TR("ae", "500 is the usual one")},
    ErrorSentence{ErrorCode::InvalidTolerance, ProblemKind::Usage, AE_TR("ae", "the tolerance %1 is not a finite number from 0"),
                  AE_TR("ae", "0.001 is the usual one")},
    ErrorSentence{ErrorCode::GoalMissing, ProblemKind::Usage, AE_TR("ae", "there is no goal"),
                  AE_TR("ae", "name a cell and the value that it is to reach")},
    ErrorSentence{ErrorCode::GoalOnInput, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] is a cell of an input and cannot be a goal"),
                  AE_TR("ae", "type the number into it, or choose a cell that is computed")},
    ErrorSentence{ErrorCode::GoalTwice, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] is a goal twice"), AE_TR("ae", "keep one of the two")},
    ErrorSentence{ErrorCode::GoalNotFinite, ProblemKind::Usage, AE_TR("ae", "the target %4 of %1[%2,%3] is not a finite number"),
                  AE_TR("ae", "give a finite one")},
    ErrorSentence{ErrorCode::GoalStartsNotFinite, ProblemKind::Data, AE_TR("ae", "%1[%2,%3] is %4, from which no gradient leads anywhere"),
                  AE_TR("ae", "mend the numbers that it comes from first")},
    ErrorSentence{ErrorCode::GoalNoShare, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] is a weight and cannot become %4"),
                  AE_TR("ae", "give a target from 0 to 1")},
    ErrorSentence{ErrorCode::GoalNeedsWeights, ProblemKind::Usage,
                  AE_TR("ae", "%1[%2,%3] is no weight, and the loss \"%4\" takes weights alone"), AE_TR("ae", "use the loss square")},
    ErrorSentence{ErrorCode::GoalHidden, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] is hidden by the mask and stays 0"),
                  AE_TR("ae", "choose a key that this query may attend to, or change the mask")},
    ErrorSentence{ErrorCode::GoalForced, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] stays 1, because its row has no other allowed key"),
                  AE_TR("ae", "choose another row, or change the mask")},
    ErrorSentence{ErrorCode::GoalsAboveOne, ProblemKind::Usage,
                  AE_TR("ae", "the goals in row %2 of %1 add up to %3, but a row adds up to 1"), AE_TR("ae", "lower some of them")},
    ErrorSentence{ErrorCode::GoalsBelowOne, ProblemKind::Usage,
                  AE_TR("ae", "the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1"),
                  AE_TR("ae", "raise some of them, or leave one out")},
    ErrorSentence{ErrorCode::GoalBeyondValues, ProblemKind::Usage,
                  AE_TR("ae", "%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them"),
                  AE_TR("ae", "choose a target between them, or let Wv move")},
    ErrorSentence{ErrorCode::GoalOutOfReach, ProblemKind::Usage, AE_TR("ae", "nothing that may move leads to %1[%2,%3]: free are %4"),
                  AE_TR("ae", "set one of %5 free")},
    ErrorSentence{ErrorCode::FreeMissing, ProblemKind::Usage, AE_TR("ae", "no matrix is free to move"), AE_TR("ae", "set one of %1 free")},
    ErrorSentence{ErrorCode::FreeNoInput, ProblemKind::Usage, AE_TR("ae", "\"%1\" is not an input of this session"),
                  AE_TR("ae", "set one of %2 free")},
    ErrorSentence{ErrorCode::FreeAllLocked, ProblemKind::Usage, AE_TR("ae", "every cell that could move is locked: free are %1"),
                  AE_TR("ae", "unlock a cell, or set another matrix free")},
    ErrorSentence{ErrorCode::FreeNotFinite, ProblemKind::Data, AE_TR("ae", "%1[%2,%3] is %4 and cannot move"),
                  AE_TR("ae", "lock it, or give it a finite number")},
    ErrorSentence{ErrorCode::LockOnNoInput, ProblemKind::Usage, AE_TR("ae", "%1[%2,%3] is computed and cannot be locked"),
                  AE_TR("ae", "lock cells of inputs")},
    ErrorSentence{ErrorCode::SeekDiverged, ProblemKind::Data,
                  AE_TR("ae", "step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges"),
                  AE_TR("ae", "start again with a smaller rate")},
    ErrorSentence{ErrorCode::NotEnoughMemory, ProblemKind::Data,
                  AE_TR("ae", "the results would take %1, more than half of the %2 of memory that are free"),
                  AE_TR("ae", "use fewer tokens or close other programs")},
};

/// "1.5 GiB" from a count of bytes written as text; the text itself when it is no number.
std::string readableBytes(const std::string& bytes)
{
    static constexpr std::array units = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB"};
    const std::optional<double> count = readNumber(bytes);
    if (!count)
        return bytes;
    double amount = *count;
    std::size_t unit = 0;
    for (; amount >= 1024 && unit + 1 < units.size(); ++unit)
        amount /= 1024;
    return shownText(amount, unit == 0 ? 0 : 1) + " " + units[unit];
}

}  // namespace

std::string Problem::sentence() const
{
    std::string text = fill(what, arguments);
    if (*advice != '\0')
        text += "; " + fill(advice, arguments);
    return text;
}

std::string fill(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string filled;
    filled.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t argument = isPlace ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!isPlace || argument >= arguments.size()) {
            filled += text[i];
            continue;
        }
        filled += arguments[argument];
        ++i;
    }
    return filled;
}

Problem problemOf(const Error& error)
{
    const auto* found = std::find_if(sentences.begin(), sentences.end(), [&](const ErrorSentence& s) { return s.code == error.code; });
    if (found == sentences.end())
        return {ProblemKind::Bug, "", AE_TR("ae", "an error without a sentence"), "", error.arguments};
    Problem problem{found->kind, "", found->what, found->advice, error.arguments};
    if (error.code == ErrorCode::NotEnoughMemory)
        std::transform(error.arguments.begin(), error.arguments.end(), problem.arguments.begin(), readableBytes);
    return problem;
}

}  // namespace ae
