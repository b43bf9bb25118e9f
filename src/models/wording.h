// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ae {

// How pieces become a sentence, in every language the same way: each of these is one text for translators.

/// “export”: a name that stands within a sentence.
QString quotedName(const QString& name);

/// "a, b, c"; behind the first `most` entries an ellipsis stands for all others.
QString listOf(const QStringList& entries, qsizetype most = -1);

/// "a, b and 3 more": as listOf(), where it is told how many are left out.
QString listOfAll(const QStringList& entries, qsizetype most);

/// Where words run from the right: each number with its sign, each name of a cell and each formula isolated, so that it keeps its order
/// among them ("−0.35" does not become "0.35−"). Elsewhere the sentence itself. For labels alone: what is read aloud, copied or written
/// to files goes without such marks.
QString isolated(const QString& sentence);

/// The text of a button, menu or label with a mnemonic, in which an & of a name is to be seen.
QString escapedMnemonic(const QString& name);

}  // namespace ae
