// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace ae {

/// An example session that comes with the program.
struct ShippedExample {
    std::string_view name;  ///< "lesson"; what @example of a lesson says
    std::string_view text;  ///< the session file
};

/// The files of resources/examples, by name; compiled in, so that programs without a window have them too.
std::span<const ShippedExample> shippedExamples();

/// nullptr where there is none of that name.
const ShippedExample* findShippedExample(std::string_view name);

}  // namespace ae
