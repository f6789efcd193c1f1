"""The style of a diagram: fonts and their widths, colours for light and dark mode.

An SVG cannot measure text. Widths here are those of wide fonts, so that text in any font stays
within its space.
"""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import east_asian_width


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A kind of text: its class in the style sheet, and its measures in pixels."""

    name: str
    size: float
    advance: float
    """The mean width of a character; exact for a monospaced font."""

    def width(self, text: str) -> float:
        """Returns the maximum width of a text."""
        columns = sum(2 if east_asian_width(one) in "WF" else 1 for one in text)
        return columns * self.advance


TITLE = TextStyle("title", 22, 13.2)
HEADING = TextStyle("heading", 16, 9.8)
PROSE = TextStyle("prose", 12.5, 6.7)
NAME = TextStyle("name", 12.5, 7.6)
LABEL = TextStyle("label", 11, 6.9)
CODE = TextStyle("code", 12, 7.25)
ASKED = TextStyle("asked", 12, 7.25)

STYLES = (TITLE, HEADING, PROSE, NAME, LABEL, CODE, ASKED)

ENTITY_COLOURS = 8
"""The number of entity colours; further entities start again."""

_SANS = 'ui-sans-serif, system-ui, "Segoe UI", "Helvetica Neue", Arial, "DejaVu Sans", sans-serif'
_MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'
_CHIPS = "#2563eb #d97706 #059669 #db2777 #7c3aed #0891b2 #65a30d #dc2626".split()

_DAY = {
    ".page": "fill: #f6f7f9",
    ".panel": "fill: #ffffff; stroke: #d3d8e0",
    ".block": "fill: #ffffff; stroke: #d3d8e0",
    ".band": "fill: #eef1f6",
    ".rule": "stroke: #e6e9ef",
    ".title, .heading, .name": "fill: #14181f",
    ".prose, .label": "fill: #566072",
    ".code": "fill: #1f2937",
    ".asked": "fill: #0b5cad",
}
_NIGHT = {
    ".page": "fill: #0f1218",
    ".panel": "fill: #171b23; stroke: #333b49",
    ".block": "fill: #171b23; stroke: #333b49",
    ".band": "fill: #212734",
    ".rule": "stroke: #272e3a",
    ".title, .heading, .name": "fill: #f1f4f9",
    ".prose, .label": "fill: #a3aec0",
    ".code": "fill: #d8dee9",
    ".asked": "fill: #7cb7ff",
}


def style_sheet() -> str:
    """Returns the style sheet; colours follow the reader's light or dark mode."""
    rules = [f"text {{ font-family: {_SANS}; white-space: pre }}"]
    rules += [f".{one.name} {{ font-size: {one.size}px }}" for one in STYLES]
    rules += [f".code, .asked {{ font-family: {_MONO} }}"]
    rules += [".title, .heading, .name { font-weight: 600 }"]
    rules += [f".c{number} {{ fill: {colour} }}" for number, colour in enumerate(_CHIPS)]
    rules += [f"{selector} {{ {look} }}" for selector, look in _DAY.items()]
    night = " ".join(f"{selector} {{ {look} }}" for selector, look in _NIGHT.items())
    rules += [f"@media (prefers-color-scheme: dark) {{ {night} }}"]
    return "\n".join(rules)
