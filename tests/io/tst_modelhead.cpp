// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "io/heads/headsession.h"
#include "io/heads/modelhead.h"
#include "memoryarrays.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <set>

using ae::Index;
using ae::Matrix;
using ae::test::MemoryArrays;
using ae::test::randomMatrix;

namespace {

/// Sizes that all differ, so that no mix-up can hide. g = h where a family has no groups.
struct Sizes {
    Index h;
    Index g;
    Index k;
    Index d;
};

struct QueryKeyValue {
    Matrix q;
    Matrix k;
    Matrix v;
};

/// How the model itself shares out y = x W + b, all outputs, to one head. These follow the reshapes of the models' own code.
using Split = QueryKeyValue (*)(const std::vector<Matrix>& y, const Sizes& s, Index head);

/// y_q.view(n, h, k), y_k.view(n, g, k), repeat_kv.
QueryKeyValue splitSeparate(const std::vector<Matrix>& y, const Sizes& s, Index head)
{
    const Index shared = head * s.g / s.h;
    return {y[0].middleCols(head * s.k, s.k), y[1].middleCols(shared * s.k, s.k), y[2].middleCols(shared * s.k, s.k)};
}

/// q, k, v = y.split([h k, g k, g k]), then as above.
QueryKeyValue splitStacked(const std::vector<Matrix>& y, const Sizes& s, Index head)
{
    return splitSeparate({y[0].leftCols(s.h * s.k), y[0].middleCols(s.h * s.k, s.g * s.k), y[0].rightCols(s.g * s.k)}, s, head);
}

/// y.view(n, h, 3, k): GPT-NeoX, BLOOM.
QueryKeyValue splitPerHead(const std::vector<Matrix>& y, const Sizes& s, Index head)
{
    const Matrix own = y[0].middleCols(head * 3 * s.k, 3 * s.k);
    return {own.leftCols(s.k), own.middleCols(s.k, s.k), own.rightCols(s.k)};
}

/// y.view(n, g, h/g + 2, k): query = [..., :-2, :], key = [..., -2, :], value = [..., -1, :]: Falcon.
QueryKeyValue splitPerGroup(const std::vector<Matrix>& y, const Sizes& s, Index head)
{
    const Index share = s.h / s.g;
    const Matrix group = y[0].middleCols(head / share * (share + 2) * s.k, (share + 2) * s.k);
    return {group.middleCols(head % share * s.k, s.k), group.middleCols(share * s.k, s.k), group.rightCols(s.k)};
}

enum class Bias { None, Own, One, NoKey };

/// A model file as a family writes it.
struct Layout {
    const char* family;
    const char* prefix;  ///< %1 is the layer
    std::vector<const char*> weights;
    std::vector<const char*> biases;
    Bias bias;
    bool isInOut;
    Sizes sizes;
    Split split;
    const char* mask;
    double exponent;
    const char* rotary;
    Index rotaryWidth;
    const char* title = nullptr;  ///< of the row, where a family has several
};

const std::vector<const char*> proj = {"q_proj.weight", "k_proj.weight", "v_proj.weight"};
const std::vector<const char*> projBias = {"q_proj.bias", "k_proj.bias", "v_proj.bias"};
const std::vector<const char*> query = {"query.weight", "key.weight", "value.weight"};
const std::vector<const char*> queryBias = {"query.bias", "key.bias", "value.bias"};
const std::vector<const char*> fused = {"query_key_value.weight"};
const std::vector<const char*> fusedBias = {"query_key_value.bias"};

const std::vector<Layout> layouts = {
    {"head", "", {"Wq", "Wk", "Wv"}, {"bq", "bk", "bv"}, Bias::Own, true, {1, 1, 3, 5}, splitSeparate, "none", 0.5, "", 0},
    {"gpt2", "h.%1.attn", {"c_attn.weight"}, {"c_attn.bias"}, Bias::Own, true, {3, 3, 4, 12}, splitStacked, "causal", 0.5, "", 0},
    {"nanogpt",
     "transformer.h.%1.attn",
     {"c_attn.weight"},
     {"c_attn.bias"},
     Bias::None,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "causal",
     0.5,
     "",
     0},
    {"bert", "bert.encoder.layer.%1.attention.self", query, queryBias, Bias::Own, false, {3, 3, 4, 12}, splitSeparate, "none", 0.5, "", 0},
    {"vit",
     "vit.encoder.layer.%1.attention.attention",
     query,
     queryBias,
     Bias::NoKey,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "none",
     0.5,
     "",
     0},
    {"whisper", "decoder.blocks.%1.attn", query, queryBias, Bias::NoKey, false, {3, 3, 4, 12}, splitSeparate, "causal", 0.5, "", 0},
    {"albert",
     "albert.encoder.albert_layer_groups.0.albert_layers.%1.attention",
     query,
     queryBias,
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "none",
     0.5,
     "",
     0},
    {"distilbert",
     "transformer.layer.%1.attention",
     {"q_lin.weight", "k_lin.weight", "v_lin.weight"},
     {"q_lin.bias", "k_lin.bias", "v_lin.bias"},
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "none",
     0.5,
     "",
     0},
    {"beit",
     "blocks.%1.attn",
     {"qkv.weight"},
     {"q_bias", "k_bias", "v_bias"},
     Bias::NoKey,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "none",
     0.5,
     "",
     0},
    {"timm", "blocks.%1.attn", {"qkv.weight"}, {"qkv.bias"}, Bias::Own, false, {3, 3, 4, 12}, splitStacked, "none", 0.5, "", 0},
    {"torch",
     "layers.%1.self_attn",
     {"in_proj_weight"},
     {"in_proj_bias"},
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "none",
     0.5,
     "",
     0},
    {"torch",
     "transformer.resblocks.%1.attn",
     {"in_proj_weight"},
     {"in_proj_bias"},
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "causal",
     0.5,
     "",
     0,
     "CLIP text"},
    {"torch",
     "visual.transformer.resblocks.%1.attn",
     {"in_proj_weight"},
     {"in_proj_bias"},
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "none",
     0.5,
     "",
     0,
     "CLIP pictures"},
    {"torch-separate",
     "layers.%1.self_attn",
     {"q_proj_weight", "k_proj_weight", "v_proj_weight"},
     {"in_proj_bias"},
     Bias::One,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "none",
     0.5,
     "",
     0},
    {"encoder-decoder",
     "model.decoder.layers.%1.self_attn",
     proj,
     projBias,
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "causal",
     0.5,
     "",
     0,
     "OPT"},
    {"encoder-decoder",
     "model.encoder.layers.%1.self_attn",
     proj,
     projBias,
     Bias::NoKey,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "none",
     0.5,
     "",
     0,
     "Whisper"},
    {"encoder-decoder",
     "text_model.encoder.layers.%1.self_attn",
     proj,
     projBias,
     Bias::Own,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "causal",
     0.5,
     "",
     0,
     "CLIP text (Hugging Face)"},
    {"phi3",
     "model.layers.%1.self_attn",
     {"qkv_proj.weight"},
     {},
     Bias::None,
     false,
     {6, 2, 4, 24},
     splitStacked,
     "causal",
     0.5,
     "halves",
     0},
    {"phi3",
     "model.layers.%1.self_attn",
     {"qkv_proj.weight"},
     {},
     Bias::None,
     false,
     {3, 3, 4, 12},
     splitStacked,
     "causal",
     0.5,
     "halves",
     0,
     "Phi-3 without groups"},
    {"llama", "model.layers.%1.self_attn", proj, projBias, Bias::None, false, {6, 2, 4, 17}, splitSeparate, "causal", 0.5, "halves", 0},
    {"llama",
     "model.layers.%1.self_attn",
     proj,
     projBias,
     Bias::Own,
     false,
     {6, 3, 4, 24},
     splitSeparate,
     "causal",
     0.5,
     "halves",
     0,
     "Qwen2 with biases"},
    {"llama-meta",
     "layers.%1.attention",
     {"wq.weight", "wk.weight", "wv.weight"},
     {},
     Bias::None,
     false,
     {6, 2, 4, 24},
     splitSeparate,
     "causal",
     0.5,
     "pairs",
     0},
    {"gpt-neo", "transformer.h.%1.attn.attention", proj, projBias, Bias::None, false, {3, 3, 4, 12}, splitSeparate, "causal", 0, "", 0},
    {"gptj", "transformer.h.%1.attn", proj, projBias, Bias::None, false, {3, 3, 8, 24}, splitSeparate, "causal", 0.5, "pairs", 2},
    {"chatglm",
     "transformer.encoder.layers.%1.self_attention",
     fused,
     fusedBias,
     Bias::Own,
     false,
     {6, 2, 4, 24},
     splitStacked,
     "causal",
     0.5,
     "pairs",
     2},
    {"bloom", "h.%1.self_attention", fused, fusedBias, Bias::Own, false, {3, 3, 4, 12}, splitPerHead, "causal", 0.5, "", 0},
    {"falcon",
     "transformer.h.%1.self_attention",
     fused,
     fusedBias,
     Bias::None,
     false,
     {6, 2, 4, 24},
     splitPerGroup,
     "causal",
     0.5,
     "halves",
     0},
    {"falcon",
     "transformer.h.%1.self_attention",
     fused,
     fusedBias,
     Bias::None,
     false,
     {5, 1, 4, 20},
     splitPerGroup,
     "causal",
     0.5,
     "halves",
     0,
     "Falcon with one key"},
    {"neox", "gpt_neox.layers.%1.attention", fused, fusedBias, Bias::Own, false, {3, 3, 8, 24}, splitPerHead, "causal", 0.5, "halves", 2},
    {"mpt", "transformer.blocks.%1.attn", {"Wqkv.weight"}, {}, Bias::None, false, {3, 3, 4, 12}, splitStacked, "causal", 0.5, "", 0},
    {"t5",
     "encoder.block.%1.layer.0.SelfAttention",
     {"q.weight", "k.weight", "v.weight"},
     {},
     Bias::None,
     false,
     {3, 3, 4, 17},
     splitSeparate,
     "none",
     0,
     "",
     0},
    {"t5",
     "decoder.block.%1.layer.0.SelfAttention",
     {"q.weight", "k.weight", "v.weight"},
     {},
     Bias::None,
     false,
     {3, 3, 4, 12},
     splitSeparate,
     "causal",
     0,
     "",
     0,
     "T5 decoder"},
};

std::string inLayer(const char* prefix, int layer, const char* name)
{
    std::string text = prefix;
    if (const std::size_t at = text.find("%1"); at != std::string::npos)
        text.replace(at, 2, std::to_string(layer));
    return text.empty() ? name : text + "." + name;
}

/// One layer of a model, random: x W (+ b) of each tensor for a given x.
std::vector<Matrix> writeLayer(MemoryArrays& file, const Layout& layout, int layer, const Matrix& x, std::mt19937_64& random)
{
    const Sizes& s = layout.sizes;
    const std::vector<Index> outputs =
        layout.weights.size() == 1 ? std::vector<Index>{(s.h + 2 * s.g) * s.k} : std::vector<Index>{s.h * s.k, s.g * s.k, s.g * s.k};
    std::vector<Matrix> y;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const Matrix w = randomMatrix(s.d, outputs[i], random);
        file.add(inLayer(layout.prefix, layer, layout.weights[i]), layout.isInOut ? w : Matrix(w.transpose()));
        y.push_back(x * w);
    }
    if (layout.bias == Bias::None)
        return y;
    const std::vector<Index> parts = {s.h * s.k, s.g * s.k, s.g * s.k};
    Matrix all(1, (s.h + 2 * s.g) * s.k);
    all = randomMatrix(1, all.cols(), random);
    if (layout.bias == Bias::NoKey)
        all.middleCols(parts[0], parts[1]).setZero();
    Index start = 0;
    for (std::size_t i = 0; i < 3 && layout.biases.size() == 3; ++i) {
        if (layout.bias != Bias::NoKey || i != 1)
            file.addVector(inLayer(layout.prefix, layer, layout.biases[i]), all.middleCols(start, parts[i]));
        start += parts[i];
    }
    if (layout.biases.size() == 1)
        file.addVector(inLayer(layout.prefix, layer, layout.biases[0]), all);
    start = 0;
    for (Matrix& part : y) {
        part.rowwise() += all.row(0).segment(start, part.cols());
        start += part.cols();
    }
    return y;
}

