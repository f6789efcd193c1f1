"""No code stands in two places, apart from what docs/internals/repeated-code.md explains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from tests.tidy.tree import ROOT, files, name_of

LINES_MAX = 12

# Pairs of files that share a longer run, with the reason. A pair that no longer does must go.
ALIKE = {
    (
        "src/tablewright/client/remote/async_pool.py",
        "src/tablewright/client/remote/pool.py",
    ): "twins: one for threads, one for an event loop",
}

_SUFFIXES = (".py", ".js", ".css", ".html")
_NOT_OURS = {"bundle", "vendor", "swagger"}
_IMPORT = re.compile(r"^ *(?:from [\w.]+ )?import (?:\([^)]*\)|\{[^}]*\} from|.).*", re.MULTILINE)
_COMMENTS = ("#", "//", "/*", "* ", "<!--")


def _code(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their numbers, without imports, comments, and lines of punctuation alone."""
    text = _IMPORT.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line.startswith(_COMMENTS) and any(map(str.isalnum, line)):
            yield number, line


def _repeated() -> dict[tuple[str, str], str]:
    """Where longer runs are found again, by the files; the first of each pair."""
    words: dict[str, int] = {}  # numbers for lines: they are compared and hashed faster
    places: dict[tuple[int, ...], tuple[str, int]] = {}
    found: dict[tuple[str, str], str] = {}
    for path in files():
        if path.suffix not in _SUFFIXES or not _NOT_OURS.isdisjoint(path.parts):
            continue
        name, lines = name_of(path), list(_code(path.read_text(encoding="utf-8")))
        line_ids = [words.setdefault(line, len(words)) for _, line in lines]
        shifted = (islice(line_ids, start, None) for start in range(LINES_MAX + 1))
        for (number, _), run in zip(lines, zip(*shifted, strict=False), strict=False):
            earlier, at = places.setdefault(run, (name, number))
            if (earlier, at) != (name, number):
                found.setdefault((earlier, name), f"{earlier}:{at} is {name}:{number}")
    return found


def test_a_run_of_more_than_12_lines_stands_in_one_place():
    repeated = _repeated()
    assert [] == [place for pair, place in repeated.items() if pair not in ALIKE]
    assert set(ALIKE) == set(repeated)


def test_imports_comments_and_punctuation_do_not_count():
    text = "import re\nfrom a import (\n    b,\n)\n\n# why\ncall(\n    one,\n)\n"
    assert [(7, "call("), (8, "one,")] == list(_code(text))


def test_imports_of_scripts_do_not_count():
    text = (
        '/** What. */\nimport { html } from "./html.js";\nimport {\n  a,\n} from "./b.js";\nf();\n'
    )
    assert [(6, "f();")] == list(_code(text))


def test_every_explained_pair_has_its_reason_in_the_documents():
    page = (ROOT / "docs" / "internals" / "repeated-code.md").read_text(encoding="utf-8")
    assert [] == [name for pair in ALIKE for name in pair if name not in page]
