// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace ae {

/// An open folder: what happens to its path meanwhile does not matter to who works in it.
class OpenFolder {
public:
    explicit OpenFolder(const std::filesystem::path& path);
    ~OpenFolder();
    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;

    int descriptor() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    /// A new name reaches the disk only with its folder. False with errno where the file system says that it failed; one that
    /// cannot do it is taken at its word, and so is a folder that may be written but not listed.
    bool flush() const;
    /// Removes what programs left here that were killed while they wrote.
    void clearStrays() const;

private:
    int m_descriptor = -1;
    bool m_isListable = true;
};

/// How the new file got its name, and so how that is taken back.
enum class Placement {
    Failed,  ///< errno says why
    Taken,  ///< there is something of that name
    New,  ///< there was nothing of that name
    Exchanged,  ///< what was there has the name of the new file now
    Replaced,  ///< what was there is gone: a file system that cannot exchange names
};

/// Content on its way to a name: a hidden file beside it, locked as long as its program lives and gone at the end unless it was put
/// in place. Functions that return false leave the cause in errno.
class NewFile {
public:
    /// With no more rights than `mode`, which the umask narrows.
    NewFile(const OpenFolder& folder, mode_t mode);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    bool write(std::string_view piece);
    /// All that was written is on the disk.
    bool flush();

    /// Takes a name that is free; never replaces anything that has it.
    Placement placeAtFreeName(const std::string& name);
    /// Takes a name that is in use by a file.
    Placement placeAtUsedName(const std::string& name);
    /// As it was before; false where that cannot be.
    bool takeBack(const std::string& name, Placement placement);

    static bool isStray(std::string_view name);

private:
    bool makeFile(mode_t mode);
    bool writeAll(std::string_view bytes);
    bool rename(const std::string& name, unsigned flags);

    const OpenFolder& m_folder;
    std::string m_name;
    std::string m_buffer;
    int m_descriptor = -1;
    bool m_ownsName = false;  ///< the hidden name is ours to remove
};

}  // namespace ae
