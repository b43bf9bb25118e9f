// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs: the token embeddings X (n x d_model), the learned projections W_Q, W_K (d_model x d_k) and W_V
// (d_model x d_v), and the optional biases b_Q, b_K (1 x d_k), b_V (1 x d_v).
#include "attention/steps.h"

namespace ae::steps {

namespace {

Explanation explainInput(const StepView& view, Index row, Index column)
{
    return explanationOf(view, view.inputKeys.front(), row, column, Rule::Input);
}

constexpr StepSpec input(std::string_view key, std::string_view symbol, Role role, const char* title, const char* summary,
                         std::string_view shapeRule, std::string_view rowNames, std::string_view columnNames)
{
    StepSpec spec;
    spec.key = key;
    spec.symbol = symbol;
    spec.role = role;
    spec.kind = rowNames.empty() ? StepKind::OptionalInput : StepKind::Input;
    spec.title = title;
    spec.summary = summary;
    spec.formula = symbol;
    spec.shapeRule = shapeRule;
    spec.rowNames = rowNames;
    spec.columnNames = columnNames;
    spec.explain = explainInput;
    return spec;
}

}  // namespace

constinit const StepSpec x = input("X", "X", Role::Input, AE_TR("ae", "Token embeddings"),
                                   AE_TR("ae", "The numbers that each token brings along."), "n x d_model", "token", "feature");
constinit const StepSpec wq =
    input("Wq", "W_Q", Role::Query, AE_TR("ae", "Query projection"),
          AE_TR("ae", "Learned: turns a token's embedding into the question it asks."), "d_model x d_k", "feature", "q");
constinit const StepSpec wk =
    input("Wk", "W_K", Role::Key, AE_TR("ae", "Key projection"),
          AE_TR("ae", "Learned: turns a token's embedding into the answer it offers."), "d_model x d_k", "feature", "k");
constinit const StepSpec wv =
    input("Wv", "W_V", Role::Value, AE_TR("ae", "Value projection"),
          AE_TR("ae", "Learned: turns a token's embedding into what it contributes."), "d_model x d_v", "feature", "v");
constinit const StepSpec bq =
    input("bq", "b_Q", Role::Query, AE_TR("ae", "Query bias"), AE_TR("ae", "Learned: added to every query."), "1 x d_k", "", "q");
constinit const StepSpec bk =
    input("bk", "b_K", Role::Key, AE_TR("ae", "Key bias"), AE_TR("ae", "Learned: added to every key."), "1 x d_k", "", "k");
constinit const StepSpec bv =
    input("bv", "b_V", Role::Value, AE_TR("ae", "Value bias"), AE_TR("ae", "Learned: added to every value."), "1 x d_v", "", "v");

}  // namespace ae::steps
