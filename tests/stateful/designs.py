"""The tables that the machines work on, and the pools that keys and values are drawn from.

Keys of all three types, hash-only and with a sort key; local and global indexes of every
projection, sparse, overloaded and of several attributes; and for each table one more index to add
and remove.
The pools are small, so that requests meet, and full of what is easily got wrong.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

from tests.stateful.model import Index, Table
from tests.stateful.plain import Path, Value

TYPES = {"g": "S", "s": "N", "b": "B", "t": "S", "u": "N"}  # of the attributes indexes are keyed by


@dataclass(frozen=True)
class Design:
    """A table as it is created, and the index that comes and goes."""

    name: str
    key_types: str
    indexes: tuple[Index, ...]
    extra: Index
    view_type: str = ""  # of the stream that it has from the first; empty: none

    def table(self) -> Table:
        """The table of the model, empty."""
        key = ("pk", "sk")[: len(self.key_types)]
        types = {**dict(zip(key, self.key_types, strict=True)), **TYPES}
        return Table(self.name, key, types, {index.name: index for index in self.indexes})

    def request(self) -> dict[str, Any]:
        """The CreateTable request."""
        table = self.table()
        used = {name for index in self.indexes for name in table.key_names(index)} | {*table.key}
        request: dict[str, Any] = {
            "TableName": self.name,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": attribute_definitions(table, used),
            "KeySchema": key_schema(table.key[:1], table.key[1:]),
        }
        if self.view_type:
            specification = {"StreamEnabled": True, "StreamViewType": self.view_type}
            request["StreamSpecification"] = specification
        for index in self.indexes:
            member = "GlobalSecondaryIndexes" if index.is_global else "LocalSecondaryIndexes"
            request.setdefault(member, []).append(index_request(index))
        return request


def attribute_definitions(table: Table, names: set[str]) -> list[dict[str, str]]:
    return [{"AttributeName": n, "AttributeType": table.types[n]} for n in sorted(names)]


def key_schema(partition: tuple[str, ...], sort: tuple[str, ...]) -> list[dict[str, str]]:
    return [
        {"AttributeName": name, "KeyType": role}
        for names, role in ((partition, "HASH"), (sort, "RANGE"))
        for name in names
    ]


def index_request(index: Index) -> dict[str, Any]:
    if index.includes is None:
        projection: dict[str, Any] = {"ProjectionType": "ALL"}
    elif index.includes:
        named = sorted(index.includes)
        projection = {"ProjectionType": "INCLUDE", "NonKeyAttributes": named}
    else:
        projection = {"ProjectionType": "KEYS_ONLY"}
    return {
        "IndexName": index.name,
        "KeySchema": key_schema(index.partition, index.sort),
        "Projection": projection,
    }


ALL = None
KEYS_ONLY: frozenset[str] = frozenset()


def _gsi(name: str, partition: str, sort: str = "", includes: frozenset[str] | None = ALL) -> Index:
    return Index(name, tuple(partition.split()), tuple(sort.split()), includes, is_global=True)


def _lsi(name: str, sort: str, includes: frozenset[str] | None = ALL) -> Index:
    return Index(name, ("pk",), (sort,), includes, is_global=False)


DESIGNS = {
    design.name: design
    for design in (
        Design(
            "letters",
            "SS",
            (
                _gsi("by-g", "g"),
                _gsi("by-g-s", "g", "s", KEYS_ONLY),
                _gsi("overloaded", "sk", "pk", frozenset({"x", "m"})),
                _lsi("local-t", "t"),
                _lsi("local-s", "s", frozenset({"x"})),
            ),
            extra=_gsi("extra", "b", "u", frozenset({"x", "n"})),
            view_type="NEW_AND_OLD_IMAGES",
        ),
        Design(
            "numbers",
            "NN",
            (
                _gsi("two-and-two", "g s", "t b", frozenset({"x"})),
                _gsi("by-g-b", "g", "b"),
            ),
            extra=_gsi("extra", "u", "", KEYS_ONLY),
            view_type="NEW_IMAGE",
        ),
        Design(
            "bytes",
            "BB",
            (_gsi("by-b", "b", "sk", KEYS_ONLY), _lsi("local-b", "b", KEYS_ONLY)),
            extra=_gsi("extra", "g s", "u t"),
            view_type="NEW_AND_OLD_IMAGES",
        ),
        Design("plain", "S", (_gsi("by-g-u", "g", "u"),), extra=_gsi("extra", "s")),
    )
}


def _binary(content: bytes) -> str:
    return base64.b64encode(content).decode()


DIGITS_38 = "12345678901234567890123456789012345678"
LARGEST = "9.9999999999999999999999999999999999999E+125"

# U+FFFF sorts before U+1D11E in UTF-8, and after it in UTF-16.
_STRINGS = ["a", "b", "a\x00", "aa", "ab", "\x7f", "é", "\uffff", "\U0001d11e"]
_NUMBERS = ["0", "1", "-1", "-10", "-9.5", "10", "9.5", "1E-130", f"-{DIGITS_38}", LARGEST]
_BINARY = [b"a", b"\x00", b"\x00\x00", b"\xff", b"\xff\xff", b"a\x00", b"a" * 7, b"a" * 7 + b"\x00"]

SORT_KEYS: dict[str, list[Value]] = {
    "S": [{"S": text} for text in _STRINGS],
    "N": [{"N": text} for text in _NUMBERS],
    "B": [{"B": _binary(content)} for content in _BINARY],
}
PARTITION_KEYS: dict[str, list[Value]] = {
    "S": [{"S": text} for text in ("a", "a\x00", "é" * 512)],
    "N": [{"N": text} for text in ("0", "-1", DIGITS_38)],
    "B": [{"B": _binary(content)} for content in (b"\x00", b"\xff", bytes(2048))],
}
INDEX_KEYS: list[tuple[str, Value]] = [
    *(("g", {"S": text}) for text in ("a", "b")),
    *(("s", {"N": text}) for text in ("1", "-1", "-10")),
    *(("b", value) for value in SORT_KEYS["B"]),
    *(("t", value) for value in SORT_KEYS["S"]),
    *(("u", value) for value in SORT_KEYS["N"]),
]
UNFIT_INDEX_KEYS: list[tuple[str, Value]] = [
    ("g", {"N": "1"}),
    ("g", {"S": ""}),
    ("u", {"S": "1"}),
    ("b", {"L": [{"B": _binary(b"a")}]}),
]
PAYLOADS: list[tuple[str, Value]] = [
    ("x", {"S": "x"}),
    ("x", {"S": ""}),
    ("x", {"S": "x" * 1500}),
    ("x", {"B": _binary(b"")}),
    ("x", {"NULL": True}),
    ("x", {"BOOL": False}),
    ("n", {"N": "1"}),
    ("n", {"N": "00.50e1"}),
    ("n", {"N": f"-{DIGITS_38}"}),
    ("n", {"N": LARGEST}),
    ("ss", {"SS": ["b", "a", ""]}),
    ("ss", {"SS": ["é"]}),
    ("ns", {"NS": ["10", "-9", "1.50"]}),
    ("bs", {"BS": [_binary(b"\xff"), _binary(b""), _binary(b"\x00")]}),
    ("m", {"M": {}}),
    ("m", {"M": {"a": {"S": "a"}, "b": {"M": {"c": {"N": "7"}}}}}),
    ("m", {"M": {"a": {"L": [{"N": "1"}, {"M": {"c": {"S": "deep"}}}]}}}),
    ("l", {"L": []}),
    ("l", {"L": [{"S": "first"}, {"N": "2"}, {"L": [{"S": "third"}]}]}),
    ("l", {"L": [{"M": {"a": {"N": "1"}, "b": {"SS": ["s"]}}}, {"S": ""}]}),
]
PATHS: list[Path] = [
    ("x",),
    ("n",),
    ("ss",),
    ("m",),
    ("l",),
    ("m", "a"),
    ("m", "b"),
    ("m", "b", "c"),
    ("m", "a", 1, "c"),
    ("l", 0),
    ("l", 1),
    ("l", 0, "a"),
    ("l", 2, 0),
    ("ns",),
    ("bs",),
]
