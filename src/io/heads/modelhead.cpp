// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/modelhead.h"

#include "attention/export.h"
#include "io/heads/modellayer.h"
#include "session/jsontext.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace ae {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::optional<Index> readCount(std::string_view text)
{
    Index number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= 0 ? std::optional(number) : std::nullopt;
}

/// The first part of a dotted name that is a number.
std::optional<Index> firstNumber(std::string_view name)
{
    for (std::size_t start = 0; start <= name.size();) {
        const std::size_t end = std::min(name.find('.', start), name.size());
        if (end > start && isDigit(name[start])) {
            if (const auto number = readCount(name.substr(start, end - start)))
                return number;
        }
        start = end + 1;
    }
    return std::nullopt;
}

/// Whether a test holds for one of the names in a list parted by '|', or the list is empty.
bool holdsForOne(std::string_view list, std::string_view prefix, bool (*test)(std::string_view name, std::string_view part))
{
    if (list.empty())
        return true;
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find('|', start), list.size());
        if (test(prefix, list.substr(start, end - start)))
            return true;
        start = end + 1;
    }
    return false;
}

/// What stands before the family's own part of a name: "h.0.attn" of "h.0.attn.c_attn.weight"; nothing where it is another's.
std::optional<std::string_view> prefixIn(std::string_view name, const FamilySpec& family)
{
    if (!endsWithPart(name, family.weights[0]))
        return std::nullopt;
    if (name.size() == family.weights[0].size())
        return family.above.empty() ? std::optional(std::string_view{}) : std::nullopt;
    const std::string_view prefix = name.substr(0, name.size() - family.weights[0].size() - 1);
    const bool isAtHome = holdsForOne(family.place, prefix, endsWithPart) && holdsForOne(family.above, prefix, hasPart);
    return isAtHome ? std::optional(prefix) : std::nullopt;
}

/// q, k and v in one tensor are more outputs than inputs; two families may differ in just which way they lie.
bool isStoredOtherwise(const ArrayInfo& info, const FamilySpec& family)
{
    const bool tells = family.packing != Packing::Separate && info.shape.size() == 2 && family.stored == Orientation::InOut;
    return tells && info.shape[0] > info.shape[1];
}

/// The layer whose q, or q k v, is this array, where it is one of the family and complete.
std::optional<AttentionLayer> layerOf(const TensorIndex& index, std::size_t array, const FamilySpec& family)
{
    const ArrayInfo& info = index.info(array);
    const std::optional<std::string_view> prefix = prefixIn(info.name, family);
    if (!prefix || isStoredOtherwise(info, family) || (!family.needs.empty() && !index.find(*prefix, family.needs)))
        return std::nullopt;
    AttentionLayer layer;
    layer.prefix = std::string(*prefix);
    layer.family = &family;
    layer.part = modelPart(layer.prefix);
    layer.number = firstNumber(layer.prefix);
    layer.isCross = isCrossAttention(layer.prefix);
    const bool isOneBias = family.biases[1].empty() && !family.biases[0].empty();
    for (std::size_t role = 0; role < layer.weights.size(); ++role) {
        const std::string_view weight = family.packing == Packing::Separate ? family.weights[role] : family.weights[0];
        const std::string_view bias = isOneBias ? family.biases[0] : family.biases[role];
        const std::optional<std::size_t> found = index.find(*prefix, weight);
        if (!found)
            return std::nullopt;
        layer.weights[role] = *found;
        if (!bias.empty())
            layer.biases[role] = index.find(*prefix, bias);
    }
    return layer;
}

/// Part of the model, then the name with its numbers as numbers.
bool isEarlier(const AttentionLayer& a, const AttentionLayer& b)
{
    const std::string_view x = a.prefix;
    const std::string_view y = b.prefix;
    for (std::size_t i = 0, j = 0; i < x.size() && j < y.size();) {
        if (!isDigit(x[i]) || !isDigit(y[j])) {
            if (x[i] != y[j])
                return x[i] < y[j];
            ++i;
            ++j;
            continue;
        }
        const std::size_t iEnd = std::min(x.find_first_not_of("0123456789", i), x.size());
        const std::size_t jEnd = std::min(y.find_first_not_of("0123456789", j), y.size());
        if (iEnd - i != jEnd - j)
            return iEnd - i < jEnd - j;
        if (const int order = x.substr(i, iEnd - i).compare(y.substr(j, jEnd - j)); order != 0)
            return order < 0;
        i = iEnd;
        j = jEnd;
    }
    return x.size() < y.size();
}

