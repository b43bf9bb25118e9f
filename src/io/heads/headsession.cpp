// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/headsession.h"

#include "attention/export.h"
#include "attention/saturation.h"
#include "io/heads/modellayer.h"
#include "session/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ae {

namespace {

constexpr std::uint64_t kStreamEmbeddings = 5;  // 1 to 4 are those of wider projections

constexpr std::string_view embeddingNames[] = {
    "wte.weight",     "embed_tokens.weight",    "word_embeddings.weight",  "embed_in.weight",  "shared.weight", "tok_embeddings.weight",
    "tok_emb.weight", "token_embedding.weight", "token_embeddings.weight", "embedding.weight",
};

std::size_t commonStart(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

std::optional<Problem> checkTokenCount(std::size_t count)
{
    if (count == 0)
        return Problem{ProblemKind::Usage, {}, AE_TR("ae", "there are no tokens"), AE_TR("ae", "give at least one"), {}};
    if (count <= static_cast<std::size_t>(limits::tokens))
        return std::nullopt;
    return Problem{ProblemKind::Usage,
                   {},
                   AE_TR("ae", "there are %1 tokens, and at most %2 are possible"),
                   AE_TR("ae", "use fewer"),
                   {std::to_string(count), std::to_string(limits::tokens)}};
}

std::optional<Problem> checkEmbeddingSize(Index tokens, Index width)
{
    if (auto problem = checkTokenCount(static_cast<std::size_t>(std::max<Index>(tokens, 0))))
        return problem;
    if (width >= 1 && width <= limits::side && tokens <= limits::valuesPerMatrix / width)
        return std::nullopt;
    return Problem{ProblemKind::Usage,
                   {},
                   AE_TR("ae", "an X of %1 by %2 is more than a session can hold"),
                   AE_TR("ae", "use fewer tokens"),
                   {std::to_string(tokens), std::to_string(width)}};
}

Problem noEmbedding(const AttentionLayer& layer)
{
    return {ProblemKind::Usage,
            layer.prefix,
            AE_TR("ae", "the file has no matrix of token embeddings that are %1 numbers wide"),
            AE_TR("ae", "give X from a file of hidden states (--x) or take random numbers (--random)"),
            {std::to_string(layer.width)}};
}

/// A sentence as Markdown that shows it and nothing else.
std::string markdownText(std::string_view text)
{
    std::string safe;
    for (const char c : text) {
        if (std::string_view("\\`*_{}[]<>#!|~&").find(c) != std::string_view::npos)
            safe += '\\';
        safe += c == '\n' || c == '\r' ? ' ' : c;
    }
    return safe;
}

}  // namespace

std::optional<std::vector<std::string>> textList(const std::string& json, Index count)
{
    const nlohmann::json parsed = nlohmann::json::parse(json, nullptr, false);
    if (!parsed.is_array() || parsed.size() != static_cast<std::size_t>(count))
        return std::nullopt;
    std::vector<std::string> texts;
    for (const nlohmann::json& entry : parsed) {
        if (!entry.is_string() || codePoints(entry.get_ref<const std::string&>()) > static_cast<std::size_t>(limits::tokenCodePoints))
            return std::nullopt;
        texts.push_back(entry.get<std::string>());
    }
    return texts;
}

std::string introduction(const std::string& title, const std::vector<Problem>& notes)
{
    std::string text = "# " + markdownText(title) + "\n";
    for (const Problem& note : notes) {
        const std::string where = note.where.empty() ? std::string() : markdownText(shortened(note.where, 200)) + ": ";
        text.append("\n- ").append(where).append(markdownText(note.sentence()));
    }
    return text.size() <= limits::textCellBytes ? text + "\n" : "# " + markdownText(title) + "\n";
}

std::optional<std::size_t> findEmbedding(const TensorIndex& index, std::string_view prefix, std::optional<Index> width)
{
    std::optional<std::size_t> best;
    std::size_t bestStart = 0;
    for (const auto& [name, array] : index.under({})) {
        const bool isNamedSo = std::any_of(std::begin(embeddingNames), std::end(embeddingNames),
                                           [&, own = name](std::string_view ending) { return endsWithPart(own, ending); });
        const std::vector<std::uint64_t>& shape = index.info(array).shape;
        const bool fits = shape.size() == 2 && (!width || shape[1] == static_cast<std::uint64_t>(*width));
        const std::size_t start = commonStart(name, prefix);
        if (!isNamedSo || !fits || (best && start <= bestStart))
            continue;
        best = array;
        bestStart = start;
    }
    return best;
}

Result<Embeddings> embeddingsOfIds(const ArrayFile& file, const AttentionLayer& layer, std::span<const std::uint64_t> ids)
{
    const TensorIndex index(file);
    const std::optional<std::size_t> matrix = findEmbedding(index, layer.prefix, layer.width);
    if (!matrix || layer.part == "vision")
        return noEmbedding(layer);
    const auto count = static_cast<Index>(std::min<std::size_t>(ids.size(), limits::side));
    if (auto problem = checkEmbeddingSize(count, layer.width))
        return *problem;
    const ArrayInfo& info = index.info(*matrix);
    Embeddings embeddings;
    embeddings.x.resize(count, layer.width);
    for (Index i = 0; i < count; ++i) {
        const std::uint64_t id = ids[static_cast<std::size_t>(i)];
        if (id >= info.shape[0]) {
            return Problem{ProblemKind::Usage,
                           info.name,
                           AE_TR("ae", "there is no token %1: it has %2 rows"),
                           AE_TR("ae", "tokens are counted from 0"),
                           {std::to_string(id), std::to_string(info.shape[0])}};
        }
        const Result<Matrix> row = file.readBlock(*matrix, {static_cast<Index>(id), 0, 1, layer.width});
        if (!row)
            return row.error();
        embeddings.x.row(i) = row->row(0);
        embeddings.tokens.push_back("#" + std::to_string(id));
    }
    embeddings.notes.push_back(modelNote(
        info.name,
        AE_TR("ae", "X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head"),
        {}, AE_TR("ae", "give the hidden states of the model as X for its own weights")));
    return embeddings;
}

Result<Embeddings> randomEmbeddings(Index tokens, Index width, std::uint64_t seed)
{
    if (auto problem = checkEmbeddingSize(tokens, width))
        return *problem;
    Embeddings embeddings{Matrix(tokens, width), defaultTokens(tokens), {}};
    for (Index r = 0; r < tokens; ++r) {
        for (Index c = 0; c < width; ++c)
            embeddings.x(r, c) = normalDraw(seed, kStreamEmbeddings, static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
    }
    embeddings.notes.push_back(modelNote(
        {}, AE_TR("ae", "X holds standard normal numbers of seed %1: what the head makes of no text at all"), {std::to_string(seed)}));
    return embeddings;
}

Result<Embeddings> storedEmbeddings(const ArrayFile& file, const AttentionLayer& layer)
{
    const std::optional<std::size_t> array = TensorIndex(file).find(layer.prefix, "X");
    if (!array) {
        return Problem{ProblemKind::Usage,
                       {},
                       AE_TR("ae", "X is not in the file"),
                       AE_TR("ae", "give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)"),
                       {}};
    }
    Result<ReadMatrix> read = file.read(*array);
    if (!read)
        return read.error();
    Embeddings embeddings{std::move(read->numbers), {}, std::move(read->notes)};
    embeddings.tokens = defaultTokens(embeddings.x.rows());
    const auto tokens = file.metadata().find("tokens");
    if (tokens != file.metadata().end()) {
        if (auto texts = textList(tokens->second, embeddings.x.rows()))
            embeddings.tokens = std::move(*texts);
    }
    return embeddings;
}

std::vector<std::string> defaultTokens(Index count)
{
    std::vector<std::string> tokens;
    for (Index i = 1; i <= count; ++i)
        tokens.push_back("t" + std::to_string(i));
    return tokens;
}

std::string headTitle(const std::string& file, const AttentionLayer& layer, Index head)
{
    const std::string name = shortened(file, 200);
    if (layer.family && layer.family->key == "head")
        return name;
    return name + " layer " + shortened(layerName(layer), 400) + " head " + std::to_string(head);
}

Result<Session> sessionOf(const Head& head, Embeddings embeddings, const std::string& title)
{
    Inputs matrices = head.matrices;
    matrices["X"] = std::move(embeddings.x);
    Options options;
    options.mask = head.mask;
    options.scaleExponent = head.scaleExponent;
    options.temperature = head.temperature;
    options.rotary = head.rotary;
    Result<Session> session = sessionOf(std::move(matrices), std::move(options), std::move(embeddings.tokens), title);
    if (!session)
        return session;
    std::vector<Problem> notes = head.notes;
    notes.insert(notes.end(), embeddings.notes.begin(), embeddings.notes.end());
    session->notebook.insert(session->notebook.begin(), {std::string(textCellKind), introduction(session->title, notes)});
    return session;
}

Result<Session> sessionOf(Inputs matrices, Options options, std::vector<std::string> tokens, const std::string& title)
{
    Session session;
    session.title = shortened(title, static_cast<std::size_t>(limits::titleCodePoints) - 1);
    session.matrices = std::move(matrices);
    session.options = std::move(options);
    session.tokens = std::move(tokens);
    session.notebook = defaultNotebook();
    std::erase_if(session.notebook, [](const NotebookCell& cell) { return cell.kind == textCellKind; });  // it is about the lesson
    const std::vector<Problem> problems = checkSession(session);
    if (!problems.empty())
        return problems.front();
    return session;
}

}  // namespace ae
