// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula.h"

namespace ae {

enum class ScriptLevel { Display, Line, Script, ScriptScript };

/// The class of a sign: + is binary, = a relation, unknown ones are ordinary.
AtomClass atomClassOf(QStringView sign);

/// Classes of the atoms of a row after TeX's rule that a binary operator without an operand on either side is ordinary:
/// the minus of "−x" and of "(−x)". One pair (left, right) a child; spaces take no part and keep ordinary.
struct AtomPair {
    AtomClass left = AtomClass::Ordinary;
    AtomClass right = AtomClass::Ordinary;
};
std::vector<AtomPair> resolvedClasses(const std::vector<Formula>& children);

/// Space between neighbours in eighteenths of an em; indices are set tighter.
int spaceBetween(AtomClass left, AtomClass right, ScriptLevel level);

}  // namespace ae
