"""Drawing: shapes on a plane, and their SVG.

Callers place shapes where there is room; a drawing moves them as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from xml.sax.saxutils import escape, quoteattr

from tablewright.ops.diagram.style import TextStyle, style_sheet


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, at the start of its baseline."""

    x: float
    y: float
    content: str
    style: TextStyle

    def element(self) -> str:
        """Returns the SVG element of the text."""
        shown = escape("".join(one if one.isprintable() else "·" for one in self.content))
        return f'<text x="{self.x:g}" y="{self.y:g}" class="{self.style.name}">{shown}</text>'


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, with rounded corners if it has a radius."""

    x: float
    y: float
    width: float
    height: float
    look: str
    radius: float = 0
    is_dashed: bool = False

    def element(self) -> str:
        """Returns the SVG element of the rectangle."""
        dashed = ' stroke-dasharray="5 4"' if self.is_dashed else ""
        return (
            f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"'
            f' rx="{self.radius:g}" class="{self.look}"{dashed}/>'
        )


Shape = Text | Box


@dataclass(slots=True)
class Drawing:
    """A group of shapes, with its size."""

    width: float = 0
    height: float = 0
    shapes: list[Shape] = field(default_factory=list[Shape])

    def add(self, *shapes: Shape) -> None:
        """Adds shapes on top."""
        self.shapes += shapes

    def put(self, other: Drawing, x: float, y: float) -> None:
        """Adds another drawing on top, moved by an offset."""
        self.shapes += moved(other.shapes, x, y)


def moved(shapes: Iterable[Shape], x: float, y: float) -> list[Shape]:
    """Returns shapes, moved by an offset."""
    return [replace(one, x=one.x + x, y=one.y + y) for one in shapes]


def svg_of(drawing: Drawing, *, title: str, description: str) -> str:
    """Returns the drawing as an SVG document, with a name for screen readers."""
    width, height = round(drawing.width), round(drawing.height)
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' aria-label={quoteattr(title)} width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">'
    )
    elements = [one.element() for one in drawing.shapes]
    told = [f"<title>{escape(title)}</title>", f"<desc>{escape(description)}</desc>"]
    return (
        "\n".join([head, *told, f"<style>\n{style_sheet()}\n</style>", *elements, "</svg>"]) + "\n"
    )
