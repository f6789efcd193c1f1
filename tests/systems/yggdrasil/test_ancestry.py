"""Ancestors and descendants, with the numbers of genealogists."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.ancestry import (
    Relative,
    ahnentafel,
    ancestors,
    descendants,
    pedigree_parents,
)
from tablewright.systems.yggdrasil.trees.family import family_of
from tests.examples import examples
from tests.systems.yggdrasil.made import made, parent, person, tree


def _of(found: list[Relative]) -> dict[str, tuple[int, list[str]]]:
    return {one.person_id: (one.generation, one.numbers) for one in found}


# Ancestors


def test_father_and_mother_stand_at_their_places_whatever_the_order():
    assert ("f", "m") == pedigree_parents(made("m:f f:m c", "m>c f>c"), "c")
    assert (None, "m") == pedigree_parents(made("m:f c", "m>c"), "c")


def test_two_mothers_have_both_places():
    assert ("n", "m") == pedigree_parents(made("m:f n:f c", "m>c n>c"), "c")


def test_parents_by_birth_come_before_adoptive_ones_and_step_parents_not_at_all():
    family = made("f:m m:f af:m am:f c d s:m", "m>c am~c af~c f>d s:Step>d s:Foster>c")
    assert ("af", "m") == pedigree_parents(family, "c")
    assert ("f", None) == pedigree_parents(family, "d")


def test_an_adoptive_parent_takes_the_place_of_no_parent_by_birth():
    """Neither of one whose sex is not known, nor of the second of two mothers."""
    family = made("x m:f n:f af:m am:f c d e", "x>c m>c af~c m>d n>d af~d am~d x>e af~e am~e")
    assert ("x", "m") == pedigree_parents(family, "c")
    assert ("n", "m") == pedigree_parents(family, "d")
    assert ("x", "am") == pedigree_parents(family, "e")


def test_ancestors_have_the_numbers_of_an_ahnentafel():
    family = made("gf:m gm:f f:m m:f c", "gf>m gm>m f>c m>c")
    assert {
        "c": (0, ["1"]),
        "f": (1, ["2"]),
        "m": (1, ["3"]),
        "gf": (2, ["6"]),
        "gm": (2, ["7"]),
    } == _of(ancestors(family, "c"))
    assert ["c", "f", "m"] == [one.person_id for one in ancestors(family, "c", 1)]
    assert ["c"] == [one.person_id for one in ancestors(family, "c", 0)]


def test_an_ancestor_by_two_lines_is_counted_once_and_has_both_numbers():
    """Both parents have the same father."""
    family = made("g:m f:m m:f c", "g>f g>m f>c m>c")
    found = ancestors(family, "c")
    assert ["c", "f", "m", "g"] == [one.person_id for one in found]
    assert (["4", "6"], 2) == (found[-1].numbers, found[-1].lines)
    assert [(1, None), (2, None), (3, None), (4, None), (6, 4)] == [
        (one.number, one.same_as) for one in ahnentafel(family, "c")
    ]


def test_eighty_generations_that_married_among_themselves_are_listed_by_people():
    """Two people in each generation: 2⁷⁹ lines, of which eight are written down."""
    count = 80
    family = made(
        " ".join(f"f{n}:m m{n}:f" for n in range(count)),
        " ".join(
            f"{old}{n}>{new}{n + 1}" for n in range(count - 1) for old in "fm" for new in "fm"
        ),
    )
    found = ancestors(family, f"f{count - 1}")
    assert 2 * count - 1 == len(found)
    assert {limits.YGGDRASIL_NUMBERS_MAX} == {len(one.numbers) for one in found[9:]}
    assert limits.YGGDRASIL_LINES_COUNTED_MAX == found[-1].lines
    assert str(2 ** (count - 1)) == next(one for one in found if one.person_id == "f0").numbers[0]
    table = ahnentafel(family, f"f{count - 1}")
    assert 2 * count - 1 == sum(one.same_as is None for one in table)
    assert 2 * len(found) - 3 == len(table)


def test_a_chart_ends_at_the_highest_generation():
    count = limits.YGGDRASIL_GENERATIONS_MAX + 10
    family = made(
        " ".join(f"p{n}" for n in range(count)),
        " ".join(f"p{n}>p{n + 1}" for n in range(count - 1)),
    )
    assert limits.YGGDRASIL_GENERATIONS_MAX + 1 == len(ancestors(family, f"p{count - 1}"))
    assert limits.YGGDRASIL_GENERATIONS_MAX + 1 == len(ahnentafel(family, f"p{count - 1}"))
    assert limits.YGGDRASIL_GENERATIONS_MAX + 1 == len(descendants(family, "p0"))


def test_a_cycle_in_the_data_comes_to_an_end():
    family = made("a b c d", "a>b b>c c>a a>a c>d d>d")
    assert {"a", "b", "c"} == {one.person_id for one in ancestors(family, "a")}
    assert {"a", "b", "c", "d"} == {one.person_id for one in descendants(family, "b")}
    assert 3 == sum(one.same_as is None for one in ahnentafel(family, "a"))


# Descendants


def test_descendants_are_numbered_by_birth_below_each_parent():
    family = made(
        [person("r"), person("b", born=1902), person("a", born=1900), person("x"), person("s")],
        "r>b r>a b>x r:Step>s",
    )
    assert {
        "r": (0, ["1"]),
        "a": (1, ["1.1"]),
        "b": (1, ["1.2"]),
        "x": (2, ["1.2.1"]),
    } == _of(descendants(family, "r"))


def test_a_descendant_by_two_lines_is_counted_once_and_has_both_numbers():
    family = made("r a b x", "r>a r>b a>x b>x")
    found = descendants(family, "r")
    assert ["1.1.1", "1.2.1"] == found[-1].numbers
    assert (4, 2) == (len(found), found[-1].lines)


_LINKS = st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=14)


@settings(max_examples=examples(100), deadline=None)
@given(_LINKS)
def test_numbers_lead_back_to_the_person(links: set[tuple[int, int]]):
    """Each number, read bit by bit from the start, ends at whom it names; lines are all counted."""
    family = family_of(
        tree(),
        [person(f"p{n}", "mf"[n % 2]) for n in range(8)],
        [parent(f"p{min(pair)}", f"p{max(pair)}") for pair in links if pair[0] != pair[1]],
        [],
    )
    lines: dict[str, int] = {}
    waiting = ["p7"]
    while waiting:
        person_id = waiting.pop()
        lines[person_id] = lines.get(person_id, 0) + 1
        father, mother = pedigree_parents(family, person_id)
        waiting += [one for one in (father, mother) if one is not None]
    found = ancestors(family, "p7")
    assert lines == {one.person_id: one.lines for one in found}
    for one in found:
        assert len(one.numbers) == min(one.lines, limits.YGGDRASIL_NUMBERS_MAX)
        for number in one.numbers:
            at: str | None = "p7"
            for bit in bin(int(number))[3:]:
                assert at is not None
                at = pedigree_parents(family, at)[int(bit)]
            assert one.person_id == at
