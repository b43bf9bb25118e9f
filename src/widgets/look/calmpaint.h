// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QStyleOption>

class QPainter;
class QWidget;

namespace ae {

struct Theme;

/// A filled rounded rectangle with a frame that falls on whole device pixels.
void paintRounded(QPainter& painter, const QRectF& area, double radius, const QColor& fill, const QColor& frame, double lineWidth);

/// The ring of the keyboard focus, just inside the rectangle.
void paintFocusRing(QPainter& painter, const QRectF& area, double radius);

/// A chevron centred in the rectangle; its tip points down, up, left or right.
void paintChevron(QPainter& painter, const QRectF& area, Qt::ArrowType direction, const QColor& colour);

/// A toggle switch with its knob at `place`, 0 (off) to 1 (on).
void paintSwitch(QPainter& painter, const QRectF& area, double place, QStyle::State state);

// Parts of the style. Each draws everything of its element.
void paintButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void paintToolButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintRadioButton(QPainter& painter, const QStyleOption& option);
void paintField(QPainter& painter, const QStyleOption& option);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option);
void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRect& up, const QRect& down);
void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, const QRect& handle);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option);
void paintNavigationEntry(QPainter& painter, const QStyleOptionViewItem& option);
void paintHeaderSection(QPainter& painter, const QStyleOptionHeader& option);

bool isSet(const QWidget* widget, const char* property);
/// Labelled buttons of a tool bar have a frame, icons alone have none.
bool isFramedInToolBar(const QStyleOptionToolButton& option, const QWidget* widget);

}  // namespace ae
