"""Blocks: the key of a table or of an index, with a line for each entity that fills it.

    GSI1          GSI1PK (S)           GSI1SK (S)        ALL
    ■ Tree        TREE#{TreeId}        USER#{UserId}     find(tree_id)

All blocks of a panel have the same columns, so that templates are easy to compare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tablewright.model.design import CollectionDesign, IndexDesign, PatternDesign, TableDesign
from tablewright.ops.diagram.drawing import Box, Drawing, Text
from tablewright.ops.diagram.style import ASKED, CODE, ENTITY_COLOURS, LABEL, NAME, TextStyle
from tablewright.ops.key_conditions import key_asked
from tablewright.ops.keys import FilledKey, filled_key, keys_of

PAD = 14
_BAND_HEIGHT = 28
_LINE_HEIGHT = 19
_ROW_GAP = 7
_CHIP = 9
_CHIP_GAP = 8
_COLUMN_GAP = 26


@dataclass(frozen=True, slots=True)
class Cell:
    """Lines of one style."""

    lines: tuple[str, ...]
    style: TextStyle = CODE

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((self.style.width(line) for line in self.lines), default=0)


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of an entity or a collection in one block."""

    cells: tuple[Cell, Cell, Cell, Cell]
    colour: int | None


@dataclass(frozen=True, slots=True)
class Block:
    """A key and its rows, before layout."""

    heading: tuple[Cell, Cell, Cell, Cell]
    rows: tuple[Row, ...]
    is_extension: bool = False

    def columns(self) -> tuple[float, ...]:
        """The minimum width of each column."""
        lines = [self.heading, *(row.cells for row in self.rows)]
        widths = [max(cells[column].width for cells in lines) for column in range(4)]
        return (widths[0] + _CHIP + _CHIP_GAP, *widths[1:])

    @property
    def height(self) -> float:
        """The height of the drawn block."""
        return _BAND_HEIGHT + _ROW_GAP + sum(_row_height(row) for row in self.rows)

    def drawn(self, columns: Sequence[float]) -> Drawing:
        """Returns the block, drawn with columns of these widths."""
        width = block_width(columns)
        drawing = Drawing(width, self.height)
        drawing.add(Box(0, 0, width, self.height, "block", 6, self.is_extension))
        drawing.add(Box(0.5, 0.5, width - 1, _BAND_HEIGHT, "band", 6))
        self._draw_line(drawing, self.heading, 19, columns, indent=0)
        y = float(_BAND_HEIGHT + _ROW_GAP)
        for row in self.rows:
            if row.colour is not None:
                drawing.add(Box(PAD, y + 4, _CHIP, _CHIP, f"c{row.colour}", 2))
            self._draw_line(drawing, row.cells, y + 13, columns, indent=_CHIP + _CHIP_GAP)
            y += _row_height(row)
        return drawing

    def _draw_line(
        self,
        drawing: Drawing,
        cells: Iterable[Cell],
        y: float,
        columns: Sequence[float],
        *,
        indent: float,
    ) -> None:
        x = float(PAD)
        for number, (cell, width) in enumerate(zip(cells, columns, strict=True)):
            shift = indent if number == 0 else 0
            for line, text in enumerate(cell.lines):
                if text:
                    drawing.add(Text(x + shift, y + line * _LINE_HEIGHT, text, cell.style))
            x += width + _COLUMN_GAP


def block_width(columns: Sequence[float]) -> float:
    """Returns the width of a block with such columns."""
    return sum(columns) + _COLUMN_GAP * (len(columns) - 1) + 2 * PAD


def _row_height(row: Row) -> float:
    lines = max(len(cell.lines) for cell in row.cells)
    return max(lines, 1) * _LINE_HEIGHT + _ROW_GAP - 2


# From a design


def blocks_of(
    table: TableDesign, collections: Iterable[CollectionDesign], colours: Mapping[str, int]
) -> list[Block]:
    """Returns the blocks of a table: its key, its indexes, and patterns that no key serves."""
    together = list(collections)
    blocks = [
        Block(
            _heading(table, index),
            tuple(_rows(table, index, together, colours)),
            is_extension=index is not None and index.extension,
        )
        for index in (None, *table.indexes)
    ]
    others = tuple(_other_rows(table, colours))
    if others:
        heading = (Cell(("other patterns",), NAME), Cell(("operation",), LABEL), Cell(()), Cell(()))
        blocks.append(Block(heading, others))
    return blocks


def colours_of(table: TableDesign) -> dict[str, int]:
    """Returns a colour for each entity of a table."""
    return {one.name: number % ENTITY_COLOURS for number, one in enumerate(table.entities)}


def _heading(table: TableDesign, index: IndexDesign | None) -> tuple[Cell, Cell, Cell, Cell]:
    keys = table if index is None else index
    partition, sort = (
        Cell((", ".join(f"{key.name} ({key.type})" for key in keys_of(one)),), LABEL)
        for one in (keys.partition_key, keys.sort_key)
    )
    if index is None:
        return Cell(("table key",), NAME), partition, sort, Cell(("patterns",), LABEL)
    kind = ["local"] * index.local
    held = index.projection if isinstance(index.projection, str) else "INCLUDE"
    told = ", ".join([*kind, f"holds {held}"])
    return Cell((index.name + _plus(index.extension),), NAME), partition, sort, Cell((told,), LABEL)


def _rows(
    table: TableDesign,
    index: IndexDesign | None,
    collections: Iterable[CollectionDesign],
    colours: Mapping[str, int],
) -> Iterable[Row]:
    name = None if index is None else index.name
    for entity in table.entities:
        filled = filled_key(table, entity, name)
        if filled is None:
            continue
        asking = [one for one in entity.patterns if _asks(table, filled, one)]
        entity_name = Cell((entity.name + _plus(entity.extension), *_conditions(filled)), NAME)
        partition, sort = (
            Cell((", ".join(attribute.template.text for attribute in side),))
            for side in (filled.partition, filled.sort)
        )
        patterns = Cell(tuple(_call(one) for one in asking), ASKED)
        yield Row((entity_name, partition, sort, patterns), colours[entity.name])
    for one in collections:
        if one.index == name:
            members = "reads " + ", ".join(one.members.values())
            cells = (Cell((one.name,), NAME), Cell((one.pk,)), Cell((members,), LABEL), Cell(()))
            yield Row(cells, None)


def _asks(table: TableDesign, filled: FilledKey, pattern: PatternDesign) -> bool:
    found = key_asked(table, filled.entity, pattern)
    return found is not None and found.index is filled.index


def _other_rows(table: TableDesign, colours: Mapping[str, int]) -> Iterable[Row]:
    for entity in table.entities:
        others = [one for one in entity.patterns if key_asked(table, entity, one) is None]
        if others:
            operations = Cell(tuple(one.operation for one in others))
            calls = Cell(tuple(_call(one) for one in others), ASKED)
            cells = (Cell((entity.name,), NAME), operations, Cell(()), calls)
            yield Row(cells, colours[entity.name])


def _conditions(filled: FilledKey) -> tuple[str, ...]:
    return tuple(
        f"  if {name} is {'/'.join(map(str, allowed))}" for name, allowed in filled.when.items()
    )


def _call(pattern: PatternDesign) -> str:
    """Returns a pattern as a call: `created_at…` is a range, `role?` is optional."""
    parameters = (
        one.name + ("…" if one.range else "?" if not one.required else "")
        for one in pattern.parameters
    )
    return f"{pattern.name}({', '.join(parameters)}){_plus(pattern.extension)}"


def _plus(is_extension: bool) -> str:
    return " +" if is_extension else ""
