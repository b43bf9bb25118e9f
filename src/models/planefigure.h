// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/principalplane.h"
#include "models/pair.h"

#include <QPointF>

namespace ae {

enum class ArrowKind { Query, Key, Value, Output };

/// A vector from the origin, as the plane shows it.
struct PlaneArrow {
    ArrowKind kind = ArrowKind::Query;
    Index token = 0;
    QString name;  ///< "q export"
    QPointF tip;
    bool isStrong = false;  ///< of the pair in view
    bool isHidden = false;  ///< a key, or its value, that the picked query may not attend to
    double weight = 0;  ///< of a value: how much of it the picked token takes
    QString detail;  ///< in words, with numbers
};

/// The dot product of the pair in view as a length: the key's shadow on the line of the query.
struct Projection {
    QPointF query;
    QPointF key;
    QPointF foot;
    QString lengthText;
};

/// Vectors of one kind of space, ready to be drawn.
struct PlaneFigure {
    QString title;
    QString xName;
    QString yName;  ///< empty where there is one dimension only
    std::vector<PlaneArrow> arrows;
    std::optional<Projection> projection;
    QStringList sentences;  ///< what is seen, in numbers
    QStringList notes;  ///< what is not: dimensions, tokens
    QString reason;  ///< a sentence in place of the arrows

    static constexpr Index mostTokens = 32;  ///< above, the query in view and the keys with the largest scores stand for all
};

/// The matrices of which the directions are to be found: queries and keys as the scores read them, divided ones where
/// the queries are divided; the values.
std::vector<Matrix> queriesAndKeysOf(const Document& document);
std::vector<Matrix> valuesOf(const Document& document);
/// Their directions.
PrincipalPlane planeOf(const std::vector<Matrix>& matrices);

/// `plane` must be of matrices as wide as those are now.
PlaneFigure figureOfScores(const Document& document, const PrincipalPlane& plane);
PlaneFigure figureOfValues(const Document& document, const PrincipalPlane& plane);

}  // namespace ae
