"""The files of the page: what they may not hold, and that their types are right."""

from __future__ import annotations

import os
import re
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from tests.interop.node import PACKAGES, NodeMissing, installed

PAGES = Path(str(files("tablewright.systems.events"))) / "pages"
OURS = [
    path
    for path in sorted(PAGES.rglob("*"))
    if path.is_file() and "vendor" not in path.relative_to(PAGES).parts
]
LINES_MAX = 400
COLUMNS_MAX = 100
COMPILE_SECONDS_MAX = 120


def _texts(*endings: str) -> list[tuple[str, str]]:
    return [
        (path.relative_to(PAGES).as_posix(), path.read_text(encoding="utf-8"))
        for path in OURS
        if path.suffix in endings
    ]


def test_every_file_is_short_and_its_lines_are_too():
    texts = _texts(".js", ".css", ".html")
    assert [] == [name for name, text in texts if len(text.splitlines()) > LINES_MAX]
    assert [] == [
        f"{name}:{number}"
        for name, text in texts
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > COLUMNS_MAX
    ]


def test_every_script_begins_by_saying_what_it_is():
    assert [] == [name for name, text in _texts(".js") if not text.startswith(("/**", "// "))]


def test_no_file_names_another_host_or_sets_markup():
    texts = _texts(".js", ".css", ".html", ".svg")
    named = re.compile(r"https?://(?!example\.com|www\.w3\.org/2000/svg)|url\(|@import")
    markup = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|style=")
    assert [] == [name for name, text in texts if named.search(text)]
    assert [] == [name for name, text in texts if markup.search(text)]


def test_everything_that_a_script_imports_is_there_and_everything_that_is_there_is_imported():
    found = {PAGES / "main.js", PAGES / "theme.js"}
    waiting = list(found)
    while waiting:
        path = waiting.pop()
        for named in re.findall(r'(?:from|import) ?"(\.[^"]+)"', path.read_text(encoding="utf-8")):
            there = (path.parent / named).resolve()
            if there not in found:
                assert there.is_file(), f"{path.name} imports {named}"
                found.add(there)
                waiting.append(there)
    shapes = PAGES / "api" / "shapes.js"  # types only
    assert set(PAGES.rglob("*.js")) - {shapes} == found


def test_every_vendored_file_has_its_licence_beside_it():
    told = (PAGES / "vendor" / "README.txt").read_text(encoding="utf-8")
    for path in (PAGES / "vendor").glob("*.js"):
        assert f"{path.name} " in told
    for licence in set(re.findall(r"LICENSE-\w+\.txt", told)):
        assert (PAGES / "vendor" / licence).is_file()


def test_the_types_that_the_scripts_declare_hold():
    try:
        node = installed()
    except NodeMissing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NOT TESTED: {missing}")
    compiler = PACKAGES / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [node, str(compiler), "--project", str(Path(__file__).parent)],
        capture_output=True,
        text=True,
        timeout=COMPILE_SECONDS_MAX,
        check=False,
    )
    assert "" == done.stdout
    assert 0 == done.returncode
