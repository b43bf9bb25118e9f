// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"

#include "app/translations.h"
#include "lessons/shippedexamples.h"

#include <array>

namespace ae {

std::span<const ExampleSpec> exampleCatalogue()
{
    static constexpr std::array catalogue = {
        ExampleSpec{"lesson", AE_TR("ae", "The real attention equation")},
        ExampleSpec{"saturates-by-hand", AE_TR("ae", "Saturation you can check by hand")},
        ExampleSpec{"goal-seek-stall", AE_TR("ae", "Goal seek: where it stalls")},
        ExampleSpec{"worksheet-one-row", AE_TR("ae", "Worksheet: one row by hand")},
        ExampleSpec{"previous-token", AE_TR("ae", "Look at the previous token")},
        ExampleSpec{"trained-lookup", AE_TR("ae", "A trained head: what is the value now?")},
        ExampleSpec{"two-sentences", AE_TR("ae", "Two sentences in one batch")},
        ExampleSpec{"all-sizes-differ", AE_TR("ae", "All four sizes differ")},
    };
    return catalogue;
}

Session exampleSession(const ExampleSpec& example)
{
    Session session = readSession(findShippedExample(example.name)->text).value().session;
    translateTexts(session);
    return session;
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
