"""How two people are related: the closest path, and its name from both ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.kinship.kin_names import Step, reversed_path
from tablewright.systems.yggdrasil.kinship.kinship import Kinship, blood_kinship, kinship
from tablewright.systems.yggdrasil.trees.family import Family, family_of
from tests.examples import examples
from tests.systems.yggdrasil.made import couple, made, parent, person, tree

#   gf + gm          of ──┬── om
#   ┌──┴───┐              │
#  uncle   dad ──── mum ──┘ (om's daughter)     stepmum + dad, stepmum > stepbro
#   │       ├───┬──────┐
# cousin    me  sis    half (dad's other child)
KIN = made(
    "gf:m gm:f uncle:m aunt:f dad:m mum:f of:m om:f me:m sis:f half:m cousin:f cousins_son:m"
    " wife:f wifes_mum:f wifes_sis:f wifes_kid:m ex:f son:m sons_wife:f stepmum:f stepbro:m"
    " sis_husband:m cousins_husband:m husbands_mum:f wifes_aunt:f wifes_gran:f alone:x",
    "gf>uncle gm>uncle gf>dad gm>dad of>mum om>mum dad>me mum>me dad>sis mum>sis dad>half"
    " stepmum>half uncle>cousin cousin>cousins_son wifes_mum>wife wifes_mum>wifes_sis"
    " wife>wifes_kid me>son wife>son stepmum>stepbro husbands_mum>cousins_husband"
    " wifes_gran>wifes_mum wifes_gran>wifes_aunt",
    "gf+gm of+om dad+mum uncle+aunt me+wife son+sons_wife dad+stepmum sis+sis_husband"
    " cousin+cousins_husband",
)  # fmt: skip


def _found(first: str, second: str, family: Family = KIN) -> Kinship:
    found = kinship(family, first, second)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("first", "second", "name", "reverse"),
    [
        ("me", "me", "self", "self"),
        ("me", "mum", "mother", "son"),
        ("me", "gm", "grandmother", "grandson"),
        ("me", "sis", "sister", "brother"),
        ("me", "half", "half-brother", "half-brother"),
        ("half", "cousin", "first cousin", "first cousin"),
        ("me", "uncle", "uncle", "nephew"),
        ("me", "cousin", "first cousin", "first cousin"),
        ("cousins_son", "me", "first cousin once removed", "first cousin once removed"),
        ("me", "wife", "wife", "husband"),
        ("me", "aunt", "aunt by marriage", "nephew by marriage"),
        ("son", "aunt", "great-aunt by marriage", "great-nephew by marriage"),
        ("me", "wifes_mum", "mother-in-law", "son-in-law"),
        ("me", "wifes_sis", "sister-in-law", "brother-in-law"),
        ("me", "wifes_kid", "stepson", "stepfather"),
        ("me", "wifes_gran", "grandmother-in-law", "grandson-in-law"),
        ("me", "wifes_aunt", "wife's aunt", "niece's husband"),
        ("me", "sons_wife", "daughter-in-law", "father-in-law"),
        ("gf", "sons_wife", "great-granddaughter-in-law", "great-grandfather-in-law"),
        ("me", "sis_husband", "brother-in-law", "brother-in-law"),
        ("me", "stepmum", "stepmother", "stepson"),
        ("me", "stepbro", "stepbrother", "stepbrother"),
        ("me", "cousins_husband", "first cousin's husband", "wife's first cousin"),
        ("son", "cousins_husband", "husband of a first cousin once removed",
         "wife's first cousin once removed"),
        ("me", "husbands_mum", "first cousin's husband's mother", "son's wife's first cousin"),
        ("wife", "sis_husband", "husband's sister's husband", "wife's brother's wife"),
        ("wifes_mum", "dad", "daughter's husband's father", "son's wife's mother"),
    ],
)  # fmt: skip
def test_kin_is_named_from_both_ends(first: str, second: str, name: str, reverse: str):
    found = _found(first, second)
    assert (name, reverse) == (found.name, found.reverse_name)
    back = _found(second, first)
    assert (name, reverse) == (back.reverse_name, back.name)


def test_who_has_nothing_to_do_with_each_other_is_not_related():
    assert None is kinship(KIN, "me", "alone")


def test_parents_of_a_married_child_are_not_kin_by_a_way_to_its_spouse_and_back():
    """Not: the son's wife's husband's mother. Nor is a sister by adoption kin of a brother so."""
    assert None is kinship(made("a b:f c:m w:f", "a>c b>c", "c+w"), "a", "b")
    family = made("p q me:m sis:f bro:m w:f", "p>me p>bro q~me q>sis", "me+w")
    assert None is kinship(family, "sis", "bro")


