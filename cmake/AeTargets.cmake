# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of ours is compiled with. Never a fast-math flag; no contraction into fused
# operations either, so that one formula gives the same bits wherever the compiler inlines it.
add_library(ae_flags INTERFACE)
target_compile_options(ae_flags INTERFACE
    # -Wno-restrict, -Wno-stringop-overflow: g++ 12 sees overlaps and sizes in std::string that are not there (GCC bug 105651)
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-stringop-overflow> -ffp-contract=off)
if(AE_WARNINGS_AS_ERRORS)
    target_compile_options(ae_flags INTERFACE -Werror)
endif()
if(AE_SANITIZE)
    target_compile_options(ae_flags INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    target_link_options(ae_flags INTERFACE -fsanitize=address,undefined)
endif()
if(AE_SANITIZE_THREADS)
    target_compile_options(ae_flags INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(ae_flags INTERFACE -fsanitize=thread)
endif()
if(AE_COVERAGE)
    target_link_options(ae_flags INTERFACE -fprofile-instr-generate)
endif()
if(AE_BUILD_FUZZERS)
    target_compile_options(ae_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
# One way of allocating for every target: the builds for wider vectors would else free what others allocated.
target_compile_definitions(ae_flags INTERFACE EIGEN_MAX_ALIGN_BYTES=64 EIGEN_DONT_PARALLELIZE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_compile_definitions(ae_flags INTERFACE AE_VERSION="${PROJECT_VERSION}")
target_include_directories(ae_flags INTERFACE "${CMAKE_SOURCE_DIR}/src")

# Headers that most files of a target include, built once where AE_PRECOMPILED_HEADERS is on (the preset ci, which builds all):
# PRECOMPILE of a target names one of these sets. Elsewhere they are left out, so that a file names what it uses.
set(AE_HEADERS_core <algorithm> <functional> <map> attention/evaluation.h session/problem.h session/session.h)
set(AE_HEADERS_document ${AE_HEADERS_core} document/document.h)
set(AE_HEADERS_widgets ${AE_HEADERS_document} <QComboBox> <QLabel> <QPainter> <QVBoxLayout> <QWidget>)
function(ae_precompile target set)
    if(AE_PRECOMPILED_HEADERS AND set)
        list(TRANSFORM AE_HEADERS_${set} REPLACE "^([a-z].*)$" "${CMAKE_SOURCE_DIR}/src/\\1")
        target_precompile_headers(${target} PRIVATE ${AE_HEADERS_${set}})
    endif()
endfunction()

# Counts the branches of a library where AE_COVERAGE is on: by clang, which counts those of the source and none of the compiler's own.
function(ae_count_branches target)
    if(AE_COVERAGE)
        target_compile_options(${target} PRIVATE -fprofile-instr-generate -fcoverage-mapping)
    endif()
endfunction()

# ae_library(name SOURCES ... LINK ... [PRECOMPILE set]): one static library a folder.
function(ae_library name)
    cmake_parse_arguments(ARG "MOC" "PRECOMPILE" "SOURCES;LINK" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC ae_flags ${ARG_LINK})
    ae_precompile(${name} "${ARG_PRECOMPILE}")
    ae_count_branches(${name})
    if(ARG_MOC)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
    endif()
endfunction()

# ae_test(folder SOURCES ... LINK ... [PRECOMPILE set]): one test program a folder, one ctest entry a class.
function(ae_test folder)
    cmake_parse_arguments(ARG "" "PRECOMPILE" "SOURCES;LINK" ${ARGN})
    set(target tests_${folder})
    add_executable(${target} ${ARG_SOURCES} "${CMAKE_SOURCE_DIR}/tests/testmain.cpp" "${CMAKE_SOURCE_DIR}/tests/testmain.h")
    set_target_properties(${target} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE ae_flags ${ARG_LINK} Qt6::Test)
    ae_precompile(${target} "${ARG_PRECOMPILE}")
    target_compile_definitions(${target} PRIVATE
        AE_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data" AE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" AE_BINARY_DIR="${CMAKE_BINARY_DIR}")
    foreach(source IN LISTS ARG_SOURCES)
        get_filename_component(class "${source}" NAME_WE)
        if(class MATCHES "^tst_")
            add_test(NAME ${folder}/${class} COMMAND ${target} ${class})
            set_tests_properties(${folder}/${class} PROPERTIES TIMEOUT 300 ENVIRONMENT
                "QT_QPA_PLATFORM=offscreen;QT_ACCESSIBILITY=1;XDG_STATE_HOME=${CMAKE_BINARY_DIR}/tests/state;XDG_CONFIG_HOME=${CMAKE_BINARY_DIR}/tests/config;XDG_DATA_HOME=${CMAKE_BINARY_DIR}/tests/share")
        endif()
    endforeach()
endfunction()
