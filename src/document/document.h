// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/change.h"
#include "session/problem.h"
#include "session/session.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <filesystem>
#include <memory>
#include <optional>

namespace ae {

class Command;
struct Pending;

struct Sizes {
    Index tokens = 0;  ///< n
    Index dModel = 0;
    Index dK = 0;
    Index dV = 0;
    bool operator==(const Sizes&) const = default;
};

/// A session that may be opened and its first results.
struct PreparedSession {
    Session session;
    Evaluation evaluation;
};

/// Names that come with numbers from elsewhere; empty: those that are there are kept and completed.
struct InputNames {
    std::vector<std::string> tokens;
    std::vector<std::string> features;
    bool isEmpty() const { return tokens.empty() && features.empty(); }
};

/// How rows for new words are filled when a sentence becomes tokens.
enum class NewRows { Zeros, Random };

/// The open session: the only owner of its value, its evaluation and its undo stack. Every edit is one command; only commands
/// write the session; one changed() follows, at most once a frame. An edit that moves things (other shapes, notebook cells that
/// come, go or move) is announced before the call returns, so that positions and shapes of session and evaluation always agree.
class Document : public QObject {
    Q_OBJECT
public:
    using Refusal = std::optional<Problem>;
    using Evaluator = Computed<Evaluation> (*)(const Inputs& inputs, const Options& options);

    /// The way to open what a person or a file brings: refuses sessions that break a limit or that need too much memory.
    static Result<std::unique_ptr<Document>> make(Session session, QObject* parent = nullptr);
    /// The long part of it, on any thread; make() of its result takes no time.
    static Result<PreparedSession> prepare(Session session);
    static std::unique_ptr<Document> make(PreparedSession prepared, QObject* parent = nullptr);

    /// The session must be one that make() takes.
    explicit Document(Session session, QObject* parent = nullptr);
    ~Document() override;

    const Session& session() const { return m_session; }
    /// The results of the last settled state; all panes read this one.
    const Evaluation& evaluation() const { return m_evaluation; }
    QUndoStack* undoStack() { return &m_undoStack; }
    Sizes sizes() const;
    /// Microseconds that the last re-evaluation took.
    double lastEvaluationMicroseconds() const { return m_lastMicroseconds; }

    // --- edits: one named undo step each. A refused edit changes nothing and returns the reason. One that would leave every bit
    // as it is makes no step. NaN and infinities are values like any other. ---

    /// Without a text the step is called "Change Wq[action,1]" or "Change 3 × 2 cells of X".
    Refusal setCells(std::string_view step, const Region& region, const Matrix& block, const QString& text = {});
    /// A painted mask without bits starts from the mask in force; bits of any other mask are dropped.
    Refusal setOptions(const Options& options, const QString& text);
    /// Same or other shapes, biases present or not. Names are kept or completed, a painted mask grows with allowed cells.
    Refusal setInputs(const Inputs& inputs, const QString& text, const InputNames& names = {});
    /// One input from elsewhere, of any shape: the others are resized to go with it, keep their values and get zeros.
    Refusal placeMatrix(std::string_view step, const Matrix& matrix, const QString& text, const InputNames& names = {});
    Sizes sizesWith(std::string_view step, Shape shape) const;  ///< what the session's sizes are after that
    Refusal resize(const Sizes& sizes);  ///< keeps values; new cells are 0
    Refusal paintMask(const Region& region, bool isAllowed);  ///< starts from the mask in force
    Refusal renameToken(Index token, const std::string& name);
    Refusal insertToken(Index before, const std::string& name);
    Refusal removeToken(Index token);
    Refusal keepTokens(const std::vector<Index>& positions);  ///< the others go; positions in any order
    Refusal moveToken(Index from, Index to);  ///< `to` is where it stands afterwards
    /// Words that are tokens already keep their row of X, equal ones in order; new ones get zeros or standard normal draws of the seed.
    Refusal setSentence(const std::vector<std::string>& words, NewRows rows, std::uint64_t seed);
    Refusal renameFeature(Index feature, const std::string& name);
    Refusal setTitle(const std::string& title);
    Refusal insertNotebookCell(std::size_t before, const NotebookCell& cell);
    Refusal removeNotebookCell(std::size_t position);
    Refusal moveNotebookCell(std::size_t from, std::size_t to);  ///< `to` is where it stands afterwards
    Refusal setMarkdown(std::size_t position, const std::string& markdown);
    Refusal widenTo(const Widening& widening);  ///< the what-if made real
    /// Tokens, features, matrices and options become those of the state, bit for bit; the notebook stays.
    Refusal restore(const SessionState& state, const QString& text);

