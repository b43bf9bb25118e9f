// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/bytesource.h"

#include "attention/export.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ae {

namespace {

/// A regular file that stays open; read in place, so that several readers do not disturb each other.
class FileBytes : public ByteSource {
public:
    FileBytes(int descriptor, std::filesystem::path path) : m_descriptor(descriptor), m_path(std::move(path)) { }
    ~FileBytes() override
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    FileBytes(const FileBytes&) = delete;
    FileBytes& operator=(const FileBytes&) = delete;

    int descriptor() const { return m_descriptor; }
    void setSize(std::uint64_t size) { m_size = size; }

    std::uint64_t size() const override { return m_size; }
    std::filesystem::path path() const override { return m_path; }

    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (offset > m_size || count > m_size - offset)
            return false;
        while (count > 0) {
            const ssize_t taken = ::pread(m_descriptor, target, count, static_cast<off_t>(offset));
            if (taken < 0 && errno == EINTR)
                continue;
            if (taken <= 0)
                return false;  // 0: the file was cut since it was opened
            target += taken;
            offset += static_cast<std::uint64_t>(taken);
            count -= static_cast<std::size_t>(taken);
        }
        return true;
    }

private:
    int m_descriptor;
    std::filesystem::path m_path;
    std::uint64_t m_size = 0;
};

/// Bytes in memory.
class HeldBytes : public ByteSource {
public:
    explicit HeldBytes(std::string content) : m_content(std::move(content)) { }

    std::uint64_t size() const override { return m_content.size(); }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (offset > m_content.size() || count > m_content.size() - offset)
            return false;
        std::memcpy(target, m_content.data() + offset, count);
        return true;
    }

private:
    std::string m_content;
};

Problem refusal(const char* what, const char* advice, const std::filesystem::path& path, const std::string& cause = {})
{
    return {ProblemKind::CannotOpen, "", what, advice, {path.string(), cause}};
}

}  // namespace

Result<Bytes> openBytes(const std::filesystem::path& path)
{
    // not blocking, so that a pipe without a writer cannot hold us up
    auto file = std::make_shared<FileBytes>(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK), path);
    struct stat info = {};
    if (file->descriptor() < 0 || ::fstat(file->descriptor(), &info) != 0) {
        return refusal(AE_TR("ae", "%1 cannot be opened: %2"), AE_TR("ae", "check its name and its permissions"), path,
                       std::generic_category().message(errno));
    }
    if (S_ISDIR(info.st_mode))
        return refusal(AE_TR("ae", "%1 is a folder, not a file"), AE_TR("ae", "choose a file in it"), path);
    if (!S_ISREG(info.st_mode)) {
        return refusal(AE_TR("ae", "%1 is a device, a pipe or the like, not a regular file"), AE_TR("ae", "choose a regular file"), path);
    }
    file->setSize(static_cast<std::uint64_t>(info.st_size));
    return Bytes(std::move(file));
}

Bytes bytesOf(std::string content)
{
    return std::make_shared<HeldBytes>(std::move(content));
}

std::string startOf(const ByteSource& bytes, std::size_t most)
{
    std::string start(static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), most)), '\0');
    if (!bytes.read(0, start.data(), start.size()))
        start.clear();
    return start;
}

std::uint64_t littleEndian(const char* bytes, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t i = count; i > 0; --i)
        value = value << 8 | static_cast<std::uint8_t>(bytes[i - 1]);
    return value;
}

std::optional<std::uint64_t> elementCount(const std::vector<std::uint64_t>& shape)
{
    std::optional<std::uint64_t> count = 1;
    for (const std::uint64_t size : shape) {
        count = product(*count, size);
        if (!count)
            return std::nullopt;
    }
    return count;
}

std::string shapeText(const std::vector<std::uint64_t>& shape)
{
    if (shape.empty())
        return "scalar";
    std::string text;
    for (const std::uint64_t size : shape)
        text.append(text.empty() ? "" : "x").append(std::to_string(size));
    return text;
}

}  // namespace ae
