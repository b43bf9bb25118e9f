// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/answersheet.h"

#include <QObject>

#include <thread>

namespace ae {

/// What panes show while a baseline is compared with.
enum class CompareForm { Values, Both, Differences };

/// What there is to say about one cell, now and in the baseline.
enum class DifferenceKind {
    Number,
    Hidden,  ///< behind both masks
    HiddenNow,  ///< behind the mask of now alone: its weight went to exactly 0
    HiddenBefore,  ///< behind the mask of the baseline alone
    NoRow,  ///< its row has no distribution, here or there
    NotFinite,  ///< an infinity or NaN on either side
    Blank,  ///< to be filled in, and not found yet: neither number is told
};

struct CellDifference {
    DifferenceKind kind = DifferenceKind::Number;
    double now = 0;
    double before = 0;
    double difference = 0;  ///< now minus before; NaN where that is no number, infinite against a finite number
    bool isNumber() const { return kind <= DifferenceKind::HiddenBefore; }
};

/// The present numbers minus those of the compared baseline (Document::comparedBaseline). The baseline's own results are computed
/// once, when it is chosen: at once where they are small, else on a thread of its own, on a copy of its inputs.
class Comparison : public QObject {
    Q_OBJECT
public:
    explicit Comparison(Document* document, QObject* parent = nullptr);
    ~Comparison() override;

    /// Whether a baseline is compared with, be its results there yet or not.
    bool isOn() const { return m_document->comparedBaseline() != nullptr; }
    QString name() const;  ///< of the baseline, as it may be shown
    bool isBusy() const { return m_running && isOn() && !m_before; }
    /// Why there are no results of the baseline: memory.
    const std::optional<Problem>& problem() const { return m_problem; }
    /// The baseline's results; nullptr while there are none.
    const Evaluation* before() const { return isOn() && m_before ? &*m_before : nullptr; }
    const SessionState& state() const { return *m_state; }  ///< of which before() are the results

    CompareForm form() const { return m_form; }
    void setForm(CompareForm form);

    /// Whether there are differences of the step: results on both sides, of one shape.
    bool has(std::string_view step) const;
    /// Why the step is not compared, in words; empty when it is, and while nothing is.
    QString mismatch(std::string_view step) const;
    /// The same for a narrow place: "5 tokens there, 7 here".
    QString briefMismatch(std::string_view step) const;
    /// The step must be one that has() differences.
    CellDifference at(const CellRef& cell) const;
    /// Writes now minus before for a whole row; NaN where there is no number, in blank cells too. `out` has room for it.
    void readRow(std::string_view step, Index row, double* out) const;
    /// Differences below this are what rounding leaves: they have no colour. 0 where all numbers are 0.
    double noise(std::string_view step) const;

    /// For tests of what happens when memory runs short.
    void setEvaluator(Document::Evaluator evaluator) { m_evaluator = evaluator; }

signals:
    void changed();  ///< another baseline, its results came, another form

private:
    struct Job;
    void follow();
    void begin();
    void take(const std::shared_ptr<Job>& job);

    Document* m_document;
    AnswerSheet* m_sheet;
    Document::Evaluator m_evaluator = &Evaluation::of;
    CompareForm m_form = CompareForm::Both;
    std::shared_ptr<const SessionState> m_state;  ///< of m_before, or what is being computed
    std::string m_name;
    std::optional<Evaluation> m_before;
    std::optional<Problem> m_problem;
    std::shared_ptr<Job> m_running;
    std::thread m_thread;
};

/// "now 0.24, in “a” 0.12, difference +0.12", every digit, or what stands in the way, in words.
QString differenceInWords(const Comparison& comparison, const Document& document, const CellRef& cell);
/// With its sign: "+0.12", "−0.03", "0".
QString signedText(const NumberStyle& style, double difference);
QString signedExact(const NumberStyle& style, double difference);

}  // namespace ae
