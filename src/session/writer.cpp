// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/writer.h"

#include "session/base64.h"
#include "session/crc32.h"
#include "session/jsontext.h"
#include "session/numbers.h"
#include "session/parts.h"
#include "session/schema.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <span>

namespace ae {

namespace {

constexpr std::string_view generator = "Attention Explorer " AE_VERSION;
constexpr std::size_t longestList = 120;  // a list of names of more bytes has one name on a line

/// The members of one JSON object, one below the other.
class ObjectText {
public:
    ObjectText(std::string& out, std::size_t indent) : m_out(out), m_indent(indent) { m_out += '{'; }

    /// Everything up to the value of the next member.
    std::string& member(std::string_view key)
    {
        m_out += m_isFirst ? "\n" : ",\n";
        m_isFirst = false;
        m_out.append(m_indent + 2, ' ');
        appendJsonString(m_out, key);
        m_out += ": ";
        return m_out;
    }

    void text(std::string_view key, std::string_view value) { appendJsonString(member(key), value); }
    void number(std::string_view key, double value) { member(key) += numberText(value); }
    std::size_t inside() const { return m_indent + 2; }

    void close()
    {
        m_out += '\n';
        m_out.append(m_indent, ' ');
        m_out += '}';
    }

private:
    std::string& m_out;
    std::size_t m_indent;
    bool m_isFirst = true;
};

class SessionText {
public:
    SessionText(const Session& session, ViewPart view) : m_session(session), m_view(view)
    {
        keepUnknown(session.unknown, "", session.options);
        for (std::size_t i = 0; i < session.baselines.size(); ++i)
            keepUnknown(session.baselines[i].unknown, placeOf(i), session.baselines[i].state->options);
    }

    std::string write()
    {
        ObjectText root(m_out, 0);
        root.text("format", sessionFormat);
        writeVersion(root);
        if (m_session.options.rotary.isOn())
            writeNames(root, "requires", {std::string(rotaryFeature)});
        root.text("generator", generator);
        if (!m_session.title.empty())
            root.text("title", m_session.title);
        writeState(root, m_session, "");
        if (m_session.notebook != defaultNotebook() || hasMembersInNotebook())
            writeNotebook(root);
        if (!m_session.baselines.empty())
            writeBaselines(root);
        if (m_session.worksheet != Worksheet() || !unknownOf("worksheet").empty())
            writeWorksheet(root);
        writeUnknown(root, "");
        if (m_view == ViewPart::Include && isViewNeeded())
            writeView(root);
        root.close();
        m_out += '\n';
        return std::move(m_out);
    }

private:
    static std::string placeOf(std::size_t baseline) { return "baselines[" + std::to_string(baseline) + "]"; }

    /// A list of allowed keys is kept as it was while another mask is chosen; once the mask is painted it has its own.
    void keepUnknown(const std::vector<UnknownMember>& members, std::string_view place, const Options& options)
    {
        for (const UnknownMember& member : members) {
            if (member.parent == "options" && member.key == "allowed" && isPainted(options))
                continue;
            m_unknown[member.parent.empty() ? std::string(place) : inside(place, member.parent)].push_back(&member);
        }
    }

    static bool isWithin(const UnknownMember& member, std::string_view place)
    {
        return member.parent.starts_with(place) && (member.parent.size() == place.size() || member.parent[place.size()] == '.');
    }

    bool hasMembersInNotebook() const
    {
        return std::any_of(m_session.unknown.begin(), m_session.unknown.end(),
                           [](const UnknownMember& member) { return member.parent.starts_with("notebook["); });
    }

    bool isViewNeeded() const
    {
        return m_session.hasView || m_session.view != View{}
        || std::any_of(m_session.unknown.begin(), m_session.unknown.end(),
                       [](const UnknownMember& member) { return isWithin(member, "view"); });
    }

    /// The members that this version does not know stand behind those that it knows.
    void writeUnknown(ObjectText& object, std::string_view parent)
    {
        for (const UnknownMember* member : unknownOf(parent))
            object.member(member->key) += member->json;
    }

    std::span<const UnknownMember* const> unknownOf(std::string_view parent) const
    {
        const auto found = m_unknown.find(parent);
        return found == m_unknown.end() ? std::span<const UnknownMember* const>() : found->second;
    }

    static bool isPainted(const Options& options)
    {
        const MaskSpec* mask = findMask(options.mask);
        return mask && mask->isPainted;
    }

    void appendUnknownOnLine(std::string_view parent)
    {
        for (const UnknownMember* member : unknownOf(parent)) {
            m_out += ", ";
            appendJsonString(m_out, member->key);
            m_out += ": " + member->json;
        }
    }

