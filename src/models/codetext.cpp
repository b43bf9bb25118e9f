// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/codetext.h"

#include "io/exports/numpyconventions.h"

namespace ae {

QString numpyLines(const Document& document)
{
    return QString::fromStdString(numpyLines(document.evaluation(), document.session().view.conventions));
}

}  // namespace ae
