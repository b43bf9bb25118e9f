# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFILES=a.attn;b.attn -DOUT=examples.cpp -P EmbedTexts.cmake: the files as the table of lessons/shippedexamples.h.
file(WRITE "${OUT}.new" "// Made by cmake/EmbedTexts.cmake.\n#include \"lessons/shippedexamples.h\"\n\n#include <array>\n\nnamespace ae {\n\n"
    "std::span<const ShippedExample> shippedExamples()\n{\n    static constexpr std::array examples = {\n")
foreach(path IN LISTS FILES)
    get_filename_component(name "${path}" NAME_WE)
    file(READ "${path}" text)
    file(APPEND "${OUT}.new" "ShippedExample{\"${name}\", R\"____(${text})____\"},\n")
endforeach()
file(APPEND "${OUT}.new" "    };\n    return examples;\n}\n\n}  // namespace ae\n")
file(RENAME "${OUT}.new" "${OUT}")
