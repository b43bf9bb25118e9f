// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/answersheet.h"

namespace ae {

/// Puts live values in place of {{weights[export,fail]}} and {{scores[4,5]:4}} (decimals after the colon). What cannot be
/// read stays as it was written, followed by the reason in brackets. Markdown signs in the reason are escaped.
QString withLiveValues(const QString& markdown, const Document& document, Gate gate = Gate::Answers);

/// The steps whose values the text quotes, so that it is rendered again only when one of them changes.
bool quotesLiveValues(const QString& markdown);

}  // namespace ae
