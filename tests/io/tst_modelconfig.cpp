// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/modelconfig.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::string)

/// What a config.json says, in the words of different libraries.
class tst_modelconfig : public QObject {
    Q_OBJECT
private slots:
    void readsNumbersUnderAllNames_data();
    void readsNumbersUnderAllNames();
    void readsRotaryRules();
    void readsParts();
    void passesOverStrangeMembers_data();
    void passesOverStrangeMembers();
    void refusesWhatIsNoObject_data();
    void refusesWhatIsNoObject();
    void findsTheFileBesideTheModel();
    void missesNothingWhereThereIsNone();
};

void tst_modelconfig::readsNumbersUnderAllNames_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<int>("keyValueHeads");
    QTest::newRow("Llama") << std::string(R"({"num_attention_heads": 6, "num_key_value_heads": 2, "head_dim": 4, "hidden_size": 24})") << 2;
    QTest::newRow("GPT-2") << std::string(R"({"n_head": 6, "n_embd": 24, "head_dim": 4})") << 0;
    QTest::newRow("T5") << std::string(R"({"num_heads": 6, "d_kv": 4, "d_model": 24})") << 0;
    QTest::newRow("DistilBERT") << std::string(R"({"n_heads": 6, "dim": 24, "head_dim": 4})") << 0;
    QTest::newRow("Falcon") << std::string(R"({"num_attention_heads": 6, "num_kv_heads": 3, "head_dim": 4, "hidden_size": 24})") << 3;
    QTest::newRow("under text_config") << std::string(
        R"({"text_config": {"num_attention_heads": 6, "head_dim": 4, "hidden_size": 24}, "vision_config": {"hidden_size": 5}})")
                                       << 0;
}

void tst_modelconfig::readsNumbersUnderAllNames()
{
    QFETCH(std::string, json);
    QFETCH(int, keyValueHeads);
    const auto read = ae::readModelConfig(json);
    QVERIFY(read);
    const ae::ModelConfig& config = read->part("");
    QVERIFY(config.isThere);
    QCOMPARE(config.heads.value_or(0), ae::Index(6));
    QCOMPARE(config.headSize.value_or(0), ae::Index(4));
    QCOMPARE(config.width.value_or(0), ae::Index(24));
    QCOMPARE(config.keyValueHeads.value_or(0), ae::Index(keyValueHeads));
    QVERIFY(read->notes.empty());
}

void tst_modelconfig::readsRotaryRules()
{
    const auto old = ae::readModelConfig(R"({"rope_theta": 500000.0, "rotary_pct": 0.25, "rotary_dim": 64, "model_type": "gptj",
        "rope_scaling": {"type": "linear", "factor": 2.0}})");
    QVERIFY(old);
    QCOMPARE(old->ropeTheta.value_or(0), 500000.0);
    QCOMPARE(old->rotaryFraction.value_or(0), 0.25);
    QCOMPARE(old->rotaryWidth.value_or(0), ae::Index(64));
    QCOMPARE(old->ropeScaling, std::string("linear"));
    QCOMPARE(old->modelType, std::string("gptj"));
    const auto now = ae::readModelConfig(R"({"rope_parameters": {"rope_theta": 1e6, "rope_type": "default"}})");
    QVERIFY(now);
    QCOMPARE(now->ropeTheta.value_or(0), 1e6);
    QCOMPARE(now->ropeScaling, std::string());
}

void tst_modelconfig::readsParts()
{
    const auto clip = ae::readModelConfig(R"({"text_config": {"num_attention_heads": 8}, "vision_config": {"num_attention_heads": 12}})");
    QVERIFY(clip);
    QCOMPARE(clip->part("vision").heads.value_or(0), ae::Index(12));
    QCOMPARE(clip->part("text").heads.value_or(0), ae::Index(8));
    QCOMPARE(clip->part("").heads.value_or(0), ae::Index(8));
    const auto bart = ae::readModelConfig(R"({"encoder_attention_heads": 4, "decoder_attention_heads": 16, "d_model": 32})");
    QVERIFY(bart);
    QCOMPARE(bart->part("encoder").heads.value_or(0), ae::Index(4));
    QCOMPARE(bart->part("decoder").heads.value_or(0), ae::Index(16));
    QCOMPARE(bart->part("decoder").width.value_or(0), ae::Index(32));
}

void tst_modelconfig::passesOverStrangeMembers_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<int>("notes");
    QTest::newRow("a text") << std::string(R"({"n_head": "12"})") << 1;
    QTest::newRow("a list") << std::string(R"({"num_heads": [3, 6]})") << 1;
    QTest::newRow("negative") << std::string(R"({"n_head": -12})") << 1;
    QTest::newRow("zero") << std::string(R"({"n_head": 0})") << 1;
    QTest::newRow("a fraction") << std::string(R"({"n_head": 1.5})") << 1;
    QTest::newRow("too large") << std::string(R"({"n_head": 18446744073709551615})") << 1;
    QTest::newRow("null") << std::string(R"({"n_head": null, "sliding_window": null})") << 0;
    QTest::newRow("a base below 0") << std::string(R"({"rope_theta": -1})") << 1;
    QTest::newRow("a flag that is a number") << std::string(R"({"alibi": 1})") << 1;
    QTest::newRow("a part that is none") << std::string(R"({"text_config": 3, "rope_scaling": [], "layer_types": 1, "model_type": 2})")
                                         << 0;
}

void tst_modelconfig::passesOverStrangeMembers()
{
    QFETCH(std::string, json);
    QFETCH(int, notes);
    const auto config = ae::readModelConfig(json);
    QVERIFY(config);
    QVERIFY(!config->heads);
    QCOMPARE(static_cast<int>(config->notes.size()), notes);
}

void tst_modelconfig::refusesWhatIsNoObject_data()
{
    QTest::addColumn<std::string>("json");
    QTest::newRow("empty") << std::string();
    QTest::newRow("a list") << std::string("[]");
    QTest::newRow("cut off") << std::string(R"({"n_head": 12)");
    QTest::newRow("a web page") << std::string("<!DOCTYPE html>");
    QTest::newRow("nested without end") << std::string(100'000, '[');
}

void tst_modelconfig::refusesWhatIsNoObject()
{
    QFETCH(std::string, json);
    QVERIFY(!ae::readModelConfig(json));
}

void tst_modelconfig::findsTheFileBesideTheModel()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"config.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"n_head": 3})");
    file.close();
    const std::filesystem::path model = folder.filePath(u"model.safetensors"_s).toStdString();
    QCOMPARE(ae::modelConfigBeside(model).heads.value_or(0), ae::Index(3));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("no JSON");
    file.close();
    const ae::ModelConfig bad = ae::modelConfigBeside(model);
    QVERIFY(!bad.isThere);
    QCOMPARE(bad.notes.size(), std::size_t(1));
}

void tst_modelconfig::missesNothingWhereThereIsNone()
{
    const QTemporaryDir folder;
    const ae::ModelConfig none = ae::modelConfigBeside(folder.filePath(u"model.safetensors"_s).toStdString());
    QVERIFY(!none.isThere);
    QVERIFY(none.notes.empty());
    QVERIFY(!ae::modelConfigBeside({}).isThere);
}

AE_TEST(tst_modelconfig)
#include "tst_modelconfig.moc"
