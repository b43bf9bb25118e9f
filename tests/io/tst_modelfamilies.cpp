// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/modelhead.h"
#include "memoryarrays.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using ae::Index;
using ae::test::MemoryArrays;

Q_DECLARE_METATYPE(std::string)

namespace {

using Shape = std::vector<std::uint64_t>;

/// A file with these arrays, of which only names and shapes count.
MemoryArrays fileOf(const std::vector<std::pair<std::string, Shape>>& arrays)
{
    MemoryArrays file;
    for (const auto& [name, shape] : arrays)
        file.addShape(name, shape);
    return file;
}

MemoryArrays separate(const std::string& prefix, Shape q, Shape k, const std::vector<std::pair<std::string, Shape>>& more = {})
{
    MemoryArrays file = fileOf({{prefix + ".q_proj.weight", q}, {prefix + ".k_proj.weight", k}, {prefix + ".v_proj.weight", k}});
    for (const auto& [name, shape] : more)
        file.addShape(name, shape);
    return file;
}

ae::ModelConfig configOf(std::string_view json)
{
    return ae::readModelConfig(json).value();
}

std::string textOf(const std::vector<ae::Problem>& problems)
{
    std::string text;
    for (const ae::Problem& problem : problems)
        text += problem.where + ": " + problem.sentence() + "\n";
    return text;
}

bool has(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

}  // namespace

/// Which family a file is of, what its shapes say, and what is asked for or warned of.
class tst_modelfamilies : public QObject {
    Q_OBJECT
private slots:
    void findsFamiliesBehindAnyPrefix_data();
    void findsFamiliesBehindAnyPrefix();
    void takesBuffersForNoBiases();
    void asksForHeads();
    void findsHeadsInTheFile_data();
    void findsHeadsInTheFile();
    void believesTheUserFirst();
    void refusesNumbersThatDoNotFit_data();
    void refusesNumbersThatDoNotFit();
    void sharesOutFusedGroups();
    void passesOverAConfigThatDoesNotFit();
    void seesTheOrientation_data();
    void seesTheOrientation();
    void refusesWhatIsNoMatrix();
    void warnsOfWhatCannotBeFollowed_data();
    void warnsOfWhatCannotBeFollowed();
    void turnsScalesIntoTemperatures_data();
    void turnsScalesIntoTemperatures();
    void readsRotaryRules_data();
    void readsRotaryRules();
    void tellsPartsApart();
    void sortsLayersByNumber();
    void findsLayersByNumberOrName();
    void saysWhyThereIsNoHead_data();
    void saysWhyThereIsNoHead();
    void survivesOddShapes();
};

void tst_modelfamilies::findsFamiliesBehindAnyPrefix_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::string>("prefix");
    QTest::newRow("bare") << std::string("h.0.attn.c_attn.weight") << 12 << 36 << std::string("gpt2") << std::string("h.0.attn");
    QTest::newRow("compiled and wrapped") << std::string("module._orig_mod.transformer.h.11.attn.c_attn.weight") << 36 << 12
                                          << std::string("nanogpt") << std::string("module._orig_mod.transformer.h.11.attn");
    QTest::newRow("a single layer's state") << std::string("c_attn.weight") << 12 << 36 << std::string("gpt2") << std::string();
    QTest::newRow("DINO teacher") << std::string("teacher.backbone.blocks.3.attn.qkv.weight") << 36 << 12 << std::string("timm")
                                  << std::string("teacher.backbone.blocks.3.attn");
    QTest::newRow("Pythia") << std::string("gpt_neox.layers.0.attention.query_key_value.weight") << 36 << 12 << std::string("neox")
                            << std::string("gpt_neox.layers.0.attention");
    QTest::newRow("Phi-3") << std::string("model.layers.3.self_attn.qkv_proj.weight") << 36 << 12 << std::string("phi3")
                           << std::string("model.layers.3.self_attn");
}

