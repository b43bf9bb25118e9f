# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs between the installation into the package's folder and packing: what the Debian policy asks for besides.
set(root "${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}")
set(documents "${root}/share/doc/${CPACK_PACKAGE_NAME}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/copyright" "${CMAKE_CURRENT_LIST_DIR}/changelog" DESTINATION "${documents}"
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(RENAME "${documents}/changelog" "${documents}/changelog.Debian")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/lintian-overrides" DESTINATION "${root}/share/lintian/overrides"
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(RENAME "${root}/share/lintian/overrides/lintian-overrides" "${root}/share/lintian/overrides/${CPACK_PACKAGE_NAME}")
file(GLOB_RECURSE pages "${root}/share/man/*.[0-9]")
# -n: the same package from the same files, whenever it is made
execute_process(COMMAND gzip -9n "${documents}/changelog.Debian" ${pages} COMMAND_ERROR_IS_FATAL ANY)
