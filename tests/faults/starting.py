#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window starts whatever is broken around it, or says in one sentence what to do: tests/faults/starting.py [--build-folder FOLDER]
[settings|platform|fonts|home|screen]"""

import os
import re
import struct
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import NOBODY, content, main, need, put, run  # noqa: E402

NO_DISPLAY = 69
NOISE = re.compile(rb"^(QStandardPaths: .*|This plugin does not support .*|)$")  # what Qt says by itself


class Start:
    """A user of their own for each start."""

    def __init__(self, setup, report):
        self.setup, self.report = setup, report
        self.home = setup.folder("home")
        os.chmod(self.home, 0o777)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_")) and "DISPLAY" not in name}
        self.environment |= {"HOME": self.home, "QT_QPA_PLATFORM": "offscreen"}
        self.settings = os.path.join(self.home, ".config", "attention-explorer", "attention-explorer.ini")

    def run(self, name, *arguments, code=0, said=(), is_nobody=False, **changes):
        """Starts to the first frame; `said`: words of each sentence that must come, one a line and no other."""
        environment = {key: value for key, value in (self.environment | changes).items() if value is not None}
        options = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_nobody and os.geteuid() == 0 else {}
        ended = run([self.setup.window, *(arguments or ["--measure-start"])], env=environment, cwd=self.setup.scratch, **options)
        lines = [line for line in ended.stderr.splitlines() if not NOISE.match(line)]
        self.report.expect(ended.returncode == code, f"{name}: exit code {ended.returncode} and not {code}: {ended.stderr!r}")
        self.report.expect((b"painted" in ended.stdout) == (code == 0 and not arguments), f"{name}: {ended.stdout!r}")
        self.report.expect(len(lines) == len(said) and all(word in line for word, line in zip(said, lines)), f"{name}: it says {lines}")

    def write_settings(self, data):
        os.makedirs(os.path.dirname(self.settings), exist_ok=True)
        put(self.settings, data)


def settings(setup, report):
    """Damaged settings are set aside; nonsense in good ones does no harm."""
    for name, data in {"NUL bytes": b"\0" * 300, "random": bytes(setup.random.randrange(256) for _ in range(2000)), "cut": b"[General\nx"}.items():
        start = Start(setup, report)
        start.write_settings(data)
        start.run(f"settings, {name}")
        report.expect(os.path.exists(start.settings + ".damaged") and content(start.settings + ".damaged") == data,
                      f"settings, {name}: they are not kept aside")
        start.run(f"settings, {name}, again")
    start = Start(setup, report)
    start.write_settings(b"[General]\ntheme=42\nwelcome=@Invalid()\nrecent=@Variant(\\0\\0)\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb)\nlanguage=xx_YY\n")
    start.run("settings, nonsense")
    report.expect(not os.path.exists(start.settings + ".damaged"), "settings, nonsense: they were taken away")
    start = Start(setup, report)
    os.makedirs(start.settings)  # a folder in their place
    start.run("settings are a folder")


def platform(setup, report):
    """No display, no plugin: one sentence and exit code 69; pictures need neither."""
    start = Start(setup, report)
    start.run("no display", code=NO_DISPLAY, said=[b"there is no display"], QT_QPA_PLATFORM=None)
    start.run("display that is not there", code=NO_DISPLAY, said=[b"the display :4711 cannot be used"], QT_QPA_PLATFORM=None, DISPLAY=":4711")
    start.run("unknown plugin", code=NO_DISPLAY, said=[b"install its plugin"], QT_QPA_PLATFORM="nonsense")
    picture = os.path.join(setup.scratch, "picture.png")
    start.run("picture without a display", "--screenshot", picture, QT_QPA_PLATFORM=None)
    report.expect(os.path.getsize(picture) > 10_000, "picture without a display: there is none")
    start.run("picture on a full disk", "--screenshot", "/dev/full", code=74, said=[b"not a regular file"])
    start.run("picture in no folder", "--screenshot", "/no/such/x.png", code=74, said=[b"does not exist"])


def fonts(setup, report):
    """Without any font: it starts, and says what to install."""
    start = Start(setup, report)
    config = os.path.join(setup.scratch, "fonts.conf")
    put(config, b'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/nowhere</dir></fontconfig>')
    start.run("no fonts", said=[b"install fonts-dejavu-core"], FONTCONFIG_FILE=config)
    start.run("fonts")


def home(setup, report):
    """A home that is not there, or cannot be written, or is full of files in the way."""
    start = Start(setup, report)
    start.run("home does not exist", HOME="/nonexistent/home")
    start.run("no HOME at all", HOME=None)
    os.chmod(start.home, 0o555)
    start.run("read-only home", is_nobody=True)
    os.chmod(start.home, 0o777)
    for name in (".config", ".local", ".cache"):
        put(os.path.join(start.home, name), b"in the way")
    start.run("files in the way")
    start.run("state folder that is none", XDG_STATE_HOME="/dev/null/state", XDG_CONFIG_HOME="/dev/null/config", XDG_RUNTIME_DIR="/dev/null/run")


def geometry(x, y, width, height, screen_width):
    """What QWidget::saveGeometry() writes, version 3, as text of an ini file."""
    rect = struct.pack(">4i", x, y, x + width - 1, y + height - 1)
    data = struct.pack(">IHH", 0x1D9D0CB, 3, 0) + rect + rect + struct.pack(">iBBi", 1, 0, 0, screen_width) + rect
    return b'[General]\nwelcome=false\ngeometry="@ByteArray(' + b"".join(b"\\x%x" % byte for byte in data) + b')"\n'


def screen(setup, report):
    """A window that was on a screen that is gone comes back onto one that is there."""
    for tool in ("Xvfb", "xdotool"):
        need(tool)
    number = 100 + os.getpid() % 400
    server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", "1280x720x24", "-nolisten", "tcp"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        places = {"kept": (150, 90, 1280), "to the right": (3000, 100, 1280), "below": (100, 2000, 1280), "to the left": (-4000, -3000, 1280),
                  "wider": (2000, 100, 3840)}
        for name, (left, top, screen_width) in places.items():
            start = Start(setup, report)
            start.write_settings(geometry(left, top, 900, 600, screen_width))
            environment = dict(start.environment, DISPLAY=f":{number}", QT_QPA_PLATFORM="xcb")
            window = subprocess.Popen([setup.window], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                found = run(["timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--name", "Attention Explorer"], env=environment)
                identifier = found.stdout.split()[0].decode() if found.stdout.split() else "0"
                time.sleep(0.5)
                shown = run(["xdotool", "getwindowgeometry", "--shell", identifier], env=environment).stdout.decode()
                values = dict(line.split("=") for line in shown.splitlines())
                x, y, width = (int(values.get(key, -9999)) for key in ("X", "Y", "WIDTH"))
                report.expect(name != "kept" or (abs(x - left) < 40 and width == 900), f"screen {name}: the window is at {shown.split()}")
                report.expect(x + width > 100 and x < 1180 and 0 <= y < 620, f"screen {name}: the window is at {shown.split()}")
            finally:
                window.kill()
                window.wait()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main({"settings": settings, "platform": platform, "fonts": fonts, "home": home, "screen": screen}))
