"""Diagrams: a design as one SVG picture that needs nothing but itself.

    svg = diagram(design)

A table is a panel; in it stands a block for the table's key and one for each index, with a line for
each entity that has a place there: its name, its templates, and the patterns that find it so.
"""

from __future__ import annotations

from tablewright.model.design import Design
from tablewright.ops.diagram.page import page_of


def diagram(design: Design) -> str:
    """The design as an SVG document."""
    return page_of(design).svg()