/// softmax(q k^T scale) v by the formula, over the allowed keys.
Matrix attend(const QueryKeyValue& qkv, double divisor, bool isCausal)
{
    Matrix out = Matrix::Zero(qkv.q.rows(), qkv.v.cols());
    for (Index i = 0; i < qkv.q.rows(); ++i) {
        const Index keys = isCausal ? i + 1 : qkv.k.rows();
        double sum = 0;
        for (Index j = 0; j < keys; ++j) {
            const double e = std::exp(qkv.q.row(i).dot(qkv.k.row(j)) / divisor);
            sum += e;
            out.row(i) += e * qkv.v.row(j);
        }
        out.row(i) /= sum;
    }
    return out;
}

}  // namespace

/// A head that is cut out of a model attends like the model itself.
class tst_modelhead : public QObject {
    Q_OBJECT
private slots:
    void everyFamilyHasARow();
    void attendsLikeTheModel_data();
    void attendsLikeTheModel();
    void readsOnlyTheHead();
    void transposesSquareWeights();
    void refusesToTransposeOthers();
    void refusesHeadsThatAreNotThere();
    void refusesWhatIsNoBias();
    void refusesHeadsThatAreTooLarge();
    void notesQuantisedWeights();
};

void tst_modelhead::everyFamilyHasARow()
{
    std::set<std::string_view> tried;
    for (const Layout& layout : layouts)
        tried.insert(layout.family);
    for (const ae::FamilySpec& family : ae::modelFamilies())
        QVERIFY2(tried.contains(family.key), family.title);
}

