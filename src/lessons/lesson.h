// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ae {

/// A piece of a lesson and the line of the file where its directive stands, from 1; 0 where the lesson has none.
struct LessonText {
    std::string text;
    int line = 0;
    int firstLine = 0;  ///< of the text, which may begin below its directive

    bool isEmpty() const { return line == 0; }
};

/// What the learner is asked to do, in words, and the condition by which the program sees that it is done; see goals.h.
struct LessonTask {
    LessonText words;
    LessonText goal;
};

/// A question that is answered before anything is revealed: by one of the choices, or by a number.
struct Prediction {
    LessonText question;
    std::vector<LessonText> choices;
    int right = -1;  ///< position of the right choice
    LessonText number;  ///< "0.24", or a quantity of goals.h that is read at the start of the step; without one there are choices
    double tolerance = 0;

    bool isNumber() const { return !number.isEmpty(); }
};

struct LessonStep {
    LessonText title;
    LessonText scene;  ///< Markdown that is on show from the start
    std::optional<Prediction> prediction;
    LessonText reveal;  ///< Markdown; not before the prediction is given
    LessonText idea;  ///< three depths, Markdown; not before the prediction is given
    LessonText mathematics;
    LessonText code;
    LessonText look;  ///< kind of a notebook cell, or a cell by its name
    std::vector<LessonTask> tasks;
    LessonText hint;
    LessonText start;  ///< there when the step begins from the session of the lesson and not from what the learner left
    std::vector<LessonText> settings;  ///< NAME=VALUE, on top of that session
};

/// A guided tour as data: a session to open, and steps that are ticked off when the learner has done them.
struct Lesson {
    std::string id;  ///< what the learner's progress is kept under
    LessonText title;
    LessonText about;  ///< one sentence for the list of lessons
    LessonText session;  ///< name of a session file that stands beside the lesson
    LessonText example;  ///< or the name of an example of the program
    std::vector<LessonStep> steps;
};

}  // namespace ae
