// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/safetensorswriter.h"

#include "io/exports/steprows.h"
#include "io/piecewriter.h"
#include "io/reason.h"
#include "session/base64.h"
#include "session/jsontext.h"

#include <algorithm>
#include <span>
#include <vector>

namespace ae {

namespace {

std::string listOf(const std::vector<std::string>& texts)
{
    std::string list;
    for (const std::string& text : texts)
        list += (list.empty() ? "[" : ", ") + jsonString(text);
    return list.empty() ? "[]" : list + "]";
}

/// {"1": "fully masked: no key is allowed"}, by row.
std::string rowStates(const Evaluation& evaluation)
{
    std::string object;
    for (Index row = 0; row < evaluation.graph().tokens(); ++row) {
        if (const std::string remark = rowRemark(evaluation, row); !remark.empty())
            object += (object.empty() ? "{\"" : ", \"") + std::to_string(row) + "\": " + jsonString(remark);
    }
    return object.empty() ? "{}" : object + "}";
}

/// Texts only: that is all that metadata may be.
std::string metadata(const Results& results)
{
    std::string object = "{\"features\":" + jsonString(listOf(results.session.features));
    object += ",\"format\":\"pt\",\"generator\":\"Attention Explorer " AE_VERSION "\"";
    object += ",\"row_states\":" + jsonString(rowStates(results.evaluation));
    object += ",\"source\":" + jsonString(results.name);
    object += ",\"title\":" + jsonString(results.session.title);
    return object + ",\"tokens\":" + jsonString(listOf(results.session.tokens)) + "}";
}

std::vector<const Graph::Node*> sortedNodes(const Graph& graph)
{
    std::vector<const Graph::Node*> nodes;
    for (const Graph::Node& node : graph.nodes())
        nodes.push_back(&node);
    std::ranges::sort(nodes, {}, [](const Graph::Node* node) { return node->spec->key; });
    return nodes;
}

std::string header(const Results& results, const std::vector<const Graph::Node*>& nodes)
{
    std::string json = "{\"__metadata__\":" + metadata(results);
    std::uint64_t offset = 0;
    for (const Graph::Node* node : nodes) {
        const std::uint64_t end =
            offset + 8 * static_cast<std::uint64_t>(node->shape.rows) * static_cast<std::uint64_t>(node->shape.columns);
        json += ",\"" + std::string(node->spec->key) + "\":{\"dtype\":\"F64\",\"shape\":[" + std::to_string(node->shape.rows) + ","
            + std::to_string(node->shape.columns) + "],\"data_offsets\":[" + std::to_string(offset) + "," + std::to_string(end) + "]}";
        offset = end;
    }
    json += '}';
    json.append((8 - json.size() % 8) % 8, ' ');
    return json;
}

}  // namespace

bool writeSafetensorsFile(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    const std::vector<const Graph::Node*> nodes = sortedNodes(results.evaluation.graph());
    const std::string json = header(results, nodes);
    for (int shift = 0; shift < 64; shift += 8) {
        const char byte = static_cast<char>((static_cast<std::uint64_t>(json.size()) >> shift) & 0xFF);
        out << std::string_view(&byte, 1);
    }
    out << json;
    std::vector<std::uint8_t> bytes;
    for (const Graph::Node* node : nodes) {
        StepRows rows(results.evaluation, node->spec->key);
        for (Index i = 0; i < rows.rows() && out.isGood(); ++i) {
            toLittleEndian(std::span(rows.row(i), static_cast<std::size_t>(rows.columns())), bytes);
            out << std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        }
    }
    return out.finish();
}

}  // namespace ae
