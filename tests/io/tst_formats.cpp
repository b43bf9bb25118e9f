// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npy.h"
#include "io/formats.h"
#include "io/piecewriter.h"
#include "testmain.h"

#include <QTest>

#include <set>

/// The table of formats, and writers whose sink fails.
class tst_formats : public QObject {
    Q_OBJECT
private slots:
    void isSound();
    void findsByEnding();
    void stopsWhenTheSinkFails();
    void readsNpyInAnyPieces();
    void remembersAFailedPiece();

private:
    static ae::Session session();
};

ae::Session tst_formats::session()
{
    ae::Session session;
    session.tokens = {"a", "b"};
    for (const char* key : {"X", "Wq", "Wk", "Wv"})
        session.matrices[key] = ae::Matrix::Identity(2, 2);
    session.options.mask = "painted";
    session.options.allowed = ae::MaskBits::Zero(2, 2);
    session.options.allowed(0, 0) = 1;
    session.notebook = ae::defaultNotebook();
    return session;
}

void tst_formats::isSound()
{
    std::set<std::string_view> endings;
    for (const ae::FormatSpec& format : ae::formatCatalogue()) {
        QVERIFY(format.ending.starts_with('.'));
        QVERIFY(endings.insert(format.ending).second);
        QVERIFY(*format.title != '\0');
        QVERIFY(format.reads() || format.writes());
        QVERIFY(ae::formatFor("folder.x/name" + std::string(format.ending)) == &format);
    }
}

void tst_formats::findsByEnding()
{
    QVERIFY(ae::formatFor("A.NPZ") == ae::formatFor("a.npz"));
    for (const char* name : {"", "npz", "a", "a.", ".npz", "a.npz/", "a.npz.bak", "folder.npz/a"})
        QVERIFY2(ae::formatFor(name) == nullptr, name);
    QCOMPARE(ae::readEndings(), std::string(".attn, .csv, .tsv, .txt, .npy, .npz, .safetensors, .safetensors.index.json"));
    QCOMPARE(ae::writtenEndings(),
             std::string(".attn, .json, .csv, .tsv, .npy, .npz, .safetensors, .py, .torch.py, .ipynb, .tex, .html, .md"));
    QCOMPARE(ae::formatFor("a.torch.py")->ending, std::string_view(".torch.py"));
    QCOMPARE(ae::formatFor("a.Torch.PY")->ending, std::string_view(".torch.py"));
    QCOMPARE(ae::formatFor("torch.py")->ending, std::string_view(".py"));
    QVERIFY(ae::formatFor(".torch.py") == nullptr);
}

void tst_formats::stopsWhenTheSinkFails()
{
    const ae::Session own = session();
    const auto evaluation = ae::Evaluation::of(own.matrices, own.options);
    QVERIFY(evaluation.isOk());
    const ae::Results results{own, *evaluation, "own.attn"};
    for (const ae::FormatSpec& format : ae::formatCatalogue()) {
        if (!format.writes())
            continue;
        const std::string step = format.content == ae::FormatContent::OneStep ? "weights" : "";
        QVERIFY(!format.write(results, step, [](std::string_view) { return false; }));
        std::string bytes;
        QVERIFY(format.write(results, step, [&](std::string_view piece) {
            bytes += piece;
            return true;
        }));
        QVERIFY(!bytes.empty());
    }
}

void tst_formats::readsNpyInAnyPieces()
{
    const ae::Session own = session();
    const auto evaluation = ae::Evaluation::of(own.matrices, own.options);
    const ae::NpyBytes npy(*evaluation, "weights");
    std::string whole;
    for (const std::size_t piece : {1000u, 1u, 3u, 17u}) {
        std::string bytes;
        std::string buffer(piece, '\0');
        while (const std::size_t taken = npy.read(bytes.size(), buffer.data(), buffer.size()))
            bytes.append(buffer, 0, taken);
        QCOMPARE(bytes.size(), npy.size());
        if (whole.empty())
            whole = bytes;
        QVERIFY(bytes == whole);
    }
}

void tst_formats::remembersAFailedPiece()
{
    int calls = 0;
    ae::PieceWriter out([&](std::string_view) {
        ++calls;
        return false;
    });
    out << std::string(200'000, 'x') << std::string(200'000, 'x');
    QVERIFY(!out.isGood());
    QVERIFY(!out.finish());
    QCOMPARE(calls, 1);
}

AE_TEST(tst_formats)
#include "tst_formats.moc"
