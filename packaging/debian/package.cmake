# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The .deb that `cpack -G DEB` makes; scripts/package calls it and checks what it made.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME attention-explorer)
set(CPACK_PACKAGE_VENDOR "The Attention Explorer authors")
set(CPACK_PACKAGE_CONTACT "The Attention Explorer authors <authors@attention-explorer.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "notebook for holding the attention equation in your hands")
set(CPACK_PACKAGE_DESCRIPTION "Attention Explorer shows one attention head of a transformer as a notebook:
tokens, projections, scores, weights and output. Every number can be edited
or opens into its full arithmetic, and every step follows at once.

It shows what the division by the root of d is for, seeks weights by their
gradient, leads through lessons, prints worksheets, opens one head of a real
model, and exports tables, arrays, scripts, articles and pictures.

The program attention-cli computes the same on the command line.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/documents.cmake")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${AE_HOMEPAGE}")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
# What it needs but is linked to by none of our files: letters, Wayland.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk, python3-numpy")
include(CPack)
