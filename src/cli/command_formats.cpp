// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/texttable.h"
#include "io/formats.h"

#include <vector>

namespace ae::cli {

namespace {

int runFormats(const Arguments&, Console& console)
{
    TextTable table(std::vector<Align>(4, Align::Left));
    for (const FormatSpec& format : formatCatalogue())
        table.add({std::string(format.ending), format.reads() ? "reads" : "-", format.writes() ? "writes" : "-", format.title});
    return console.print([&](PieceWriter& out) { table.print(out); });
}

}  // namespace

const CommandSpec formatsCommand = {
    .name = "formats",
    .summary = "List the file formats: ending, whether they are read and written, title",
    .run = runFormats,
};

}  // namespace ae::cli
