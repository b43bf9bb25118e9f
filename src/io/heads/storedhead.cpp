// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/storedhead.h"

#include "io/heads/headsession.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

const std::string* metadataOf(const ArrayFile& file, const std::string& key)
{
    const auto found = file.metadata().find(key);
    return found == file.metadata().end() ? nullptr : &found->second;
}

std::vector<std::string> namesIn(const ArrayFile& file, const std::string& key, Index count)
{
    const std::string* text = metadataOf(file, key);
    return text ? textList(*text, count).value_or(std::vector<std::string>()) : std::vector<std::string>();
}

Problem note(const char* what, const char* advice = "", std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, {}, what, advice, std::move(arguments)};
}

}  // namespace

bool holdsHead(const ArrayFile& file)
{
    return std::ranges::all_of(std::array{"X", "Wq", "Wk", "Wv"}, [&file](const char* name) { return file.find(name).has_value(); });
}

Result<Session> storedHead(const ArrayFile& file, const std::string& title)
{
    Inputs inputs;
    std::vector<Problem> notes = file.notes();
    for (const StepSpec* spec : stepCatalogue()) {
        const auto array = spec->kind == StepKind::Computed ? std::nullopt : file.find(spec->key);
        if (!array)
            continue;
        Result<ReadMatrix> matrix = file.read(*array);
        if (!matrix)
            return matrix.error();
        notes.insert(notes.end(), matrix->notes.begin(), matrix->notes.end());
        inputs.emplace(spec->key, std::move(matrix->numbers));
    }
    const Shape x = shapeOf(inputs.at("X"));
    std::vector<std::string> tokens = namesIn(file, "tokens", x.rows);
    std::vector<std::string> features = namesIn(file, "features", x.columns);
    if (metadataOf(file, "tokens") && tokens.empty())
        notes.push_back(note(AE_TR("ae", "the tokens that the file names do not go with its X, so they are numbered")));
    Options options;
    if (const std::string* causal = metadataOf(file, "causal"); causal && *causal == "true") {
        options.mask = "causal";
        notes.push_back(note(AE_TR("ae", "causal mask, as the file says")));
    }
    if (const std::string* base = metadataOf(file, "rope_theta")) {
        notes.push_back(note(AE_TR("ae", "the file gives rotary positions a base of %1 but not their convention, so none are used"),
                             AE_TR("ae", "switch them on by Matrix > Rotary positions"), {*base}));
    }
    if (const std::string* source = metadataOf(file, "source"))
        notes.push_back(note(AE_TR("ae", "from %1"), "", {*source}));
    if (tokens.empty())
        tokens = defaultTokens(x.rows);
    Result<Session> session = sessionOf(std::move(inputs), std::move(options), std::move(tokens), title);
    if (!session)
        return session;
    session->features = std::move(features);
    if (!notes.empty())
        session->notebook.insert(session->notebook.begin(), {std::string(textCellKind), introduction(session->title, notes)});
    const std::vector<Problem> problems = checkSession(*session);
    return problems.empty() ? session : Result<Session>(problems.front());
}

}  // namespace ae
