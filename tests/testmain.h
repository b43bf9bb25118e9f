// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace ae::test {

/// Adds a class to the test program of its folder; the first argument of the program chooses classes by name.
void add(const char* name, std::function<std::unique_ptr<QObject>()> make);

}  // namespace ae::test

/// Last line of every tst_*.cpp before its moc include.
#define AE_TEST(Class)                                                                                                                     \
    static const bool s_added = [] {                                                                                                       \
        ae::test::add(#Class, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); });                                         \
        return true;                                                                                                                       \
    }();
