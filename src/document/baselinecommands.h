// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/command.h"

namespace ae {

/// All baselines, exchanged as one list: their states are shared, not copied. The one that is compared with keeps being so under
/// its new name.
class SetBaselines : public Command {
public:
    SetBaselines(Document& document, const QString& text, std::vector<Baseline> baselines);
    std::size_t bytes() const override;  ///< of the states that are only here

protected:
    void release() override { m_others.clear(); }
    void apply(Direction direction) override;

private:
    std::vector<Baseline> m_others;
};

class SetWorksheet : public Command {
public:
    SetWorksheet(Document& document, const QString& text, Worksheet worksheet);

protected:
    void apply(Direction direction) override;

private:
    Worksheet m_other;
};

}  // namespace ae
