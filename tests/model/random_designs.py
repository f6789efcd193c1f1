"""Random designs, and what a put should write for them, worked out in the plainest way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from string import Formatter
from typing import Any, Literal

from hypothesis import assume
from hypothesis import strategies as st

from tablewright.errors import DesignError
from tablewright.model import (
    Entity,
    Gsi,
    Index,
    Lsi,
    Table,
    camel,
    computed,
    key_only,
    pascal,
    softly,
    updated,
    version,
)

START = datetime(2090, 1, 1, tzinfo=UTC)
TIMES = st.integers(0, 9).map(lambda step: START + step * timedelta(milliseconds=1))
TEXTS = st.text(st.sampled_from("ab#é"), max_size=2)
Kind = Literal["x", "y", "z"]


def _iso(value: datetime) -> str:
    return value.strftime("%Y-%m-%dT%H:%M:%S.") + f"{value.microsecond // 1000:03}Z"


@dataclass(frozen=True)
class Attribute:
    """An attribute that a random entity may have."""

    annotation: Any
    values: st.SearchStrategy[Any]
    text: Callable[[Any], str]
    wire: Callable[[Any], dict[str, Any]]
    is_optional: bool = False


def _text(is_optional: bool) -> Attribute:
    annotation = str | None if is_optional else str
    return Attribute(annotation, TEXTS, str, lambda value: {"S": value}, is_optional)


POOL: dict[str, Attribute] = {
    "first_name": _text(is_optional=False),
    "nick": _text(is_optional=True),
    "group": _text(is_optional=True),
    "rank": Attribute(int, st.integers(0, 99), "{:04d}".format, lambda value: {"N": str(value)}),
    "kind": Attribute(Kind, st.sampled_from("xyz"), str, lambda value: {"S": value}),
    "made_at": Attribute(datetime, TIMES, _iso, lambda value: {"S": _iso(value)}),
    "day": Attribute(
        date | None,
        st.dates(date(2025, 1, 1), date(2025, 1, 9)),
        date.isoformat,
        lambda value: {"S": value.isoformat()},
        is_optional=True,
    ),
    "is_open": Attribute(
        bool, st.booleans(), lambda value: str(value).lower(), lambda value: {"BOOL": value}
    ),
}


def _part(name: str) -> str:
    return "{rank:04d}" if name == "rank" else f"{{{name}}}"


def _templates(names: list[str]) -> st.SearchStrategy[str]:
    parts = st.lists(st.sampled_from([*names, "id"]), min_size=0, max_size=3, unique=True)
    return st.tuples(st.sampled_from(["", "X#", "LONG#"]), parts).map(
        lambda made: made[0] + "#".join(map(_part, made[1])) or "ALL"
    )


@dataclass
class Described:
    """A random design."""

    names: list[str]
    style: Callable[[str], str]
    entries: dict[str, tuple[str, str]]
    when: dict[str, dict[str, set[Any]]]
    mixed: str | None  # the template of a computed attribute
    number: bool  # an attribute that is stored in the first entry's sort key only
    roles: set[str]


@st.composite
def designs(draw: Any) -> Described:
    names = draw(st.lists(st.sampled_from(list(POOL)), min_size=2, max_size=6, unique=True))
    entries: dict[str, tuple[str, str]] = {}
    when: dict[str, dict[str, set[Any]]] = {}
    for entry in draw(st.lists(st.sampled_from(["g1", "g2", "inv"]), max_size=3, unique=True)):
        entries[entry] = (draw(_templates(names)), draw(_templates(names)))
        if "kind" in names and draw(st.booleans()):
            when[entry] = {"kind": draw(st.sets(st.sampled_from("xyz"), min_size=1, max_size=2))}
    if {"g2", "inv"} <= entries.keys():  # they share an attribute, so it is made in one way
        entries["inv"] = ("", entries["g2"][0])
    if {"nick", "day"} <= set(names):
        entries["own"] = ("{nick}", "{day}")
    if draw(st.booleans()):
        entries["local"] = ("THING#{id}", draw(_templates(names)))
    mixed = draw(st.one_of(st.none(), _templates(names)))
    return Described(
        names=names,
        style=draw(st.sampled_from([camel, pascal])),
        entries=entries,
        when=when,
        mixed=mixed if mixed is not None and "#" in mixed else None,
        number="g1" in entries and draw(st.booleans()),
        roles=draw(st.sets(st.sampled_from(["updated", "version", "softly"]))),
    )


def entity_of(described: Described) -> Any:
    """The entity of a description, in a table of its own; a design that cannot be is not tried."""
    try:
        return _entity_of(described)
    except DesignError:
        assume(False)
        raise


def _entity_of(described: Described) -> Any:
    indexes = {
        "primary": Index("pk", "sk"),
        "g1": Gsi("g1pk", "g1sk", name="gsi1"),
        "g2": Gsi("g2pk", "g2sk", name="gsi2"),
        "inv": Gsi("sk", "g2pk", name="inverse"),
        "local": Lsi("pk", "lsk", name="local"),
    }
    if "own" in described.entries:
        indexes["own"] = Gsi(described.style("nick"), described.style("day"), name="own")
    table: Any = type("Things", (Table,), indexes, name="things", tag="tag")
    body: dict[str, Any] = {"primary": table.primary("THING#{id}", "FIXED")}
    annotations: dict[str, Any] = {"id": str}
    for name in described.names:
        annotations[name] = POOL[name].annotation
        if POOL[name].is_optional:
            body[name] = None
    annotations["count"] = int
    body["count"] = 0
    if described.number:
        annotations["number"], body["number"] = int, key_only(default=1)
        pk, sk = described.entries["g1"]
        described.entries["g1"] = (pk, f"{{number}}#{sk}")
    if described.mixed is not None:
        annotations["mixed"], body["mixed"] = str, computed(described.mixed, "a#b")
    if "updated" in described.roles:
        annotations["changed_at"], body["changed_at"] = datetime, updated()
    if "version" in described.roles:
        annotations["version"], body["version"] = int, version()
    if "softly" in described.roles:
        annotations["gone_at"], body["gone_at"] = datetime | None, softly()
    for name, (pk, sk) in described.entries.items():
        if name == "inv":
            pk = "FIXED"  # the table's own sort key
        body[name] = getattr(table, name)(pk, sk, when=described.when.get(name))
    body["__annotations__"] = annotations
    return type("Thing", (Entity,), body, table=table, names=described.style)


def _rendered(template: str, values: dict[str, Any]) -> str | None:
    """A key, or None when a part is missing."""
    text = ""
    for literal, name, spec, _ in Formatter().parse(template):
        text += literal
        if name is None:
            continue
        value = values.get(name)
        if value is None:
            return None
        if name in POOL and not spec:
            text += POOL[name].text(value)
        else:
            text += format(value, spec or "")
    return text


def expected_item(described: Described, values: dict[str, Any]) -> dict[str, Any]:
    """What a put of the values writes."""
    style = described.style
    item: dict[str, Any] = {
        "pk": {"S": f"THING#{values['id']}"},
        "sk": {"S": "FIXED"},
        "tag": {"S": "Thing"},
        style("id"): {"S": values["id"]},
        style("count"): {"N": str(values["count"])},
    }
    for name in described.names:
        if values[name] is not None:
            item[style(name)] = POOL[name].wire(values[name])
    for name in ("changed_at", "gone_at"):
        if values.get(name) is not None:
            item[style(name)] = {"S": _iso(values[name])}
    if "version" in described.roles:
        item[style("version")] = {"N": str(values["version"])}
    if described.mixed is not None:
        mixed = _rendered(described.mixed, values)
        if mixed is not None:
            item["a#b"] = {"S": mixed}
    attributes = {"g1": ("g1pk", "g1sk"), "g2": ("g2pk", "g2sk"), "inv": ("sk", "g2pk")}
    for name, (pk, sk) in described.entries.items():
        if name == "own":
            continue  # its keys are attributes of their own
        stored = attributes.get(name, ("pk", "lsk"))
        made = (_rendered("FIXED" if name == "inv" else pk, values), _rendered(sk, values))
        wanted = all(
            values[key] in allowed for key, allowed in described.when.get(name, {}).items()
        )
        if wanted and None not in made:
            item |= {key: {"S": text} for key, text in zip(stored, made, strict=True)}
    return item
