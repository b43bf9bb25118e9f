# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What scripts/coverage and scripts/mutants share: the sources that they are about, the build that counts what runs, and what each class of
tests runs of them. The preset coverage uses clang, which counts the branches of the source and none of the compiler's own."""

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, "build", "coverage")
FOLDERS = ("session", "attention", "io", "corpus", "cli")  # whose tests run these sources: none of a window
PACKAGES = ("clang", "libclang-rt-dev", "llvm", "lld")


def listed(folder, name):
    """The sources that a CMake list of src/FOLDER names."""
    with open(os.path.join(ROOT, "src", folder, "CMakeLists.txt")) as file:
        names = re.search(rf"set\({name}\n(.*?)\)", file.read(), re.DOTALL)[1].split()
    return [f"src/{folder}/{source}" for source in names]


ATTENTION = listed("attention", "AE_ATTENTION_SOURCES")
READERS = listed("session", "AE_SESSION_READERS") + listed("io", "AE_IO_READERS")
SAVING = ["src/session/newfile.cpp", "src/session/safefile.cpp"]
SOFTMAX = ["src/attention/kernels.cpp", "src/attention/step_weights.cpp"]


class Test:
    """A class of tests, or a script, as ctest would run it."""

    def __init__(self, entry):
        self.name = entry["name"]
        self.command = entry["command"]
        properties = {item["name"]: item["value"] for item in entry["properties"]}
        self.environment = dict(line.split("=", 1) for line in properties.get("ENVIRONMENT", []))
        self.folder = properties["WORKING_DIRECTORY"]
        self.passes = properties.get("SKIP_RETURN_CODE", 77)

    @property
    def program(self):
        return os.path.basename(self.command[0])

    def run(self, profile, command=None, environment=None, **options):
        """profile: where the counts go, see LLVM_PROFILE_FILE."""
        whole = {**os.environ, **self.environment, "LLVM_PROFILE_FILE": profile, **(environment or {})}
        return subprocess.Popen(command or self.command, cwd=self.folder, env=whole, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL, start_new_session=True, **options)


def build(jobs):
    """Builds what is missing; all tests of FOLDERS."""
    subprocess.run([os.path.join(ROOT, "scripts", "install-packages"), *PACKAGES], check=True)
    if not os.path.exists(os.path.join(BUILD, "build.ninja")):
        subprocess.run(["cmake", "--preset", "coverage"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    targets = ["attention-cli", *(f"tests_{folder}" for folder in FOLDERS)]
    subprocess.run(["cmake", "--build", BUILD, "-j", str(jobs), "--target", *targets], check=True)


def tests(pattern):
    """What ctest knows under names that fit."""
    known = subprocess.run(["ctest", "--show-only=json-v1"], cwd=BUILD, check=True, stdout=subprocess.PIPE).stdout
    return [Test(entry) for entry in json.loads(known)["tests"] if re.match(pattern, entry["name"]) and "command" in entry]


def objects(programs=None):
    """The programs, all by default, and the library that hold the counted sources, as llvm-cov takes them."""
    programs = programs or [os.path.join(BUILD, "tests", f"tests_{folder}") for folder in FOLDERS]
    return [os.path.join(BUILD, "lib", "libae_attention.so"), *(word for name in programs if os.path.exists(name) for word in ("-object", name))]


class Counts:
    """Profiles of tests, kept as long as the programs are not built again."""

    def __init__(self):
        self.folder = os.path.join(BUILD, "profiles")
        self.times_file = os.path.join(self.folder, "times.json")
        os.makedirs(self.folder, exist_ok=True)
        self.times = {}
        if os.path.exists(self.times_file):
            with open(self.times_file) as file:
                self.times = json.load(file)

    def profile(self, test):
        return os.path.join(self.folder, test.name.replace("/", "+") + ".profdata")

    def is_fresh(self, test):
        made = [os.path.join(BUILD, "lib", "libae_attention.so"), test.command[0]]
        profile = self.profile(test)
        return test.name in self.times and os.path.exists(profile) and all(os.path.getmtime(profile) > os.path.getmtime(name) for name in made)

    def measure(self, chosen):
        """Runs the tests whose profiles are out of date; names those that fail."""
        failed = []
        for test in chosen:
            if not self.is_fresh(test):
                self.times[test.name] = self.run(test)
                with open(self.times_file, "w") as file:
                    json.dump(self.times, file, indent=1)
            if not self.times[test.name]["passed"]:
                failed.append(test.name)
        return failed

    def run(self, test):
        stem = self.profile(test)[:-len(".profdata")]
        for old in glob.glob(stem + "*.profraw"):
            os.remove(old)
        start, before = time.monotonic(), os.times()
        code = test.run(stem + "-%m.profraw").wait()  # %m: the library and the program each into its own
        after = os.times()
        raw = glob.glob(stem + "*.profraw")
        subprocess.run(["llvm-profdata", "merge", "-sparse", "-o", stem + ".profdata", *raw], check=True)
        for old in raw:
            os.remove(old)
        processor = after.children_user + after.children_system - before.children_user - before.children_system
        return {"passed": code in (0, test.passes), "seconds": time.monotonic() - start, "processor": processor}


def export(profile, sources, *flags, programs=None):
    command = ["llvm-cov", "export", *flags, f"-instr-profile={profile}", *objects(programs)]
    return subprocess.run([*command, *(os.path.join(ROOT, source) for source in sources)], check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL).stdout


def lines_run(profile, sources, program):
    """For each source the lines of the program that can run, and how often each of them did."""
    found, lines = {}, None
    for line in export(profile, sources, "-format=lcov", programs=[program]).decode().splitlines():
        if line.startswith("SF:"):
            lines = found.setdefault(os.path.relpath(line[3:], ROOT), {})
        elif line.startswith("DA:"):
            number, count = line[3:].split(",")[:2]
            lines[int(number)] = int(count)
    return found


def need_tools():
    missing = [tool for tool in ("clang++", "llvm-cov", "llvm-profdata", "ctest") if not shutil.which(tool)]
    if missing:
        print(f"{', '.join(missing)}: not installed; scripts/install-packages {' '.join(PACKAGES)} installs what is needed")
        sys.exit(77)
