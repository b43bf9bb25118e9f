// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/spectrum.h"
#include "models/latestjob.h"
#include "models/texts.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>

namespace ae {

/// M = W_Q W_Kᵀ, d_model x d_model, a cell at a time: a row for each feature of the query, a column for each of the key; where tokens
/// are columns the score is yᵀ W_K W_Qᵀ x, and rows are those of the key. Beside it the singular values of M and of W_V. What takes longer
/// than a frame is found in the background; what is stale is dropped.
class MergedModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Of M and of W_V.
    enum Which { Scores, Values };

    explicit MergedModel(Document* document, QObject* parent = nullptr);

    /// Nothing while it is being found, or where there is none: see reason(). Not to be shown where there is a reason.
    const std::optional<Spectrum>& spectrum(Which which) const { return m_found[which].spectrum; }
    /// Why there are no singular values, as a sentence; empty where there are.
    QString reason(Which which) const;
    bool isBusy() const { return m_job.isBusy(); }
    bool hasTokenColumns() const { return m_hasTokenColumns; }
    double valueAt(int row, int column) const;
    /// Widest texts that cells show, as far as they are known.
    QStringList widestTexts() const;
    /// Nothing is computed anew until it is looked at.
    void setWatched(bool isWatched);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void spectraChanged();

private:
    struct Found {
        std::optional<Spectrum> spectrum;
        bool isTooLarge = false;
        bool isFinite = true;
    };
    struct Result {
        std::array<Found, 2> found;
        double largest = 0;  ///< magnitude in M; NaN where something is not finite
    };
    static Result compute(const Matrix& wq, const Matrix& wk, const Matrix& wv);

    bool hides(Which which) const;  ///< blank cells of the worksheet could be read from it
    const Matrix& input(std::string_view key) const;
    bool isCurrent() const;
    void onChanged(const Change& change);
    void refresh();
    void take(const Result& result);

    Document* m_document;
    LatestJob m_job;
    std::array<Found, 2> m_found;
    double m_largest = 0;
    int m_features = 0;
    int m_decimals = 0;
    bool m_hasTokenColumns = false;
    bool m_isWatched = true;
    bool m_isDue = false;
};

}  // namespace ae
