// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/seek.h"
#include "document/document.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace ae {

/// Where a run stood after a step.
struct SeekPoint {
    int step = 0;
    double loss = 0;
    std::vector<double> values;  ///< of the goals
};

/// Why a cell cannot be a goal now: a blank cell of the worksheet, whose number the course would show. Nothing when it can.
std::optional<Problem> reasonNoGoal(const Document& document, const CellRef& cell);

/// "weights[export,fail] = 0.9", the number as short as it reads back, with the user's decimal mark.
QString goalInWords(const Document& document, const Goal& goal);

/// A goal seek on the open document: everything on screen follows, and the whole run is one undo step. An edit, an undo or another
/// option ends it, since it would go on from numbers that are no longer there.
class SeekRun : public QObject {
    Q_OBJECT
public:
    explicit SeekRun(Document* document, QObject* parent = nullptr);

    /// From the session as it is now. Problems: what checkSeek finds; then nothing is changed and a run before this one has ended.
    std::optional<Problem> begin(const SeekPlan& plan);
    bool isOn() const { return m_seek.has_value(); }
    bool isPlaying() const { return m_timer.isActive(); }
    void step();
    void play();
    void pause();
    void end();
    void forget();  ///< ends it, and its course and goals go

    /// Of the present or the last run; empty before the first.
    const std::vector<SeekPoint>& course() const { return m_course; }
    const std::vector<Goal>& goals() const { return m_goals; }
    /// How the run stands, in a sentence.
    const QString& words() const { return m_words; }

signals:
    void changed();

private:
    void tick();
    bool advance();
    bool isUndisturbed() const;
    void write();
    void record();
    void describe();

    Document* m_document;
    std::optional<Seek> m_seek;
    std::vector<SeekPoint> m_course;
    std::vector<Goal> m_goals;
    Inputs m_written;  ///< the session's inputs as the run left them
    Options m_options;
    QString m_words;
    QTimer m_timer;
};

}  // namespace ae
