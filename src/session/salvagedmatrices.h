// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"
#include "session/damagedtext.h"
#include "session/salvage.h"

#include <array>
#include <optional>
#include <utility>

namespace ae {

/// One of the sizes that the parts of a session share.
enum class Size { One, Tokens, Model, Key, Value };
inline constexpr std::size_t sizeCount = 5;

/// The sizes of a damaged session. Each shape, list of names and length of rows is a vote, because any one of them can be damaged.
class SessionSizes {
public:
    explicit SessionSizes(const FoundMember& root);

    struct Choice {
        Index count = 1;
        bool isSure = false;  ///< two parts of the file or more agree, and fewer say another thing
        bool isKnown = false;
    };
    Choice of(Size size) const;

private:
    void vote(Size size, Index value, int weight = 1);

    std::array<std::vector<std::pair<Index, int>>, sizeCount> m_votes;
};

/// The elements of a list at their places, as positions in list.elements; nothing where one is missing or its place is not certain.
std::vector<std::optional<std::size_t>> placed(const FoundList& list, SessionSizes::Choice count);

/// Fills session, missing and lostRows. False when no row at all is whole.
bool salvageMatrices(const FoundMember& root, const SessionSizes& sizes, Salvaged& salvaged);

/// "X 7x4, Wq 4x2": the shapes that the file states.
std::string statedShapes(const FoundMember& root);

}  // namespace ae