void tst_modelfamilies::findsFamiliesBehindAnyPrefix()
{
    QFETCH(std::string, name);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(std::string, family);
    QFETCH(std::string, prefix);
    const MemoryArrays file = fileOf({{name, {std::uint64_t(rows), std::uint64_t(columns)}}, {"lm_head.weight", {99, 12}}});
    const auto model = ae::recogniseModel(file, {}, {3, {}, {}});
    QVERIFY(model);
    QCOMPARE(model->layers.size(), std::size_t(1));
    QCOMPARE(model->layers[0].family->key, std::string_view(family));
    QCOMPARE(model->layers[0].prefix, prefix);
    QCOMPARE(model->layers[0].headSize, Index(4));
    QCOMPARE(model->layers[0].width, Index(12));
}

void tst_modelfamilies::takesBuffersForNoBiases()
{
    const MemoryArrays file =
        fileOf({{"h.0.attn.bias", {1, 1, 11, 11}}, {"h.0.attn.masked_bias", {}}, {"h.0.attn.c_attn.weight", {12, 36}}});
    const auto model = ae::recogniseModel(file, {}, {3, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    for (const auto& bias : model->layers[0].biases)
        QVERIFY(!bias);
}

void tst_modelfamilies::asksForHeads()
{
    const MemoryArrays file = fileOf({{"h.0.attn.c_attn.weight", {12, 36}}});
    const auto model = ae::recogniseModel(file, {});
    QVERIFY(model);
    QVERIFY(!model->layers[0].isReady());
    const std::string text = model->layers[0].obstacle->sentence();
    QVERIFY2(has(text, "--heads") && has(text, "1, 2, 3, 4, 6, 12"), text.c_str());
    QVERIFY(!ae::cutHead(file, model->layers[0], 0));
}

void tst_modelfamilies::findsHeadsInTheFile_data()
{
    QTest::addColumn<MemoryArrays>("file");
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("keyValueHeads");
    QTest::addColumn<int>("size");
    const std::string llama = "model.layers.0.self_attn";
    QTest::newRow("a norm of the queries") << separate(llama, {24, 17}, {8, 17}, {{llama + ".q_norm.weight", {4}}}) << 6 << 2 << 4;
    QTest::newRow("frequencies of the rotation")
        << separate(llama, {24, 17}, {8, 17}, {{llama + ".rotary_emb.inv_freq", {2}}}) << 6 << 2 << 4;
    const std::string t5 = "encoder.block.1.layer.0.SelfAttention";
    QTest::newRow("T5's bias in another layer")
        << fileOf({{t5 + ".q.weight", {24, 17}},
                   {t5 + ".k.weight", {24, 17}},
                   {t5 + ".v.weight", {24, 17}},
                   {"encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 6}}})
        << 6 << 6 << 4;
    QTest::newRow("Swin's table") << fileOf(
        {{"layers.0.blocks.0.attn.qkv.weight", {72, 24}}, {"layers.0.blocks.0.attn.relative_position_bias_table", {169, 6}}})
                                  << 6 << 6 << 4;
    QTest::newRow("timm's norm") << fileOf({{"blocks.0.attn.qkv.weight", {72, 24}}, {"blocks.0.attn.q_norm.weight", {4}}}) << 6 << 6 << 4;
}

void tst_modelfamilies::findsHeadsInTheFile()
{
    QFETCH(MemoryArrays, file);
    QFETCH(int, heads);
    QFETCH(int, keyValueHeads);
    QFETCH(int, size);
    const auto model = ae::recogniseModel(file, {});
    QVERIFY(model);
    const ae::AttentionLayer& layer = model->layers.front();
    QVERIFY2(layer.isReady(), layer.obstacle ? layer.obstacle->sentence().c_str() : "");
    QCOMPARE(layer.heads, Index(heads));
    QCOMPARE(layer.keyValueHeads, Index(keyValueHeads));
    QCOMPARE(layer.headSize, Index(size));
    QVERIFY2(has(textOf(layer.notes), "from the shape of"), textOf(layer.notes).c_str());
}

void tst_modelfamilies::believesTheUserFirst()
{
    const MemoryArrays file = separate("model.layers.0.self_attn", {24, 17}, {8, 17});
    const ae::ModelConfig config = configOf(R"({"num_attention_heads": 6, "num_key_value_heads": 2, "head_dim": 4})");
    const auto said = ae::recogniseModel(file, config);
    QCOMPARE(said->layers[0].heads, Index(6));
    QVERIFY(has(textOf(said->layers[0].notes), "from config.json"));
    const auto chosen = ae::recogniseModel(file, config, {12, {}, {}});
    QVERIFY(chosen->layers[0].isReady());
    QCOMPARE(chosen->layers[0].heads, Index(12));
    QCOMPARE(chosen->layers[0].headSize, Index(2));
    QCOMPARE(chosen->layers[0].keyValueHeads, Index(4));
    QVERIFY(has(textOf(chosen->layers[0].notes), "as chosen"));
    QVERIFY(has(textOf(chosen->layers[0].notes), "this is not used"));
}

void tst_modelfamilies::refusesNumbersThatDoNotFit_data()
{
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("keyValueHeads");
    QTest::newRow("not a divisor") << 5 << 0;
    QTest::newRow("other key/value heads") << 6 << 3;
    QTest::newRow("more heads than columns") << 48 << 0;
    QTest::newRow("more key/value heads than heads") << 2 << 4;
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("negative") << -3 << 0;
}

void tst_modelfamilies::refusesNumbersThatDoNotFit()
{
    QFETCH(int, heads);
    QFETCH(int, keyValueHeads);
    const std::optional<Index> shared = keyValueHeads == 0 ? std::nullopt : std::optional<Index>(keyValueHeads);
    const auto grouped = ae::recogniseModel(separate("model.layers.0.self_attn", {24, 17}, {8, 17}), {}, {heads, shared, {}});
    QVERIFY(grouped && !grouped->layers[0].isReady());
    const auto fused = ae::recogniseModel(fileOf({{"model.layers.0.self_attn.qkv_proj.weight", {40, 24}}}), {}, {heads, shared, {}});
    QVERIFY(fused && !fused->layers[0].isReady());
}

void tst_modelfamilies::sharesOutFusedGroups()
{
    // (6 + 2 * 2) * 4 = 40
    const MemoryArrays file = fileOf({{"model.layers.0.self_attn.qkv_proj.weight", {40, 24}}});
    const std::vector<std::pair<ae::ModelConfig, ae::HeadCounts>> ways = {
        {configOf(R"({"num_attention_heads": 6, "num_key_value_heads": 2})"), {}}, {{}, {6, 2, {}}}, {{}, {6, {}, {}}}, {{}, {{}, {}, 4}}};
    for (const auto& [config, counts] : ways) {
        const auto model = ae::recogniseModel(file, config, counts);
        QVERIFY(model && model->layers[0].isReady());
        QCOMPARE(model->layers[0].heads, Index(6));
        QCOMPARE(model->layers[0].keyValueHeads, Index(2));
        QCOMPARE(model->layers[0].headSize, Index(4));
    }
}

void tst_modelfamilies::passesOverAConfigThatDoesNotFit()
{
    // Falcon-7B says as many key/value heads as heads, and has one
    const MemoryArrays file = fileOf({{"transformer.h.0.self_attention.query_key_value.weight", {28, 20}}});
    const auto model = ae::recogniseModel(file, configOf(R"({"num_attention_heads": 5, "num_kv_heads": 5, "multi_query": true})"));
    QVERIFY(model && model->layers[0].isReady());
    QCOMPARE(model->layers[0].family->key, std::string_view("falcon"));
    QCOMPARE(model->layers[0].keyValueHeads, Index(1));
    QCOMPARE(model->layers[0].headSize, Index(4));
}

void tst_modelfamilies::seesTheOrientation_data()
{
    QTest::addColumn<MemoryArrays>("file");
    QTest::addColumn<bool>("isOutIn");
    QTest::addColumn<bool>("isSquare");
    const std::string bert = "bert.encoder.layer.0.attention.self.";
    const auto bertFile = [&](Shape shape, const std::vector<std::pair<std::string, Shape>>& more) {
        MemoryArrays file = fileOf({{bert + "query.weight", shape}, {bert + "key.weight", shape}, {bert + "value.weight", shape}});
        for (const auto& [name, size] : more)
            file.addShape(name, size);
        return file;
    };
    QTest::newRow("square: by family") << bertFile({12, 12}, {}) << true << true;
    QTest::newRow("bias as long as the rows") << bertFile({12, 20}, {{bert + "query.bias", {12}}}) << true << false;
    QTest::newRow("bias as long as the columns") << bertFile({20, 12}, {{bert + "query.bias", {12}}}) << false << false;
    QTest::newRow("embeddings as wide as the rows are many")
        << bertFile({20, 12}, {{"bert.embeddings.word_embeddings.weight", {99, 20}}}) << false << false;
    QTest::newRow("groups, out x in") << separate("model.layers.0.self_attn", {24, 24}, {8, 24}) << true << false;
    QTest::newRow("groups, in x out") << separate("model.layers.0.self_attn", {24, 24}, {24, 8}) << false << false;
    QTest::newRow("groups of another width, in x out") << separate("model.layers.0.self_attn", {17, 24}, {17, 8}) << false << false;
    QTest::newRow("Conv1D") << fileOf({{"h.0.attn.c_attn.weight", {12, 36}}}) << false << false;
    QTest::newRow("the same name, out x in") << fileOf({{"h.0.attn.c_attn.weight", {36, 12}}}) << true << false;
}

void tst_modelfamilies::seesTheOrientation()
{
    QFETCH(MemoryArrays, file);
    QFETCH(bool, isOutIn);
    QFETCH(bool, isSquare);
    const auto model = ae::recogniseModel(file, {}, {2, {}, {}});
    QVERIFY(model);
    QCOMPARE(model->layers[0].stored == ae::Orientation::OutIn, isOutIn);
    QCOMPARE(model->layers[0].isSquare, isSquare);
    QCOMPARE(has(textOf(model->layers[0].notes), "fits both ways"), isSquare);
}

void tst_modelfamilies::refusesWhatIsNoMatrix()
{
    const auto deep = ae::recogniseModel(fileOf({{"h.0.attn.c_attn.weight", {1, 12, 36}}}), {}, {3, {}, {}});
    QVERIFY(deep && !deep->layers[0].isReady());
    const auto cross = ae::recogniseModel(separate("model.decoder.layers.0.encoder_attn", {24, 24}, {24, 16}), {}, {3, {}, {}});
    QVERIFY(cross && !cross->layers[0].isReady());
}

void tst_modelfamilies::warnsOfWhatCannotBeFollowed_data()
{
    QTest::addColumn<MemoryArrays>("file");
    QTest::addColumn<std::string>("config");
    QTest::addColumn<std::string>("warning");
    const std::string llama = "model.layers.0.self_attn";
    const MemoryArrays plain = separate(llama, {24, 24}, {24, 24});
    const std::string none = "{}";
    QTest::newRow("nothing") << plain << none << std::string();
    QTest::newRow("norms of q and k") << separate(llama, {24, 24}, {24, 24}, {{llama + ".q_norm.weight", {4}}}) << none
                                      << std::string("normalises queries and keys");
    QTest::newRow("sinks") << separate(llama, {24, 24}, {24, 24}, {{llama + ".sinks", {6}}}) << none << std::string("go nowhere");
    QTest::newRow("ALiBi by family") << fileOf(
        {{"h.0.self_attention.query_key_value.weight", {72, 24}}, {"h.0.self_attention.query_key_value.bias", {72}}})
                                     << none << std::string("ALiBi");
    QTest::newRow("ALiBi by config.json") << fileOf({{"h.0.self_attention.query_key_value.weight", {72, 24}}})
                                          << std::string(R"({"alibi": true})") << std::string("ALiBi");
    QTest::newRow("soft cap") << plain << std::string(R"({"attn_logit_softcapping": 50.0})") << std::string("none passes 50");
    QTest::newRow("window") << plain << std::string(R"({"sliding_window": 4096})") << std::string("look back 4096 tokens");
    QTest::newRow("window that is not used") << plain << std::string(R"({"sliding_window": 4096, "use_sliding_window": false})")
                                             << std::string();
    QTest::newRow("stretched positions") << plain << std::string(R"({"rope_scaling": {"rope_type": "llama3"}})")
                                         << std::string("stretches its positions (llama3)");
    QTest::newRow("relative bias of T5") << fileOf({{"encoder.block.0.layer.0.SelfAttention.q.weight", {24, 17}},
                                                    {"encoder.block.0.layer.0.SelfAttention.k.weight", {24, 17}},
                                                    {"encoder.block.0.layer.0.SelfAttention.v.weight", {24, 17}}})
                                         << none << std::string("learned bias for the distance");
    QTest::newRow("relative keys of BERT") << fileOf({{"encoder.layer.0.attention.self.query.weight", {24, 24}},
                                                      {"encoder.layer.0.attention.self.key.weight", {24, 24}},
                                                      {"encoder.layer.0.attention.self.value.weight", {24, 24}}})
                                           << std::string(R"({"position_embedding_type": "relative_key"})")
                                           << std::string("positions are relative_key");
    QTest::newRow("cross attention") << separate("model.decoder.layers.0.encoder_attn", {24, 24}, {24, 24}) << none
                                     << std::string("another text");
    QTest::newRow("windows of GPT-Neo") << separate("transformer.h.0.attn.attention", {24, 24}, {24, 24}) << none
                                        << std::string("256 tokens");
}

void tst_modelfamilies::warnsOfWhatCannotBeFollowed()
{
    QFETCH(MemoryArrays, file);
    QFETCH(std::string, config);
    QFETCH(std::string, warning);
    const auto model = ae::recogniseModel(file, configOf(config), {6, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    const std::string warnings = textOf(model->layers[0].warnings);
    QVERIFY2(has(warnings, warning), warnings.c_str());
    QCOMPARE(model->layers[0].warnings.size(), std::size_t(!warning.empty()));
}

void tst_modelfamilies::turnsScalesIntoTemperatures_data()
{
    QTest::addColumn<std::string>("config");
    QTest::addColumn<double>("factor");  // of q . k before the softmax, in the model's own code; k is 4
    QTest::newRow("the common scale") << std::string("{}") << 1 / std::sqrt(4.0);
    QTest::newRow("Gemma 2: query_pre_attn_scalar") << std::string(R"({"query_pre_attn_scalar": 144})") << std::pow(144.0, -0.5);
    QTest::newRow("the scalar is k") << std::string(R"({"query_pre_attn_scalar": 4})") << 0.5;
    QTest::newRow("Granite: attention_multiplier") << std::string(R"({"attention_multiplier": 0.015625})") << 0.015625;
    QTest::newRow("by layer") << std::string(R"({"scale_attn_by_inverse_layer_idx": true})") << 0.5 / 3;
    QTest::newRow("no scale") << std::string(R"({"scale_attn_weights": false})") << 1.0;
}

void tst_modelfamilies::turnsScalesIntoTemperatures()
{
    QFETCH(std::string, config);
    QFETCH(double, factor);
    const auto model = ae::recogniseModel(separate("model.layers.2.self_attn", {24, 17}, {8, 17}), configOf(config), {6, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    const ae::AttentionLayer& layer = model->layers[0];
    QCOMPARE(1 / (std::pow(4.0, layer.scaleExponent) * layer.temperature), factor);
    QCOMPARE(has(textOf(layer.notes), "temperature"), layer.temperature != 1);
}

void tst_modelfamilies::readsRotaryRules_data()
{
    QTest::addColumn<std::string>("config");
    QTest::addColumn<std::string>("convention");
    QTest::addColumn<double>("base");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isAssumed");
    const auto row = [](const char* title, const char* config, const char* convention, double base, int width, bool isAssumed) {
        QTest::newRow(title) << std::string(config) << std::string(convention) << base << width << isAssumed;
    };
    row("nothing said", "{}", "halves", 10'000, 0, true);
    row("Llama 3", R"({"rope_theta": 500000.0})", "halves", 500'000, 0, false);
    row("StableLM", R"({"rope_theta": 10000, "partial_rotary_factor": 0.25})", "halves", 10'000, 2, false);
    row("GLM", R"({"rope_theta": 10000, "model_type": "glm4", "partial_rotary_factor": 0.5})", "pairs", 10'000, 4, false);
    row("Command-R", R"({"rope_theta": 8000000, "model_type": "cohere"})", "pairs", 8e6, 0, false);
    row("Gemma 3, a layer with a window", R"({"model_type": "gemma3_text", "rope_theta": 1e6, "rope_local_base_freq": 1e4})", "halves", 1e4,
        0, false);
    row("layer types", R"({"layer_types": ["sliding_attention", "sliding_attention", "full_attention"], "rope_theta": 1e6,
        "rope_local_base_freq": 1e4})",
        "halves", 1e6, 0, false);
}

void tst_modelfamilies::readsRotaryRules()
{
    QFETCH(std::string, config);
    QFETCH(std::string, convention);
    QFETCH(double, base);
    QFETCH(int, width);
    QFETCH(bool, isAssumed);
    const auto model = ae::recogniseModel(separate("model.layers.2.self_attn", {24, 17}, {8, 17}), configOf(config), {3, {}, {}});
    QVERIFY(model && model->layers[0].isReady());
    const ae::AttentionLayer& layer = model->layers[0];
    QCOMPARE(layer.rotary.convention, convention);
    QCOMPARE(layer.rotary.base, base);
    QCOMPARE(layer.rotary.width, Index(width));
    QCOMPARE(has(textOf(layer.notes), "usual ones"), isAssumed);
}

void tst_modelfamilies::tellsPartsApart()
{
    MemoryArrays file = separate("vision_model.encoder.layers.0.self_attn", {32, 32}, {32, 32});
    for (const char* name : {"q_proj.weight", "k_proj.weight", "v_proj.weight"})
        file.addShape(std::string("text_model.encoder.layers.0.self_attn.") + name, {24, 24});
    const auto model =
        ae::recogniseModel(file, configOf(R"({"text_config": {"num_attention_heads": 6}, "vision_config": {"num_attention_heads": 8}})"));
    QVERIFY(model);
    QCOMPARE(model->layers.size(), std::size_t(2));
    QCOMPARE(model->layers[0].part, std::string_view("text"));
    QCOMPARE(model->layers[0].heads, Index(6));
    QCOMPARE(model->layers[0].mask, std::string("causal"));
    QCOMPARE(model->layers[1].part, std::string_view("vision"));
    QCOMPARE(model->layers[1].heads, Index(8));
    QCOMPARE(model->layers[1].mask, std::string("none"));
    const auto siglip = ae::recogniseModel(file, configOf(R"({"model_type": "siglip", "num_attention_heads": 4})"));
    QVERIFY(siglip);
    QCOMPARE(siglip->layers[0].mask, std::string("none"));
}

void tst_modelfamilies::sortsLayersByNumber()
{
    MemoryArrays file;
    for (const int layer : {10, 2, 0, 1})
        file.addShape("h." + std::to_string(layer) + ".attn.c_attn.weight", {12, 36});
    const auto model = ae::recogniseModel(file, {}, {3, {}, {}});
    QVERIFY(model);
    std::vector<Index> numbers;
    for (const ae::AttentionLayer& layer : model->layers)
        numbers.push_back(layer.number.value_or(-1));
    QCOMPARE(numbers, (std::vector<Index>{0, 1, 2, 10}));
    QCOMPARE(ae::layerName(model->layers[3]), std::string("10"));
}

void tst_modelfamilies::findsLayersByNumberOrName()
{
    MemoryArrays file;
    for (const char* prefix :
         {"encoder.layers.3.self_attn", "decoder.layers.3.self_attn", "decoder.layers.3.encoder_attn", "decoder.layers.4.self_attn"}) {
        for (const char* name : {".q_proj.weight", ".k_proj.weight", ".v_proj.weight"})
            file.addShape(std::string(prefix) + name, {24, 24});
    }
    const auto model = ae::recogniseModel(file, {}, {6, {}, {}});
    QVERIFY(model);
    const auto prefixOf = [&](std::string_view text) {
        const auto found = ae::findLayer(*model, text);
        return found ? model->layers[*found].prefix : found.error().sentence();
    };
    QCOMPARE(prefixOf("4"), std::string("decoder.layers.4.self_attn"));
    QCOMPARE(prefixOf("encoder.layers.3"), std::string("encoder.layers.3.self_attn"));
    QCOMPARE(prefixOf("encoder_attn"), std::string("decoder.layers.3.encoder_attn"));
    QVERIFY(has(prefixOf("3"), "fits several layers"));
    QVERIFY(has(prefixOf("7"), "there is no layer"));
    QVERIFY(has(prefixOf(""), "there is no layer"));
    QCOMPARE(ae::layerName(model->layers[*ae::findLayer(*model, "encoder_attn")]), std::string("decoder 3 (cross attention)"));
}

void tst_modelfamilies::saysWhyThereIsNoHead_data()
{
    QTest::addColumn<MemoryArrays>("file");
    QTest::addColumn<std::string>("reason");
    QTest::newRow("no arrays") << MemoryArrays() << std::string("no attention layer of a known family");
    QTest::newRow("convolutions") << fileOf({{"conv1.weight", {64, 3, 7, 7}}}) << std::string("conv1.weight");
    QTest::newRow("an adapter") << fileOf({{"base_model.model.layers.0.self_attn.q_proj.lora_A.weight", {8, 24}}})
                                << std::string("adapter");
    QTest::newRow("quantised") << fileOf({{"model.layers.0.self_attn.q_proj.qweight", {3, 24}}}) << std::string("quantised");
    QTest::newRow("keys in two steps") << fileOf({{"model.layers.0.self_attn.kv_a_proj_with_mqa.weight", {8, 24}}})
                                       << std::string("made in two steps");
    QTest::newRow("a layer without values") << fileOf(
        {{"model.layers.0.self_attn.q_proj.weight", {24, 24}}, {"model.layers.0.self_attn.k_proj.weight", {24, 24}}})
                                            << std::string("no attention layer");
}

void tst_modelfamilies::saysWhyThereIsNoHead()
{
    QFETCH(MemoryArrays, file);
    QFETCH(std::string, reason);
    const auto model = ae::recogniseModel(file, {});
    QVERIFY(!model);
    QVERIFY2(has(model.error().sentence(), reason), model.error().sentence().c_str());
}

void tst_modelfamilies::survivesOddShapes()
{
    const std::uint64_t huge = std::uint64_t(1) << 62;
    const std::vector<Shape> shapes = {{}, {0, 0}, {0, huge}, {huge, huge}, {huge}, {1, 1}, {1, 3}, {3, 1}, {2, 2}, {7, 5}, {huge, 3}};
    const std::vector<std::string> names = {"h.0.attn.c_attn.weight", "a.attention.query_key_value.weight",
                                            "model.layers.0.self_attn.qkv_proj.weight"};
    for (const Shape& shape : shapes) {
        for (const std::string& name : names) {
            MemoryArrays file = fileOf({{name, shape}, {"h.0.attn.c_attn.bias", shape}, {"wte.weight", shape}});
            for (const Index heads : {1, 2, 1'000'000}) {
                const auto model = ae::recogniseModel(file, {}, {heads, {}, {}});
                QVERIFY(model);
                const ae::AttentionLayer& layer = model->layers[0];
                if (layer.isReady())
                    QVERIFY(layer.headSize >= 1 && layer.keyValueHeads >= 1 && layer.heads % layer.keyValueHeads == 0);
            }
        }
    }
}

AE_TEST(tst_modelfamilies)
#include "tst_modelfamilies.moc"
