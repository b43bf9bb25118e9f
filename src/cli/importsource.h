// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/opensession.h"
#include "io/arrays.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace ae::cli {

/// FILE[:TENSOR] of one option.
struct Source {
    std::string option;  ///< "--wq"
    std::string file;
    std::optional<std::string> tensor;
};

/// The last colon separates the tensor's name unless a file of the whole name exists; a colon further left counts where only that
/// leaves the name of a file.
Source sourceOf(std::string_view option, const std::string& text);

/// The files that matrices come from, each opened once.
class SourceFiles {
public:
    /// How text tables among them are read.
    explicit SourceFiles(ReadChoices choices = {}) : m_choices(std::move(choices)) { }

    /// Reports what is wrong.
    Attempt<const ArrayFile*> open(const std::string& file, Console& console);

private:
    ReadChoices m_choices;
    std::map<std::string, std::unique_ptr<ArrayFile>> m_files;
};

/// What an option asks for.
enum class SourceShape { Matrix, Row };

/// The numbers of one array; assumptions are printed as notes. Several arrays and no name: 64 with names and shapes.
/// A row may also lie in the file as a column.
Attempt<Matrix> readSource(SourceFiles& files, const Source& source, SourceShape shape, Console& console);

/// "Wq 48x16, bq 16".
std::string arrayList(const ArrayFile& file);

}  // namespace ae::cli
