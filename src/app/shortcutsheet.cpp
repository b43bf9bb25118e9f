// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcutsheet.h"

#include "app/actions.h"
#include "app/mnemonics.h"
#include "models/texts.h"
#include "session/safefile.h"

#include <QBuffer>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kMargin = 18;  // millimetres
constexpr int kLetters = 9;  // points

QString shown(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(u", "_s);
}

QList<QKeySequence> keysOf(const PartKeySpec& spec)
{
    return QKeySequence::listFromString(QLatin1String(spec.keys), QKeySequence::PortableText);
}

QString row(const QString& keys, const QString& text, const QString& tip)
{
    // keys are read from the left in every language
    return u"<tr><td width=\"26%\"><span dir=\"ltr\">%1</span></td><td width=\"30%\">%2</td><td>%3</td></tr>\n"_s.arg(
        keys.toHtmlEscaped(), text.toHtmlEscaped(), tip.toHtmlEscaped());
}

QString section(const QString& title, const QString& rows)
{
    return rows.isEmpty() ? QString()
                          : u"<h2>%1</h2>\n<table width=\"100%\" cellpadding=\"3\">\n%2</table>\n"_s.arg(title.toHtmlEscaped(), rows);
}

/// Words as they stand, whatever signs of Markdown are in them.
QString asMarkdown(const QString& words)
{
    static const QRegularExpression signs(u"([\\\\`*_\\[\\]<>#|~])"_s);
    return QString(words).replace(signs, u"\\\\1"_s);
}

void fillSheet(QTextDocument& document)
{
    QFont font = QGuiApplication::font();
    font.setPointSize(kLetters);
    document.setDefaultFont(font);
    document.setHtml(shortcutSheet());
}

}  // namespace

std::span<const PartKeySpec> partKeyCatalogue()
{
    static constexpr std::array catalogue = {
        PartKeySpec{"Left; Right; Up; Down", AE_TR("ae", "Select another cell, bar or arrow; with Shift a block of cells")},
        PartKeySpec{"Home; End", AE_TR("ae", "The first or last cell of a row, bar or arrow of a chart")},
        PartKeySpec{"F2; Return", AE_TR("ae", "Edit the number of the cell, or the text")},
        PartKeySpec{"Esc", AE_TR("ae", "Leave a number as it was; take a text")},
        PartKeySpec{"Tab; Shift+Tab", AE_TR("ae", "Go to the next or the previous cell, and from the end of a matrix to the next control")},
        PartKeySpec{"Ctrl+Tab; Ctrl+Shift+Tab", AE_TR("ae", "Leave a matrix for the next or the previous control, wherever the cell")},
        PartKeySpec{"Alt+Up; Alt+Down", AE_TR("ae", "Change the number of the cell by 0.01; with Shift by 0.001")},
        PartKeySpec{"Alt+PgUp; Alt+PgDown", AE_TR("ae", "Change the number of the cell by 0.1")},
        PartKeySpec{"Alt+Left; Alt+Right", AE_TR("ae", "Move a token of the sentence to the left or right; F2 renames it, Del removes it")},
        PartKeySpec{"F10", AE_TR("ae", "Open the first menu")},
        PartKeySpec{"Menu; Shift+F10", AE_TR("ae", "The menu of a token or a chart")},
        PartKeySpec{"Del", AE_TR("ae", "Set the selected cells to 0")},
        PartKeySpec{"Ctrl+C; Ctrl+X; Ctrl+V", AE_TR("ae", "Copy, cut and paste blocks of numbers")},
        PartKeySpec{"Ctrl+D; Ctrl+R", AE_TR("ae", "Fill the selection with its first row or its first column")},
        PartKeySpec{"Space", AE_TR("ae", "While the mask is painted: hide or allow the selected pairs")},
        PartKeySpec{"Alt++; Alt+-; Alt+0", AE_TR("ae", "Zoom a large matrix around the selected cell, or show all of it")},
        PartKeySpec{"T", AE_TR("ae", "Show a chart as a table of its numbers, and back")},
    };
    return catalogue;
}

