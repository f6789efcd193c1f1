"""Messages of the server in the language of the page: every one that people can see.

Not here: the texts of the page itself (`test_german`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tablewright.kits import people
from tablewright.systems import yggdrasil
from tests.browser.yggdrasil.families import Family
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import Visitor, newcomer, visitor

SYSTEM = Path(yggdrasil.__file__).parent
KITS = Path(people.__file__).parents[1]
FOLDERS = (SYSTEM, KITS / "people", KITS / "invitations", KITS / "sessions")
# Calls with a message, and where in their arguments it is.
SAID = {"broken": 1, "warn": 1, "_too_much": 0, "_refused": 0}
ERRORS = {
    "BadCursorError", "ConflictingError", "ForbiddenError", "InvalidError", "MalformedError",
    "NotFoundError", "RateLimitedError", "StaleError", "TooLargeError", "UnauthenticatedError",
    "UnavailableError", "UnsupportedMediaError",
}  # fmt: skip
# The page sends no request that these answer.
FOR_CALLERS = {
    "The request changes nothing.",
    "The cursor does not belong to this request.",
    "7 is not a GEDCOM date, such as 12 MAR 1850 or BET 1849 AND 1851.",
    "The operator is not impersonating this user.",
}


def _messages() -> set[str]:
    """Every message in the source code, with 7 for each value."""
    files = (file for folder in FOLDERS for file in folder.rglob("*.py"))
    found = {one for file in files for one in _messages_of(ast.parse(file.read_text()))}
    return {one for one in found - FOR_CALLERS if "`" not in one}


def _messages_of(tree: ast.AST) -> Iterator[str]:
    """The texts of errors and warnings, also of those that a name stands for."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                named.setdefault(ast.unparse(target), []).append(node.value)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        at = 0 if name in ERRORS else SAID.get(name)
        if at is not None and len(node.args) > at:
            said = node.args[at]
            for one in named.get(ast.unparse(said), [said]):
                yield from _text(one)


def _text(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            str(getattr(one, "value", "")) if _is_text(one) else "7" for one in node.values
        )


def _is_text(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant)


@pytest.fixture
def german(browser: Browser, service: Served, ann: Account) -> Iterator[Visitor]:
    with visitor(browser, service, ann, locale="de-DE", reduced_motion="reduce") as opened:
        yield opened


def test_every_message_of_the_server_that_people_see_has_a_german_text(
    german: Visitor, family: Family
):
    messages = sorted(_messages())
    messages += ["@F1@ has 3 biological fathers", "Invalid enum value 'x'."]
    assert {"Wrong password.", "Line 7: 7.", "duplicate id @7@"} <= {*messages}
    german.open(family.place)
    read = german.page.evaluate(
        "messages => import(new URL('words/server.js', document.baseURI)).then("
        "({inPageLanguage}) => messages.map(inPageLanguage))",
        messages,
    )
    assert [] == [one for one, shown in zip(messages, read, strict=True) if one == shown]


def test_a_german_page_describes_a_broken_file_in_german(german: Visitor, tmp_path: Path):
    file = tmp_path / "broken.ged"
    file.write_text("0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n2 SEX M\n0 TRLR\n")
    german.open()
    german.press("Neuer Stammbaum")
    german.page.get_by_role("radio", name="Datei").check()
    german.fill("Name des Stammbaums", "Beschädigt")
    german.page.locator("input[type=file]").set_input_files(file)
    german.press("Datei importieren")
    expect(german.page.get_by_role("alert").first).to_contain_text(
        "Zeile 6: Ebene 2 folgt auf Ebene 0."
    )


def test_a_german_page_has_german_texts_of_the_kit(browser: Browser, service: Served):
    with newcomer(browser, service, locale="de-DE") as visit:
        visit.open()
        expect(visit.page.get_by_role("group", name="Farben")).to_be_attached()
        expect(visit.page.get_by_label("Dunkel")).to_be_attached()