def test_a_spouse_of_a_spouse_is_told():
    family = made("a:f b:m c:f d:f", "c>d", "a+b b+c")
    assert ("husband's wife", "husband's wife") == (
        _found("a", "c", family).name,
        _found("c", "a", family).name,
    )


def test_kin_beyond_the_last_marriage_is_not_related():
    marriages = limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX
    names = [f"p{n}" for n in range(2 * marriages + 3)]
    # Couples and siblings in turns: p0+p1, p1 and p2 of one parent, p2+p3 …
    couples = " ".join(f"p{n}+p{n + 1}" for n in range(0, 2 * marriages + 2, 2))
    links = " ".join(f"m{n}>p{n} m{n}>p{n + 1}" for n in range(1, 2 * marriages + 2, 2))
    mothers = [f"m{n}" for n in range(1, 2 * marriages + 2, 2)]
    family = made(" ".join(names + mothers), links, couples)
    assert None is not kinship(family, "p0", f"p{2 * marriages - 1}")
    assert None is kinship(family, "p0", f"p{2 * marriages + 1}")


def _in_law(steps: int) -> Family:
    """A line of ancestors above a person, whose spouse is the kin that is asked for."""
    people = " ".join(f"p{n}" for n in range(steps))
    links = " ".join(f"p{n + 1}>p{n}" for n in range(steps - 1))
    return made(people + " w", links, "p0+w")


def test_kin_by_marriage_is_looked_for_so_far_and_no_farther():
    far = limits.YGGDRASIL_KINSHIP_FAR_STEPS
    assert far == _found("w", f"p{far - 1}", _in_law(far)).distance
    assert None is kinship(_in_law(far + 1), "w", f"p{far}")


def test_near_kin_by_two_marriages_comes_before_far_kin_by_one():
    """The husband of a wife's sister, who is also the husband of the person's distant cousin."""
    line = 5
    ups = " ".join(f"a{n + 1}>a{n} b{n + 1}>b{n}" for n in range(line - 1))
    people = " ".join(f"a{n} b{n}" for n in range(line)) + " top wife sister mum dad man:m"
    links = f"{ups} top>a{line - 1} top>b{line - 1} mum>wife mum>sister dad>wife dad>sister"
    family = made(people, links, "a0+wife sister+man man+b0")
    assert "spouse's sibling's husband" == _found("a0", "man", family).name
    assert "fourth cousin" == _found("a0", "b0", family).name


def test_the_path_says_what_each_is_to_the_one_before():
    found = _found("me", "cousins_husband")
    assert (
        Step("me", None),
        Step("dad", "parent"),
        Step("gf", "parent"),
        Step("uncle", "child"),
        Step("cousin", "child"),
        Step("cousins_husband", "spouse"),
    ) == found.path
    assert 5 == found.distance
    assert () == found.common_ancestors


def test_all_common_ancestors_of_the_closest_path_are_named():
    assert ("gf", "gm") == _found("me", "cousin").common_ancestors
    assert ("dad",) == _found("me", "half").common_ancestors
    assert ("gf",) == _found("me", "gf").common_ancestors


def test_only_kin_by_birth_alone_is_by_blood():
    assert _found("me", "cousin").is_blood
    assert not _found("me", "wife").is_blood
    assert not _found("a", "b", made("p a b", "p>a p~b")).is_blood


def test_a_couple_of_cousins_is_a_couple_first():
    family = made("g a b c d", "g>a g>b a>c b>d", "c+d")
    assert "spouse" == _found("c", "d", family).name
    blood = blood_kinship(family, "c", "d")
    assert blood is not None
    assert "first cousin" == blood.name


def test_the_closest_of_several_relations_is_named():
    """A person whose parents are cousins is a second cousin of his mother, but a son first."""
    family = made("g a b m:f d:m s:m", "g>a g>b a>m b>d m>s d>s")
    assert "son" == _found("m", "s", family).name
    # A great-uncle who is a grandfather too.
    found = _found("me", "u", made("g h u:m p q me", "g>h g>u h>p p>me q>me u>q"))
    assert ("grandfather", 2) == (found.name, found.distance)


