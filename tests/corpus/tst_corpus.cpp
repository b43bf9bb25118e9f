// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <array>
#include <cstdint>

using namespace Qt::StringLiterals;

using Feed = int(const std::uint8_t* data, std::size_t size);
extern "C" {
Feed feed_npy;
Feed feed_npz;
Feed feed_safetensors;
Feed feed_salvage;
Feed feed_session;
Feed feed_text;
}

namespace {

struct Reader {
    const char* name;
    const char* corpus;  ///< the folder in tests/fuzz/corpus
    Feed* feed;
};

constexpr std::array readers = {
    Reader{"npy", "npy", feed_npy},
    Reader{"npz", "npz", feed_npz},
    Reader{"safetensors", "safetensors", feed_safetensors},
    Reader{"salvage", "session", feed_salvage},
    Reader{"session", "session", feed_session},
    Reader{"text", "text", feed_text},
};

}  // namespace

/// What the fuzzer found to be new ways through the readers, in every run of the tests and with every compiler. What each reader promises
/// is checked beside it, in tests/fuzz; what does not hold there ends the program.
class tst_corpus : public QObject {
    Q_OBJECT
private slots:
    void holds_data()
    {
        QTest::addColumn<qsizetype>("reader");
        QTest::addColumn<QString>("path");
        for (qsizetype i = 0; i < qsizetype(readers.size()); ++i) {
            const Reader& reader = readers[static_cast<std::size_t>(i)];
            int files = 0;
            QDirIterator file(QStringLiteral(AE_SOURCE_DIR "/tests/fuzz/corpus/") + QLatin1StringView(reader.corpus), QDir::Files);
            for (; file.hasNext(); ++files) {
                const QString path = file.next();
                QTest::addRow("%s %s", reader.name, qPrintable(file.fileName())) << i << path;
            }
            QVERIFY2(files >= 100, reader.name);
        }
    }
    void holds()
    {
        QFETCH(qsizetype, reader);
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray bytes = file.readAll();
        const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.constData());
        QCOMPARE(readers[static_cast<std::size_t>(reader)].feed(data, static_cast<std::size_t>(bytes.size())), 0);
    }
};

AE_TEST(tst_corpus)
#include "tst_corpus.moc"
