# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
set(AE_CHART_SOURCES
    charts/barchart.cpp
    charts/barchart.h
    charts/barpaint.cpp
    charts/chart.cpp
    charts/chart.h
    charts/chartscale.cpp
    charts/chartscale.h
    charts/charttext.cpp
    charts/charttext.h
    charts/curvechart.cpp
    charts/curvechart.h
    charts/curvepaint.cpp
    charts/entropychart.cpp
    charts/entropychart.h
    charts/planechart.cpp
    charts/planechart.h
    charts/planepaint.cpp
    charts/rowchart.cpp
    charts/rowchart.h
    charts/stackedrowschart.cpp
    charts/stackedrowschart.h
    charts/waterfallchart.cpp
    charts/waterfallchart.h)
