# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
set(AE_FORMULA_SOURCES
    formula/formula.cpp
    formula/formulaaccessible.cpp
    formula/formulabox.cpp
    formula/formuladelimiter.cpp
    formula/formulafont.cpp
    formula/formulalayout.cpp
    formula/formulalexer.cpp
    formula/formulamathml.cpp
    formula/formulapainter.cpp
    formula/formulaparser.cpp
    formula/formulaspacing.cpp
    formula/formulatext.cpp
    formula/formulawidget.cpp)
