// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/displaytext.h"
#include "cli/import.h"
#include "cli/savesession.h"
#include "cli/texttable.h"
#include "io/heads/headsession.h"

#include <filesystem>
#include <limits>

namespace ae::cli {

namespace {

/// All that the options say about the head, before a file is opened.
struct HeadRequest {
    HeadCounts counts;
    std::string layer;  ///< empty: the first
    Index head = 0;
    Reading reading = Reading::AsStored;
    std::vector<std::uint64_t> ids;
    Index randomRows = 0;
    std::uint64_t seed = 1;
};

Result<std::optional<Index>> readCount(const Arguments& arguments, std::string_view option, std::uint64_t least)
{
    if (!arguments.has(option))
        return std::optional<Index>();
    const Result<std::uint64_t> count = wholeNumber(option, arguments.value(option), least, limits::valuesPerMatrix);
    if (!count)
        return count.error();
    return std::optional(static_cast<Index>(*count));
}

std::optional<Problem> readCounts(const Arguments& arguments, HeadRequest& request)
{
    const auto heads = readCount(arguments, "--heads", 1);
    const auto keyValueHeads = readCount(arguments, "--kv-heads", 1);
    const auto head = readCount(arguments, "--head", 0);
    for (const auto* count : {&heads, &keyValueHeads, &head}) {
        if (!*count)
            return count->error();
    }
    request.counts = {*heads, *keyValueHeads, {}};
    request.head = head->value_or(0);
    return std::nullopt;
}

std::optional<Problem> readIds(const Arguments& arguments, HeadRequest& request)
{
    for (const std::string& word : wordsOf(arguments.value("--ids"), " \t\r\n,")) {
        const Result<std::uint64_t> id = wholeNumber("--ids", word, 0, std::numeric_limits<std::int64_t>::max());
        if (!id)
            return id.error();
        request.ids.push_back(*id);
    }
    if (request.ids.empty())
        return usageProblem("--ids", "there are none", "give the numbers of some tokens: --ids \"12 7 99\"");
    return std::nullopt;
}

std::optional<Problem> readRandom(const Arguments& arguments, HeadRequest& request)
{
    const std::string text = arguments.value("--random");
    const std::size_t comma = std::min(text.find(','), text.size());
    const Result<std::uint64_t> rows = wholeNumber("--random", text.substr(0, comma), 1, limits::tokens);
    if (!rows)
        return rows.error();
    request.randomRows = static_cast<Index>(*rows);
    if (comma == text.size())
        return std::nullopt;
    const Result<std::uint64_t> seed = wholeNumber("--random", text.substr(comma + 1), 0, std::numeric_limits<std::uint64_t>::max());
    if (!seed)
        return seed.error();
    request.seed = *seed;
    return std::nullopt;
}

std::optional<Problem> checkTogether(const Arguments& arguments)
{
    for (const std::string_view option : {"--wq", "--wk", "--wv", "--bq", "--bk", "--bv"}) {
        if (arguments.has(option))
            return usageProblem(std::string(option), "the weights come from --model", "leave one of the two out");
    }
    std::string_view first;
    for (const std::string_view option : {"--x", "--ids", "--random"}) {
        if (!arguments.has(option))
            continue;
        if (!first.empty())
            return usageProblem(std::string(option), "X comes from %1 already", "leave one of the two out", {std::string(first)});
        first = option;
    }
    return arguments.has("--list") ? std::nullopt : checkTarget(arguments);
}

Result<HeadRequest> readRequest(const Arguments& arguments)
{
    HeadRequest request;
    request.layer = arguments.value("--layer");
    request.reading = arguments.has("--transpose") ? Reading::Transposed : Reading::AsStored;
    auto problem = checkTogether(arguments);
    if (!problem)
        problem = readCounts(arguments, request);
    if (!problem && arguments.has("--ids"))
        problem = readIds(arguments, request);
    if (!problem && arguments.has("--random"))
        problem = readRandom(arguments, request);
    if (problem)
        return *problem;
    return request;
}

std::string headsText(const AttentionLayer& layer)
{
    if (layer.heads == 0)
        return "number of heads not known";
    std::string text = counted(layer.heads, "head", "heads") + " of " + std::to_string(layer.headSize);
    if (layer.keyValueHeads != layer.heads)
        text += ", " + counted(layer.keyValueHeads, "key/value head", "key/value heads");
    return text;
}

std::string positionsText(const AttentionLayer& layer)
{
    return layer.rotary.convention.empty() ? std::string() : "rotary " + layer.rotary.convention;
}

int printLayers(const Model& model, Console& console)
{
    return console.print([&](PieceWriter& out) {
        TextTable table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Left, Align::Left, Align::Left});
        table.add({"layer", "name", "family", "d_model", "heads", "mask", "positions"});
        for (const AttentionLayer& layer : model.layers) {
            table.add({shortened(layerName(layer), 40), shortened(layer.prefix, 80), layer.family->title, std::to_string(layer.width),
                       headsText(layer), layer.isReady() ? layer.mask : "", positionsText(layer)});
        }
        table.print(out);
    });
}

