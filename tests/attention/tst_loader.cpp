// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/graph.h"

#include "testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

using namespace ae;
using namespace Qt::StringLiterals;

/// The loader takes the build of the library that fits the processor, and nothing of the program can take its place.
class tst_loader : public QObject {
    Q_OBJECT
private slots:
    void bestLevelOfTheProcessorIsLoaded();
    void onlyOwnFunctionsAreExported_data() { addLibraries(); }
    void onlyOwnFunctionsAreExported();
    void instructionsFitTheLevel_data() { addLibraries(); }
    void instructionsFitTheLevel();

private:
    static void addLibraries();
};

namespace {

#if AE_HAS_LEVELS
struct Level {
    const char* name;
    bool isSupported;
};

/// From the best one down; the processor is asked directly, as /proc/cpuinfo leaves flags out in some containers.
std::vector<Level> levels()
{
    return {{"x86-64-v4", __builtin_cpu_supports("x86-64-v4") != 0}, {"x86-64-v3", __builtin_cpu_supports("x86-64-v3") != 0}};
}
#endif

QString libraryFolder()
{
    return QStringLiteral(AE_BINARY_DIR "/lib/");
}

QString libraryOf(const QString& level)
{
    return libraryFolder() + (level.isEmpty() ? QString() : "glibc-hwcaps/"_L1 + level + u'/') + "libae_attention.so"_L1;
}

QByteArray outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

/// What is declared, without its parameters: "ae::explain", "void std::sort<...>".
QByteArray nameOf(const QByteArray& symbol)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(symbol.constData(), nullptr, nullptr, &status), &std::free);
    const QByteArray name = status == 0 ? QByteArray(text.get()) : symbol;
    return name.split('(').first();
}

}  // namespace

void tst_loader::addLibraries()
{
    QTest::addColumn<QString>("level");
    QTest::newRow("every processor") << QString();
#if AE_HAS_LEVELS
    for (const Level& level : levels())
        QTest::newRow(level.name) << QString::fromLatin1(level.name);
#endif
}

void tst_loader::bestLevelOfTheProcessorIsLoaded()
{
    QCOMPARE_GT(stepCatalogue().size(), std::size_t{0});  // makes sure that the library is needed
    QString wanted = libraryOf({});
#if AE_HAS_LEVELS
    for (const Level& level : levels()) {
        const QString candidate = libraryOf(QString::fromLatin1(level.name));
        QVERIFY2(QFileInfo::exists(candidate), qPrintable(candidate));
        if (level.isSupported && wanted == libraryOf({}))
            wanted = candidate;
    }
#endif
    QFile maps(u"/proc/self/maps"_s);
    QVERIFY(maps.open(QIODevice::ReadOnly));
    QSet<QString> loaded;
    for (const QByteArray& line : maps.readAll().split('\n')) {
        if (line.contains("libae_attention"))
            loaded.insert(QFileInfo(QString::fromUtf8(line.mid(line.indexOf('/')))).canonicalFilePath());
    }
    QCOMPARE(loaded, QSet<QString>{QFileInfo(wanted).canonicalFilePath()});
}

void tst_loader::onlyOwnFunctionsAreExported()
{
#if AE_IS_INSTRUMENTED
    QSKIP("counters and sanitizers have functions of their own");
#endif
    QFETCH(QString, level);
    const QByteArray defined = outputOf(u"nm"_s, {u"-D"_s, u"--defined-only"_s, u"-j"_s, libraryOf(level)});
    QVERIFY(!defined.isEmpty());
    int own = 0;
    for (const QByteArray& symbol : defined.trimmed().split('\n')) {
        const QByteArray name = nameOf(symbol);
        QVERIFY2(!name.contains("Eigen"), name.constData());
        QVERIFY2(name.startsWith("ae::") || name.contains("std::"), name.constData());
        own += name.startsWith("ae::") ? 1 : 0;
    }
    QCOMPARE_GE(own, 30);
    const QByteArray needed = outputOf(u"nm"_s, {u"-D"_s, u"--undefined-only"_s, u"-j"_s, libraryOf(level)});
    for (const QByteArray& symbol : needed.trimmed().split('\n'))
        QVERIFY2(!nameOf(symbol).contains("Eigen"), symbol.constData());
}

void tst_loader::instructionsFitTheLevel()
{
#if AE_IS_INSTRUMENTED
    QSKIP("the thread sanitizer of clang 14 ends a program that starts another one");
#endif
    QFETCH(QString, level);
    const QByteArray code = outputOf(u"objdump"_s, {u"-d"_s, u"--no-show-raw-insn"_s, libraryOf(level)});
    QVERIFY(!code.isEmpty());
#if AE_HAS_LEVELS
    QCOMPARE(code.contains("%ymm"), !level.isEmpty());
    QCOMPARE(code.contains("vfmadd"), !level.isEmpty());
    QCOMPARE(code.contains("%zmm"), level == "x86-64-v4"_L1);
#endif
}

AE_TEST(tst_loader)
#include "tst_loader.moc"
