// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfiles.h"

#include "session/reader.h"

#include <QtGlobal>

namespace ae::test {

Session exampleNamed(const char* name)
{
    auto loaded = loadSession(std::string(AE_SOURCE_DIR "/resources/examples/") + name + ".attn");
    if (!loaded)
        qFatal("%s: %s", name, loaded.error().sentence().c_str());
    return loaded->session;
}

std::string text(const std::vector<Problem>& problems)
{
    std::string lines;
    for (const Problem& problem : problems)
        lines += problem.where + ": " + problem.sentence() + '\n';
    return lines;
}

std::string goodLesson()
{
    return R"(@lesson A good lesson
@id a-good-lesson
@about One sentence.
@example lesson

@step Look
@look weights[export,fail]
@scene
The weight is {{weights[export,fail]:3}}.
@predict Whom does "export" look at most?
@right fail
@choice Why
@reveal It is fail.
@idea
The idea.

Two paragraphs.
@mathematics A = softmax
@code
```python
A = 1
```
@task Select the weight.
@goal selected is weights[export,fail]
@hint Click it.

@step Do
@start
@set mask = causal
@set Wq[product,0] = 2
@scene Switch it off.
@predict How large is the weight?
@number weights[export,fail] within 0.03
@reveal So it is.
@task Take the mask away.
@goal mask is none and weights[export,fail] changed
)";
}

std::string changedLesson(std::string_view from, std::string_view to)
{
    std::string text = goodLesson();
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("the lesson has no \"%s\"", std::string(from).c_str());
    return text.replace(at, from.size(), to);
}

}  // namespace ae::test
