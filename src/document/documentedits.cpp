// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of numbers, shapes and options.
#include "attention/samenumber.h"
#include "document/cellcommands.h"
#include "document/document.h"
#include "document/optioncommands.h"
#include "document/refusals.h"
#include "document/tokencommands.h"
#include "session/cellname.h"

#include <algorithm>

namespace ae {

namespace {

/// One side of a shape rule: "n", "d_model", "d_k", "d_v" or a number.
Index sideFor(std::string_view rule, const Sizes& sizes)
{
    if (rule == "n")
        return sizes.tokens;
    if (rule == "d_model")
        return sizes.dModel;
    if (rule == "d_k")
        return sizes.dK;
    return rule == "d_v" ? sizes.dV : 1;
}

/// What the declaration of an input says about its shape: "d_model x d_k".
struct ShapeRuleSides {
    explicit ShapeRuleSides(const StepSpec& spec)
    {
        constexpr std::string_view times = " x ";
        const std::size_t middle = spec.shapeRule.find(times);
        rows = spec.shapeRule.substr(0, middle);
        columns = spec.shapeRule.substr(middle + times.size());
    }
    std::string_view rows;
    std::string_view columns;
};

Shape shapeFor(const StepSpec& spec, const Sizes& sizes)
{
    const ShapeRuleSides rule(spec);
    return {sideFor(rule.rows, sizes), sideFor(rule.columns, sizes)};
}

void adoptSide(std::string_view rule, Index side, Sizes& sizes)
{
    if (rule == "n")
        sizes.tokens = side;
    else if (rule == "d_model")
        sizes.dModel = side;
    else if (rule == "d_k")
        sizes.dK = side;
    else if (rule == "d_v")
        sizes.dV = side;
}

/// Keeps the values that both shapes have; new cells are 0.
Matrix reshaped(const Matrix& matrix, Shape shape)
{
    Matrix other = Matrix::Zero(shape.rows, shape.columns);
    const Index rows = std::min(matrix.rows(), shape.rows);
    const Index columns = std::min(matrix.cols(), shape.columns);
    other.topLeftCorner(rows, columns) = matrix.topLeftCorner(rows, columns);
    return other;
}

/// Keeps the first names and numbers the further ones: t8, f5.
std::vector<std::string> completedNames(std::vector<std::string> names, Index count, const char* prefix)
{
    const std::size_t known = names.size();
    names.resize(static_cast<std::size_t>(count));
    for (std::size_t i = known; i < names.size(); ++i)
        names[i] = prefix + std::to_string(i + 1);
    return names;
}

/// As many tokens as asked for: those at the end go, new ones come there.
std::unique_ptr<ArrangeTokens> countTokens(Document& document, Index count)
{
    const Session& session = document.session();
    const Index kept = std::min(session.tokenCount(), count);
    std::vector<Index> from(static_cast<std::size_t>(count), -1);
    for (Index i = 0; i < kept; ++i)
        from[static_cast<std::size_t>(i)] = i;
    const std::vector<std::string> names = completedNames(session.tokens, count, "t");
    TokenRows inserted;
    inserted.names.assign(names.begin() + kept, names.end());
    inserted.embeddings = Matrix::Zero(count - kept, session.matrices.find("X")->second.cols());
    return std::make_unique<ArrangeTokens>(document, QString(), std::move(from), std::move(inserted));
}

ReplaceInputs::Replacement differences(const Inputs& from, const Inputs& to)
{
    ReplaceInputs::Replacement changed;
    for (const auto& [step, matrix] : to) {
        const auto present = from.find(step);
        if (present == from.end() || !isSameMatrix(present->second, matrix))
            changed.emplace(step, matrix);
    }
    for (const auto& [step, matrix] : from) {
        if (!to.contains(step))
            changed.emplace(step, std::nullopt);
    }
    return changed;
}

}  // namespace

Document::Refusal Document::setCells(std::string_view step, const Region& region, const Matrix& block, const QString& text)
{
    const auto input = m_session.matrices.find(step);
    if (input == m_session.matrices.end())
        return refusals::unknownInput(step);
    const Matrix& matrix = input->second;
    if (region.isEmpty() || region.row < 0 || region.column < 0 || region.rows > matrix.rows() || region.columns > matrix.cols()
        || region.row > matrix.rows() - region.rows || region.column > matrix.cols() - region.columns)
        return refusals::outside(step, region, shapeOf(matrix));
    if (block.rows() != region.rows || block.cols() != region.columns)
        return refusals::blockDiffers(region, shapeOf(block));
    if (isSameMatrix(block, matrix.block(region.row, region.column, region.rows, region.columns)))
        return std::nullopt;
    QString name = text;
    const std::string key(step);
    if (name.isEmpty() && region.rows == 1 && region.columns == 1)
        name = tr("Change %1").arg(QString::fromStdString(cellName({key, 0, region.row, region.column}, m_session)));
    else if (name.isEmpty())
        name = tr("Change %1 × %2 cells of %3")
                   .arg(QString::number(region.rows), QString::number(region.columns), QString::fromStdString(key));
    return commit(std::make_unique<SetCells>(*this, name, key, region, block));
}

Document::Refusal Document::setOptions(const Options& options, const QString& text)
{
    Options wanted = options;
    wanted.scaleExponent += 0.0;  // -0 becomes 0
    const MaskSpec* mask = findMask(wanted.mask);
    if (mask && !mask->isPainted)
        wanted.allowed.resize(0, 0);
    else if (mask && wanted.allowed.size() == 0)
        wanted.allowed = AllowedKeys(m_session.options, m_session.tokenCount()).toBits();
    wanted.allowed = wanted.allowed.cwiseMin(1);
    if (isSameOptions(wanted, m_session.options))
        return std::nullopt;
    return commit(std::make_unique<SetOptions>(*this, text, wanted));
}

Document::Refusal Document::paintMask(const Region& region, bool isAllowed)
{
    const Index n = m_session.tokenCount();
    if (region.isEmpty() || region.row < 0 || region.column < 0 || region.rows > n || region.columns > n || region.row > n - region.rows
        || region.column > n - region.columns)
        return refusals::outside("mask", region, {n, n});
    const AllowedKeys inForce(m_session.options, n);
    bool changes = false;
    for (Index query = region.row; query < region.row + region.rows; ++query) {
        for (Index key = region.column; key < region.column + region.columns && !changes; ++key)
            changes = inForce.allows(query, key) != isAllowed;
    }
    if (!changes)
        return std::nullopt;
    return commit(
        std::make_unique<PaintMask>(*this, isAllowed ? tr("Allow cells of the mask") : tr("Hide cells by the mask"), region, isAllowed));
}

Document::Refusal Document::setInputs(const Inputs& inputs, const QString& text, const InputNames& names)
{
    const InputShapes shapes = shapesOf(inputs);
    const Computed<Graph> graph = build({}, shapes);
    if (!graph)
        return problemOf(graph.error());
    if (auto problem = refusals::checkSizes({graph->tokens(), graph->modelWidth(), graph->headWidth(), graph->valueWidth()}))
        return problem;
    ReplaceInputs::Replacement changed = differences(m_session.matrices, inputs);
    if (changed.empty() && names.isEmpty())
        return std::nullopt;
    if (shapes == shapesOf(m_session.matrices) && names.isEmpty())
        return commit(std::make_unique<ReplaceInputs>(*this, text, std::move(changed)));
    auto all = std::make_unique<CompositeCommand>(*this, text);
    if (graph->tokens() != m_session.tokenCount())
        all->add(countTokens(*this, graph->tokens()));
    const std::vector<std::string>& features = names.features.empty() ? m_session.features : names.features;
    const auto width = static_cast<std::size_t>(graph->modelWidth());
    if (!features.empty() && (features.size() != width || features != m_session.features))
        all->add(std::make_unique<SetFeatures>(*this, QString(), completedNames(features, graph->modelWidth(), "f")));
    all->add(std::make_unique<ReplaceInputs>(*this, QString(), std::move(changed)));
    const auto named = std::min(names.tokens.size(), static_cast<std::size_t>(graph->tokens()));
    for (std::size_t i = 0; i < named; ++i)
        all->add(std::make_unique<RenameToken>(*this, QString(), static_cast<Index>(i), names.tokens[i]));
    return commit(std::move(all));
}

Sizes Document::sizesWith(std::string_view step, Shape shape) const
{
    Sizes wanted = sizes();
    if (const StepSpec* spec = findStep(step)) {
        const ShapeRuleSides rule(*spec);
        adoptSide(rule.rows, shape.rows, wanted);
        adoptSide(rule.columns, shape.columns, wanted);
    }
    return wanted;
}

Document::Refusal Document::placeMatrix(std::string_view step, const Matrix& matrix, const QString& text, const InputNames& names)
{
    const StepSpec* spec = findStep(step);
    if (!spec || spec->kind == StepKind::Computed)
        return refusals::unknownInput(step);
    const Sizes wanted = sizesWith(step, shapeOf(matrix));
    if (auto problem = refusals::checkSizes(wanted))
        return problem;
    Inputs inputs;
    for (const auto& [key, own] : m_session.matrices)
        inputs[key] = reshaped(own, shapeFor(*findStep(key), wanted));
    inputs[std::string(step)] = matrix;
    return setInputs(inputs, text, names);
}

Document::Refusal Document::resize(const Sizes& wanted)
{
    if (auto problem = refusals::checkSizes(wanted))
        return problem;
    const Sizes from = sizes();
    if (wanted == from)
        return std::nullopt;
    const QString text =
        tr("Resize to n %1, d_model %2, d_k %3, d_v %4")
            .arg(QString::number(wanted.tokens), QString::number(wanted.dModel), QString::number(wanted.dK), QString::number(wanted.dV));
    auto all = std::make_unique<Resize>(*this, text, from, wanted);
    if (wanted.tokens != from.tokens)
        all->add(countTokens(*this, wanted.tokens));
    if (wanted.dModel != from.dModel && !m_session.features.empty())
        all->add(std::make_unique<SetFeatures>(*this, QString(), completedNames(m_session.features, wanted.dModel, "f")));
    const Sizes counted{wanted.tokens, from.dModel, from.dK, from.dV};
    for (const auto& [step, matrix] : m_session.matrices) {
        const StepSpec* spec = findStep(step);
        if (spec && shapeFor(*spec, wanted) != shapeFor(*spec, counted))
            all->add(std::make_unique<ReshapeInput>(*this, step, shapeFor(*spec, wanted)));
    }
    return commit(std::move(all));
}

Document::Refusal Document::widenTo(const Widening& widening)
{
    const WideningSpec* spec = findWidening(widening.source);
    if (spec && !spec->keepsSession)
        return refusals::notRealizable(widening.source);
    Sizes wide = sizes();
    wide.dK = std::max(wide.dK, widening.width);
    if (auto problem = refusals::checkSizes(wide))
        return problem;
    const Computed<Inputs> inputs = widen(m_session.matrices, m_session.options, widening);
    if (!inputs)
        return problemOf(inputs.error());
    return setInputs(*inputs, tr("Widen to d_k %1").arg(widening.width));
}

Document::Refusal Document::restore(const SessionState& state, const QString& text)
{
    if (isSameState(state, m_session))
        return std::nullopt;
    if (const std::vector<Problem> problems = checkState(state); !problems.empty())
        return problems.front();
    auto all = std::make_unique<CompositeCommand>(*this, text);
    if (state.tokenCount() != m_session.tokenCount())
        all->add(countTokens(*this, state.tokenCount()));
    if (state.features != m_session.features)
        all->add(std::make_unique<SetFeatures>(*this, QString(), state.features));
    if (ReplaceInputs::Replacement changed = differences(m_session.matrices, state.matrices); !changed.empty())
        all->add(std::make_unique<ReplaceInputs>(*this, QString(), std::move(changed)));
    if (state.tokens != m_session.tokens)
        all->add(std::make_unique<SetTokens>(*this, QString(), state.tokens));
    if (!isSameOptions(state.options, m_session.options))
        all->add(std::make_unique<SetOptions>(*this, QString(), state.options));
    return commit(std::move(all));
}

}  // namespace ae