void tst_modelhead::attendsLikeTheModel_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < layouts.size(); ++i)
        QTest::newRow(layouts[i].title ? layouts[i].title : layouts[i].family) << static_cast<int>(i);
}

void tst_modelhead::attendsLikeTheModel()
{
    QFETCH(int, row);
    const Layout& layout = layouts[static_cast<std::size_t>(row)];
    const Sizes& s = layout.sizes;
    std::mt19937_64 random(static_cast<unsigned>(row) + 1);
    const Matrix x = 0.5 * randomMatrix(7, s.d, random);
    MemoryArrays file;
    std::vector<std::vector<Matrix>> y;
    const bool isOne = *layout.prefix == '\0';
    for (int layer = 0; layer < (isOne ? 1 : 2); ++layer)
        y.push_back(writeLayer(file, layout, layer, x, random));

    ae::HeadCounts counts{s.h, {}, {}};
    if (s.g != s.h && layout.weights.size() == 1)
        counts.keyValueHeads = s.g;
    const auto model = ae::recogniseModel(file, {}, counts);
    QVERIFY(model);
    QCOMPARE(model->layers.size(), y.size());
    for (std::size_t layer = 0; layer < y.size(); ++layer) {
        const ae::AttentionLayer& found = model->layers[layer];
        QVERIFY2(found.isReady(), found.obstacle ? found.obstacle->sentence().c_str() : "");
        QCOMPARE(found.family->key, std::string_view(layout.family));
        QCOMPARE(found.heads, s.h);
        QCOMPARE(found.keyValueHeads, s.g);
        QCOMPARE(found.headSize, s.k);
        QCOMPARE(found.width, s.d);
        for (Index head = 0; head < s.h; ++head) {
            const auto cut = ae::cutHead(file, found, head);
            QVERIFY2(cut, cut ? "" : cut.error().sentence().c_str());
            QCOMPARE(cut->mask, std::string(layout.mask));
            QCOMPARE(cut->scaleExponent, layout.exponent);
            QCOMPARE(cut->rotary.convention, std::string(layout.rotary));
            QCOMPARE(cut->rotary.width, layout.rotaryWidth);
            QCOMPARE(cut->matrices.count("bk"), std::size_t(layout.bias != Bias::None && layout.bias != Bias::NoKey));
            auto session = ae::sessionOf(*cut, {x, ae::defaultTokens(7), {}}, "test");
            QVERIFY2(session, session ? "" : session.error().sentence().c_str());
            session->options.rotary = {};  // positions are a step of their own; here the matrices are at stake
            const auto evaluation = ae::Evaluation::of(session->matrices, session->options);
            QVERIFY(evaluation);
            const double divisor = std::pow(static_cast<double>(s.k), layout.exponent);
            const Matrix expected = attend(layout.split(y[layer], s, head), divisor, std::string_view(layout.mask) == "causal");
            const double error = (evaluation->value("output").toMatrix() - expected).cwiseAbs().maxCoeff();
            QVERIFY2(error < 1e-12, std::to_string(error).c_str());
        }
    }
}

