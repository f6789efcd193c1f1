"""The page of a diagram: a title, a panel for each table, and where each of them goes.

Panels are read column by column. The number of columns keeps the page from becoming a strip.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import TypeVar

from tablewright.model.design import Design, TableDesign
from tablewright.ops.diagram.blocks import Block, block_width, blocks_of, colours_of
from tablewright.ops.diagram.drawing import Box, Drawing, Text, svg_of
from tablewright.ops.diagram.style import HEADING, LABEL, PROSE, TITLE, TextStyle

T = TypeVar("T")

_MARGIN = 32
_GAP = 22
_PAD = 20
_COLUMN_HEIGHT = 1500
_COLUMNS_MAX = 3
_LEGEND = "name… accepts a range · name? is optional · + is not in the original document"


@dataclass(frozen=True, slots=True)
class Page:
    """A complete diagram."""

    drawing: Drawing
    title: str
    description: str

    def svg(self) -> str:
        """The page as an SVG document."""
        return svg_of(self.drawing, title=self.title, description=self.description)


def page_of(design: Design) -> Page:
    """Returns the diagram of a design."""
    heights = [_panel(design, table).height + _GAP for table in design.tables]
    columns = _in_columns(design.tables, heights)
    body = _side_by_side([_stacked(_panels(design, column)) for column in columns])
    width = max(body.width, TITLE.width(design.system), LABEL.width(_LEGEND))
    counts = _counts(design)
    head = _lines(
        (design.system, TITLE),
        *((line, PROSE) for line in _wrapped(design.description, PROSE, width)),
        (counts, PROSE),
        (_LEGEND, LABEL),
    )
    page = Drawing(width + 2 * _MARGIN, head.height + body.height + _GAP + 2 * _MARGIN)
    page.add(Box(0, 0, page.width, page.height, "page"))
    page.put(head, _MARGIN, _MARGIN)
    page.put(body, _MARGIN, _MARGIN + head.height + _GAP)
    return Page(page, f"{design.system}: DynamoDB design", f"{design.description} {counts}".strip())


def _counts(design: Design) -> str:
    entities = [entity for table in design.tables for entity in table.entities]
    numbers = {
        "table": len(design.tables),
        "entity": len(entities),
        "index": sum(len(table.indexes) for table in design.tables),
        "pattern": sum(len(entity.patterns) for entity in entities),
    }
    many = {"entity": "entities", "index": "indexes"}
    return " · ".join(
        f"{count} {noun if count == 1 else many.get(noun, noun + 's')}"
        for noun, count in numbers.items()
    )


# Panels


def _panels(design: Design, tables: Sequence[TableDesign]) -> list[Drawing]:
    """Draws panels with a common width."""
    width = max(_panel(design, table).width for table in tables)
    return [_panel(design, table, width=width) for table in tables]


def _panel(design: Design, table: TableDesign, *, width: float = 0) -> Drawing:
    """Draws the panel of a table, with a minimum width."""
    collections = [one for one in design.collections if one.table == table.name]
    blocks = blocks_of(table, collections, colours_of(table))
    columns = _in_columns(blocks, [block.height + _GAP for block in blocks])
    share = (width - 2 * _PAD + _GAP) / len(columns) - _GAP
    body = _side_by_side([_stacked(_drawn(column, share)) for column in columns])
    settings = " · ".join(_settings(table))
    name = table.name + (" +" if table.extension else "")
    width = max(body.width, HEADING.width(name), LABEL.width(settings), width - 2 * _PAD)
    head = _lines(
        (name, HEADING),
        *((line, PROSE) for line in _wrapped(table.description, PROSE, width)),
        (settings, LABEL),
    )
    panel = Drawing(width + 2 * _PAD, head.height + body.height + _PAD / 2 + 2 * _PAD)
    panel.add(Box(0, 0, panel.width, panel.height, "panel", 10, table.extension))
    panel.put(head, _PAD, _PAD)
    panel.put(body, _PAD, _PAD * 1.5 + head.height)
    return panel


def _drawn(blocks: Sequence[Block], width: float) -> list[Drawing]:
    """Draws blocks with common columns, with a minimum total width."""
    columns = [max(widths) for widths in zip(*(one.columns() for one in blocks), strict=True)]
    columns[-1] += max(0.0, width - block_width(columns))
    return [block.drawn(columns) for block in blocks]


def _settings(table: TableDesign) -> list[str]:
    told = ["on demand" if table.billing_mode == "PAY_PER_REQUEST" else table.billing_mode.lower()]
    if table.read_units is not None:
        told[0] += f" {table.read_units} RCU, {table.write_units} WCU"
    told += [f"TTL {table.ttl_attribute}"] if table.ttl_attribute else []
    told += ["point-in-time recovery"] * table.point_in_time_recovery
    told += [f"stream {table.stream}"] if table.stream else []
    told += [f"distinguished by {table.tag_attribute}"] if table.tag_attribute else []
    return told


# Placing


def _in_columns(things: Sequence[T], heights: Sequence[float]) -> list[list[T]]:
    """Distributes panels over columns in order, with the lowest possible maximum height."""
    total = sum(heights)
    count = min(_COLUMNS_MAX, max(1, ceil(total / _COLUMN_HEIGHT)))
    cuts = range(len(heights) + 1)
    limits = sorted({sum(heights[start:end]) for start, end in combinations(cuts, 2)})
    nothing: list[list[T]] = []
    filled = (_filled(things, heights, limit) for limit in limits)
    return next((columns for columns in filled if len(columns) <= count), nothing)


def _filled(things: Sequence[T], heights: Sequence[float], limit: float) -> list[list[T]]:
    """Fills as few columns as possible, up to a height."""
    columns: list[list[T]] = []
    room = 0.0
    for thing, height in zip(things, heights, strict=True):
        if not columns or height > room:
            columns.append([])
            room = limit
        columns[-1].append(thing)
        room -= height
    return columns


def _stacked(drawings: Sequence[Drawing]) -> Drawing:
    width = max((one.width for one in drawings), default=0)
    stack = Drawing(width, -_GAP)
    for one in drawings:
        stack.put(one, 0, stack.height + _GAP)
        stack.height += one.height + _GAP
    return stack


def _side_by_side(drawings: Sequence[Drawing]) -> Drawing:
    row = Drawing(-_GAP, max((one.height for one in drawings), default=0))
    for one in drawings:
        row.put(one, row.width + _GAP, 0)
        row.width += one.width + _GAP
    return row


def _lines(*lines: tuple[str, TextStyle]) -> Drawing:
    drawing = Drawing()
    for text, style in lines:
        if text:
            drawing.height += style.size * 1.45
            drawing.add(Text(0, drawing.height - style.size * 0.35, text, style))
            drawing.width = max(drawing.width, style.width(text))
    return drawing


def _wrapped(text: str, style: TextStyle, width: float) -> list[str]:
    """Wraps the first paragraph of a text to a width."""
    lines: list[str] = []
    measure: Callable[[str], float] = style.width
    for word in text.partition("\n\n")[0].split():
        if lines and measure(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
