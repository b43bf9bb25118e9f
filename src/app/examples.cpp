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
        ExampleSpec{":/examples/lesson.attn", AE_TR("ae", "The real attention equation")},
        ExampleSpec{":/examples/saturates-by-hand.attn", AE_TR("ae", "Saturation you can check by hand")},
        ExampleSpec{":/examples/goal-seek-stall.attn", AE_TR("ae", "Goal seek: where it stalls")},
        ExampleSpec{":/examples/worksheet-one-row.attn", AE_TR("ae", "Worksheet: one row by hand")},
        ExampleSpec{":/examples/previous-token.attn", AE_TR("ae", "Look at the previous token")},
        ExampleSpec{":/examples/trained-lookup.attn", AE_TR("ae", "A trained head: what is the value now?")},
        ExampleSpec{":/examples/two-sentences.attn", AE_TR("ae", "Two sentences in one batch")},
        ExampleSpec{":/examples/all-sizes-differ.attn", AE_TR("ae", "All four sizes differ")},
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
    Session session = exampleSession(exampleCatalogue().front());
    // The lesson speaks of "export", and its text is one line until it is wanted.
    session.view.pickedToken = 4;
    session.view.folded = {0};
    return session;
}

}  // namespace ae
