// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <cmath>
#include <limits>

namespace ae::test {

namespace {

Dual operator+(Dual a, Dual b)
{
    return {a.value + b.value, a.slope + b.slope};
}

Dual operator-(Dual a, Dual b)
{
    return {a.value - b.value, a.slope - b.slope};
}

Dual operator*(Dual a, Dual b)
{
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
}

Dual operator/(Dual a, Real b)
{
    return {a.value / b, a.slope / b};
}

Table tableOf(const Matrix& matrix)
{
    Table table(static_cast<std::size_t>(matrix.rows()), std::vector<Dual>(static_cast<std::size_t>(matrix.cols())));
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = 0; j < table[i].size(); ++j)
            table[i][j].value = static_cast<Real>(matrix(static_cast<Index>(i), static_cast<Index>(j)));
    }
    return table;
}

bool isAllowed(const Options& options, std::size_t query, std::size_t key)
{
    if (options.mask == "causal")
        return key <= query;
    if (options.mask == "painted")
        return options.allowed(static_cast<Index>(query), static_cast<Index>(key)) != 0;
    return true;
}

/// One run of the equation; every finished step passes through finish(), where the chosen cell gets its slope.
class Run {
public:
    Run(const Inputs& inputs, const Options& options, const CellRef& nudged) : m_options(options), m_nudged(nudged)
    {
        for (const auto& [key, matrix] : inputs)
            finish(key, tableOf(matrix));
    }

    Reference take()
    {
        project("Q", "Wq", "bq");
        project("K", "Wk", "bk");
        project("V", "Wv", "bv");
        if (m_options.rotary.isOn()) {
            turn("Q", "Qrot");
            turn("K", "Krot");
        }
        score();
        spread();
        blend();
        return std::move(m_result);
    }

private:
    void finish(const std::string& key, Table table)
    {
        if (key == m_nudged.step)
            table[static_cast<std::size_t>(m_nudged.row)][static_cast<std::size_t>(m_nudged.column)].slope += 1;
        m_result.steps[key] = std::move(table);
    }

    void project(const char* key, const char* weight, const char* bias)
    {
        const Table& x = m_result.steps.at("X");
        const Table& w = m_result.steps.at(weight);
        const auto found = m_result.steps.find(bias);
        Table y(x.size(), std::vector<Dual>(w[0].size()));
        for (std::size_t i = 0; i < y.size(); ++i) {
            for (std::size_t c = 0; c < y[i].size(); ++c) {
                for (std::size_t m = 0; m < w.size(); ++m)
                    y[i][c] = y[i][c] + x[i][m] * w[m][c];
                if (found != m_result.steps.end())
                    y[i][c] = y[i][c] + found->second[0][c];
            }
        }
        finish(key, std::move(y));
    }