    void writeVersion(ObjectText& root)
    {
        root.member("version");
        ObjectText version(m_out, root.inside());
        version.member("major") += std::to_string(m_session.majorVersion);
        version.member("minor") += std::to_string(m_session.minorVersion);
        writeUnknown(version, "version");
        version.close();
    }

    /// On one line where it is short, else one name on a line.
    void writeNames(ObjectText& object, std::string_view key, const std::vector<std::string>& names)
    {
        std::size_t length = 2;
        for (const std::string& name : names)
            length += name.size() + 4;
        object.member(key) += '[';
        const std::string gap = length <= longestList ? std::string() : "\n" + std::string(object.inside() + 2, ' ');
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_out += i == 0 ? "" : gap.empty() ? ", " : ",";
            m_out += gap;
            appendJsonString(m_out, names[i]);
        }
        if (!gap.empty())
            m_out += "\n" + std::string(object.inside(), ' ');
        m_out += ']';
    }

    /// `place` is where the state stands, "" or "baselines[1]".
    void writeState(ObjectText& object, const SessionState& state, std::string_view place)
    {
        writeNames(object, "tokens", state.tokens);
        if (!state.features.empty())
            writeNames(object, "features", state.features);
        writeMatrices(object, state.matrices, place);
        writeOptions(object, state.options, place);
    }

    void writeBaselines(ObjectText& root)
    {
        root.member("baselines") += '[';
        const std::string gap = "\n" + std::string(root.inside() + 2, ' ');
        for (std::size_t i = 0; i < m_session.baselines.size(); ++i) {
            const Baseline& baseline = m_session.baselines[i];
            m_out.append(i == 0 ? "" : ",").append(gap);
            ObjectText object(m_out, root.inside() + 2);
            object.text("name", baseline.name);
            writeState(object, *baseline.state, placeOf(i));
            writeUnknown(object, placeOf(i));
            object.close();
        }
        m_out += "\n" + std::string(root.inside(), ' ') + "]";
    }

    void writeWorksheet(ObjectText& root)
    {
        root.member("worksheet");
        ObjectText object(m_out, root.inside());
        writeNames(object, "blanks", m_session.worksheet.blanks);
        object.number("tolerance", m_session.worksheet.tolerance + 0.0);  // no minus zero
        writeUnknown(object, "worksheet");
        object.close();
    }

    void writeMatrices(ObjectText& parent, const Inputs& inputs, std::string_view place)
    {
        parent.member("matrices");
        ObjectText matrices(m_out, parent.inside());
        for (const std::string_view key : matrixKeys()) {
            if (const auto found = inputs.find(key); found != inputs.end())
                writeMatrix(matrices, key, found->second, place);
        }
        writeUnknown(matrices, inside(place, "matrices"));
        matrices.close();
    }

    void writeMatrix(ObjectText& matrices, std::string_view key, const Matrix& matrix, std::string_view place)
    {
        matrices.member(key);
        ObjectText object(m_out, matrices.inside());
        object.member("shape") += "[" + std::to_string(matrix.rows()) + ", " + std::to_string(matrix.cols()) + "]";
        if (matrix.size() > limits::plainValues)
            writeEncodedRows(object, matrix);
        else
            writePlainRows(object, matrix);
        writeUnknown(object, inside(place, "matrices." + std::string(key)));
        object.close();
    }

    template <class AppendRow> void writeRows(ObjectText& object, Index rows, AppendRow&& appendRow)
    {
        object.member("rows") += '[';
        for (Index i = 0; i < rows; ++i) {
            m_out += i == 0 ? "\n" : ",\n";
            m_out.append(object.inside() + 2, ' ');
            appendRow(i);
        }
        m_out += "\n" + std::string(object.inside(), ' ') + "]";
    }

    void writePlainRows(ObjectText& object, const Matrix& matrix)
    {
        writeRows(object, matrix.rows(), [&](Index row) {
            m_out += '[';
            for (Index column = 0; column < matrix.cols(); ++column)
                m_out.append(column == 0 ? "" : ", ").append(jsonNumber(matrix(row, column)));
            m_out += ']';
        });
    }

    void writeEncodedRows(ObjectText& object, const Matrix& matrix)
    {
        object.text("encoding", encodedRows);
        m_out.reserve(m_out.size() + static_cast<std::size_t>(matrix.size()) * 11 + static_cast<std::size_t>(matrix.rows()) * 20);
        Crc32 crc;
        std::vector<double> numbers(static_cast<std::size_t>(matrix.cols()));
        std::vector<std::uint8_t> bytes;
        writeRows(object, matrix.rows(), [&](Index row) {
            const double* first = matrix.data() + row * matrix.cols();
            // every NaN is written alike, so that equal documents give equal bytes
            std::transform(first, first + matrix.cols(), numbers.begin(),
                           [](double x) { return std::isnan(x) ? std::numeric_limits<double>::quiet_NaN() : x; });
            toLittleEndian(numbers, bytes);
            crc.update(bytes);
            m_out += '"';
            appendBase64(m_out, bytes);
            m_out += '"';
        });
        object.text("crc32", crc.text());
    }

