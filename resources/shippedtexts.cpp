// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// shipped-texts FOLDER FILE [--check]: lists the texts of the lessons and sessions in FOLDER (resources) for lupdate, in FILE
// (translations/shippedtexts.cpp). With --check nothing is written; leaves with 1 where FILE says something else.
#include "lessons/shippedtexts.h"
#include "lessons/lessonreader.h"
#include "session/reader.h"
#include "session/safefile.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace {

namespace fs = std::filesystem;

constexpr auto kHead =
    "// SPDX-FileCopyrightText: The Attention Explorer authors\n"
    "// SPDX-License-Identifier: GPL-3.0-or-later\n"
    "// Written by the target update_shipped_texts for lupdate, from resources/lessons and resources/examples. Not compiled.\n"
    "// clang-format off\n"
    "static const char* const shippedTexts[] = {\n";

std::string bytesOf(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return (std::ostringstream() << in.rdbuf()).str();
}

/// A line of the text on each line, as C++ strings.
std::string quoted(const std::string& text)
{
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n')
            out += i + 1 < text.size() ? "\\n\"\n    \"" : "\\n";
        else
            out += text[i] == '"' || text[i] == '\\' ? std::string{'\\', text[i]} : std::string{text[i]};
    }
    return out + '"';
}

/// One entry for each text, where it stands first.
class Listing {
public:
    void add(const fs::path& file)
    {
        if (file.extension() == ".lesson") {
            ae::LessonReading reading = ae::readLesson(bytesOf(file));
            ae::visitTexts(reading.lesson, visitor(file, ae::kLessonContext));
        } else if (file.extension() == ".attn") {
            auto loaded = ae::readSession(bytesOf(file));
            ae::visitTexts(loaded.value().session, visitor(file, ae::kExampleContext));
        }
    }
    std::string text() const { return m_text + "};\n"; }

private:
    ae::TextVisitor visitor(const fs::path& file, const std::string& context)
    {
        return [this, name = file.filename().string(), context](const std::string& text, const std::string& part) {
            if (m_seen.insert(context + '\n' + text).second)
                m_text += "//: " + name + ", " + part + "\nQT_TRANSLATE_NOOP(\"" + context + "\",\n    " + quoted(text) + "),\n";
        };
    }

    std::string m_text = kHead;
    std::set<std::string> m_seen;
};

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3)
        return 64;
    Listing listing;
    for (const char* folder : {"lessons", "examples"}) {
        std::set<fs::path> files;  // in the order of their names
        for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(argv[1]) / folder))
            files.insert(entry.path());
        for (const fs::path& file : files)
            listing.add(file);
    }
    const bool isCurrent = bytesOf(argv[2]) == listing.text();
    if (argc > 3) {
        if (!isCurrent)
            std::fprintf(stderr, "%s is out of date; build the target update_shipped_texts\n", argv[2]);
        return isCurrent ? 0 : 1;
    }
    const auto problem = isCurrent ? std::nullopt : ae::writeFileSafely(argv[2], listing.text());
    if (problem)
        std::fprintf(stderr, "%s\n", problem->sentence().c_str());
    return problem ? 74 : 0;
}
