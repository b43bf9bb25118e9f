// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "document/command.h"
#include "document/documentprivate.h"
#include "document/refusals.h"
#include "session/cellname.h"
#include "session/safefile.h"
#include "session/writer.h"

#include <QtGlobal>

#include <algorithm>
#include <new>

namespace ae {

namespace {

constexpr int kFrameMilliseconds = 16;

Evaluation evaluated(const Session& session)
{
    Computed<Evaluation> evaluation = Evaluation::of(session.matrices, session.options);
    if (!evaluation)
        qFatal("a document needs a session that Document::make() takes: %s", problemOf(evaluation.error()).sentence().c_str());
    return std::move(*evaluation);
}

bool hasSameSteps(const Graph& a, const Graph& b)
{
    return std::ranges::equal(a.nodes(), b.nodes(), [](const Graph::Node& left, const Graph::Node& right) {
        return left.spec == right.spec && left.shape == right.shape && left.inputs == right.inputs;
    });
}

void addTo(Pending& pending, Pending&& earlier)
{
    pending.change.isStructural |= earlier.change.isStructural;
    pending.change.options |= earlier.change.options;
    pending.change.names |= earlier.change.names;
    pending.change.notebook |= earlier.change.notebook;
    pending.change.baselines |= earlier.change.baselines;
    pending.change.worksheet |= earlier.change.worksheet;
    pending.settlesAtOnce |= earlier.settlesAtOnce;
    for (auto& [step, regions] : earlier.written) {
        std::vector<Region>& all = pending.written[step];
        all.insert(all.end(), regions.begin(), regions.end());
    }
}

}  // namespace

Result<PreparedSession> Document::prepare(Session session)
{
    if (const std::vector<Problem> problems = checkSession(session); !problems.empty())
        return problems.front();
    Computed<Evaluation> evaluation = Evaluation::of(session.matrices, session.options);
    if (!evaluation)
        return problemOf(evaluation.error());
    return PreparedSession{std::move(session), std::move(*evaluation)};
}

std::unique_ptr<Document> Document::make(PreparedSession prepared, QObject* parent)
{
    return std::unique_ptr<Document>(new Document(std::move(prepared.session), std::move(prepared.evaluation), parent));
}

Result<std::unique_ptr<Document>> Document::make(Session session, QObject* parent)
{
    Result<PreparedSession> prepared = prepare(std::move(session));
    if (!prepared)
        return prepared.error();
    return make(std::move(*prepared), parent);
}

Document::Document(Session session, QObject* parent)
    : QObject(parent), m_session(std::move(session)), m_evaluation(evaluated(m_session)), d(std::make_unique<Private>())
{
    start();
}

Document::Document(Session session, Evaluation evaluation, QObject* parent)
    : QObject(parent), m_session(std::move(session)), m_evaluation(std::move(evaluation)), d(std::make_unique<Private>())
{
    start();
}

Document::~Document()
{
    m_undoStack.disconnect(this);  // clearing it is no edit
}

void Document::start()
{
    d->frame.setSingleShot(true);
    d->frame.setTimerType(Qt::PreciseTimer);
    connect(&d->frame, &QTimer::timeout, this, &Document::settle);
    connect(&d->fresh, &FreshPass::finished, this, &Document::takeFreshPass);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::followStack);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool isClean) { emit modifiedChanged(!isClean); });
    if (Result<CellRef> cell = parseCellName(m_session.view.selection, m_session, m_evaluation.graph()))
        m_selected = *cell;
    keepPictureValid();
    d->announced = DocumentWriter(*this).picture();
}

Sizes Document::sizes() const
{
    const Inputs& inputs = m_session.matrices;
    return {m_session.tokenCount(), inputs.find("X")->second.cols(), inputs.find("Wq")->second.cols(), inputs.find("Wv")->second.cols()};
}

// Tries the command on the session, asks whether the result may be, and takes it back where it may not; nobody sees the trial.
Document::Refusal Document::commit(std::unique_ptr<Command> command)
{
    Pending earlier = std::exchange(d->pending, {});
    Refusal problem;
    try {
        command->redo();
        problem = problemOfTrial();
    } catch (const std::bad_alloc&) {
        problem = refusals::outOfMemory();
    }
    if (problem) {
        command->undo();
        d->prepared.reset();
        d->pending = std::move(earlier);
        return problem;
    }
    addTo(d->pending, std::move(earlier));
    m_undoStack.push(command.release());
    d->forgetOldSteps(m_undoStack);
    return std::nullopt;
}

Document::Refusal Document::problemOfTrial()
{
    const Change& change = d->pending.change;
    if (change.isStructural || change.options || change.names || change.notebook || change.baselines || change.worksheet) {
        if (const std::vector<Problem> problems = checkSession(m_session); !problems.empty())
            return problems.front();
    }
    return mustRebuild() ? prepareEvaluation() : std::nullopt;
}

bool Document::mustRebuild() const
{
    if (d->pending.change.isStructural)
        return true;
    if (!d->pending.change.options)
        return false;
    const Computed<Graph> graph = build(m_session.options, shapesOf(m_session.matrices));
    return !graph || !hasSameSteps(*graph, m_evaluation.graph());
}

