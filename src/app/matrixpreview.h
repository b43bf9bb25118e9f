// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

#include <QTableWidget>

namespace ae {

/// The first rows and columns of a matrix that is about to be taken, with its names where it has some.
class MatrixPreview : public QTableWidget {
    Q_OBJECT
public:
    explicit MatrixPreview(QWidget* parent = nullptr);

    /// Null empties it.
    void show(const ReadMatrix* matrix);
};

}  // namespace ae
