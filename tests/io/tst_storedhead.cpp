// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/storedhead.h"
#include "memoryarrays.h"
#include "testmain.h"

#include <QTest>

using ae::test::MemoryArrays;

/// A file with the matrices of one head and what it says of them.
class tst_storedhead : public QObject {
    Q_OBJECT

    static MemoryArrays head()
    {
        MemoryArrays file;
        file.add("X", ae::Matrix::Constant(3, 4, 0.5));
        file.add("Wq", ae::Matrix::Constant(4, 2, 1));
        file.add("Wk", ae::Matrix::Constant(4, 2, 2));
        file.add("Wv", ae::Matrix::Constant(4, 5, 3));
        return file;
    }

private slots:
    void takesWhatTheFileSays()
    {
        MemoryArrays file = head();
        QVERIFY(ae::holdsHead(file));
        file.setMetadata("tokens", R"(["a", "b", "a"])");
        file.setMetadata("causal", "true");
        file.setMetadata("rope_theta", "10000");
        const auto session = ae::storedHead(file, "a head");
        QVERIFY(session);
        QCOMPARE(session->tokens, (std::vector<std::string>{"a", "b", "a"}));
        QCOMPARE(session->options.mask, std::string("causal"));
        QVERIFY(!session->options.rotary.isOn());
        QVERIFY(session->notebook.front().markdown.find("10000") != std::string::npos);
        QCOMPARE(session->matrices.at("Wv").cols(), ae::Index(5));
    }

    void namesThatDoNotFitAreNumbered()
    {
        for (const char* tokens : {R"(["a", "b"])", R"(["a", 2, "c"])", "a b c"}) {
            MemoryArrays file = head();
            file.setMetadata("tokens", tokens);
            const auto session = ae::storedHead(file, "a head");
            QVERIFY(session);
            QCOMPARE(session->tokens, (std::vector<std::string>{"t1", "t2", "t3"}));
            QVERIFY2(session->notebook.front().markdown.find("numbered") != std::string::npos, tokens);
        }
    }
};

AE_TEST(tst_storedhead)
#include "tst_storedhead.moc"
