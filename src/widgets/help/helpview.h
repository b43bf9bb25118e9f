// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/helppages.h"

#include <QScrollArea>

namespace ae {

class MathText;

/// A page of the manual: its sections below each other, with formulas, and links to other places.
class HelpView : public QScrollArea {
    Q_OBJECT
public:
    explicit HelpView(QWidget* parent = nullptr);

    void showPage(const HelpPage& page);
    /// Scrolls until the heading of a place of the page stands at the top, as far as the page goes.
    void goTo(const QString& place);
    /// Shows where the words stand, whatever their case.
    void mark(const QStringList& words);
    QString plainText() const;
    /// Whether the heading of the place is to be seen.
    bool isInView(const QString& place) const;

signals:
    void placeWanted(const QString& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    MathText* sectionAt(const QString& place) const;
    void aim();
    bool scrollsBy(int key);

    QList<MathText*> m_sections;
    QStringList m_places;
    QStringList m_words;  ///< marked
    QString m_wanted;  ///< stays at the top while the page finds its size
};

}  // namespace ae
