// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cells.h"

#include "models/codetext.h"
#include "models/texts.h"
#include "widgets/look/card.h"
#include "widgets/look/focusring.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QToolButton>

namespace ae {

QWidget* makeCodeCell(const CellContext& context, Card* card, std::size_t)
{
    auto* text = new QPlainTextEdit;
    text->setReadOnly(true);
    text->setFrameShape(QFrame::NoFrame);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(translate("ae", "NumPy code"));
    showFocusAround(text);
    auto* copy = new QToolButton;
    copy->setText(translate("ae", "Copy"));
    copy->setAccessibleName(translate("ae", "Copy code"));
    copy->setAutoRaise(true);
    card->addTitleWidget(copy);
    QObject::connect(copy, &QToolButton::clicked, text, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    const Document* document = context.document;
    const auto refresh = [document, text] {
        const QString code = numpyLines(*document);
        if (code == text->toPlainText())
            return;
        text->setPlainText(code);
        text->setFixedHeight(std::min<int>(static_cast<int>(code.count(QLatin1Char('\n'))) + 2, 34) * text->fontMetrics().lineSpacing()
                             + 12);
    };
    QObject::connect(document, &Document::changed, text, refresh);
    QObject::connect(document, &Document::viewChanged, text, refresh);
    refresh();
    return text;
}

}  // namespace ae
