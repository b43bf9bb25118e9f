#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging.py --build-folder FOLDER SECTION: what makes the programs at home on a desktop, tried with the desktop's own tools."""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
PACKAGING = SOURCE / "packaging"
NAME = "org.attention_explorer.AttentionExplorer"
PROGRAMS = ("attention-cli", "attention-explorer")
build = Path()
failures = []


def expect(holds, words):
    if not holds:
        failures.append(words)


def need(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            print(f"skipped: {tool} is not installed")
            sys.exit(77)


def run(*words, **settings):
    return subprocess.run([str(word) for word in words], text=True, capture_output=True, timeout=120, check=False, **settings)


def clean(*words, **settings):
    """The tool must be content and say nothing but what is good."""
    ran = run(*words, **settings)
    expect(ran.returncode == 0, f"{words[0]}: exit code {ran.returncode}: {ran.stdout}{ran.stderr}")
    return ran


def program(name):
    return build / "bin" / name


def desktop_entry():
    lines = (PACKAGING / f"{NAME}.desktop").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def mime_types():
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    root = xml.parse(PACKAGING / f"{NAME}.mime.xml").getroot()
    return {entry.get("type") for entry in root.iter(space + "mime-type")}


def metainfo():
    return build / "packaging" / f"{NAME}.metainfo.xml"


def check_desktop():
    need("desktop-file-validate")
    ran = clean("desktop-file-validate", PACKAGING / f"{NAME}.desktop")
    expect(ran.stdout + ran.stderr == "", ran.stdout + ran.stderr)
    entry = desktop_entry()
    expect(entry["Exec"] == "attention-explorer %F", entry["Exec"])
    expect(set(entry["MimeType"].strip(";").split(";")) == mime_types(), "MimeType and the MIME file name different types")
    languages = {file.stem.split("_", 1)[1] for file in (SOURCE / "translations").glob("attention-explorer_*.ts")} - {"en"}
    for language in sorted(languages):
        for key in ("GenericName", "Comment"):
            expect(f"{key}[{language}]" in entry, f"the desktop file has no {key} in {language}")
        for path in (PACKAGING / f"{NAME}.mime.xml", PACKAGING / f"{NAME}.metainfo.xml.in"):
            expect(f'xml:lang="{language}"' in path.read_text(encoding="utf-8"), f"{path.name} has nothing in {language}")
    expect(f'setDesktopFileName(u"{NAME}"_s)' in (SOURCE / "src/app/main.cpp").read_text(encoding="utf-8"),
           "the window does not say which desktop file it belongs to")


def check_metainfo():
    need("appstreamcli")
    ran = clean("appstreamcli", "validate", "--no-net", metainfo())
    expect(not re.search(r"^[EWI]: ", ran.stdout, re.MULTILINE), ran.stdout)
    root = xml.parse(metainfo()).getroot()
    expect({item.text for item in root.iter("mediatype")} == mime_types(), "metainfo and the MIME file name different types")
    expect({item.text for item in root.iter("binary")} == set(PROGRAMS), "metainfo names other programs")
    expect(root.findtext("launchable") == f"{NAME}.desktop", "metainfo launches something else")
    pictures = [image for image in root.iter("image")]
    expect(len(pictures) >= 2, "metainfo has no pictures")
    for image in pictures:
        picture = SOURCE / "docs/pictures" / image.text.rsplit("/", 1)[1]
        expect(picture.exists(), f"{picture} is missing")
        if picture.exists():
            size = picture.read_bytes()[16:24]
            shape = (int.from_bytes(size[:4], "big"), int.from_bytes(size[4:], "big"))
            expect(shape == (int(image.get("width")), int(image.get("height"))), f"{picture} is {shape[0]}x{shape[1]}")


def check_versions():
    version = run(program("attention-cli"), "--version").stdout.split()[1]
    expect(run(program("attention-explorer"), "--version").stdout.split()[1] == version, "the programs differ")
    release = xml.parse(metainfo()).getroot().find("releases/release").get("version")
    expect(release == version, f"metainfo: the newest release is {release}, the program {version}")
    first = (PACKAGING / "debian/changelog").read_text(encoding="utf-8").splitlines()[0]
    expect(first.startswith(f"attention-explorer ({version}-"), f"changelog: {first}")


def check_mime():
    need("gio", "update-mime-database")
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder) / "data/mime/packages"
        packages.mkdir(parents=True)
        shutil.copy(PACKAGING / f"{NAME}.mime.xml", packages)
        clean("update-mime-database", packages.parent)
        environment = {**os.environ, "XDG_DATA_HOME": str(packages.parents[1]), "XDG_DATA_DIRS": "/usr/local/share:/usr/share"}

        def kind(path):
            ran = clean("gio", "info", "-a", "standard::content-type", path, env=environment)
            return ran.stdout.split("standard::content-type:")[-1].strip()

        session, lesson = "application/x-attention-explorer-session", "text/x-attention-explorer-lesson"
        samples = {"*.attn": session, "*.lesson": lesson}
        for pattern, wanted in samples.items():
            files = [file for part in ("examples", "lessons") for file in sorted((SOURCE / "resources" / part).glob(pattern))]
            expect(len(files) >= 8, f"only {len(files)} files {pattern}")
            for file in files:
                expect(kind(file) == wanted, f"{file.name}: {kind(file)}")
                bare = Path(folder) / "without-ending"
                shutil.copy(file, bare)
                expect(kind(bare) == wanted, f"{file.name} without its ending: {kind(bare)}")
        others = {"other": '{"format": "something-else"}\n', "prose": 'He wrote "attention-explorer-session" there.\n',
                  "mail": "@comment is what it says\nand no lesson\n", "none.attn.txt": "plain\n"}
        for name, text in others.items():
            path = Path(folder) / name
            path.write_text(text, encoding="utf-8")
            expect(kind(path) not in (session, lesson), f"{name}: {kind(path)}")


