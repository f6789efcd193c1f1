"""Reading our Markdown: pages, fenced blocks and links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.tidy.tree import ROOT, files

PAGES = [path for path in files() if path.suffix == ".md"]
# News fragments are parts of a page that a release will make.
FRAGMENTS = [p for p in PAGES if p.parent == ROOT / "changelog.d" and p.name != "README.md"]

_BLOCK = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\((?P<address>[^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block, with the line it starts in."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(m["language"], m["text"], text.count("\n", 0, m.start()) + 1)
        for m in _BLOCK.finditer(text)
    ]


def steps(page: Path) -> list[tuple[str, Block]]:
    """The fenced blocks of a page, each with the prose between it and the one before."""
    text, end, found = page.read_text(encoding="utf-8"), 0, list[tuple[str, Block]]()
    for match, block in zip(_BLOCK.finditer(text), blocks(page), strict=True):
        found.append((text[end : match.start()], block))
        end = match.end()
    return found


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[str]:
    """The addresses that the page's prose points to."""
    return [match["address"] for match in _LINK.finditer(prose(page))]