def test_cousins_are_half_only_where_it_is_certain():
    """Of both grandparents' children another parent is known, or else not."""
    certain = made("g x y a b c d", "g>a x>a g>b y>b a>c b>d")
    assert "half first cousin" == _found("c", "d", certain).name
    unknown = made("g x a b c d", "g>a x>a g>b a>c b>d")
    assert "first cousin" == _found("c", "d", unknown).name


def test_cousins_by_two_pairs_of_siblings_are_double_ones():
    """Two brothers who married two sisters."""
    grown = "f>a m>a f>b m>b g>x n>x g>y n>y"
    family = made("f m g n a b x y c d e", f"{grown} a>c x>c b>d y>d d>e")
    assert "double first cousin" == _found("c", "d", family).name
    found = _found("c", "e", family)
    assert "double first cousin once removed" == found.name == found.reverse_name
    assert ("f", "g", "m", "n") == found.common_ancestors
    # Two cousins of whom one has siblings for parents have one uncle or aunt each.
    siblings = made("f m a b c d e", "f>a m>a f>b m>b f>c m>c a>d b>d c>e")
    assert "first cousin" == _found("d", "e", siblings).name
    half = made("f g n a b x y c d", "f>a f>b g>x n>x g>y n>y a>c x>c b>d y>d")
    assert "first cousin" == _found("c", "d", half).name


def test_those_who_are_kin_twice_are_the_same_from_both_ends():
    """Two men who married each other's mothers: the son of each is an uncle of the other's."""
    family = made("m n a b x:m y:m", "m>a n>b a>x n>x b>y m>y")
    found, back = _found("x", "y", family), _found("y", "x", family)
    assert {"uncle", "nephew"} == {found.name, back.name}
    assert (found.name, found.reverse_name) == (back.reverse_name, back.name)
    assert found.path == reversed_path(back.path)


def test_cousins_are_not_half_where_another_line_may_make_them_whole():
    """By one pair of grandparents it is certain, by the other it is not."""
    family = made("g x y a b k e f c d", "g>a x>a g>b y>b k>e k>f a>c e>c b>d f>d")
    assert "first cousin" == _found("c", "d", family).name


def test_of_several_lines_to_one_ancestor_a_full_one_is_taken():
    """Both grandparents of the niece have a child by another partner, her ancestor as well."""
    sure = "g>u w>u g>v w>v g>h x>h w>i y>i"
    found = _found("u", "c", made("g w x y u v h i p q c:f", f"{sure} h>p i>p v>q p>c q>c"))
    assert ("great-niece", ("g", "w")) == (found.name, found.common_ancestors)


def test_a_full_line_is_taken_before_a_half_one():
    """Siblings who share two parents are full, whichever parent is found first."""
    assert "sibling" == _found("a", "b", made("z m n a b", "z>a m>a m>b n>a n>b")).name


@pytest.mark.parametrize(
    ("links", "name", "reverse"),
    [
        ("p~c", "adoptive parent", "adopted child"),
        ("p:Foster>c", "foster parent", "foster child"),
        ("p:Step>c", "stepparent", "stepchild"),
    ],
)
def test_other_parents_are_told_from_those_by_birth(links: str, name: str, reverse: str):
    found = _found("c", "p", made("p c", links))
    assert (name, reverse) == (found.name, found.reverse_name)


def test_blood_is_thicker_than_adoption():
    """Born a niece, adopted as a daughter: by birth she is a niece."""
    family = made("g a b n:f", "g>a g>b b>n a~n")
    assert "niece" == _found("a", "n", family).name


def test_those_who_parted_are_told():
    family = family_of(
        tree(),
        [person("a", "f"), person("b", "m"), person("m", "f"), person("k", "m")],
        [parent("m", "b"), parent("b", "k")],
        [couple("a", "b", "Divorced")],
    )
    assert "ex-husband" == _found("a", "b", family).name
    assert "former mother-in-law" == _found("a", "m", family).name
    assert "former stepmother" == _found("k", "a", family).name


def test_partners_are_told_from_spouses():
    family = family_of(
        tree(), [person("a"), person("b")], [], [couple("a", "b", status_detail="Partner")]
    )
    assert "partner" == _found("a", "b", family).name


