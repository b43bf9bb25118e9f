// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/differences.h"

#include <QDialog>

namespace ae {

/// A table of what differs between two sessions. All texts are shown as plain ones.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    /// What the table compares: a sentence above it, and the heads of its two columns.
    struct Sides {
        QString sentence;
        QString before;
        QString after;
    };

    CompareDialog(const Sides& sides, const std::vector<Difference>& differences, QWidget* parent);

    /// Reads the file, in the background where that takes long, and shows what is other in `session`. A file that cannot be read is
    /// said instead.
    static void showAgainstFile(const QString& path, const Session& session, const Sides& sides, QWidget* parent);
};

}  // namespace ae
