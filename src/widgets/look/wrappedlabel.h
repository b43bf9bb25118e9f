// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <array>

namespace ae {

/// Plain text over several lines that remembers how high it is: a layout pass asks every label several times, and a label that does
/// not remember lays its text out each time.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(const QString& text = {}, QWidget* parent = nullptr);

    /// The same text again asks for no new layout. Numbers and names of cells are isolated where words run from the right.
    void show(const QString& text);
    int heightForWidth(int width) const override;
    /// As wide as so many lines are high, whatever the font.
    void setWidthInLines(int lines);

protected:
    void changeEvent(QEvent* event) override;

private:
    int m_widthInLines = 0;  ///< 0: as its layout has it
    QString m_told;
    struct Height {
        int width = -1;
        int height = 0;
    };
    mutable QString m_measuredText;
    mutable QFont m_measuredFont;
    mutable std::array<Height, 4> m_heights;
    mutable std::size_t m_next = 0;
};

}  // namespace ae
