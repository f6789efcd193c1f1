"""What no file of the repository may contain, whatever its kind."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from tests.tidy.tree import ROOT, files, name_of

REMINDER = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
CONFLICT = re.compile(r"^(<{7} |={7}$|>{7} )", re.MULTILINE)
# Two paths in examples are data: an account below its root, and an address that is rejected.
HOME = re.compile(
    r"(?<![\w.])/(?:home|Users)/\w+/|(?<![\w.])/(?:root/(?!subsidiary/)|(?:tmp|var/folders)/)"
    r"|\bfile:/{3}(?!etc/passwd)"
)
INDEX_SETTINGS = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_INDEX_URL", "npm_config_registry")


# Files of others, byte for byte as they were published; their licences lie beside them.
# Bundles are built from our sources and theirs.
VENDORED = ("src/tablewright/api/static/swagger/", "/vendor/", "/bundle/")


@cache
def _texts() -> tuple[tuple[str, str], ...]:
    texts: list[tuple[str, str]] = []
    for path in files():
        if any(place in name_of(path) for place in VENDORED):
            continue
        try:
            texts.append((name_of(path), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return tuple(texts)


def _found(pattern: re.Pattern[str], *, but_not_in: str = "") -> list[str]:
    return [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match.group()}"
        for name, text in _texts()
        if name != but_not_in
        for match in pattern.finditer(text)
    ]


def test_nothing_is_left_to_be_done_later():
    assert [] == _found(REMINDER)


def test_no_conflict_marker_was_committed():
    assert [] == _found(CONFLICT)


def test_no_path_of_a_developers_machine_is_in_the_tree():
    here = {ROOT, ROOT.parent, Path.home(), Path(sys.prefix)} - {Path(ROOT.anchor)}
    paths = "|".join(re.escape(str(path)) for path in sorted(here))
    assert [] == _found(re.compile(rf"(?<![\w./-])(?:{paths})/(?!subsidiary/)"))
    assert [] == _found(HOME, but_not_in=name_of(Path(__file__)))


def test_no_package_index_of_this_machine_is_named():
    addresses = " ".join(os.environ.get(setting, "") for setting in INDEX_SETTINGS).split()
    hosts = {urlsplit(address).hostname or "" for address in addresses} - {""}
    assert [] == [found for host in sorted(hosts) for found in _found(re.compile(re.escape(host)))]


def test_every_text_ends_with_a_line_end_and_has_no_trailing_space():
    written = [(name, text) for name, text in _texts() if text and not name.startswith("LICENSE")]
    assert [] == [name for name, text in written if not text.endswith("\n")]
    assert [] == [name for name, text in written if re.search(r"[ \t]+$", text, re.MULTILINE)]
