// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Orientation, head size and numbers of heads of an attention layer, from shapes, the file's other tensors and config.json.
#include "io/heads/modellayer.h"

#include "attention/export.h"

#include <algorithm>
#include <limits>

namespace ae {

namespace {

constexpr Index mostSide = std::numeric_limits<std::int32_t>::max();

std::optional<Shape> matrixShape(const ArrayInfo& info)
{
    const auto isGood = [](std::uint64_t side) { return side >= 1 && side <= static_cast<std::uint64_t>(mostSide); };
    if (info.shape.size() != 2 || !isGood(info.shape[0]) || !isGood(info.shape[1]))
        return std::nullopt;
    return Shape{static_cast<Index>(info.shape[0]), static_cast<Index>(info.shape[1])};
}

/// Length of a vector, however many axes of length 1 it has.
std::optional<Index> vectorLength(const ArrayInfo& info)
{
    std::uint64_t length = 1;
    for (const std::uint64_t side : info.shape) {
        if (length != 1 && side != 1)
            return std::nullopt;
        length *= side;
    }
    return length >= 1 && length <= static_cast<std::uint64_t>(mostSide) ? std::optional(static_cast<Index>(length)) : std::nullopt;
}

std::string shapeText(const ArrayInfo& info)
{
    std::string text;
    for (const std::uint64_t side : info.shape)
        text.append(text.empty() ? "" : ", ").append(std::to_string(side));
    return "[" + text + "]";
}

std::optional<Index> embeddingWidth(const AttentionLayer& layer, const LayerContext& context)
{
    const std::optional<std::size_t> embedding = findEmbedding(context.index, layer.prefix, std::nullopt);
    const std::optional<Shape> shape = embedding ? matrixShape(context.index.info(*embedding)) : std::nullopt;
    return shape ? std::optional(shape->columns) : std::nullopt;
}

/// What the shapes of a layer leave no doubt about; nothing where they do.
std::optional<Orientation> shownOrientation(const AttentionLayer& layer, const LayerContext& context, Shape q, Shape k)
{
    const auto ifOutputs = [&](Index outputs) -> std::optional<Orientation> {
        if ((q.rows == outputs) == (q.columns == outputs))
            return std::nullopt;
        return q.rows == outputs ? Orientation::OutIn : Orientation::InOut;
    };
    const auto ifInputs = [&](Index inputs) -> std::optional<Orientation> {
        if ((q.rows == inputs) == (q.columns == inputs))
            return std::nullopt;
        return q.columns == inputs ? Orientation::OutIn : Orientation::InOut;
    };
    const bool isFused = layer.family->packing != Packing::Separate;
    const bool isOneBias = layer.family->biases[1].empty();
    if (q.rows == q.columns) {  // with fewer key/value heads k alone can tell
        const bool isTold = !isFused && k.rows != k.columns && (k.columns == q.columns || k.rows == q.rows);
        return isTold ? std::optional(k.columns == q.columns ? Orientation::OutIn : Orientation::InOut) : std::nullopt;
    }
    if (layer.biases[0] && isFused == isOneBias) {
        const std::optional<Index> length = vectorLength(context.index.info(*layer.biases[0]));
        if (const auto shown = length ? ifOutputs(*length) : std::nullopt)
            return shown;
    }
    if (isFused && (q.rows == 3 * q.columns || q.columns == 3 * q.rows))
        return q.rows == 3 * q.columns ? Orientation::OutIn : Orientation::InOut;
    if (!isFused && (q.columns == k.columns) != (q.rows == k.rows))
        return q.columns == k.columns ? Orientation::OutIn : Orientation::InOut;
    const std::optional<Index> width = context.config.width ? context.config.width : embeddingWidth(layer, context);
    return width ? ifInputs(*width) : std::nullopt;
}

void findOrientation(AttentionLayer& layer, const LayerContext& context, const std::array<Shape, 3>& shapes)
{
    const std::string& name = context.index.info(layer.weights[0]).name;
    const std::optional<Orientation> shown = shownOrientation(layer, context, shapes[0], shapes[1]);
    layer.stored = shown.value_or(layer.family->stored);
    layer.isSquare = std::all_of(shapes.begin(), shapes.end(), [](Shape shape) { return shape.rows == shape.columns; });
    if (!shown) {
        const bool isOutIn = layer.stored == Orientation::OutIn;
        layer.notes.push_back(modelNote(name,
                                        isOutIn ? AE_TR("ae", "its shape fits both ways; read as out x in, as this family stores it: %1")
                                                : AE_TR("ae", "its shape fits both ways; read as in x out, as this family stores it: %1"),
                                        {layer.family->title}, layer.isSquare ? AE_TR("ae", "transpose it if the head looks wrong") : ""));
    } else if (*shown != layer.family->stored) {
        layer.notes.push_back(
            modelNote(name, AE_TR("ae", "by its shape it is stored the other way round than this family does: %1"), {layer.family->title}));
    }
}

using Lengths = std::array<Index, 3>;

Shape turned(Shape shape, Orientation stored)
{
    return stored == Orientation::OutIn ? shape : Shape{shape.columns, shape.rows};
}

bool isGood(const HeadCounts& c)
{
    return *c.heads >= 1 && *c.keyValueHeads >= 1 && *c.headSize >= 1 && *c.heads % *c.keyValueHeads == 0;
}

bool isPositive(const HeadCounts& c)
{
    return c.heads.value_or(1) >= 1 && c.keyValueHeads.value_or(1) >= 1 && c.headSize.value_or(1) >= 1;
}

/// All three numbers from those that are known and the outputs of q and k; nothing where they do not fit.
std::optional<HeadCounts> solveSeparate(HeadCounts c, Index q, Index k)
{
    if (!isPositive(c))
        return std::nullopt;
    if (!c.headSize && c.heads)
        c.headSize = q / *c.heads;
    if (!c.headSize && c.keyValueHeads)
        c.headSize = k / *c.keyValueHeads;
    if (!c.headSize || *c.headSize < 1)
        return std::nullopt;
    c.heads = c.heads.value_or(q / *c.headSize);
    c.keyValueHeads = c.keyValueHeads.value_or(k / *c.headSize);
    const bool fits =
        isGood(c) && q % *c.headSize == 0 && q / *c.headSize == *c.heads && k % *c.headSize == 0 && k / *c.headSize == *c.keyValueHeads;
    return fits ? std::optional(c) : std::nullopt;
}

/// The same where q, k and v share `outputs` = (h + 2g) k.
std::optional<HeadCounts> solveFused(HeadCounts c, Index outputs, Index width)
{
    if (!isPositive(c))
        return std::nullopt;
    const bool isThrice = outputs % 3 == 0 && outputs / 3 == width;
    if (isThrice && !c.keyValueHeads && !c.heads && c.headSize)
        c.heads = width / *c.headSize;
    if (isThrice && !c.keyValueHeads && c.heads && (!c.headSize || *c.headSize == width / *c.heads))
        c.keyValueHeads = c.heads;
    if (!c.headSize && c.heads)
        c.headSize = c.keyValueHeads ? outputs / (*c.heads + 2 * *c.keyValueHeads) : width / *c.heads;
    if (!c.headSize || *c.headSize < 1)
        return std::nullopt;
    const Index parts = outputs / *c.headSize;
    if (!c.heads)
        c.heads = c.keyValueHeads ? parts - 2 * *c.keyValueHeads : width / *c.headSize;
    if (!c.keyValueHeads)
        c.keyValueHeads = (parts - *c.heads) / 2;
    const bool fits = isGood(c) && outputs % *c.headSize == 0 && parts == *c.heads + 2 * *c.keyValueHeads;
    return fits ? std::optional(c) : std::nullopt;
}

/// What the other tensors of the file tell.
struct Hints {
    HeadCounts counts;
    std::string from;  ///< name of the tensor
};

Hints findHints(const AttentionLayer& layer, const LayerContext& context, Index outputs)
{
    Hints hints;
    const bool turnsWholly = layer.family->rotaryFraction == 1 && !layer.family->rotary.empty() && !context.config.rotaryFraction;
    for (const auto& [rest, array] : context.index.under(layer.prefix)) {
        const ArrayInfo& info = context.index.info(array);
        const std::optional<Index> length = vectorLength(info);
        if (rest == "q_norm.weight" && length && *length < outputs && outputs % *length == 0)
            hints = {{{}, {}, length}, info.name};
        else if (rest.ends_with("inv_freq") && turnsWholly && length)
            hints = {{{}, {}, 2 * *length}, info.name};
        else if (rest.find("relative_position_bias_table") != rest.npos && info.shape.size() == 2)
            hints = {{static_cast<Index>(std::min<std::uint64_t>(info.shape[1], mostSide)), {}, {}}, info.name};
    }
    if (!layer.family->hasRelativeBias)
        return hints;
    // only the first layer of T5 has the bias of all, one column a head
    for (const auto& [name, array] : context.index.under({})) {
        const std::optional<Shape> shape = matrixShape(context.index.info(array));
        if (name.ends_with(".relative_attention_bias.weight") && shape && modelPart(name) == layer.part)
            return {{shape->columns, {}, {}}, std::string(name)};
    }
    return hints;
}

HeadCounts merged(const HeadCounts& first, const HeadCounts& second)
{
    return {first.heads ? first.heads : second.heads, first.keyValueHeads ? first.keyValueHeads : second.keyValueHeads,
            first.headSize ? first.headSize : second.headSize};
}

/// "1, 2, 3, 4, 6, 12".
std::string divisorsOf(Index number)
{
    constexpr int most = 12;
    std::string list;
    int count = 0;
    for (Index divisor = 1; divisor <= std::min<Index>(number, 1024); ++divisor) {
        if (number % divisor != 0)
            continue;
        if (++count > most)
            return list + " ...";
        list.append(list.empty() ? "" : ", ").append(std::to_string(divisor));
    }
    return list;
}

std::string countText(const std::optional<Index>& count)
{
    return count ? std::to_string(*count) : "?";
}

Problem unknownHeads(const AttentionLayer& layer, Index queryColumns)
{
    return {ProblemKind::Usage,
            layer.prefix,
            AE_TR("ae", "neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2"),
            AE_TR("ae", "give it with --heads"),
            {std::to_string(queryColumns), divisorsOf(queryColumns)}};
}

Problem misfit(const AttentionLayer& layer, const HeadCounts& counts, const Lengths& outputs)
{
    const std::vector<std::string> arguments = {countText(counts.heads), countText(counts.keyValueHeads), countText(counts.headSize),
                                                std::to_string(outputs[0]), std::to_string(outputs[1])};
    if (layer.family->packing == Packing::Separate) {
        return {ProblemKind::Usage, layer.prefix,
                AE_TR("ae", "heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5"),
                AE_TR("ae", "give other numbers with --heads and --kv-heads"), arguments};
    }
    return {ProblemKind::Usage, layer.prefix,
            AE_TR("ae", "heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together"),
            AE_TR("ae", "give other numbers with --heads and --kv-heads"), arguments};
}

bool contradicts(const std::optional<Index>& said, const std::optional<Index>& found)
{
    return said && found && *said != *found;
}

/// Numbers of heads in the order in which they are believed: of the user, of the file, of config.json as far as it fits.
std::optional<HeadCounts> solve(const AttentionLayer& layer, const LayerContext& context, const Hints& hints, const Lengths& outputs)
{
    const ModelConfig& config = context.config;
    const HeadCounts known = merged(context.counts, hints.counts);
    const HeadCounts attempts[] = {merged(known, {config.heads, config.keyValueHeads, config.headSize}),
                                   merged(known, {config.heads, {}, config.headSize}),
                                   merged(known, {config.heads, config.keyValueHeads, {}}), merged(known, {config.heads, {}, {}}), known};
    for (const HeadCounts& attempt : attempts) {
        const auto found = layer.family->packing == Packing::Separate ? solveSeparate(attempt, outputs[0], outputs[1])
                                                                      : solveFused(attempt, outputs[0], layer.width);
        if (found)
            return found;
    }
    return std::nullopt;
}

void noteCounts(AttentionLayer& layer, const LayerContext& context, const Hints& hints)
{
    const bool isChosen = context.counts.heads || context.counts.keyValueHeads || context.counts.headSize;
    const std::vector<std::string> arguments = {std::to_string(layer.heads), std::to_string(layer.headSize),
                                                std::to_string(layer.keyValueHeads), hints.from};
    const char* what = AE_TR("ae", "heads: %1 of %2 numbers each, key/value heads: %3, from config.json");
    if (isChosen)
        what = AE_TR("ae", "heads: %1 of %2 numbers each, key/value heads: %3, as chosen");
    else if (!hints.from.empty())
        what = AE_TR("ae", "heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4");
    layer.notes.push_back(modelNote({}, what, arguments));
    const ModelConfig& config = context.config;
    if (contradicts(config.heads, layer.heads) || contradicts(config.keyValueHeads, layer.keyValueHeads)
        || contradicts(config.headSize, layer.headSize)) {
        layer.notes.push_back(modelNote("config.json",
                                        AE_TR("ae", "it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used"),
                                        {countText(config.heads), countText(config.keyValueHeads), countText(config.headSize)}));
    }
}

void findCounts(AttentionLayer& layer, const LayerContext& context, const Lengths& outputs)
{
    const bool isSeparate = layer.family->packing == Packing::Separate;
    const Hints hints =
        layer.family->key == "head" ? Hints{{1, 1, {}}, context.index.info(layer.weights[0]).name} : findHints(layer, context, outputs[0]);
    const std::optional<HeadCounts> found = solve(layer, context, hints, outputs);
    if (!found) {
        const ModelConfig& config = context.config;
        const HeadCounts all = merged(merged(context.counts, hints.counts), {config.heads, config.keyValueHeads, config.headSize});
        const Index columns = isSeparate ? outputs[0] : layer.width;
        layer.obstacle = all.heads || all.headSize ? misfit(layer, all, outputs) : unknownHeads(layer, columns);
        return;
    }
    layer.heads = *found->heads;
    layer.keyValueHeads = *found->keyValueHeads;
    layer.headSize = *found->headSize;
    layer.valueSize = isSeparate ? outputs[2] / layer.keyValueHeads : layer.headSize;
    if (isSeparate && (outputs[2] % layer.keyValueHeads != 0)) {
        layer.obstacle = misfit(layer, *found, {outputs[0], outputs[2], outputs[2]});
        return;
    }
    noteCounts(layer, context, hints);
}

}  // namespace

void findSizes(AttentionLayer& layer, const LayerContext& context)
{
    std::array<Shape, 3> shapes;
    for (std::size_t role = 0; role < shapes.size(); ++role) {
        const ArrayInfo& info = context.index.info(layer.weights[role]);
        const std::optional<Shape> shape = matrixShape(info);
        if (!shape) {
            layer.obstacle = Problem{ProblemKind::Data,
                                     info.name,
                                     AE_TR("ae", "its shape is %1, and projections are matrices"),
                                     AE_TR("ae", "choose another layer"),
                                     {shapeText(info)}};
            return;
        }
        shapes[role] = *shape;
    }
    findOrientation(layer, context, shapes);
    Lengths outputs{};
    for (std::size_t role = 0; role < shapes.size(); ++role) {
        const Shape shape = turned(shapes[role], layer.stored);
        outputs[role] = shape.rows;
        layer.width = role == 0 ? shape.columns : layer.width;
        if (shape.columns != layer.width) {
            layer.obstacle = Problem{ProblemKind::Data,
                                     context.index.info(layer.weights[role]).name,
                                     AE_TR("ae", "it reads vectors of %1 numbers where the queries are made from %2"),
                                     AE_TR("ae", "choose a layer in which one X feeds queries, keys and values"),
                                     {std::to_string(shape.columns), std::to_string(layer.width)}};
            return;
        }
    }
    findCounts(layer, context, outputs);
}

Index firstOutput(const AttentionLayer& layer, std::size_t role, Index head)
{
    const Index k = layer.headSize;
    const Index share = layer.heads / layer.keyValueHeads;  // query heads of one key/value head
    const Index group = head / share;
    switch (layer.family->packing) {
    case Packing::Separate:
        return role == 0 ? head * k : group * (role == 1 ? k : layer.valueSize);
    case Packing::Stacked:
        return role == 0 ? head * k : (layer.heads + (role == 1 ? 0 : layer.keyValueHeads) + group) * k;
    case Packing::PerGroup:
        return (group * (share + 2) + (role == 0 ? head % share : share + static_cast<Index>(role) - 1)) * k;
    }
    return 0;
}

}  // namespace ae