    /// Pairs of columns are complex numbers times e^(i angle).
    void turn(const char* from, const char* to)
    {
        Table table = m_result.steps.at(from);
        const Rotary& rotary = m_options.rotary;
        const std::size_t width = rotary.width == 0 ? table[0].size() : static_cast<std::size_t>(rotary.width);
        const bool isNeighbours = rotary.convention == "pairs";
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (std::size_t m = 0; m < width / 2; ++m) {
                const std::size_t re = isNeighbours ? 2 * m : m;
                const std::size_t im = isNeighbours ? re + 1 : re + width / 2;
                const Real angle =
                    static_cast<Real>(i) / std::pow(static_cast<Real>(rotary.base), 2 * static_cast<Real>(m) / static_cast<Real>(width));
                const Dual cosine{std::cos(angle), 0};
                const Dual sine{std::sin(angle), 0};
                const Dual before = table[i][re];
                table[i][re] = before * cosine - table[i][im] * sine;
                table[i][im] = before * sine + table[i][im] * cosine;
            }
        }
        finish(to, std::move(table));
    }

    void score()
    {
        const bool isTurned = m_options.rotary.isOn();
        const Table& q = m_result.steps.at(isTurned ? "Qrot" : "Q");
        const Table& k = m_result.steps.at(isTurned ? "Krot" : "K");
        const Real divisor = std::pow(static_cast<Real>(q[0].size()), static_cast<Real>(m_options.scaleExponent));
        Table s(q.size(), std::vector<Dual>(k.size()));
        for (std::size_t i = 0; i < q.size(); ++i) {
            for (std::size_t j = 0; j < k.size(); ++j) {
                for (std::size_t c = 0; c < q[i].size(); ++c)
                    s[i][j] = s[i][j] + q[i][c] * k[j][c];
            }
        }
        finish("scores", std::move(s));
        Table scaled = m_result.steps.at("scores");
        for (std::vector<Dual>& row : scaled) {
            for (Dual& cell : row)
                cell = cell / divisor;
        }
        finish("scaled", std::move(scaled));
    }

    /// a_j = e_j / (1 + r), r the sum over the others; the strongest key's e is the constant 1.
    void spread()
    {
        const Table& s = m_result.steps.at("scaled");
        Table a(s.size(), std::vector<Dual>(s.size()));
        for (std::size_t i = 0; i < s.size(); ++i)
            m_result.hasDistribution.push_back(softmax(i, s[i], a[i]));
        finish("weights", std::move(a));
    }

    bool softmax(std::size_t query, const std::vector<Dual>& s, std::vector<Dual>& a) const
    {
        std::size_t strongest = s.size();
        for (std::size_t j = 0; j < s.size(); ++j) {
            if (isAllowed(m_options, query, j) && (strongest == s.size() || s[j].value > s[strongest].value))
                strongest = j;
        }
        if (strongest == s.size())
            return false;
        Dual others;
        for (std::size_t j = 0; j < s.size(); ++j) {
            if (j == strongest || !isAllowed(m_options, query, j))
                continue;
            const Dual shifted = (s[j] - s[strongest]) / static_cast<Real>(m_options.temperature);
            const Real e = std::exp(shifted.value);
            a[j] = {e, e * shifted.slope};
            others = others + a[j];
        }
        const Real sum = 1 + others.value;
        for (std::size_t j = 0; j < s.size(); ++j)
            a[j] = Dual{a[j].value / sum, (a[j].slope - a[j].value / sum * others.slope) / sum};
        a[strongest] = {1 / sum, -others.slope / sum / sum};
        return true;
    }

    void blend()
    {
        const Table& a = m_result.steps.at("weights");
        const Table& v = m_result.steps.at("V");
        Table o(a.size(), std::vector<Dual>(v[0].size()));
        for (std::size_t i = 0; i < a.size(); ++i) {
            for (std::size_t c = 0; c < o[i].size(); ++c) {
                for (std::size_t j = 0; j < v.size(); ++j) {
                    if (isAllowed(m_options, i, j))
                        o[i][c] = o[i][c] + a[i][j] * v[j][c];
                }
            }
        }
        finish("output", std::move(o));
    }

    const Options& m_options;
    CellRef m_nudged;
    Reference m_result;
};

}  // namespace

Matrix Reference::values(const std::string& step) const
{
    const Table& table = steps.at(step);
    const bool isBlank = step == "weights" || step == "output";
    Matrix matrix(static_cast<Index>(table.size()), static_cast<Index>(table[0].size()));
    for (Index i = 0; i < matrix.rows(); ++i) {
        const auto row = static_cast<std::size_t>(i);
        for (Index j = 0; j < matrix.cols(); ++j) {
            matrix(i, j) = isBlank && !hasDistribution[row] ? std::numeric_limits<double>::quiet_NaN()
                                                            : static_cast<double>(table[row][static_cast<std::size_t>(j)].value);
        }
    }
    return matrix;
}

Reference referenceOf(const Inputs& inputs, const Options& options, const CellRef& nudged)
{
    return Run(inputs, options, nudged).take();
}

Matrix referenceGradient(const Inputs& inputs, const Options& options, const CellRef& target, const std::string& step, Function function)
{
    const Table shape = referenceOf(inputs, options).steps.at(step);
    Matrix gradient(static_cast<Index>(shape.size()), static_cast<Index>(shape[0].size()));
    for (Index i = 0; i < gradient.rows(); ++i) {
        for (Index j = 0; j < gradient.cols(); ++j) {
            const Reference run = referenceOf(inputs, options, {step, 0, i, j});
            const Dual cell = run.steps.at(target.step)[static_cast<std::size_t>(target.row)][static_cast<std::size_t>(target.column)];
            gradient(i, j) = static_cast<double>(function == Function::MinusLog ? -cell.slope / cell.value : cell.slope);
        }
    }
    return gradient;
}

}  // namespace ae::test
