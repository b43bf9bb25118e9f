// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/saturationmodel.h"
#include "widgets/cells/sightcell.h"

namespace ae {

class CurveChart;
class WrappedLabel;

/// The rows of the what-if, sorted by how much gradient they let through to W_Q, with and without the division, and what the
/// figures say.
class GradientRowsPart : public SightCell {
    Q_OBJECT
public:
    GradientRowsPart(Document* document, SaturationModel* model, QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    void show();

    Document* m_document;
    SaturationModel* m_model;
    CurveChart* m_chart;
    WrappedLabel* m_sentences;
};

}  // namespace ae