void tst_modelhead::readsOnlyTheHead()
{
    std::mt19937_64 random(1);
    MemoryArrays file;
    for (const char* name : {"q_proj.weight", "k_proj.weight", "v_proj.weight"})
        file.add(inLayer("model.layers.%1.self_attn", 0, name), randomMatrix(64, 40, random));
    file.addShape("lm_head.weight", {1'000'000'000'000, 40});
    const auto model = ae::recogniseModel(file, {}, {16, {}, {}});
    QVERIFY(model);
    QCOMPARE(file.numbersRead(), Index(0));
    QVERIFY(ae::cutHead(file, model->layers[0], 3));
    QCOMPARE(file.numbersRead(), Index(3 * 4 * 40));
}

void tst_modelhead::transposesSquareWeights()
{
    std::mt19937_64 random(2);
    MemoryArrays file;
    const Matrix w = file.add("encoder.layer.0.attention.self.query.weight", randomMatrix(6, 6, random));
    file.add("encoder.layer.0.attention.self.key.weight", randomMatrix(6, 6, random));
    file.add("encoder.layer.0.attention.self.value.weight", randomMatrix(6, 6, random));
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    QVERIFY(model);
    QVERIFY(model->layers[0].isSquare);
    const auto stored = ae::cutHead(file, model->layers[0], 1);
    const auto turned = ae::cutHead(file, model->layers[0], 1, ae::Reading::Transposed);
    QVERIFY(stored && turned);
    QVERIFY(stored->matrices.at("Wq") == Matrix(w.bottomRows(3).transpose()));
    QVERIFY(turned->matrices.at("Wq") == Matrix(w.rightCols(3)));
}

