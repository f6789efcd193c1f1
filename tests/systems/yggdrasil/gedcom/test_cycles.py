"""Cycles in files: what is left out, and that no file makes the search for them long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.gedcom.planning import cycles
from tablewright.systems.yggdrasil.gedcom.planning.cycles import Pair, closing_links

PEOPLE = st.sampled_from("abcdefg")
LINKS = st.lists(st.tuples(PEOPLE, PEOPLE), max_size=25, unique=True)


def _has_circle(links: list[Pair]) -> bool:
    left = list(links)
    while True:
        children = {child for _, child in left}
        rest = [one for one in left if one[0] in children]
        if len(rest) == len(left):
            return bool(left)
        left = rest


@given(LINKS, LINKS, st.integers(0, 12))
def test_without_the_closing_links_there_is_no_circle_however_short_the_search(
    links: list[Pair], others: list[Pair], steps_max: int
):
    there = [(parent, child) for parent, child in others if parent < child]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "GEDCOM_CIRCLE_STEPS_MAX", steps_max)
        closing = list(closing_links(links, there))
    assert set(closing) <= set(links)
    assert not _has_circle([*there, *(one for one in links if one not in closing)])
    if not _has_circle([*there, *links]):
        assert [] == closing


def test_a_circle_of_thousands_is_searched_for_so_long_and_no_longer(
    monkeypatch: pytest.MonkeyPatch,
):
    climbed, plain = list[int](), cycles._climbed

    def counted(*given: object) -> tuple[int, bool]:
        steps, closes = plain(*given)  # type: ignore[arg-type]
        climbed.append(steps)
        return steps, closes

    monkeypatch.setattr(cycles, "_climbed", counted)
    monkeypatch.setattr(limits, "GEDCOM_CIRCLE_STEPS_MAX", 20_000)
    count = 5_000
    links = [(f"p{number}", f"p{(number + 1) % count}") for number in range(count)]
    closing = list(closing_links(links))
    assert 1 <= len(closing) <= 3
    assert sum(climbed) <= 20_000 + count
