"""Pages keep the texts that people read in one file per language, `words/en.js`.

This is a heuristic: it looks at texts between tags, at the attributes that people see or hear, and
at string literals that look like a sentence or a label. A literal that is not a text for people but
looks like one is in `ALLOWED`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tidy.tree import PACKAGE, name_of

PAGES = {
    "events": PACKAGE / "systems" / "events" / "pages",
    "generated": PACKAGE / "api" / "static" / "generated",
    "sandbox": PACKAGE / "doubles" / "pages",
    "kit": PACKAGE / "api" / "static" / "page" / "kit",
    "yggdrasil": PACKAGE / "systems" / "yggdrasil" / "pages",
}

ALLOWED = {
    "EVENTS_KEY",
    "https://example.com/hook",
    "order.created",
    "order.created, order.paid",
    "Segoe UI",
    "Helvetica Neue",
    "Iowan Old Style",
    "Palatino Linotype",
    "(prefers-reduced-motion: reduce)",
    'There is no text "${place}".',  # for developers, as the next one
    'The text "${text}" needs "${name ?? tag}".',
}

_COMMENT = re.compile(r"/\*.*?\*/|(?m:^\s*//.*$|(?<=[;,{]) +//.*$)", re.DOTALL)
_SHOWN = r"aria-label|title|placeholder|label|hint|legend|alt|deed|words"
_ATTRIBUTE = re.compile(rf'[\s]({_SHOWN})="([^"$]*[A-Za-z]{{2}}[^"]*)"')
_BETWEEN_TAGS = re.compile(r">([^<>`${}]*[A-Za-z]{2}[^<>`${}]*)<")
_AFTER_VALUE = re.compile(r"(?:\}|/>)[ \n]*([A-Z]?[a-z]+(?: [a-z]+)*[.:,!?]?)\s*(?=<|\$\{)")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
_SENTENCE = re.compile(r"[A-Za-z'\u2019]{2,}[,:;]? [\w'\u2019\u201c]+|^[A-Z][a-z]+[\u2026!?]$")
_NO_TEXT = re.compile(r"[<>=/\\#*@|_]|\n *[:?] |--|\)\}|\$\{.*\}$|^[a-z\-]+( [a-z\-]+)*$|^M?-?\d")


def _scripts(page: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(page.rglob("*.js")):
        is_texts = path.parent.name == "words" and len(path.stem) == 2
        if is_texts or {"bundle", "vendor"} & set(path.relative_to(page).parts):
            continue
        yield name_of(path), _COMMENT.sub("", path.read_text(encoding="utf-8"))


def _texts(script: str) -> Iterator[str]:
    """What looks like a text for people in a script."""
    for found in _ATTRIBUTE.finditer(script):
        yield found[2]
    for template in _templates(script):
        yield from (found[1].strip() for found in _BETWEEN_TAGS.finditer(template))
        yield from (found[1].strip() for found in _AFTER_VALUE.finditer(template))
    for found in _LITERAL.finditer(script):
        literal = found[1] if found[1] is not None else found[2]
        if _SENTENCE.search(literal) and not _NO_TEXT.search(literal):
            yield literal


def _templates(script: str) -> Iterator[str]:
    """The markup of `html` templates; values in them become `${}`."""
    for begin in re.finditer(r"html`", script):
        markup, depth, at = list[str](), 0, begin.end()
        while at < len(script):
            if depth == 0 and script[at] == "`":
                break
            if script.startswith("${", at):
                if depth == 0:
                    markup.append("${}")
                depth, at = depth + 1, at + 2
                continue
            if depth:
                depth += {"{": 1, "}": -1}.get(script[at], 0)
            else:
                markup.append(script[at])
            at += 1
        yield "".join(markup)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_text_of_a_page_is_in_its_file_of_texts(page: Path):
    found = {
        (name, text)
        for name, script in _scripts(page)
        for text in _texts(script)
        if text not in ALLOWED
    }
    assert set() == found


@pytest.mark.parametrize(
    ("script", "text"),
    [
        ("html`<p>Nobody here</p>`", "Nobody here"),
        ('html`<input aria-label="Name" />`', "Name"),
        ("html`<b>${name} was saved.</b>`", "was saved."),
        ('html`<b><${Icon} name="plus" />Add</b>`', "Add"),
        ('notify("The photo was saved.");', "The photo was saved."),
        ("notify(`${name} was deleted.`);", "${name} was deleted."),
    ],
)
def test_a_text_in_a_script_is_noticed(script: str, text: str):
    assert text in set(_texts(script))


@pytest.mark.parametrize(
    "script",
    ['html`<p class="hint wide">${text("door.sent")}</p>`', 'go("trees");', "// Says a word."],
)
def test_code_is_not_taken_for_a_text(script: str):
    assert [] == list(_texts(_COMMENT.sub("", script)))
