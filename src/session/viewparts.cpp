// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/parts.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace ae {

using Type = JsonValue::Type;

namespace {

constexpr int mostDecimals = 17;

/// What belongs to the picture never keeps a session from being opened.
class ViewParts {
public:
    explicit ViewParts(Parts& parts) : m_parts(parts) { }

    void take()
    {
        JsonValue* value = m_parts.root().find("view");
        if (!value)
            return;
        m_parts.session().hasView = true;
        if (value->type != Type::Object)
            return noteView("view");
        View& view = m_parts.session().view;
        if (JsonValue* saturation = value->find("saturation"))
            takeSaturation(*saturation);
        if (const auto token =
                takeCount(*value, "view", "picked_token", m_parts.session().tokens.empty() ? 0 : m_parts.session().tokens.size() - 1))
            view.pickedToken = static_cast<Index>(*token);
        if (const auto decimals = takeCount(*value, "view", "decimals", mostDecimals))
            view.decimals = static_cast<int>(*decimals);
        if (const JsonValue* selection = value->find("selection"); selection && selection->type == Type::String)
            view.selection = selection->text;
        else if (selection)
            noteView("view.selection");
        if (const JsonValue* folded = value->find("folded"))
            takeFolded(*folded);
        if (JsonValue* seek = value->find("seek"))
            takeSeek(*seek);
        takeBaseline(*value);
        if (JsonValue* conventions = value->find("conventions"))
            takeConventions(*conventions);
        view.answers = takeTexts(*value, "view", "answers");
        m_parts.keepUnknown(*value, "view");
    }

private:
    void noteView(std::string where)
    {
        m_parts.findings().note(std::move(where), AE_TR("ae", "this part of the view does not fit and was left out"),
                                AE_TR("ae", "numbers are not concerned"));
    }

    std::optional<std::uint64_t> takeCount(const JsonValue& parent, std::string_view place, std::string_view key, std::uint64_t most,
                                           std::uint64_t least = 0)
    {
        const JsonValue* value = parent.find(key);
        if (!value)
            return std::nullopt;
        const std::optional<std::uint64_t> count = value->count();
        if (count && *count >= least && *count <= most)
            return count;
        noteView(inside(place, key));
        return std::nullopt;
    }

    void takeSaturation(JsonValue& value)
    {
        constexpr std::string_view place = "view.saturation";
        if (value.type != Type::Object)
            return noteView(std::string(place));
        Widening& saturation = m_parts.session().view.saturation;
        if (const JsonValue* source = value.find("source")) {
            if (source->type == Type::String && findWidening(source->text))
                saturation.source = source->text;
            else
                noteView("view.saturation.source");
        }
        if (const auto width = takeCount(value, place, "width", static_cast<std::uint64_t>(limits::side), 1))
            saturation.width = static_cast<Index>(*width);
        if (const auto seed = takeCount(value, place, "seed", std::numeric_limits<std::uint64_t>::max()))
            saturation.seed = *seed;
        m_parts.keepUnknown(value, std::string(place));
    }

    std::vector<std::string> takeTexts(const JsonValue& parent, std::string_view place, std::string_view key)
    {
        const JsonValue* value = parent.find(key);
        std::vector<std::string> texts;
        bool isFit = !value || (value->type == Type::Array && value->elementCount == value->elements.size());
        for (std::size_t i = 0; isFit && value && i < value->elements.size(); ++i) {
            texts.push_back(value->elements[i].text);
            isFit = value->elements[i].type == Type::String;
        }
        if (isFit)
            return texts;
        noteView(inside(place, key));
        return {};
    }

    /// A text or a number that `isGood`; else the default stands.
    template <class T>
    void takeOne(const JsonValue& parent, std::string_view place, std::string_view key, T& into, bool (*isGood)(const T&))
    {
        const JsonValue* value = parent.find(key);
        if (!value)
            return;
        T read{};
        bool hasType = false;
        if constexpr (std::is_same_v<T, std::string>) {
            hasType = value->type == Type::String;
            read = value->text;
        } else {
            hasType = value->type == Type::Integer || value->type == Type::Real;
            read = value->number;
        }
        if (hasType && isGood(read))
            into = read;
        else
            noteView(inside(place, key));
    }

    void takeSeek(JsonValue& value)
    {
        constexpr std::string_view place = "view.seek";
        if (value.type != Type::Object)
            return noteView(std::string(place));
        SeekSettings& seek = m_parts.session().view.seek;
        seek.goals = takeTexts(value, place, "goals");
        seek.free = takeTexts(value, place, "free");
        seek.locks = takeTexts(value, place, "locks");
        takeOne<std::string>(value, place, "loss", seek.loss, [](const std::string& key) { return findSeekLoss(key) != nullptr; });
        takeOne<std::string>(value, place, "method", seek.method, [](const std::string& key) { return findSeekMethod(key) != nullptr; });
        takeOne<double>(value, place, "rate", seek.rate, [](const double& rate) { return rate > 0; });
        takeOne<double>(value, place, "tolerance", seek.tolerance, [](const double& tolerance) { return tolerance >= 0; });
        if (const auto steps = takeCount(value, place, "steps", mostSeekSteps, 1))
            seek.steps = static_cast<int>(*steps);
        m_parts.keepUnknown(value, std::string(place));
    }

    void takeBaseline(const JsonValue& value)
    {
        const JsonValue* name = value.find("baseline");
        if (!name)
            return;
        const auto& baselines = m_parts.session().baselines;
        if (name->type == Type::String && std::ranges::find(baselines, name->text, &Baseline::name) != baselines.end())
            m_parts.session().view.baseline = name->text;
        else
            noteView("view.baseline");
    }

    void takeConventions(JsonValue& value)
    {
        constexpr std::string_view place = "view.conventions";
        if (value.type != Type::Object)
            return noteView(std::string(place));
        Conventions& conventions = m_parts.session().view.conventions;
        takeOne<std::string>(value, place, "vectors", conventions.vectors,
                             [](const std::string& key) { return key == Conventions::rowVectors || key == Conventions::columnVectors; });
        takeOne<std::string>(value, place, "scaling", conventions.scaling,
                             [](const std::string& key) { return key == Conventions::scaledScores || key == Conventions::scaledQueries; });
        m_parts.keepUnknown(value, std::string(place));
    }

    void takeFolded(const JsonValue& value)
    {
        std::vector<std::size_t>& folded = m_parts.session().view.folded;
        bool isFit = value.type == Type::Array && value.elementCount == value.elements.size();
        for (const JsonValue& element : value.elements) {
            const std::optional<std::uint64_t> position = element.count();
            if (position && *position < m_parts.session().notebook.size())
                folded.push_back(static_cast<std::size_t>(*position));
            else
                isFit = false;
        }
        std::sort(folded.begin(), folded.end());
        folded.erase(std::unique(folded.begin(), folded.end()), folded.end());
        if (!isFit)
            noteView("view.folded");
    }

    Parts& m_parts;
};

}  // namespace

void takeView(Parts& parts)
{
    ViewParts(parts).take();
}

}  // namespace ae