def options_of(text):
    return set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text))


def helped(*words):
    """The options at the start of a line of --help, with what stands behind them."""
    ran = clean(*words, "--help")
    return set(re.findall(r"^  (--?[a-z][a-z-]*)", ran.stdout, re.MULTILINE))


def commands_of_help():
    listed = run(program("attention-cli"), "--help").stdout.split("Commands:\n")[1].split("\n\n")[0]
    return [line.split()[0] for line in listed.splitlines()]


def check_man():
    need("man", "mandoc")
    for name in PROGRAMS:
        page = SOURCE / "docs/man" / f"{name}.1"
        ran = run("man", "--warnings", "-l", "-Tutf8", page, env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"})
        expect(ran.returncode == 0 and ran.stderr == "", f"man {name}: {ran.stderr}")
        said = run("mandoc", "-T", "lint", "-W", "warning", page).stdout
        expect(said == "", said)
    # a section for each command with the options that its help has, no more and no less
    page = (SOURCE / "docs/man/attention-cli.1").read_text(encoding="utf-8").replace("\\-", "-")
    sections = re.split(r'^\.S[SH] "?', page.split(".SH COMMANDS")[1].split("\n.SH ")[0], flags=re.MULTILINE)[1:]
    of_page = {section.split()[0].strip('"'): section for section in sections}
    expect(list(of_page) == commands_of_help(), f"commands of the man page: {list(of_page)}")
    for command, section in of_page.items():
        own = options_of(section.replace("compute --format", "")) - {"--help"}
        own = {option for option in own if option.startswith("--") or option == "-o"}
        wanted = helped(program("attention-cli"), command) - {"--help"}
        expect(own == wanted, f"man attention-cli, {command}: {sorted(own ^ wanted)} in one of page and --help only")
    page = (SOURCE / "docs/man/attention-explorer.1").read_text(encoding="utf-8").replace("\\-", "-")
    own = set(re.findall(r"--[a-z][a-z-]*", page))
    expect(own == helped(program("attention-explorer")), f"man attention-explorer: {sorted(own ^ helped(program('attention-explorer')))}")


ROFF_PART = re.compile(r"^\.(?:SH|SS|TP|PP|RS|RE|IP|TH)\b", re.MULTILINE)
UNTRANSLATED = re.compile(r"(?<![\w-])--[a-z][a-z-]*|\b[a-z]+(?:-[a-z]+)*\.(?:attn|csv|npy|npz|safetensors|png|json)\b|"
                          r"\$?[A-Z]+_[A-Z_]+\b|[~/][\w./$-]{3,}|\bCtrl\+[\w+]+|\bF\d\b", re.ASCII)


def parts_of(page):
    """The parts of a man page in order: the macro that begins each, and its options, files, variables and keys."""
    text = re.sub(r"\\f[BIRP]", "", page.read_text(encoding="utf-8").replace("\\-", "-"))
    begins = [found.start() for found in ROFF_PART.finditer(text)] + [len(text)]
    return [(text[begin:begin + 3], set(UNTRANSLATED.findall(text[begin:end]))) for begin, end in zip(begins, begins[1:])]


def check_translated_man():
    """A page that is there says all that the English one says; a reader of a language without it gets the English one."""
    need("man", "mandoc")
    pages = sorted((SOURCE / "docs/man").glob("*/*.1"))
    expect(pages, "no translated man page")
    for page in pages:
        wanted, own = parts_of(SOURCE / "docs/man" / page.name), parts_of(page)
        expect([part[0] for part in own] == [part[0] for part in wanted], f"{page}: its parts are not those of the English page")
        for number, ((macro, words), (_, translated)) in enumerate(zip(wanted, own)):
            expect(words == translated, f"{page}, part {number} ({macro}): {sorted(words ^ translated)}")
        said = run("mandoc", "-K", "utf-8", "-T", "lint", "-W", "warning", page).stdout
        expect(said == "", said)


BASH = """
compopt() { :; }
source "$1"; shift
function=$1; shift
COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE="$*"
$function
printf '%s\\n' "${COMPREPLY[@]}"
"""


def in_bash(script, words, folder):
    ran = run("bash", "-c", BASH, "bash", script, "_" + words[0].replace("-", "_"), *words, cwd=folder)
    expect(ran.stderr == "", f"bash, {words}: {ran.stderr}")
    return set(ran.stdout.split("\n")) - {""}


def in_fish(script, words, folder):
    line = " ".join(words)
    with tempfile.TemporaryDirectory() as home:
        ran = run("fish", "--no-config", "-c", f"source {script}; complete -C '{line}'", cwd=folder, env={**os.environ, "HOME": home})
    expect(ran.stderr == "", f"fish, {words}: {ran.stderr}")
    return {row.split("\t")[0] for row in ran.stdout.splitlines()}


def check_completion():
    scripts = build / "packaging/completion"
    shells = {"bash": in_bash, "fish": in_fish}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in ("a b.attn", "c.lesson", "d.txt"):
            (folder / file).write_text("", encoding="utf-8")
        for shell, complete in shells.items():
            if shutil.which(shell) is None:
                print(f"{shell} is not installed: left out")
                continue
            ending = ".fish" if shell == "fish" else ""
            cli = scripts / shell / f"attention-cli{ending}"
            window = scripts / shell / f"attention-explorer{ending}"
            found = complete(cli, ["attention-cli", ""], folder) - {"--help", "--version"}
            expect(found == set(commands_of_help()), f"{shell}: commands {sorted(found)}")
            for command in commands_of_help():
                found = complete(cli, ["attention-cli", command, "-"], folder)
                wanted = helped(program("attention-cli"), command)
                expect(found == wanted, f"{shell}: {command}: {sorted(found ^ wanted)} in one of completion and --help only")
            found = complete(cli, ["attention-cli", "compute", "--format", ""], folder)
            expect(found == {"text", "json", "csv"}, f"{shell}: formats {sorted(found)}")
            found = complete(cli, ["attention-cli", "compute", "--step", "W"], folder)
            expect(found == {"Wq", "Wk", "Wv"}, f"{shell}: steps {sorted(found)}")
            found = complete(window, ["attention-explorer", "--"], folder)
            wanted = helped(program("attention-explorer"))
            expect(found == wanted, f"{shell}: {sorted(found ^ wanted)} in one of completion and --help only")
            found = complete(window, ["attention-explorer", "--theme", ""], folder)
            expect(found == {"light", "dark", "high-contrast"}, f"{shell}: themes {sorted(found)}")
            found = complete(window, ["attention-explorer", "--language", ""], folder)
            languages = {file.stem.split("_", 1)[1] for file in (SOURCE / "translations").glob("attention-explorer_*.ts")}
            expect(found == languages, f"{shell}: languages {sorted(found)}")
        if shutil.which("bash"):
            expect(in_bash(scripts / "bash/attention-explorer", ["attention-explorer", "--theme", "=", "d"], folder) == {"dark"}, "--theme=d")
            found = in_bash(scripts / "bash/attention-explorer", ["attention-explorer", ""], folder)
            expect(found == {"a b.attn", "c.lesson"}, f"files of the window program: {found}")
            found = in_bash(scripts / "bash/attention-cli", ["attention-cli", "check", "a"], folder)
            expect(found == {"a b.attn"}, f"files of the command line: {found}")
        if shutil.which("zsh"):
            for program_name in PROGRAMS:
                clean("zsh", "-n", scripts / "zsh" / f"_{program_name}")


def check_install():
    with tempfile.TemporaryDirectory() as name:
        clean("cmake", "--install", build, "--prefix", "/opt/any where", env={**os.environ, "DESTDIR": name})
        prefix = Path(name) / "opt/any where"
        libraries = re.search(r"^CMAKE_INSTALL_LIBDIR:PATH=(.*)$", (build / "CMakeCache.txt").read_text(), re.MULTILINE).group(1)
        found = {str(path.relative_to(prefix)).replace(libraries + "/", "LIB/", 1) for path in prefix.rglob("*") if not path.is_dir()}
        wanted = set((SOURCE / "tests/packaging/installed.txt").read_text(encoding="utf-8").split())
        documents = "share/doc/attention-explorer"
        for part in ("examples", "lessons"):
            wanted |= {f"{documents}/{part}/{file.name}" for file in (SOURCE / "resources" / part).iterdir()}
        if not (build / "lib/glibc-hwcaps").exists():
            wanted = {path for path in wanted if "glibc-hwcaps" not in path}
        expect(found == wanted, f"missing: {sorted(wanted - found)}; superfluous: {sorted(found - wanted)}")
        expect(all(path.stat().st_size > 0 for path in prefix.rglob("*") if path.is_file()), "an installed file is empty")
        for size in (16, 24, 32, 48, 64, 128, 256, 512):
            icon = (prefix / f"share/icons/hicolor/{size}x{size}/apps/{NAME}.png").read_bytes()
            expect(icon[:8] == b"\x89PNG\r\n\x1a\n" and icon[16:24] == size.to_bytes(4, "big") * 2, f"the icon of {size} pixels is none")
        # the tree works where it lies, with the library that lies in it
        session = prefix / documents / "examples/lesson.attn"
        environment = {**os.environ, "LD_DEBUG": "libs", "LD_DEBUG_OUTPUT": f"{name}/loaded"}
        ran = clean(prefix / "bin/attention-cli", "compute", session, "--format", "json", env=environment)
        loaded = re.findall(r"calling init: (\S.*libae_attention\.so)", "".join(file.read_text() for file in Path(name).glob("loaded.*")))
        expect(loaded and all(os.path.realpath(path).startswith(os.path.realpath(prefix)) for path in loaded), f"loaded: {loaded}")
        results = Path(name) / "results.json"
        results.write_text(ran.stdout, encoding="utf-8")
        clean(PACKAGING / "compare-results", results, SOURCE / "tests/data/reference/nimbus.expected.json")
        picture = Path(name) / "picture.png"
        clean(prefix / "bin/attention-explorer", "--screenshot", picture, session)
        expect(picture.exists() and picture.stat().st_size > 10000, "the installed window program draws nothing")


def main():
    global build
    sections = {name[6:]: value for name, value in globals().items() if name.startswith("check_")}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-folder", type=Path, required=True)
    parser.add_argument("section", choices=sections)
    arguments = parser.parse_args()
    build = arguments.build_folder.resolve()
    sections[arguments.section]()
    for words in failures:
        print(words, file=sys.stderr)
    print(f"{arguments.section}: {len(failures)} failed" if failures else f"{arguments.section}: good")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