    void writeOptions(ObjectText& parent, const Options& options, std::string_view place)
    {
        parent.member("options");
        ObjectText object(m_out, parent.inside());
        object.number("scale_exponent", options.scaleExponent + 0.0);  // no minus zero
        object.number("temperature", options.temperature);
        object.text("mask", options.mask);
        if (isPainted(options)) {
            std::vector<std::string> rows;
            for (Index i = 0; i < options.allowed.rows(); ++i) {
                std::string row;
                for (Index j = 0; j < options.allowed.cols(); ++j)
                    row += options.allowed(i, j) != 0 ? '1' : '0';
                rows.push_back(std::move(row));
            }
            writeNames(object, "allowed", rows);
        }
        if (options.rotary.isOn())
            writeRotary(object, options.rotary, place);
        writeUnknown(object, inside(place, "options"));
        object.close();
    }

    void writeRotary(ObjectText& options, const Rotary& rotary, std::string_view place)
    {
        options.member("rotary") += "{\"convention\": " + jsonString(rotary.convention) + ", \"base\": " + numberText(rotary.base);
        if (rotary.width > 0)
            m_out += ", \"width\": " + std::to_string(rotary.width);
        appendUnknownOnLine(inside(place, "options.rotary"));
        m_out += '}';
    }

    void writeNotebook(ObjectText& root)
    {
        root.member("notebook") += '[';
        const std::vector<NotebookCell>& cells = m_session.notebook;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            m_out.append(i == 0 ? "\n" : ",\n").append(root.inside() + 2, ' ').append("{\"cell\": ");
            appendJsonString(m_out, cells[i].kind);
            if (cells[i].kind == textCellKind) {
                m_out += ", \"markdown\": ";
                appendJsonString(m_out, cells[i].markdown);
            }
            appendUnknownOnLine("notebook[" + std::to_string(i) + "]");
            m_out += '}';
        }
        m_out += cells.empty() ? "]" : "\n" + std::string(root.inside(), ' ') + "]";
    }

    void writeView(ObjectText& root)
    {
        const View& view = m_session.view;
        root.member("view");
        ObjectText object(m_out, root.inside());
        object.member("saturation") += "{\"source\": " + jsonString(view.saturation.source)
            + ", \"width\": " + std::to_string(view.saturation.width) + ", \"seed\": " + std::to_string(view.saturation.seed);
        appendUnknownOnLine("view.saturation");
        m_out += '}';
        object.member("picked_token") += std::to_string(view.pickedToken);
        object.member("decimals") += std::to_string(view.decimals);
        if (!view.selection.empty())
            object.text("selection", view.selection);
        if (!view.folded.empty()) {
            object.member("folded") += '[';
            for (std::size_t i = 0; i < view.folded.size(); ++i)
                m_out.append(i == 0 ? "" : ", ").append(std::to_string(view.folded[i]));
            m_out += ']';
        }
        if (view.seek != SeekSettings() || !unknownOf("view.seek").empty())
            writeSeek(object);
        if (!view.baseline.empty())
            object.text("baseline", view.baseline);
        if (view.conventions != Conventions() || !unknownOf("view.conventions").empty()) {
            object.member("conventions") +=
                "{\"vectors\": " + jsonString(view.conventions.vectors) + ", \"scaling\": " + jsonString(view.conventions.scaling);
            appendUnknownOnLine("view.conventions");
            m_out += '}';
        }
        if (!view.answers.empty())
            writeNames(object, "answers", view.answers);
        writeUnknown(object, "view");
        object.close();
    }

    void writeSeek(ObjectText& view)
    {
        const SeekSettings& seek = m_session.view.seek;
        view.member("seek");
        ObjectText object(m_out, view.inside());
        writeNames(object, "goals", seek.goals);
        writeNames(object, "free", seek.free);
        writeNames(object, "locks", seek.locks);
        object.text("loss", seek.loss);
        object.text("method", seek.method);
        object.number("rate", seek.rate);
        object.member("steps") += std::to_string(seek.steps);
        object.number("tolerance", seek.tolerance);
        writeUnknown(object, "view.seek");
        object.close();
    }

    const Session& m_session;
    ViewPart m_view;
    // by the place where they stand: a long notebook asks once for every cell
    std::map<std::string, std::vector<const UnknownMember*>, std::less<>> m_unknown;
    std::string m_out;
};

}  // namespace

std::string writeSession(const Session& session, ViewPart view)
{
    return SessionText(session, view).write();
}

}  // namespace ae