Problem noLayers(const TensorIndex& index)
{
    const auto names = index.under({});
    for (const auto& [name, array] : names) {
        if (const Telltale* foreign = findForeign(name))
            return modelNote({}, foreign->what, {shortened(name)}, foreign->advice);
    }
    std::string some;
    for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 3); ++i)
        some.append(i == 0 ? "" : ", ").append(shortened(names[i].first));
    return modelNote({}, AE_TR("ae", "there is no attention layer of a known family among its %1 arrays (%2 ...)"),
                     {std::to_string(names.size()), some},
                     AE_TR("ae", "cut the projections out and import them one by one: --wq, --wk, --wv"));
}

/// The state of a single layer, saved without the rest of its model, has short names.
void noteMissingPrefix(AttentionLayer& layer)
{
    if (layer.prefix.empty() && layer.family->key != "head") {
        layer.notes.push_back(modelNote({}, AE_TR("ae", "the names alone do not tell the family; taken for: %1"), {layer.family->title},
                                        AE_TR("ae", "look at mask, scale and positions")));
    }
}

}  // namespace

TensorIndex::TensorIndex(const ArrayFile& file) : m_file(file)
{
    m_names.reserve(file.arrays().size());
    for (std::size_t i = 0; i < file.arrays().size(); ++i)
        m_names.emplace_back(file.arrays()[i].name, i);
    std::sort(m_names.begin(), m_names.end());
}

std::optional<std::size_t> TensorIndex::find(std::string_view name) const
{
    const auto found = std::lower_bound(m_names.begin(), m_names.end(), std::pair{name, std::size_t{0}});
    return found != m_names.end() && found->first == name ? std::optional(found->second) : std::nullopt;
}

std::optional<std::size_t> TensorIndex::find(std::string_view prefix, std::string_view name) const
{
    return prefix.empty() ? find(name) : find(std::string(prefix).append(".").append(name));
}

std::vector<std::pair<std::string_view, std::size_t>> TensorIndex::under(std::string_view prefix) const
{
    if (prefix.empty())
        return m_names;
    const std::string start = std::string(prefix) + ".";
    std::vector<std::pair<std::string_view, std::size_t>> found;
    auto at = std::lower_bound(m_names.begin(), m_names.end(), std::pair{std::string_view(start), std::size_t{0}});
    for (; at != m_names.end() && at->first.starts_with(start); ++at)
        found.emplace_back(at->first.substr(start.size()), at->second);
    return found;
}

Result<Model> recogniseModel(const ArrayFile& file, const ModelConfig& config, const HeadCounts& counts)
{
    const TensorIndex index(file);
    Model model;
    model.notes = config.notes;
    std::set<std::string> seen;
    for (std::size_t array = 0; array < file.arrays().size(); ++array) {
        for (const FamilySpec& family : modelFamilies()) {
            std::optional<AttentionLayer> layer = layerOf(index, array, family);
            if (!layer || !seen.insert(layer->prefix).second)
                continue;
            model.layers.push_back(std::move(*layer));
            break;
        }
    }
    if (model.layers.empty())
        return noLayers(index);
    std::sort(model.layers.begin(), model.layers.end(), isEarlier);
    for (AttentionLayer& layer : model.layers) {
        const LayerContext context{index, config.part(layer.part), counts};
        noteMissingPrefix(layer);
        findSizes(layer, context);
        if (layer.isReady())
            findRules(layer, context);
    }
    return model;
}

std::string layerName(const AttentionLayer& layer)
{
    if (!layer.number)
        return layer.prefix;
    std::string name(layer.part);
    name.append(name.empty() ? "" : " ").append(std::to_string(*layer.number));
    return layer.isCross ? name + " (cross attention)" : name;
}

Result<std::size_t> findLayer(const Model& model, std::string_view text)
{
    std::vector<std::size_t> found;
    const std::optional<Index> number = readCount(text);
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const AttentionLayer& layer = model.layers[i];
        if (layer.prefix == text)
            return i;
        if (number ? layer.number == number : hasPart(layer.prefix, text))
            found.push_back(i);
    }
    if (found.size() == 1)
        return found.front();
    std::string some;
    const std::size_t most = 4;
    for (std::size_t i = 0; i < std::min(most, found.empty() ? model.layers.size() : found.size()); ++i)
        some.append(i == 0 ? "" : ", ").append(shortened(model.layers[found.empty() ? i : found[i]].prefix, 80));
    const std::vector<std::string> arguments = {shortened(text), some};
    if (found.empty())
        return Problem{ProblemKind::Usage, {}, AE_TR("ae", "there is no layer \"%1\""), AE_TR("ae", "there are: %2 ..."), arguments};
    return Problem{ProblemKind::Usage, {}, AE_TR("ae", "\"%1\" fits several layers"), AE_TR("ae", "give more of the name: %2"), arguments};
}

}  // namespace ae
