// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace ae {

/// Names of dynamic properties that choose how a control is drawn; set them before the widget is shown.
namespace look {
inline constexpr char isPill[] = "aePill";  ///< QAbstractButton: a token; checked is filled in the query's blue
inline constexpr char isSwitch[] = "aeSwitch";  ///< QCheckBox: drawn as a toggle switch
inline constexpr char isQuiet[] = "aeQuiet";  ///< QAbstractButton: no frame until the mouse is over it
inline constexpr char isPrimary[] = "aePrimary";  ///< QAbstractButton: filled with the accent
inline constexpr char isNavigation[] = "aeNavigation";  ///< QAbstractItemView: an outline, the chosen entry softly tinted
}  // namespace look

/// The calm look of the window: Fusion with rounded controls, slim sliders and thin scroll bars in the theme's colours.
class CalmStyle : public QProxyStyle {
    Q_OBJECT
public:
    CalmStyle();

    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* answer) const override;
};

}  // namespace ae