const PartKeySpec* partWith(const QKeySequence& key)
{
    const auto specs = partKeyCatalogue();
    const auto found = std::ranges::find_if(specs, [&key](const PartKeySpec& spec) { return keysOf(spec).contains(key); });
    return found == specs.end() ? nullptr : &*found;
}

QString shortcutSheet()
{
    const QString title = translate("ae", "Attention Explorer: keyboard shortcuts");
    const bool isRightToLeft = QGuiApplication::isRightToLeft();
    QString body;
    QString menu;
    QString rows;
    for (const ActionSpec& spec : actionCatalogue()) {
        if (const QString own = withoutMnemonic(translated(spec.menu)); own != menu) {
            body += section(std::exchange(menu, own), std::exchange(rows, {}));
        }
        if (const QList<QKeySequence> keys = shortcutsOf(spec); !keys.isEmpty())
            rows += row(shown(keys), withoutMnemonic(translated(spec.text)), translated(spec.tip));
    }
    body += section(menu, rows);
    rows.clear();
    for (const PartKeySpec& spec : partKeyCatalogue())
        rows += row(shown(keysOf(spec)), translated(spec.text), {});
    body += section(translate("ae", "In matrices, texts and charts"), rows);
    return u"<!DOCTYPE html>\n<html dir=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title></head>\n<body dir=\"%1\"><h1>%2</h1>\n%3"
           "</body></html>\n"_s.arg(isRightToLeft ? u"rtl"_s : u"ltr"_s, title.toHtmlEscaped(), body);
}

QByteArray shortcutSheetPdf()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(translate("ae", "Attention Explorer: keyboard shortcuts"));
    writer.setPageSize(QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    QTextDocument document;
    fillSheet(document);
    document.print(&writer);
    return buffer.data();
}

HelpPage shortcutPage()
{
    HelpPage page{u"shortcuts"_s, {{u"shortcuts"_s, 1, translate("ae", "Keyboard shortcuts"), {}}}};
    page.sections[0].text =
        asMarkdown(translate("ae", "The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.")) + u'\n';
    const auto add = [&page](const QString& keys, const QString& words) { page.sections.back().text += u"- `%1` %2\n"_s.arg(keys, words); };
    for (const ActionSpec& spec : actionCatalogue()) {
        const QList<QKeySequence> keys = shortcutsOf(spec);
        if (keys.isEmpty())
            continue;
        if (page.sections.back().title != withoutMnemonic(translated(spec.menu))) {
            const QString place = u"shortcuts-"_s + QString::number(page.sections.size());
            page.sections.push_back({place, 2, withoutMnemonic(translated(spec.menu)), {}});
        }
        add(shown(keys), u"**%1**: %2"_s.arg(asMarkdown(withoutMnemonic(translated(spec.text))), asMarkdown(translated(spec.tip))));
    }
    page.sections.push_back({u"shortcuts-parts"_s, 2, translate("ae", "In matrices, texts and charts"), {}});
    for (const PartKeySpec& spec : partKeyCatalogue())
        add(shown(keysOf(spec)), asMarkdown(translated(spec.text)));
    return page;
}

QString saveShortcutSheet(QWidget* window)
{
    QString path = QFileDialog::getSaveFileName(window, translate("ae", "Save the keyboard shortcuts"), u"shortcuts.pdf"_s,
                                                translate("ae", "PDF (*.pdf);;Web page (*.html)"));
    if (path.isEmpty())
        return {};
    if (QFileInfo(path).suffix().isEmpty())
        path += u".pdf"_s;
    const bool isPage = path.endsWith(u".html"_s, Qt::CaseInsensitive);
    const QByteArray bytes = isPage ? shortcutSheet().toUtf8() : shortcutSheetPdf();
    const auto problem = writeFileSafely(path.toStdString(), bytes.toStdString());
    return problem ? sentenceOf(*problem) : QString();
}

void printShortcutSheet(QWidget* window)
{
    QPrinter printer;
    QPrintDialog dialog(&printer, window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QTextDocument document;
    fillSheet(document);
    document.print(&printer);
}

}  // namespace ae
