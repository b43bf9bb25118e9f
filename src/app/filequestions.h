// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/documentfile.h"

#include <QString>

class QWidget;

namespace ae::filequestions {

enum class Opening { ReadOnly, Copy, Cancel };
/// How to open a file that another window or program has open.
Opening askHowToOpen(const QString& path, QWidget* parent);

enum class Saving { Here, Elsewhere, Cancel };
/// Whether to write over what others made of the document's file; what they made can be compared first.
Saving askAboutChange(const Document& document, FileChange change, QWidget* parent);

/// What others just did, in a sentence for the status bar.
QString noteOf(const Document& document, FileChange change);

}  // namespace ae::filequestions
