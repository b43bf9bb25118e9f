// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "attention/workers.h"
#include "fuzz.h"
#include "io/sessionarrays.h"
#include "session/reader.h"
#include "session/writer.h"

namespace {

constexpr std::size_t mostChecksums = 7;  // as many as there are matrices
constexpr ae::Index mostEvaluated = 64;  // tokens, and numbers of a matrix

/// Changed rows never keep their checksum, and then nothing behind them is ever reached: the right one takes its place.
std::string withChecksums(std::string text)
{
    for (std::size_t i = 0; i < mostChecksums; ++i) {
        const auto loaded = ae::readSession(text);
        if (loaded || !loaded.error().where.ends_with(".crc32") || loaded.error().arguments.size() != 2)
            break;
        const std::size_t position = text.find('"' + loaded.error().arguments[0] + '"');
        if (position == std::string::npos)
            break;
        text.replace(position + 1, loaded.error().arguments[0].size(), loaded.error().arguments[1]);
    }
    return text;
}

/// What was read comes back from its own file: the same document, and the same bytes when it is written again.
void checkWriting(const ae::Session& session)
{
    const std::string written = ae::writeSession(session);
    const auto again = ae::readSession(written);
    if (!again)
        std::fprintf(stderr, "%s: %s\n", again.error().where.c_str(), again.error().sentence().c_str());
    ae::fuzz::check(again.isOk(), "what was written can be read");
    ae::fuzz::check(ae::isSameDocument(session, again->session), "what was written is the same document");
    ae::fuzz::check(session.view == again->session.view, "what was written has the same view");
    ae::fuzz::check(ae::writeSession(again->session) == written, "the same document gives the same bytes");
}

/// Small sessions only: the others take longer and show nothing more.
void checkEvaluation(const ae::Session& session)
{
    if (session.tokenCount() > mostEvaluated)
        return;
    for (const auto& [key, matrix] : session.matrices) {
        if (matrix.size() > mostEvaluated)
            return;
    }
    const auto evaluation = ae::Evaluation::of(session.matrices, session.options);
    ae::fuzz::check(evaluation.isOk(), "a session that opens can be computed");
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    ae::setThreadCount(1);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text = withChecksums(std::string(ae::fuzz::viewOf(data, size)));
    const auto loaded = ae::readSession(text);
    const std::vector<ae::Problem> problems = ae::checkSessionText(text);
    ae::fuzz::check(loaded.isOk() == problems.empty(), "a session opens when nothing is wrong with it");
    for (const ae::Problem& problem : problems)
        ae::fuzz::checkProblem(problem);
    if (!loaded)
        return 0;
    checkWriting(loaded->session);
    checkEvaluation(loaded->session);
    ae::fuzz::checkFile(ae::openSessionArrays(std::make_shared<ae::fuzz::FuzzBytes>(text), "a.attn", {}));
    return 0;
}