def test_a_cycle_in_the_data_comes_to_an_end():
    family = made("a b c d e", "a>b b>c c>a a>a d>e", "a+a b+d d+b")
    assert "parent" == _found("a", "c", family).name
    assert None is not kinship(family, "c", "e")


def test_lines_that_meet_in_every_generation_cost_no_more_than_their_people():
    """Two people in each of 80 generations, all of them parents of the next: 2⁸⁰ paths."""
    count = 80
    people = " ".join(f"f{n}:m m{n}:f" for n in range(count))
    links = " ".join(
        f"{old}{n}>{new}{n + 1}" for n in range(count - 1) for old in "fm" for new in "fm"
    )
    family = made(people, links)
    assert "77th great-grandfather" == _found(f"f{count - 1}", "f0", family).name
    assert ("f0", "m0") == _found("f1", "m1", family).common_ancestors


def test_a_long_line_is_climbed():
    count = 5_000
    family = family_of(
        tree(),
        [person(f"p{n}") for n in range(count)],
        [parent(f"p{n}", f"p{n + 1}") for n in range(count - 1)],
        [],
    )
    assert count - 1 == _found("p0", f"p{count - 1}", family).distance


# An oracle: every way there is, tried without any thought of speed

_PEOPLE = 9
_PAIR = st.tuples(st.integers(0, _PEOPLE - 1), st.integers(0, _PEOPLE - 1))


def _oracle(links: set[tuple[int, int]], couples: set[tuple[int, int]], end: int) -> dict[int, int]:
    """For each number of marriages, the length of the shortest way from 0 to `end`."""
    # Who, which way, how many marriages, and the spouse whom it must not go back to: steps.
    best = {(0, "up", 0, -1): 0}
    for _ in range(4 * _PEOPLE):
        for (who, way, marriages, spouse), steps in list(best.items()):
            reached = [(child, "down", marriages, -1) for up, child in links if up == who]
            if way == "up":
                reached += [(up, "up", marriages, -1) for up, child in links if child == who]
            if marriages < limits.YGGDRASIL_KINSHIP_MARRIAGES_MAX:
                sides = [*couples, *((b, a) for a, b in couples)]
                crossed = [b for a, b in sides if a == who and b != spouse]
                reached += [(b, "up", marriages + 1, who) for b in crossed]
            for state in reached:
                best[state] = min(steps + 1, best.get(state, steps + 1))
    found: dict[int, int] = {}
    for (who, _, marriages, _), steps in best.items():
        if who == end:
            found[marriages] = min(steps, found.get(marriages, steps))
    return found


def _nearest(ways: dict[int, int]) -> int:
    """How many marriages the way has that is wanted: by birth, else the fewest of those near."""
    shortest = min(ways.values())
    near = next(one for one in (8, 12, 18) if shortest <= one)
    return min(one for one, steps in ways.items() if one == 0 or steps <= near)


@settings(max_examples=examples(150), deadline=None)
@given(st.sets(_PAIR, max_size=11), st.sets(_PAIR, max_size=5), st.integers(1, _PEOPLE - 1))
def test_the_path_is_as_short_as_one_that_is_found_by_trying_all(
    links: set[tuple[int, int]], couples: set[tuple[int, int]], end: int
):
    """Whatever the data, cycles and all: fewest marriages, then fewest steps."""
    family = family_of(
        tree(),
        [person(f"p{n}") for n in range(_PEOPLE)],
        [parent(f"p{a}", f"p{b}") for a, b in links],
        [couple(f"p{a}", f"p{b}") for a, b in couples],
    )
    ways = _oracle(links, couples, end)
    found = kinship(family, "p0", f"p{end}")
    if not ways:
        assert None is found
        return
    assert found is not None
    is_couple = (0, end) in couples or (end, 0) in couples
    fewest = 1 if is_couple and ways.get(0) != 1 else _nearest(ways)
    assert ways[fewest] == found.distance
    assert fewest == sum(step.kind == "spouse" for step in found.path)
    _is_a_path(family, found)


def _is_a_path(family: Family, found: Kinship) -> None:
    for before, step in zip(found.path, found.path[1:], strict=False):
        kin = {
            "parent": [link.parent_id for link in family.parents(before.person_id)],
            "child": [link.child_id for link in family.children(before.person_id)],
            "spouse": [
                one for pair in family.spouses(before.person_id)
                for one in (pair.person1_id, pair.person2_id)
            ],
            None: [],
        }  # fmt: skip
        assert step.person_id in kin[step.kind]
