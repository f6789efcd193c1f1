"""Diagrams: a design as a self-contained SVG image.

    svg = diagram(design)

A table is a panel with a block for its key and one for each index. A block has a line for each
entity: its name, its templates, and its patterns.
"""

from __future__ import annotations

from tablewright.model.design import Design
from tablewright.ops.diagram.page import page_of


def diagram(design: Design) -> str:
    """Returns a design as an SVG document."""
    return page_of(design).svg()