Document::Refusal Document::prepareEvaluation()
{
    QElapsedTimer timer;
    timer.start();
    Computed<Evaluation> evaluation = d->evaluator(m_session.matrices, m_session.options);
    if (!evaluation)
        return problemOf(evaluation.error());
    d->prepared = std::move(*evaluation);
    d->preparedMicroseconds = static_cast<double>(timer.nsecsElapsed()) / 1000.0;
    return std::nullopt;
}

// After every push, undo and redo. Pushed commands come with their evaluation prepared where they need a new one; undo and redo
// do not, and are taken back where it cannot be had.
void Document::followStack(int index)
{
    if (d->isReturning)
        return;
    Refusal problem;
    if (mustRebuild() && !d->prepared) {
        try {
            problem = prepareEvaluation();
        } catch (const std::bad_alloc&) {
            problem = refusals::outOfMemory();
        }
    }
    if (!problem && index < d->forgotten) {
        problem = refusals::forgottenStep();
        d->index = d->forgotten;
    }
    if (problem)
        returnTo(d->index);
    else
        d->index = index;
    m_isPending = true;
    if (d->pending.settlesAtOnce)
        settle();
    else
        schedule();
    if (problem)
        emit stepRefused(*problem);
}

void Document::returnTo(int index)
{
    d->isReturning = true;
    m_undoStack.setIndex(index);
    d->isReturning = false;
    // The session is again what the evaluation was made for, but for edits of this frame: write all of it.
    d->pending = {};
    Change& change = d->pending.change;
    change.options = change.names = change.notebook = change.baselines = change.worksheet = true;
    for (const auto& [step, matrix] : m_session.matrices)
        d->pending.written[step] = {Region::whole(shapeOf(matrix))};
}

void Document::schedule()
{
    if (d->frame.isActive())
        return;
    const qint64 elapsed = d->sinceSettled.isValid() ? d->sinceSettled.elapsed() : kFrameMilliseconds;
    d->frame.start(static_cast<int>(std::clamp<qint64>(kFrameMilliseconds - elapsed, 0, kFrameMilliseconds)));
}

void Document::settle()
{
    if (!m_isPending)
        return;
    d->frame.stop();
    d->sinceSettled.start();  // frames are counted from start to start, whatever they cost
    const bool isRebuilt = mustRebuild();
    if (isRebuilt && !d->prepared && prepareEvaluation())
        return;  // inside somebody's macro of the undo stack; its end is followed
    m_isPending = false;
    Pending pending = std::exchange(d->pending, {});
    const Widening saturation = m_session.view.saturation;
    if (isRebuilt) {
        m_evaluation = std::move(*d->prepared);
        m_lastMicroseconds = d->preparedMicroseconds;
        pending.change.isStructural = true;
        keepPictureValid();
    } else {
        evaluate(pending);
    }
    d->prepared.reset();
    if (m_selected != d->announced.selected)
        writeSelection();
    if (m_evaluation.differences() > 0)
        d->fresh.request(m_session);
    else
        d->fresh.drop();
    emit changed(pending.change);
    announcePicture();
    if (m_session.view.saturation != saturation)
        emit viewChanged();
}

void Document::evaluate(Pending& pending)
{
    if (pending.written.empty() && !pending.change.options)
        return;
    QElapsedTimer timer;
    timer.start();
    for (const auto& [step, regions] : pending.written) {
        const Matrix& matrix = m_session.matrices.find(step)->second;
        for (const Region& region : regions)
            m_evaluation.write(step, region, matrix.block(region.row, region.column, region.rows, region.columns));
    }
    if (pending.change.options)
        m_evaluation.setOptions(m_session.options);
    pending.change.steps = m_evaluation.update();
    m_lastMicroseconds = static_cast<double>(timer.nsecsElapsed()) / 1000.0;
}

// Same inputs and options, so the same numbers but for the last digits: nothing for the undo stack.
void Document::takeFreshPass()
{
    if (m_isPending)
        return;  // an edit of this frame: its own pass follows
    m_evaluation = d->fresh.take();
    Change change;
    for (const Graph::Node& node : m_evaluation.graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            change.steps.push_back({node.spec->key, {Region::whole(node.shape)}});
    }
    emit changed(change);
}

void Document::beginGesture()
{
    if (d->gestureDepth++ == 0)
        ++d->gestures;
}

void Document::endGesture()
{
    if (d->gestureDepth > 0)
        --d->gestureDepth;
}

void Document::setEvaluator(Evaluator evaluator)
{
    d->evaluator = evaluator;
}

void Document::setPath(const std::filesystem::path& path)
{
    if (path == m_path)
        return;
    m_path = path;
    emit pathChanged();
}

void Document::markModified()
{
    m_undoStack.resetClean();
}

Document::Refusal Document::saveTo(const std::filesystem::path& path)
{
    settle();
    const std::string bytes = writeSession(m_session);
    if (bytes.size() > limits::fileBytes)
        return refusals::fileTooLarge(bytes.size());
    if (auto problem = writeFileSafely(path, bytes))
        return problem;
    setPath(path);
    m_undoStack.setClean();
    return std::nullopt;
}

}  // namespace ae
