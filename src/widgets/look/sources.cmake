# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
set(AE_LOOK_SOURCES
    look/calmbars.cpp
    look/calmdraw.cpp
    look/calmpaint.cpp
    look/calmpaint.h
    look/calmstyle.cpp
    look/calmstyle.h
    look/card.cpp
    look/card.h
    look/colourmap.cpp
    look/colourmap.h
    look/flowlayout.cpp
    look/flowlayout.h
    look/hatch.cpp
    look/hatch.h
    look/linkbutton.cpp
    look/linkbutton.h
    look/oklab.cpp
    look/oklab.h
    look/theme.cpp
    look/theme.h
    look/themecolours.cpp
    look/themecolours.h
    look/toggleswitch.cpp
    look/toggleswitch.h)
