// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/saturationmodel.h"
#include "widgets/cells/sightcell.h"

namespace ae {

class CurveChart;
struct CurveChartData;

/// Largest weight, entropy, gradient and share of saturated rows over the width d, with and without the division, and paler those of the
/// pinned state that is compared with.
class SaturationCurvesPart : public SightCell {
    Q_OBJECT
public:
    SaturationCurvesPart(Document* document, SaturationModel* model, QWidget* parent = nullptr);

    /// The width that the cell is set to, marked in every chart.
    void setMarker(Index width);

signals:
    void widthWanted(Index width);

protected:
    void refresh() override;

private:
    void addSide(CurveChartData& drawn, std::size_t measure, std::size_t side, const QString& token) const;
    void addPinned(CurveChartData& drawn, std::size_t side, const QString& name, const std::vector<double>& values) const;
    QString pickedName() const;
    CurveChartData empty() const;
    QString sideName(std::size_t side) const;
    void showSaturated();

    struct CurveOf {
        std::string_view measure;
        CurveChart* chart;
    };
    Document* m_document;
    SaturationModel* m_model;
    std::vector<CurveOf> m_curves;
    CurveChart* m_saturated;
};

}  // namespace ae
