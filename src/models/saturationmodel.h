// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <thread>

namespace ae {

/// One exponent's curves over width for one measure.
struct MeasureCurve {
    std::vector<double> median;
    std::vector<double> p10;
    std::vector<double> p90;
    std::vector<double> picked;  ///< the picked token's row, of the draw on screen
};

/// Curves over width with scaling (index 0) and without (index 1).
struct SaturationCurves {
    bool hasPicked = false;  ///< whether there is a curve of the picked token
    std::vector<double> widths;
    std::vector<std::string_view> measures;  ///< keys of measureCatalogue()
    std::vector<std::array<MeasureCurve, 2>> curves;  ///< one a measure
    std::array<std::vector<double>, 2> saturated;  ///< fraction of rows
    std::array<std::vector<double>, 2> meanGradient;
};

class GradientDraws;

/// The what-if of the saturation cell: the open session (or the textbook's normal numbers) at another width, with and without
/// the division, and how the measures go from d_k to 1024. Short work is done at once, long work on a copy in the background;
/// a stale result is dropped.
class SaturationModel : public QObject {
    Q_OBJECT
public:
    explicit SaturationModel(Document* document, QObject* parent = nullptr);
    ~SaturationModel() override;

    static constexpr Index widest = 1024;

    const Widening& widening() const { return m_widening; }
    Index narrowest() const;  ///< smallest width that the source allows
    bool sourceIsAllowed(std::string_view source) const;
    double exponentWith() const;  ///< the session's own when it scales, else 0.5

    /// Empty while the first result is still being made.
    const std::optional<WhatIf>& with() const { return m_with; }
    const std::optional<WhatIf>& without() const { return m_without; }
    const SaturationCurves& curves() const { return m_curves; }
    /// Those of the pinned state that is compared with, made in the same way; nullptr where there are none.
    const SaturationCurves* pinnedCurves() const { return m_pinned && !m_pinnedCurves.widths.empty() ? &m_pinnedCurves : nullptr; }
    QString pinnedName() const;
    bool isBusy() const { return m_isBusy; }
    /// Busy, or about to be: long work begins when edits are over.
    bool hasWorkAhead() const { return m_isBusy || m_calm.isActive(); }
    /// The gradients of the rows at this width.
    GradientDraws* draws() const { return m_draws; }
    /// Share of the work that is done, 0 to 1, while it is busy.
    double progress() const;
    /// True when what is on screen is not of the session as it is, because the work was cancelled.
    bool isCancelled() const { return m_isCancelled; }
    /// Whether anybody sees the results, which is so at first: work in the background waits until then.
    void setWatched(bool isWatched);
    /// Ends the work; the results stay what they were until recompute() or the next edit.
    void cancel();
    void recompute();

    /// What the side with the division divides by: "÷ √d", or the session's own exponent where that is another one.
    QString division() const;
    /// The rows that froze without scaling: whole sentences.
    QStringList sentences() const;

signals:
    void whatIfChanged();
    void curvesChanged();
    void busyChanged(bool isBusy);

private:
    struct Job;
    void refresh();
    void startLongWork();
    void startCurves();
    bool isLong() const;
    void onChanged(const Change& change);
    void onViewChanged();
    void followPinned();
    void refreshWhatIf();
    void refreshCurves();
    void run(std::shared_ptr<Job> job);
    void takeWhatIf(const std::shared_ptr<Job>& job);
    void take(const std::shared_ptr<Job>& job);
    void joinFinished();
    double workOf(Index width) const;

    Document* m_document;
    GradientDraws* m_draws;
    Widening m_widening;
    std::optional<WhatIf> m_with;
    std::optional<WhatIf> m_without;
    SaturationCurves m_curves;
    std::shared_ptr<const SessionState> m_pinned;
    QString m_shownPinnedName;
    SaturationCurves m_pinnedCurves;  ///< of m_pinned
    bool m_isBusy = false;
    bool m_isDue = false;  ///< to be done when somebody looks
    bool m_isWatched = true;
    bool m_isCancelled = false;
    QTimer m_curvesCalm;  ///< curves over all widths come when an edit, a drag is over
    QTimer m_calm;  ///< of a large session: after a burst of edits
    std::shared_ptr<Job> m_current;  ///< the job whose result is wanted
    struct Running {
        std::thread thread;
        std::shared_ptr<Job> job;
    };
    std::vector<Running> m_threads;  ///< cancelled ones end by themselves
};

}  // namespace ae
