// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices of one head, out of the tensors of its layer.
#include "io/heads/modellayer.h"

#include "attention/export.h"
#include "session/session.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr std::array<const char*, 3> weightKeys = {"Wq", "Wk", "Wv"};
constexpr std::array<const char*, 3> biasKeys = {"bq", "bk", "bv"};

Index columnsOf(const AttentionLayer& layer, std::size_t role)
{
    return role == 2 ? layer.valueSize : layer.headSize;
}

/// First number of a head in the tensor that holds its bias.
Index firstBias(const AttentionLayer& layer, std::size_t role, Index head)
{
    const bool isFused = layer.family->packing != Packing::Separate;
    const bool isOneBias = layer.family->biases[1].empty();
    const Index own = firstOutput(layer, role, head);
    if (isFused == isOneBias)
        return own;
    const Index group = head / (layer.heads / layer.keyValueHeads);
    if (isFused)  // three biases beside one weight
        return (role == 0 ? head : group) * layer.headSize;
    const Index before[] = {0, layer.heads * layer.headSize, (layer.heads + layer.keyValueHeads) * layer.headSize};
    return before[role] + own;
}

Problem inTensor(Problem problem, const std::string& name)
{
    problem.where = problem.where.empty() ? name : name + " " + problem.where;
    return problem;
}

std::optional<Problem> checkSize(const AttentionLayer& layer, const ArrayInfo& info, Index columns)
{
    if (layer.width <= limits::side && columns <= limits::side && layer.width <= limits::valuesPerMatrix / columns)
        return std::nullopt;
    return Problem{ProblemKind::Data,
                   info.name,
                   AE_TR("ae", "one head of it is %1 by %2, more than a session can hold"),
                   AE_TR("ae", "is the number of heads right?"),
                   {std::to_string(layer.width), std::to_string(columns)}};
}

Result<Matrix> readWeight(const ArrayFile& file, const AttentionLayer& layer, std::size_t role, Index head)
{
    const ArrayInfo& info = file.arrays()[layer.weights[role]];
    const Index first = firstOutput(layer, role, head);
    const Index columns = columnsOf(layer, role);
    if (auto problem = checkSize(layer, info, columns))
        return *problem;
    const bool isOutIn = layer.stored == Orientation::OutIn;
    const Region region = isOutIn ? Region{first, 0, columns, layer.width} : Region{0, first, layer.width, columns};
    Result<Matrix> block = file.readBlock(layer.weights[role], region);
    if (!block)
        return inTensor(block.error(), info.name);
    return isOutIn ? Matrix(block->transpose()) : std::move(*block);
}

Result<Matrix> readBias(const ArrayFile& file, const AttentionLayer& layer, std::size_t role, Index head)
{
    const ArrayInfo& info = file.arrays()[*layer.biases[role]];
    const Index first = firstBias(layer, role, head);
    const Index columns = columnsOf(layer, role);
    const bool isVector = !info.shape.empty() && *std::max_element(info.shape.begin(), info.shape.end()) <= limits::valuesPerMatrix;
    const Result<ReadMatrix> read = isVector ? file.read(*layer.biases[role]) : Result<ReadMatrix>(ReadMatrix{});
    if (!read)
        return inTensor(read.error(), info.name);
    const Matrix& numbers = read->numbers;
    if ((numbers.rows() != 1 && numbers.cols() != 1) || numbers.size() < first + columns) {
        return Problem{ProblemKind::Data,
                       info.name,
                       AE_TR("ae", "it is no vector of at least %1 numbers, as the bias of this layer"),
                       AE_TR("ae", "is the number of heads right?"),
                       {std::to_string(first + columns)}};
    }
    return Matrix(Eigen::Map<const Matrix>(numbers.data() + first, 1, columns));
}

/// Weights that were quantised would need their scale; whole numbers without one are no weights.
void noteWholeNumbers(const ArrayFile& file, const AttentionLayer& layer, Head& head)
{
    const ArrayInfo& info = file.arrays()[layer.weights[0]];
    const bool isInteger = info.type.starts_with("I") || info.type.starts_with("U");
    if (isInteger) {
        head.notes.push_back(
            modelNote(info.name, AE_TR("ae", "its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied"),
                      {info.type}, AE_TR("ae", "take the model in F32, F16 or BF16")));
    }
}

std::optional<Problem> checkChoice(const AttentionLayer& layer, Index head, Reading reading, const ArrayFile& file)
{
    if (layer.obstacle)
        return layer.obstacle;
    if (head < 0 || head >= layer.heads) {
        return Problem{ProblemKind::Usage,
                       layer.prefix,
                       AE_TR("ae", "there is no head %1: it has %2"),
                       AE_TR("ae", "heads are counted from 0"),
                       {std::to_string(head), std::to_string(layer.heads)}};
    }
    if (reading == Reading::Transposed && !layer.isSquare) {
        const ArrayInfo& info = file.arrays()[layer.weights[0]];
        return Problem{ProblemKind::Usage,
                       info.name,
                       AE_TR("ae", "its shape %1x%2 fits one way only, so it cannot be transposed"),
                       AE_TR("ae", "read it as it is stored"),
                       {std::to_string(info.shape[0]), std::to_string(info.shape[1])}};
    }
    return std::nullopt;
}

void noteWhatIsFollowed(const ArrayFile& file, const AttentionLayer& layer, Reading reading, Head& head)
{
    head.notes = layer.notes;
    if (reading == Reading::Transposed)
        head.notes.push_back(modelNote(file.arrays()[layer.weights[0]].name, AE_TR("ae", "the weights are transposed, as chosen")));
    noteWholeNumbers(file, layer, head);
    head.notes.insert(head.notes.end(), layer.warnings.begin(), layer.warnings.end());
}

}  // namespace

Result<Head> cutHead(const ArrayFile& file, const AttentionLayer& layer, Index head, Reading reading)
{
    if (auto problem = checkChoice(layer, head, reading, file))
        return *problem;
    AttentionLayer read = layer;
    if (reading == Reading::Transposed)
        read.stored = layer.stored == Orientation::OutIn ? Orientation::InOut : Orientation::OutIn;
    Head cut;
    for (std::size_t role = 0; role < weightKeys.size(); ++role) {
        Result<Matrix> weight = readWeight(file, read, role, head);
        if (!weight)
            return weight.error();
        cut.matrices[weightKeys[role]] = std::move(*weight);
        if (!read.biases[role])
            continue;
        Result<Matrix> bias = readBias(file, read, role, head);
        if (!bias)
            return bias.error();
        cut.matrices[biasKeys[role]] = std::move(*bias);
    }
    cut.mask = layer.mask;
    cut.scaleExponent = layer.scaleExponent;
    cut.temperature = layer.temperature;
    cut.rotary = layer.rotary;
    noteWhatIsFollowed(file, layer, reading, cut);
    return cut;
}

}  // namespace ae
