"""Reports: every line of a file is counted, and the first ones of each kind are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.planning.report import Report, Tally

_TAGS = st.sampled_from(["NAME", "GIVN", "SEX", "BIRT", "DATE", "NOTE", "FAMC", "OBJE", "_OWN"])
_LINES = st.recursive(
    st.builds(Structure, _TAGS),
    lambda below: st.builds(
        lambda tag, lines: Structure(tag, children=lines), _TAGS, st.lists(below, max_size=3)
    ),
    max_leaves=6,
)
_RECORDS = st.builds(
    lambda tag, lines: Structure(tag, children=lines),
    st.sampled_from(["INDI", "FAM", "SOUR"]),
    st.lists(_LINES, max_size=4),
)
# The same records again and again, as in files.
_FILES = st.lists(_RECORDS, min_size=1, max_size=4).flatmap(
    lambda some: st.lists(st.sampled_from(some), max_size=30)
)


def _told(records: list[Structure]) -> Report:
    tally, report, line = Tally(), Report(), 0
    for record in records:
        copied = record.copy()
        for _, one in copied.walked():
            line += 1
            one.line = line
        tally.count(copied)
    tally.told(report)
    return report


def _counted(records: list[Structure]) -> Iterator[str]:
    """The path that each line counts under: a line that is kept takes those below it along."""
    for record in records:
        if record.tag not in ("INDI", "FAM"):
            yield from [record.tag for _ in record.walked()]
            continue
        for child in record.children:
            yield f"{record.tag}.{child.tag}"
            for one in child.children:
                yield from [f"{record.tag}.{child.tag}.{one.tag}" for _ in one.walked()]


def _person(*tags: str) -> Structure:
    return Structure("INDI", children=[Structure(tag) for tag in tags])


@given(_FILES)
def test_every_line_is_counted_once(
    records: list[Structure],
) -> None:
    report = _told(records)

    told = [*report.mapped, *report.kept]
    expected = Counter(_counted(records))
    assert expected.total() == sum(one.count for one in told)
    for one in report.mapped:  # one that is kept may have taken others along
        assert one.count <= expected[one.tag]


def test_many_records_are_all_counted_and_the_first_lines_told() -> None:
    report = _told([_person("NAME", "SEX")] * 100)

    assert [("INDI.NAME", 100, [2, 5, 8, 11, 14]), ("INDI.SEX", 100, [3, 6, 9, 12, 15])] == [
        (one.tag, one.count, one.lines) for one in report.mapped
    ]