    // --- states that were pinned ---
    Refusal pinBaseline(const std::string& name);  ///< the present state, behind the others
    Refusal addBaseline(const std::string& name, const SessionState& state);  ///< one from elsewhere
    Refusal renameBaseline(std::size_t position, const std::string& name);
    Refusal removeBaseline(std::size_t position);
    /// The name itself, or with a number behind it where another baseline has it already.
    std::string freeBaselineName(const std::string& name) const;

    // --- cells to fill in ---
    Refusal setWorksheet(const Worksheet& worksheet, const QString& text);

    /// Edits of the same kind and place between these two become one undo step (a drag, a scrub), and none when they end where
    /// they began. Pairs may be nested.
    void beginGesture();
    void endGesture();

    // --- picture only: no undo step, not modified ---
    Index pickedToken() const { return m_session.view.pickedToken; }
    void pickToken(Index token);
    const std::optional<CellRef>& selectedCell() const { return m_selected; }
    /// A cell of scores, scaled, weights or output also picks its row. A cell that does not exist is ignored.
    void selectCell(const std::optional<CellRef>& cell);
    void setDecimals(int decimals);
    void setSaturation(const Widening& widening);  ///< the width is brought into what its source can do
    void setSeek(const SeekSettings& seek);
    void setFolded(std::size_t position, bool isFolded);
    void setConventions(const Conventions& conventions);
    void setAnswers(const std::vector<std::string>& answers);
    /// The baseline that panes and charts are compared with; nullptr for none.
    const Baseline* comparedBaseline() const;
    void compareWith(const std::string& baseline);  ///< by name; "" or a name that does not exist for none

    // --- file ---
    const std::filesystem::path& path() const { return m_path; }
    void setPath(const std::filesystem::path& path);
    bool isModified() const { return !m_undoStack.isClean(); }
    /// For content that is in no file yet (recovered, imported): modified until saved, whatever is undone.
    void markModified();
    /// Settles, writes safely, marks the state as saved. On failure the document stays modified.
    Refusal saveTo(const std::filesystem::path& path);

    /// Re-evaluates and emits changed() now instead of at the next frame.
    void settle();
    bool isSettled() const { return !m_isPending; }

    /// For tests of what happens when memory runs short.
    void setEvaluator(Evaluator evaluator);

signals:
    void changed(const ae::Change& change);
    void pickedTokenChanged(ae::Index token);
    void selectedCellChanged();
    void viewChanged();  ///< decimals, saturation, folding, the compared baseline, conventions, answers
    void pathChanged();
    void modifiedChanged(bool isModified);
    /// An undo or redo could not be done (memory); the document is what it was before.
    void stepRefused(const ae::Problem& problem);

private:
    friend class DocumentWriter;  // what commands use
    struct Private;

    Document(Session session, Evaluation evaluation, QObject* parent);
    void start();
    Refusal commit(std::unique_ptr<Command> command);
    Refusal problemOfTrial();
    Refusal prepareEvaluation();
    bool mustRebuild() const;
    void followStack(int index);
    void returnTo(int index);
    void evaluate(Pending& pending);
    void takeFreshPass();
    void schedule();
    void keepPictureValid();
    void announcePicture();
    void writeSelection();

    Session m_session;
    Evaluation m_evaluation;
    QUndoStack m_undoStack;
    std::optional<CellRef> m_selected;
    std::filesystem::path m_path;
    bool m_isPending = false;
    double m_lastMicroseconds = 0;
    std::unique_ptr<Private> d;
};

}  // namespace ae
