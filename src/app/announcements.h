// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace ae {

class Announcer;
class Document;
class SeekDialog;
class Verification;

/// Screen readers hear what is only seen elsewhere in the window: notes of the status bar, rows that lose or find their distribution,
/// numbers that disagree with their check. Once for a window; what else is to be said goes to the announcer.
Announcer* announceChanges(QMainWindow* window, Document* document, Verification* verification);

/// How a goal seek stands, as often as it can be listened to.
void announceSeek(SeekDialog* dialog);

}  // namespace ae
