// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/displaytext.h"
#include "cli/import.h"
#include "cli/savesession.h"
#include "io/formats.h"
#include "io/heads/headsession.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

namespace ae::cli {

namespace {

constexpr std::string_view maskKeys[] = {"none", "causal"};
constexpr std::string_view decimalMarks[] = {"point", "comma"};
constexpr std::string_view yesOrNo[] = {"yes", "no"};

constexpr OptionSpec options[] = {
    {.name = "-o", .value = "OUT.attn", .summary = "The session to write"},
    {.name = "--x", .value = "FILE[:TENSOR]", .summary = "X, one row a token"},
    {.name = "--wq", .value = "FILE[:TENSOR]", .summary = "W_Q, d_model x d_k"},
    {.name = "--wk", .value = "FILE[:TENSOR]", .summary = "W_K, d_model x d_k"},
    {.name = "--wv", .value = "FILE[:TENSOR]", .summary = "W_V, d_model x d_v"},
    {.name = "--bq", .value = "FILE[:TENSOR]", .summary = "Bias of the queries, d_k numbers"},
    {.name = "--bk", .value = "FILE[:TENSOR]", .summary = "Bias of the keys, d_k numbers"},
    {.name = "--bv", .value = "FILE[:TENSOR]", .summary = "Bias of the values, d_v numbers"},
    {.name = "--model", .value = "FILE", .summary = "Cut a head out of this model file in place of --wq, --wk, --wv"},
    {.name = "--list", .value = "", .summary = "Print the layers of the model and leave"},
    {.name = "--layer", .value = "L", .summary = "Number of the layer, or a piece of its name (the first when not given)"},
    {.name = "--head", .value = "H", .summary = "Head of the layer, from 0 (0 when not given)"},
    {.name = "--heads", .value = "N", .summary = "How many heads a layer has, where no config.json beside the model says it"},
    {.name = "--kv-heads", .value = "G", .summary = "How many key/value heads, likewise"},
    {.name = "--ids", .value = "IDS", .summary = "X: the model's embeddings of these token ids, as in \"12 7 99\""},
    {.name = "--random", .value = "N[,SEED]", .summary = "X: N rows of standard normal numbers (seed 1 when not given)"},
    {.name = "--transpose", .value = "", .summary = "Read square weights of the model the other way round"},
    {.name = "--tokens", .value = "NAMES", .summary = "Names of the rows of X, as in \"a b c\" (t1, t2, ... when not given)"},
    {.name = "--rope", .value = "RULE[,BASE]", .summary = "Rotary positions: halves, pairs or none (base 10000 when not given)"},
    {.name = "--mask", .value = "MASK", .summary = "Which keys are hidden", .choices = maskKeys},
    {.name = "--decimal", .value = "MARK", .summary = "Decimal mark of text tables", .choices = decimalMarks},
    {.name = "--header", .value = "ANSWER", .summary = "Whether text tables start with names", .choices = yesOrNo},
    {.name = "--force", .value = "", .summary = "Overwrite OUT.attn when it exists"},
};

/// One matrix of the session and the option that names its file.
struct Part {
    std::string_view option;
    const char* key;
    SourceShape shape;
    bool isNeeded;
};

constexpr Part parts[] = {
    {"--x", "X", SourceShape::Matrix, true},   {"--wq", "Wq", SourceShape::Matrix, true}, {"--wk", "Wk", SourceShape::Matrix, true},
    {"--wv", "Wv", SourceShape::Matrix, true}, {"--bq", "bq", SourceShape::Row, false},   {"--bk", "bk", SourceShape::Row, false},
    {"--bv", "bv", SourceShape::Row, false},
};

std::string shapeText(const Matrix& matrix)
{
    return std::to_string(matrix.rows()) + "x" + std::to_string(matrix.cols());
}

/// What one matrix must have in common with another.
struct Fit {
    const char* key;
    const char* other;
    Index Shape::*own;
    Index Shape::*others;
};

constexpr Fit fits[] = {
    {"Wq", "X", &Shape::rows, &Shape::columns},     {"Wk", "X", &Shape::rows, &Shape::columns},
    {"Wv", "X", &Shape::rows, &Shape::columns},     {"Wk", "Wq", &Shape::columns, &Shape::columns},
    {"bq", "Wq", &Shape::columns, &Shape::columns}, {"bk", "Wk", &Shape::columns, &Shape::columns},
    {"bv", "Wv", &Shape::columns, &Shape::columns},
};

std::optional<Problem> checkFit(const Fit& fit, const Inputs& inputs)
{
    const auto own = inputs.find(fit.key);
    const auto other = inputs.find(fit.other);
    if (own == inputs.end() || other == inputs.end())
        return std::nullopt;
    const Shape shape = shapeOf(own->second);
    const Index needed = shapeOf(other->second).*fit.others;
    if (shape.*fit.own == needed)
        return std::nullopt;
    const bool isOfRows = fit.own == &Shape::rows;
    const bool wouldFit = (isOfRows ? shape.columns : shape.rows) == needed;
    const char* what = isOfRows ? "%1 is %2 but %3 is %4: %1 needs %5 rows" : "%1 is %2 but %3 is %4: %1 needs %5 columns";
    const char* advice = wouldFit ? "transposed it would fit: is it stored as d_out x d_in?" : "give matrices that fit each other";
    return Problem{ProblemKind::Data,
                   {},
                   what,
                   advice,
                   {fit.key, shapeText(own->second), fit.other, shapeText(other->second), std::to_string(needed)}};
}

/// A bias is one row; the column count is checked like that of the others.
std::optional<Problem> checkShapes(const Inputs& inputs)
{
    for (const auto& [key, matrix] : inputs) {
        if (matrix.size() == 0)
            return Problem{ProblemKind::Data, {}, "%1 is %2, so it holds no number", "give one that does", {key, shapeText(matrix)}};
        if (key.front() == 'b' && matrix.rows() != 1) {
            return Problem{ProblemKind::Data,
                           {},
                           "%1 is %2 and should be a single row",
                           "a bias has one number a column of its projection",
                           {key, shapeText(matrix)}};
        }
    }
    for (const Fit& fit : fits) {
        if (auto problem = checkFit(fit, inputs))
            return problem;
    }
    return std::nullopt;
}

/// The option that a problem with this matrix is about.
std::string optionOf(const std::string& key)
{
    const auto* found = std::find_if(std::begin(parts), std::end(parts), [&](const Part& part) { return part.key == key; });
    return found == std::end(parts) ? std::string() : std::string(found->option);
}

std::optional<Problem> checkGiven(const Arguments& arguments)
{
    for (const std::string_view option : {"--list", "--layer", "--head", "--heads", "--kv-heads", "--ids", "--random", "--transpose"}) {
        if (arguments.has(option))
            return usageProblem(std::string(option), "it belongs to --model", "name the model file, or leave it out");
    }
    if (auto problem = checkTarget(arguments))
        return problem;
    for (const Part& part : parts) {
        if (part.isNeeded && !arguments.has(part.option))
            return usageProblem(std::string(part.option), "it is missing", "X, W_Q, W_K and W_V are needed, or --model");
    }
    return std::nullopt;
}

Attempt<Inputs> readParts(const Arguments& arguments, Console& console)
{
    SourceFiles files(tableChoices(arguments));
    Inputs inputs;
    for (const Part& part : parts) {
        if (!arguments.has(part.option))
            continue;
        Attempt<Matrix> matrix = readSource(files, sourceOf(part.option, arguments.value(part.option)), part.shape, console);
        if (!matrix)
            return matrix.error();
        inputs[part.key] = std::move(*matrix);
    }
    if (auto problem = checkShapes(inputs)) {
        problem->where = optionOf(problem->arguments.front());
        return Failed{console.fail(placeOf(sourceOf(problem->where, arguments.value(problem->where)).file), *problem)};
    }
    return inputs;
}

int runImport(const Arguments& arguments, Console& console)
{
    if (arguments.has("--model"))
        return importModel(arguments, console);
    Options chosen;
    chosen.mask = arguments.has("--mask") ? arguments.value("--mask") : "none";
    auto problem = checkGiven(arguments);
    if (!problem)
        problem = readRope(arguments, chosen);
    if (problem)
        return console.fail({}, *problem);
    Attempt<Inputs> inputs = readParts(arguments, console);
    if (!inputs)
        return inputs.error().code;
    const Index rows = inputs->at("X").rows();
    Result<std::optional<std::vector<std::string>>> tokens = readTokens(arguments, rows);
    if (!tokens)
        return console.fail({}, tokens.error());
    const std::string title = std::filesystem::path(arguments.value("-o")).stem().string();
    const Result<Session> session =
        sessionOf(std::move(*inputs), std::move(chosen), tokens->has_value() ? std::move(**tokens) : defaultTokens(rows), title);
    if (!session)
        return console.fail({}, session.error());
    return saveSession(arguments.value("-o"), *session, overwriteOf(arguments), console);
}

}  // namespace

std::optional<Problem> checkTarget(const Arguments& arguments)
{
    if (!arguments.has("-o"))
        return usageProblem("-o", "it is missing", "name the session to write: -o OUT.attn");
    return checkSessionName("-o", arguments.value("-o"));
}

std::optional<Problem> readRope(const Arguments& arguments, Options& rules)
{
    static constexpr std::string_view conventions[] = {"halves", "pairs", "none"};
    if (!arguments.has("--rope"))
        return std::nullopt;
    const std::string text = arguments.value("--rope");
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string convention = text.substr(0, comma);
    if (std::find(std::begin(conventions), std::end(conventions), convention) == std::end(conventions))
        return usageProblem("--rope", "it does not take \"%1\"", "give %2", {shortened(text, 60), listed(conventions)});
    if (convention == "none") {
        if (comma < text.size())
            return usageProblem("--rope", "none has no base", "leave %1 out", {shortened(text.substr(comma), 40)});
        rules.rotary = {};
        return std::nullopt;
    }
    rules.rotary.convention = convention;
    if (comma == text.size())
        return std::nullopt;
    const Result<double> base = number("--rope", text.substr(comma + 1));
    if (!base)
        return base.error();
    if (!std::isfinite(*base) || *base <= 0)
        return usageProblem("--rope", "the base %1 is not a finite number above 0", "10000 is the usual one",
                            {shortened(text.substr(comma + 1), 40)});
    rules.rotary.base = *base;
    return std::nullopt;
}

ReadChoices tableChoices(const Arguments& arguments)
{
    ReadChoices choices;
    if (arguments.has("--decimal"))
        choices.decimal = arguments.value("--decimal") == "comma" ? ',' : '.';
    if (arguments.has("--header"))
        choices.hasHeader = arguments.value("--header") == "yes";
    return choices;
}

std::vector<std::string> wordsOf(std::string_view text, std::string_view separators)
{
    std::vector<std::string> words;
    for (std::size_t start = text.find_first_not_of(separators); start != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
        words.emplace_back(text.substr(start, end - start));
        start = text.find_first_not_of(separators, end);
    }
    return words;
}

Result<std::optional<std::vector<std::string>>> readTokens(const Arguments& arguments, Index rows)
{
    using Tokens = std::optional<std::vector<std::string>>;
    if (!arguments.has("--tokens"))
        return Tokens();
    Tokens words = wordsOf(arguments.value("--tokens"), " \t\r\n");
    if (static_cast<Index>(words->size()) == rows)
        return words;
    return usageProblem("--tokens", "there are %1, but X has %2", "give every row of X one name, without blanks in it",
                        {counted(static_cast<long long>(words->size()), "name", "names"), counted(rows, "row", "rows")});
}

const CommandSpec importCommand = {
    .name = "import",
    .summary = "Make a session of matrices in files, or of one head of a model",
    .details = "FILE is any readable format; :TENSOR behind the last colon names one of its arrays. W is d_model x d_k, as in Q = X W.\n"
               "With --model the family is recognised by the names of its tensors, and a config.json beside the file is read; mask, scale\n"
               "and positions are the family's own unless --mask and --rope say otherwise. X is never in a model file: give --x, --ids\n"
               "or --random. Every assumption, and all that cannot be followed, is a note on standard error.",
    .operands = {},
    .options = options,
    .run = runImport,
};

}  // namespace ae::cli