/// Position of the layer asked for; the first where none is, which is said.
Result<std::size_t> chosenLayer(const Model& model, const Arguments& arguments, const HeadRequest& request, Console& console)
{
    if (arguments.has("--layer")) {
        const Result<std::size_t> found = findLayer(model, request.layer);
        if (found)
            return *found;
        Problem problem = found.error();
        problem.where = "--layer";
        return problem;
    }
    const std::string& prefix = model.layers.front().prefix;
    if (model.layers.size() > 1) {
        console.note(arguments.value("--model"),
                     {ProblemKind::Data,
                      {},
                      "the first layer is taken: %1",
                      "--layer takes another, --list prints them all",
                      {shortened(prefix, 80)}});
    }
    return std::size_t{0};
}

Attempt<Embeddings> findX(const Arguments& arguments, const HeadRequest& request, const ArrayFile& file, const AttentionLayer& layer,
                          SourceFiles& files, Console& console)
{
    if (arguments.has("--x")) {
        const Source source = sourceOf("--x", arguments.value("--x"));
        Attempt<Matrix> x = readSource(files, source, SourceShape::Matrix, console);
        if (!x)
            return x.error();
        if (x->cols() != layer.width) {
            return Failed{console.fail(placeOf(source.file),
                                       {ProblemKind::Data,
                                        "--x",
                                        "X is %1x%2 but the head reads rows of %3 numbers",
                                        x->rows() == layer.width ? "transposed it would fit" : "give the hidden states of this model",
                                        {std::to_string(x->rows()), std::to_string(x->cols()), std::to_string(layer.width)}})};
        }
        const Index rows = x->rows();
        return Embeddings{std::move(*x), defaultTokens(rows), {}};
    }
    Result<Embeddings> found = arguments.has("--ids") ? embeddingsOfIds(file, layer, request.ids)
        : arguments.has("--random")                   ? randomEmbeddings(request.randomRows, layer.width, request.seed)
                                                      : storedEmbeddings(file, layer);
    if (!found)
        return Failed{console.fail(placeOf(arguments.value("--model")), found.error())};
    return std::move(*found);
}

int saveHead(const Arguments& arguments, Head head, Embeddings embeddings, const std::string& title, Console& console)
{
    Options rules;
    rules.rotary = head.rotary;
    auto problem = readRope(arguments, rules);
    Result<std::optional<std::vector<std::string>>> tokens = readTokens(arguments, embeddings.x.rows());
    if (!problem && !tokens)
        problem = tokens.error();
    if (problem)
        return console.fail({}, *problem);
    head.rotary = rules.rotary;
    if (arguments.has("--mask"))
        head.mask = arguments.value("--mask");
    if (tokens->has_value())
        embeddings.tokens = std::move(**tokens);
    for (const std::vector<Problem>* notes : {&head.notes, &embeddings.notes}) {
        for (const Problem& note : *notes)
            console.note(placeOf(arguments.value("--model")), note);
    }
    const Result<Session> session = sessionOf(head, std::move(embeddings), title);
    if (!session)
        return console.fail(placeOf(arguments.value("--model")), session.error());
    return saveSession(arguments.value("-o"), *session, overwriteOf(arguments), console);
}

}  // namespace

int importModel(const Arguments& arguments, Console& console)
{
    const Result<HeadRequest> request = readRequest(arguments);
    if (!request)
        return console.fail({}, request.error());
    const std::string path = arguments.value("--model");
    SourceFiles files(tableChoices(arguments));
    const Attempt<const ArrayFile*> file = files.open(path, console);
    if (!file)
        return file.error().code;
    const ModelConfig config = path == "-" ? ModelConfig{} : modelConfigBeside(path);
    const Result<Model> model = recogniseModel(**file, config, request->counts);
    if (!model)
        return console.fail(placeOf(path), model.error());
    for (const Problem& note : model->notes)
        console.note(placeOf(path), note);
    if (arguments.has("--list"))
        return printLayers(*model, console);
    const Result<std::size_t> position = chosenLayer(*model, arguments, *request, console);
    if (!position)
        return console.fail(placeOf(path), position.error());
    const AttentionLayer& layer = model->layers[*position];
    Result<Head> head = cutHead(**file, layer, request->head, request->reading);
    if (!head)
        return console.fail(placeOf(path), head.error());
    if (!arguments.has("--head") && layer.heads > 1)
        console.note(placeOf(path),
                     {ProblemKind::Data, {}, "head 0 of %1 is taken", "--head takes another", {std::to_string(layer.heads)}});
    Attempt<Embeddings> embeddings = findX(arguments, *request, **file, layer, files, console);
    if (!embeddings)
        return embeddings.error().code;
    const std::string title = headTitle(std::filesystem::path(path).filename().string(), layer, request->head);
    return saveHead(arguments, std::move(*head), std::move(*embeddings), title, console);
}

}  // namespace ae::cli
