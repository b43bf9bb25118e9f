// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The library is built with hidden visibility: only what carries this mark is exported, so that a
// program's own copy of Eigen's kernels can never take the place of the library's faster ones.
#if defined(_WIN32)
#if defined(AE_ATTENTION_LIBRARY)
#define AE_EXPORT __declspec(dllexport)
#else
#define AE_EXPORT __declspec(dllimport)
#endif
#else
#define AE_EXPORT __attribute__((visibility("default")))
#endif

/// Marks text for translation and leaves it as it is. lupdate knows the name; the context is said, because it would guess another
/// one for every place.
#define AE_TR(context, text) text
