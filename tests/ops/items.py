"""Items of every kind, and what a design may say of their attributes; for property tests."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from hypothesis import strategies as st

from tablewright.model.design import AttributeDesign, EntityDesign, KeyDesign, TableDesign

KINDS = ("S", "N", "B", "BOOL", "M", "L", "SS", "NS", "BS", "ANY")

# What CSV, JSON and our own signs could stumble over.
_ODD = st.sampled_from(
    ["", "$", "$S", "=1+1", "-1", "@x", '"', ",", "\n", "\r", "\0", "\ufeff", "…"]
)
texts = st.one_of(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), _ODD)
names = st.one_of(
    st.sampled_from(["a", "b", "c", "d", "$S", "$other", "=x", "kind"]),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=4),
)
numbers = st.one_of(
    st.integers(-(10**20), 10**20).map(str),
    st.decimals(allow_nan=False, allow_infinity=False, places=3).map(str),
    st.sampled_from(["0", "1E+2", "1e-7", "+5", ".5", "05", "-0", "1.50"]),
)
binaries = st.binary(max_size=6).map(lambda content: b64encode(content).decode())


def _set(elements: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(elements, min_size=1, max_size=3, unique=True)


scalars = st.one_of(
    texts.map(lambda content: {"S": content}),
    numbers.map(lambda content: {"N": content}),
    binaries.map(lambda content: {"B": content}),
    st.booleans().map(lambda content: {"BOOL": content}),
    st.just({"NULL": True}),
    _set(texts).map(lambda content: {"SS": content}),
    _set(numbers).map(lambda content: {"NS": content}),
    _set(binaries).map(lambda content: {"BS": content}),
)
wires: st.SearchStrategy[dict[str, Any]] = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda content: {"L": content}),
        st.dictionaries(names, inner, max_size=3).map(lambda content: {"M": content}),
    ),
    max_leaves=8,
)
items = st.dictionaries(names, wires, min_size=1, max_size=6)

schemas: st.SearchStrategy[dict[str, Any]] = st.recursive(
    st.sampled_from(KINDS).map(lambda kind: {"type": kind}),
    lambda inner: st.one_of(
        inner.map(lambda element: {"type": "L", "element": element}),
        inner.map(lambda element: {"type": "M", "element": element}),
        st.dictionaries(names, inner, max_size=3).map(
            lambda attributes: {"type": "M", "attributes": attributes}
        ),
    ),
    max_leaves=4,
)


def table_of(entities: list[dict[str, dict[str, Any]]]) -> TableDesign:
    return TableDesign(
        name="things",
        partition_key=KeyDesign("pk", "S"),
        sort_key=KeyDesign("sk", "N"),
        billing_mode="PAY_PER_REQUEST",
        ttl_attribute=None,
        point_in_time_recovery=False,
        encryption="AWS owned key",
        stream=None,
        indexes=(),
        entities=tuple(
            EntityDesign(
                name=f"Thing{number}",
                tag=f"Thing{number}",
                pk="{pk}",
                sk="{sk}",
                index_keys={},
                attributes=tuple(
                    AttributeDesign(name, name, schema["type"], False, schema=schema)
                    for name, schema in attributes.items()
                ),
                patterns=(),
            )
            for number, attributes in enumerate(entities)
        ),
        tag_attribute="kind",
    )


tables = st.lists(
    st.dictionaries(names.filter(lambda name: name != "kind"), schemas, max_size=4), max_size=3
).map(table_of)


@st.composite
def tables_and_items(draw: Any) -> tuple[TableDesign, list[dict[str, Any]]]:
    """A table, and items in it that may or may not be as it says."""
    table = draw(tables)
    tags = [{"S": entity.tag} for entity in table.entities]
    found = draw(st.lists(items, min_size=1, max_size=3))
    for number, item in enumerate(found):
        item |= {"pk": {"S": draw(texts)}, "sk": {"N": str(number)}}
        if tags and draw(st.booleans()):
            item["kind"] = draw(st.sampled_from(tags))
    return table, found
