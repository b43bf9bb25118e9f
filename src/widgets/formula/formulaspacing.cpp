// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulaspacing.h"

#include <array>

namespace ae {

namespace {

struct SignClass {
    AtomClass atom;
    QStringView signs;
};

constexpr std::array<SignClass, 5> signClasses{{
    {AtomClass::Binary, u"+−-±·×∘∗÷⊙⊗⊕∪∩∖"},
    {AtomClass::Relation, u"=≠<>≤≥≈∈∉→←↦⇒∝≡≪≫∼:≔"},
    {AtomClass::Punctuation, u",;"},
    {AtomClass::Open, u"([{⟨"},
    {AtomClass::Close, u")]}⟩!?"},
}};

// The TeXbook, page 170: 0 none, 1 thin, 2 medium, 3 thick; negative: left out in indices. After a comma thick instead of thin:
// text fonts have wider digits, and lists of numbers are what is shown here.
constexpr std::array<std::array<int, 8>, 8> spacing{{
    // Ord Op Bin Rel Open Close Punct Inner
    {0, 1, -2, -3, 0, 0, 0, -1},  // ordinary
    {1, 1, 0, -3, 0, 0, 0, -1},  // operator
    {-2, -2, 0, 0, -2, 0, 0, -2},  // binary
    {-3, -3, 0, 0, -3, 0, 0, -3},  // relation
    {0, 0, 0, 0, 0, 0, 0, 0},  // open
    {0, 1, -2, -3, 0, 0, 0, -1},  // close
    {-3, -3, 0, -3, -3, -3, -3, -3},  // punctuation
    {-1, 1, -2, -3, -1, 0, -1, -1},  // inner
}};
constexpr std::array<int, 4> widths{0, 3, 4, 5};

bool leavesNoOperand(AtomClass left)
{
    return left == AtomClass::Binary || left == AtomClass::Operator || left == AtomClass::Relation || left == AtomClass::Open
        || left == AtomClass::Punctuation;
}

bool takesNoOperand(AtomClass right)
{
    return right == AtomClass::Relation || right == AtomClass::Close || right == AtomClass::Punctuation;
}

}  // namespace

AtomClass atomClassOf(QStringView sign)
{
    if (sign.size() != 1)
        return AtomClass::Ordinary;
    for (const SignClass& entry : signClasses) {
        if (entry.signs.contains(sign))
            return entry.atom;
    }
    return AtomClass::Ordinary;
}

std::vector<AtomPair> resolvedClasses(const std::vector<Formula>& children)
{
    std::vector<AtomPair> classes(children.size());
    AtomPair* previous = nullptr;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const FormulaNode& node = children[i].node();
        if (node.kind == FormulaKind::Space)
            continue;
        AtomPair& pair = classes[i];
        pair = {node.left, node.right};
        if (pair.left == AtomClass::Binary && (!previous || leavesNoOperand(previous->right)))
            pair = {};
        if (previous && previous->right == AtomClass::Binary && takesNoOperand(pair.left))
            *previous = {};
        previous = &pair;
    }
    if (previous && previous->right == AtomClass::Binary)
        *previous = {};
    return classes;
}

int spaceBetween(AtomClass left, AtomClass right, ScriptLevel level)
{
    const int entry = spacing[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)];
    if (entry < 0 && level >= ScriptLevel::Script)
        return 0;
    return widths[static_cast<std::size_t>(entry < 0 ? -entry : entry)];
}

}  // namespace ae
