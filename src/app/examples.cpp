// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"

#include <QFile>
#include <QLatin1String>

#include <array>

namespace ae {

std::span<const ExampleSpec> exampleCatalogue()
{
    static constexpr std::array catalogue = {
        ExampleSpec{":/examples/lesson.attn", AE_TR("The real attention equation")},
        ExampleSpec{":/examples/saturates-by-hand.attn", AE_TR("Saturation you can check by hand")},
        ExampleSpec{":/examples/previous-token.attn", AE_TR("Look at the previous token")},
        ExampleSpec{":/examples/two-sentences.attn", AE_TR("Two sentences in one batch")},
    };
    return catalogue;
}

Session exampleSession(const ExampleSpec& example)
{
    QFile file(QLatin1String(example.resource));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    Q_UNUSED(isOpen);
    return readSession(file.readAll().toStdString()).value().session;
}

Session lessonSession()
{
    return exampleSession(exampleCatalogue().front());
}

}  // namespace ae
