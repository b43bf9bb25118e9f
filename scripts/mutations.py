# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small mistakes in C++ that is written in our form: where they can be made in a source, for scripts/mutants. Binary operators have blanks
around them there, and a statement mostly has a line."""

import os
import re

from instruments import ROOT

TEXTS = re.compile(r'//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|(?m:^#[^\n]*)', re.DOTALL)
SWAPS = {
    "boundary": {" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > "},
    "comparison": {" < ": " >= ", " <= ": " > ", " > ": " <= ", " >= ": " < ", " == ": " != ", " != ": " == "},
    "arithmetic": {" + ": " - ", " - ": " + ", " * ": " / ", " / ": " * ", " % ": " * ", " += ": " -= ", " -= ": " += ", " *= ": " /= ",
                   " /= ": " *= "},
    "logic": {" && ": " || ", " || ": " && "},
}
NUMBER = re.compile(r"(?<![\w.'])(\d+)(?:\.(\d+))?(?![\w.'])")
CONSTANT = re.compile(r"^\s*(?:static |inline )*constexpr [\w:<> ]+ = ")
STATEMENT = re.compile(r"^(\s*)((?:\+\+|--|\*)?[A-Za-z_][\w:.]*(?:->[\w.]+|\[[^]]*\]|\([^()]*\)\.\w+)*(?: [-+*/|&^]?= .*|\(.*\))?);$")
NO_STATEMENT = re.compile(r"^\s*(return|using|else|case|default|static|const|constexpr|goto|throw|delete|namespace|friend|typedef|static_assert)\b")
JUMP = re.compile(r"^(\s*)(break|continue);$")
RETURN = re.compile(r"^(\s*(?:if \(.*\) )?return )(.+);$")


class Mutant:
    """One change of one line."""

    def __init__(self, source, line, operator, before, after):
        self.source, self.line, self.operator = source, line, operator
        self.before, self.after = before, after

    def text(self):
        with open(os.path.join(ROOT, self.source)) as file:
            lines = file.read().split("\n")
        assert lines[self.line - 1] == self.before
        lines[self.line - 1] = self.after
        return "\n".join(lines)


def without_texts(content):
    """The same places, with blanks for what stands in comments, strings and directives."""
    return TEXTS.sub(lambda found: re.sub(r"[^\n]", " " if found[0][0] in "/#" else "\x01", found[0]), content)


def closing(line, at):
    """Where the parenthesis at a place closes, or -1."""
    depth = 0
    for place in range(at, len(line)):
        depth += {"(": 1, ")": -1}.get(line[place], 0)
        if depth == 0:
            return place
    return -1


def is_begun(code, number):
    """The line before ends what it is about, so that this one is a statement of its own."""
    for line in reversed(code[:number]):
        if line.strip():
            return line.rstrip()[-1] in ";{}:)" or line.strip() == "else"
    return True


def swaps(plain):
    for operator, table in SWAPS.items():
        for found in re.finditer(r" (?:[-+*/%<>]|[<>=!]=|[-+*/]=|&&|\|\|)(?= )", plain):
            sign = found[0] + " "
            if sign in table:
                yield operator, found.start(), found.end() + 1, table[sign]


def numbers(plain):
    for found in NUMBER.finditer(plain):
        whole, part = found[1], f".{found[2]}" if found[2] else ""
        yield "constant", found.start(), found.end(), f"{int(whole) + 1}{part}"
        if int(whole) > 0:
            yield "constant", found.start(), found.end(), f"{int(whole) - 1}{part}"


def conditions(plain):
    for found in re.finditer(r"\b(?:if|while) \(", plain):
        start, end = found.end(), closing(plain, found.end() - 1)
        if end > 0 and ";" not in plain[start:end] and not re.search(r"[^=!<>]=[^=]", plain[start:end]):
            yield "condition", start, end, f"!({plain[start:end]})"


def whole_lines(code, number):
    """Changes of a line as a whole: a statement that is not there, another value that is returned."""
    plain = code[number]
    if not is_begun(code, number):
        return
    jump = JUMP.match(plain)
    if jump or (STATEMENT.match(plain) and not NO_STATEMENT.match(plain) and re.search(r"[(=]|\+\+|--", plain)):
        yield "statement", len(plain) - len(plain.lstrip()), len(plain), ";"
    returned = RETURN.match(plain)
    if returned and returned[2] not in ("{}", "0", "std::nullopt"):
        value = {"true": "false", "false": "true"}.get(returned[2], "{}")
        yield "return", returned.end(1), len(plain) - 1, value


def mutants_of(source, is_code):
    """All that can be changed in a source; is_code says of a line whether the compiler made something of it that can run."""
    with open(os.path.join(ROOT, source)) as file:
        content = file.read()
    lines, code = content.split("\n"), without_texts(content).split("\n")
    for number, (line, plain) in enumerate(zip(lines, code)):
        is_constant = CONSTANT.match(plain) is not None
        if not is_constant and not is_code(number + 1):
            continue
        changes = list(numbers(plain))
        if is_constant and not is_code(number + 1):
            changes += [change for change in swaps(plain) if change[0] == "arithmetic"]
        else:
            changes += [*swaps(plain), *conditions(plain), *whole_lines(code, number)]
        for operator, start, end, text in changes:
            if operator == "condition":
                text = f"!({line[start:end]})"
            if "template <" in plain or "static_assert" in plain:
                continue
            yield Mutant(source, number + 1, operator, line, line[:start] + text + line[end:])
