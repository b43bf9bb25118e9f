// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/announcements.h"

#include "app/seekdialog.h"
#include "document/document.h"
#include "models/seekrun.h"
#include "models/texts.h"
#include "models/verification.h"
#include "widgets/look/announcer.h"

#include <QCoreApplication>
#include <QMainWindow>

#include <memory>
#include <utility>

namespace ae {

namespace {

constexpr int kSeekPause = 3000;  // milliseconds

class Announcements {
    Q_DECLARE_TR_FUNCTIONS(Announcements)
public:
    static std::vector<RowState> statesOf(const Document& document)
    {
        std::vector<RowState> states;
        for (const RowRecord& row : document.evaluation().rows())
            states.push_back(row.state);
        return states;
    }

    /// Of rows that were good and are not, the first with its reason; that all are good again. Empty for nothing new.
    static QString changeInWords(const Document& document, const std::vector<RowState>& before, const std::vector<RowState>& now)
    {
        Index first = -1;
        int lost = 0;
        bool wasBad = false;
        bool isBad = false;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const bool was = i < before.size() && hasNoDistribution(before[i]);
            wasBad = wasBad || was;
            isBad = isBad || hasNoDistribution(now[i]);
            if (!was && hasNoDistribution(now[i])) {
                first = first < 0 ? static_cast<Index>(i) : first;
                ++lost;
            }
        }
        if (lost > 0) {
            const QString token = shownName(document.session().tokens[static_cast<std::size_t>(first)]);
            const QString sentence = tr("“%1” has no weights now. %2").arg(token, reasonInWords(document, first));
            return lost == 1 ? sentence : sentence + QLatin1Char(' ') + tr("And %n more row(s).", nullptr, lost - 1);
        }
        return wasBad && !isBad ? tr("Every row has its weights again.") : QString();
    }
};

}  // namespace

Announcer* announceChanges(QMainWindow* window, Document* document, Verification* verification)
{
    auto* announcer = new Announcer(window);
    QObject::connect(document, &Document::changed, announcer,
                     [announcer, document, states = std::make_shared<std::vector<RowState>>(Announcements::statesOf(*document))] {
                         std::vector<RowState> now = Announcements::statesOf(*document);
                         if (now == *states)
                             return;
                         announcer->say(Announcements::changeInWords(*document, *states, now));
                         *states = std::move(now);
                     });
    QObject::connect(verification, &Verification::changed, announcer, [announcer, verification] {
        if (verification->state() == Verification::State::Disagrees)
            announcer->say(verification->headline());
    });
    return announcer;
}

void announceSeek(SeekDialog* dialog)
{
    const auto* run = dialog->findChild<SeekRun*>();
    auto* announcer = new Announcer(dialog, kSeekPause);
    QObject::connect(run, &SeekRun::changed, announcer, [run, announcer] { announcer->say(run->words()); });
}

}  // namespace ae