void tst_modelhead::refusesToTransposeOthers()
{
    std::mt19937_64 random(3);
    MemoryArrays file;
    file.add("h.0.attn.c_attn.weight", randomMatrix(4, 12, random));
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    QVERIFY(model);
    const auto cut = ae::cutHead(file, model->layers[0], 0, ae::Reading::Transposed);
    QVERIFY(!cut);
    QCOMPARE(cut.error().sentence(), std::string("its shape 4x12 fits one way only, so it cannot be transposed; read it as it is stored"));
}

void tst_modelhead::refusesHeadsThatAreNotThere()
{
    std::mt19937_64 random(4);
    MemoryArrays file;
    file.add("h.0.attn.c_attn.weight", randomMatrix(4, 12, random));
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    for (const Index head : {Index(-1), Index(2)}) {
        const auto cut = ae::cutHead(file, model->layers[0], head);
        QVERIFY(!cut);
        QCOMPARE(cut.error().kind, ae::ProblemKind::Usage);
    }
}

void tst_modelhead::refusesWhatIsNoBias()
{
    std::mt19937_64 random(5);
    MemoryArrays file;
    file.add("h.0.attn.c_attn.weight", randomMatrix(4, 12, random));
    file.addVector("h.0.attn.c_attn.bias", randomMatrix(1, 11, random));
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    QVERIFY(!ae::cutHead(file, model->layers[0], 1));
}

void tst_modelhead::refusesHeadsThatAreTooLarge()
{
    MemoryArrays file;
    file.addShape("h.0.attn.c_attn.weight", {50'000, 150'000});
    const auto model = ae::recogniseModel(file, {}, {1, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    const auto cut = ae::cutHead(file, model->layers[0], 0);
    QVERIFY(!cut);
    QCOMPARE(cut.error().kind, ae::ProblemKind::Data);
    QCOMPARE(file.numbersRead(), Index(0));
}

void tst_modelhead::notesQuantisedWeights()
{
    std::mt19937_64 random(6);
    MemoryArrays file;
    file.add("h.0.attn.c_attn.weight", randomMatrix(4, 12, random), "I8");
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    const auto cut = ae::cutHead(file, model->layers[0], 0);
    QVERIFY(cut);
    const bool isNoted = std::any_of(cut->notes.begin(), cut->notes.end(),
                                     [](const ae::Problem& note) { return note.sentence().find("quantised") != std::string::npos; });
    QVERIFY(isNoted);
}

AE_TEST(tst_modelhead)
#include "tst_modelhead.moc"
