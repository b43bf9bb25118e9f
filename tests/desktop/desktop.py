# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for a test, and the program on it as a screen reader finds it: over AT-SPI alone, by names, values and states."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time

from common import SKIPPED

INNER = "ATTENTION_DESKTOP"
SYSTEM_PYTHON = "/usr/bin/python3"  # which has the packages of the distribution
BUS_LAUNCHERS = [folder + "/at-spi-bus-launcher" for folder in ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib/x86_64-linux-gnu/at-spi2-core")]
TOOLS = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "xdotool": "xdotool", "openbox": "openbox"}


def missing():
    """What is to be installed, by package."""
    packages = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if not any(os.path.exists(launcher) for launcher in BUS_LAUNCHERS):
        packages.append("at-spi2-core")
    if importlib.util.find_spec("pyatspi") is None:
        packages.append("python3-pyatspi")
    return packages


def enter(script):
    """Starts the script anew on a screen and a bus of its own, and ends with its exit code. Returns at once inside of them."""
    if os.environ.get(INNER):
        return
    if importlib.util.find_spec("pyatspi") is None and sys.executable != SYSTEM_PYTHON and os.path.exists(SYSTEM_PYTHON):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, script, *sys.argv[1:]])
    if missing():
        print(f"SKIPPED: {', '.join(missing())}: not installed")
        sys.exit(SKIPPED)
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], pass_fds=[writing],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        display = said.readline().strip()
    home = tempfile.mkdtemp(prefix="attention-desktop-")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_", "DBUS_", "WAYLAND_", "LC_", "LANG"))}
    environment |= {"DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "XDG_RUNTIME_DIR": home,
                    "HOME": home, "LANG": "C.UTF-8", INNER: "1"}
    try:
        code = subprocess.call(["dbus-run-session", "--", sys.executable, script, *sys.argv[1:]], env=environment)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(home, ignore_errors=True)
    sys.exit(code)


class Desktop:
    """The accessibility bus and a window manager, which gives the keyboard to windows."""

    def __init__(self):
        launcher = next(path for path in BUS_LAUNCHERS if os.path.exists(path))
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.processes = [subprocess.Popen([launcher, "--launch-immediately"], **quiet), subprocess.Popen(["openbox"], **quiet)]
        time.sleep(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.processes:
            process.terminate()
            process.wait()


class Window:
    """The program with one file; everything about it comes over the bus."""

    def __init__(self, program, path, language="en"):
        import pyatspi

        self.atspi = pyatspi
        config = os.path.join(os.environ["HOME"], "config")
        os.makedirs(os.path.join(config, "attention-explorer"), exist_ok=True)
        with open(os.path.join(config, "attention-explorer", "attention-explorer.ini"), "w") as file:
            file.write(f"[General]\nwelcome=false\ntheme=light\nlanguage={language}\n")
        environment = dict(os.environ, XDG_CONFIG_HOME=config, XDG_STATE_HOME=os.path.join(os.environ["HOME"], "state"))
        self.process = subprocess.Popen([program, path], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.application = self.wait(self.registered, "the program is not on the accessibility bus", 40)
        self.wait(lambda: self.find("status bar") or self.find("dialog"), "there is no window", 40)
        if self.find("status bar") is None:
            raise AssertionError("a message instead of a window: " + "; ".join(label.name for label in self.all("label")))
        self.wait(lambda: self.key("windowfocus"), "the window has no keyboard", 20)
        self.wait(self.is_settled, "the notebook is not complete", 20)

    def registered(self):
        desktop = self.atspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            try:
                application = desktop.getChildAtIndex(i)
                if application and application.get_process_id() == self.process.pid and application.childCount:
                    return application
            except Exception:  # one that is just coming or going
                pass
        return None

    def is_settled(self):
        before = [table.name for table in self.all("table")]
        time.sleep(0.5)
        return len(before) > 3 and before == [table.name for table in self.all("table")]

    def wait(self, condition, words, seconds=10):
        end = time.monotonic() + seconds
        while True:
            found = condition()
            if found:
                return found
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"{words}; the program {'runs' if self.process.poll() is None else f'ended with {self.process.returncode}'}")
            time.sleep(0.1)

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def key(self, *keys):
        """xdotool's names: ctrl+z Tab; windowfocus takes the keyboard to the window."""
        if keys == ("windowfocus",):
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], stdout=subprocess.PIPE, text=True)
            windows = found.stdout.split()
            return bool(windows) and subprocess.call(["xdotool", "windowfocus", windows[-1]]) == 0
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
        time.sleep(0.2)
        return True

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)
        time.sleep(0.2)

    def walk(self, node=None, enters_tables=False):
        """All objects; of tables the cells only when asked for."""
        node = node or self.application
        yield node
        try:
            if node.getRoleName() == "table" and not enters_tables:
                return
            count = node.childCount
        except Exception:
            return
        for i in range(count):
            try:
                child = node.getChildAtIndex(i)
            except Exception:
                child = None
            if child is not None:
                yield from self.walk(child, enters_tables)

    def is_shown(self, node):
        return node.getState().contains(self.atspi.STATE_SHOWING)

    def has(self, node, state):
        return node.getState().contains(getattr(self.atspi, "STATE_" + state))

    def all(self, role, shown=True):
        found = []
        for node in self.walk():
            try:
                if node.getRoleName() == role and (not shown or self.has(node, "VISIBLE")):
                    found.append(node)
            except Exception:  # gone meanwhile
                pass
        return found

    def find(self, role, name=None, shown=True):
        return next((node for node in self.all(role, shown) if name is None or node.name == name), None)

    def need(self, role, name, shown=True):
        return self.wait(lambda: self.find(role, name, shown), f"there is no {role} “{name}”")

    def press(self, node, action="Press"):
        actions = node.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        if action not in names:
            raise AssertionError(f"“{node.name}” has the actions {names} and no {action}")
        actions.doAction(names.index(action))
        time.sleep(0.3)

    def cell(self, table, row, column):
        return table.queryTable().getAccessibleAt(row, column)

    def go_to(self, name):
        """By keyboard, to a cell of a matrix by its name."""
        self.key("ctrl+g")
        self.wait(lambda: self.find("dialog"), "there is no dialog to go to a cell")
        time.sleep(0.3)
        self.type(name)
        self.key("Return")
        self.wait(lambda: not self.find("dialog"), f"there is no cell {name}")
        time.sleep(0.3)

    def menu(self, *path):
        """Triggers an entry by the names of the menus that lead to it."""
        node = self.need("menu item", path[0])
        for name in path[1:]:
            node = next((entry for entry in self.walk(node) if entry.getRoleName() == "menu item" and entry.name == name), None)
            if node is None:
                raise AssertionError(f"there is no menu entry {' > '.join(path)}")
        self.press(node)

    def hear(self, act, wanted, seconds=5):
        """What of a kind of events comes after the act: the names of their objects."""
        from gi.repository import GLib

        heard = []

        def listen(event):
            try:
                heard.append((event.type, event.detail1, event.source.getRoleName(), event.source.name))
            except Exception:
                pass

        self.atspi.Registry.registerEventListener(listen, *wanted)
        try:
            context = GLib.MainContext.default()
            act()
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                if not context.iteration(False):
                    time.sleep(0.02)
        finally:
            self.atspi.Registry.deregisterEventListener(listen, *wanted)
        return heard
