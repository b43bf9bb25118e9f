// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/workers.h"
#include "fuzz.h"
#include "session/reader.h"
#include "session/salvage.h"
#include "session/writer.h"

namespace {

/// Rows that are lost hold NaN throughout and are listed; what was salvaged can be opened and saved.
void checkSalvaged(const ae::Salvaged& salvaged)
{
    for (const auto& [key, rows] : salvaged.lostRows) {
        const ae::Matrix& matrix = salvaged.session.matrices.at(key);
        for (const ae::Index row : rows)
            ae::fuzz::check(matrix.row(row).array().isNaN().all(), "a lost row holds no numbers");
        const std::string place = "matrices." + key;
        ae::fuzz::check(std::any_of(salvaged.missing.begin(), salvaged.missing.end(),
                                    [&](const ae::Problem& problem) { return problem.where == place; }),
                        "lost rows are listed");
    }
    ae::fuzz::check(ae::checkSession(salvaged.session).empty(), "what was salvaged opens");
    const auto again = ae::readSession(ae::writeSession(salvaged.session));
    ae::fuzz::check(again.isOk(), "what was salvaged can be read when it is written");
    ae::fuzz::check(ae::isSameDocument(salvaged.session, again->session), "what was written is the same document");
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
    ae::setThreadCount(1);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = ae::fuzz::viewOf(data, size);
    const auto loaded = ae::readSession(text);
    const auto salvaged = ae::salvageSession(text);
    ae::fuzz::check(!loaded || salvaged.isOk(), "a good session is salvaged");
    if (!salvaged) {
        ae::fuzz::checkProblem(salvaged.error());
        return 0;
    }
    for (const ae::Problem& problem : salvaged->missing)
        ae::fuzz::checkProblem(problem);
    ae::fuzz::check(salvaged->damage.has_value() != loaded.isOk(), "damage is what the reader refuses");
    if (loaded)
        ae::fuzz::check(salvaged->isComplete() && ae::isSameDocument(salvaged->session, loaded->session), "a good session is complete");
    checkSalvaged(*salvaged);
    return 0;
}
