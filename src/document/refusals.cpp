// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/refusals.h"

#include <array>

namespace ae::refusals {

namespace {

std::string text(Index number)
{
    return std::to_string(number);
}

std::string shapeText(Index rows, Index columns)
{
    return text(rows) + " x " + text(columns);
}

}  // namespace

Problem unknownInput(std::string_view step)
{
    return {ProblemKind::Usage,
            std::string(step),
            AE_TR("ae", "%1 is no input of this session"),
            AE_TR("ae", "only cells of inputs can be changed"),
            {std::string(step)}};
}

Problem outside(std::string_view step, const Region& region, Shape shape)
{
    return {ProblemKind::Usage,
            std::string(step),
            AE_TR("ae", "%1 cells from row %2, column %3 do not lie inside %4, which is %5"),
            AE_TR("ae", "choose fewer cells or resize first"),
            {shapeText(region.rows, region.columns), text(region.row), text(region.column), std::string(step),
             shapeText(shape.rows, shape.columns)}};
}

Problem blockDiffers(const Region& region, Shape block)
{
    return {ProblemKind::Usage,
            {},
            AE_TR("ae", "%1 values do not fill %2 cells"),
            AE_TR("ae", "select as many cells as there are values"),
            {shapeText(block.rows, block.columns), shapeText(region.rows, region.columns)}};
}

Problem noSuchToken(Index token, Index tokens)
{
    return {ProblemKind::Usage,
            "tokens",
            AE_TR("ae", "there is no token %1"),
            AE_TR("ae", "the tokens are numbered from 0 to %2"),
            {text(token), text(tokens - 1)}};
}

Problem noSuchFeature(Index feature, Index features)
{
    return {ProblemKind::Usage,
            "features",
            AE_TR("ae", "there is no feature %1"),
            AE_TR("ae", "the features are numbered from 0 to %2"),
            {text(feature), text(features - 1)}};
}

Problem noSuchNotebookCell(std::size_t position, std::size_t cells)
{
    return {ProblemKind::Usage,
            "notebook",
            AE_TR("ae", "there is no place %1 among the %2 cells of the notebook"),
            AE_TR("ae", "places are counted from 0"),
            {std::to_string(position), std::to_string(cells)}};
}

Problem noSuchBaseline(std::size_t position, std::size_t baselines)
{
    return {ProblemKind::Usage,
            "baselines",
            AE_TR("ae", "there is no place %1 among the %2 pinned states"),
            AE_TR("ae", "places are counted from 0"),
            {std::to_string(position), std::to_string(baselines)}};
}

Problem tooManyNotebookCells(std::size_t cells)
{
    return {ProblemKind::Usage,
            "notebook",
            AE_TR("ae", "%1 cells are more than a notebook may have"),
            AE_TR("ae", "delete cells that are not needed"),
            {std::to_string(cells)}};
}

Problem lastToken()
{
    return {ProblemKind::Usage,
            "tokens",
            AE_TR("ae", "the last token cannot be removed"),
            AE_TR("ae", "rename it, or insert another one first"),
            {}};
}

Problem tooManyTokens(std::size_t tokens)
{
    return {ProblemKind::Usage,
            "tokens",
            AE_TR("ae", "%1 tokens are more than the %2 that a session may have"),
            AE_TR("ae", "use fewer tokens"),
            {std::to_string(tokens), text(limits::tokens)}};
}

Problem noWords()
{
    return {ProblemKind::Usage, "tokens", AE_TR("ae", "the sentence has no words"), AE_TR("ae", "type at least one word"), {}};
}

Problem notTextCell(std::size_t position, const std::string& kind)
{
    return {ProblemKind::Usage,
            "notebook",
            AE_TR("ae", "cell %1 of the notebook (%2) holds no text"),
            AE_TR("ae", "insert a text cell"),
            {std::to_string(position), kind}};
}

Problem notebookCellWithoutKind()
{
    return {ProblemKind::Usage, "notebook", AE_TR("ae", "a notebook cell needs a kind"), AE_TR("ae", "choose one of the kinds"), {}};
}

Problem notRealizable(const std::string& source)
{
    return {ProblemKind::Usage,
            {},
            AE_TR("ae", "columns of the source %1 do not belong to this session"),
            AE_TR("ae", "choose random or repeated columns"),
            {source}};
}

Problem outOfMemory()
{
    return {ProblemKind::Usage,
            {},
            AE_TR("ae", "there is not enough memory for this change"),
            AE_TR("ae", "use smaller sizes, or close other programs"),
            {}};
}

Problem forgottenStep()
{
    return {ProblemKind::Usage,
            "",
            AE_TR("ae", "the steps before this one were forgotten to save memory"),
            AE_TR("ae", "give undo more memory in the settings before the next long edits"),
            {}};
}

Problem fileTooLarge(std::size_t bytes)
{
    return {ProblemKind::InputOutput,
            {},
            AE_TR("ae", "the file would have %1 bytes, more than the %2 that can be opened again"),
            AE_TR("ae", "use smaller matrices"),
            {std::to_string(bytes), std::to_string(limits::fileBytes)}};
}

std::optional<Problem> checkSizes(const Sizes& sizes)
{
    struct Side {
        const char* name;
        Index size;
        Index most;
    };
    const std::array sides = {Side{"n", sizes.tokens, limits::tokens}, Side{"d_model", sizes.dModel, limits::side},
                              Side{"d_k", sizes.dK, limits::side}, Side{"d_v", sizes.dV, limits::side}};
    for (const Side& side : sides) {
        if (side.size < 1 || side.size > side.most) {
            return Problem{ProblemKind::Usage,
                           {},
                           AE_TR("ae", "%1 cannot be %2"),
                           AE_TR("ae", "choose a number from 1 to %3"),
                           {side.name, text(side.size), text(side.most)}};
        }
    }
    struct Product {
        const char* name;
        Index values;
    };
    const std::array products = {Product{"X", sizes.tokens * sizes.dModel}, Product{"Wq", sizes.dModel * sizes.dK},
                                 Product{"Wv", sizes.dModel * sizes.dV}};
    for (const Product& product : products) {
        if (product.values > limits::valuesPerMatrix) {
            return Problem{ProblemKind::Usage,
                           product.name,
                           AE_TR("ae", "%1 would hold %2 values, more than the %3 that a matrix may have"),
                           AE_TR("ae", "use smaller sizes"),
                           {product.name, text(product.values), text(limits::valuesPerMatrix)}};
        }
    }
    return std::nullopt;
}

}  // namespace ae::refusals
