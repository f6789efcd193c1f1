"""Templates of a design, and the keys that its entities fill."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablewright.model.design import EntryDesign
from tablewright.ops.keys import filled_key, filled_keys, stored_template
from tests.ops.designs import entity, index, table


def test_a_template_is_taken_apart_into_parts_and_a_tail():
    template = stored_template("A#{one}#B#{two:08d}#C")
    assert (("A#", "one", ""), ("#B#", "two", "08d")) == tuple(
        (part.literal, part.name, part.spec) for part in template.parts
    )
    assert ("one", "two") == template.names
    assert "#C" == template.tail
    assert ["A#", "A#{one}#B#", "A#{one}#B#{two}#C"] == [template.prefix(n) for n in range(3)]


def test_a_stored_name_may_be_no_name_of_python():
    assert "timestamp#eventId" == stored_template("{timestamp#eventId}").bare


def test_braces_that_stand_for_themselves_are_no_placeholder():
    assert stored_template("{{x}}").is_constant


def test_a_template_with_a_literal_or_a_format_is_not_bare():
    assert [None] * 3 == [stored_template(text).bare for text in ("A#{x}", "{x}#", "{x:04d}")]


def test_an_entity_fills_the_key_of_its_table_and_of_the_indexes_it_is_in():
    one = entity(
        "E", "{id}", "X", attributes=["id:S"], index_keys={"i": EntryDesign("Y", None, entry="by")}
    )
    place = table(
        "t", "pk:S", "sk:S", indexes=[index("i", "a:S"), index("j", "b:S")], entities=[one]
    )
    assert [None, "i"] == [found.index and found.index.name for found in filled_keys(place, one)]
    found = filled_key(place, one, "i")
    assert found is not None
    assert ("by", "Y", ()) == (found.entry, found.partition[0].template.text, found.sort)
    assert filled_key(place, one, "j") is None
    assert filled_key(place, one, "k") is None


LITERALS = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
NAMES = st.text(st.sampled_from("abcXYZ_#-. 019"), min_size=1, max_size=8)


@given(st.lists(st.tuples(LITERALS, NAMES)), LITERALS)
def test_a_template_is_made_of_its_parts_again(parts: list[tuple[str, str]], tail: str):
    def escaped(text: str) -> str:
        return text.replace("{", "{{").replace("}", "}}")

    text = "".join(f"{escaped(literal)}{{{name}}}" for literal, name in parts) + escaped(tail)
    template = stored_template(text)
    assert parts == [(part.literal, part.name) for part in template.parts]
    assert tail == template.tail
