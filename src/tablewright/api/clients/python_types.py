"""Types of a Python client: dataclasses, and their decoding and encoding.

Not here: operations (`clients.python_writer`).
"""

from __future__ import annotations

import builtins
import json
import keyword
from collections.abc import Iterator
from typing import Any

from tablewright.api.clients.facts import (
    Alias,
    Api,
    Choice,
    Kind,
    Listed,
    Mapped,
    Member,
    Named,
    Nullable,
    OneOf,
    Operation,
    Record,
    Scalar,
)
from tablewright.api.clients.words import folded, sentence
from tablewright.model.declaring.styles import snake

COLUMNS_MAX = 100
_DOC_COLUMNS = COLUMNS_MAX - len('"""' * 2)

_PLAIN = {
    "text": "str",
    "integer": "int",
    "number": "float",
    "decimal": "Decimal",
    "flag": "bool",
    "instant": "datetime",
    "file": "bytes",
    "anything": "Any",
}
_READERS = {"number": "float", "decimal": "Decimal", "instant": "_time"}


# Names that members cannot have, because the class uses them.
_TAKEN = frozenset("bool dict float from_json int list str to_json".split())


def parameter_name(name: str) -> str:
    """Returns a valid Python name for a parameter.

    >>> [parameter_name(name) for name in ("nextCursor", "If-Match", "from", "type")]
    ['next_cursor', 'if_match', 'from_', 'type_']
    """
    bare = snake(name.replace("-", "_"))
    return f"{bare}_" if keyword.iskeyword(bare) or hasattr(builtins, bare) else bare


def method_name(name: str) -> str:
    """Returns a valid name for a method; `close` is reserved."""
    return f"{name}_" if keyword.iskeyword(name) or name == "close" else name


def member_name(name: str) -> str:
    """Returns a valid Python name for a member.

    >>> [member_name(name) for name in ("nextCursor", "type", "from", "list")]
    ['next_cursor', 'type', 'from_', 'list_']
    """
    bare = snake(name.replace("-", "_"))
    return f"{bare}_" if keyword.iskeyword(bare) or bare in _TAKEN else bare


def annotation(kind: Kind) -> str:
    """Returns the kind as an annotation."""
    if isinstance(kind, Scalar):
        return _PLAIN[kind.plain]
    if isinstance(kind, Choice):
        return f"Literal[{', '.join(map(literal, kind.values))}]"
    if isinstance(kind, Listed):
        return f"list[{annotation(kind.of)}]"
    if isinstance(kind, Mapped):
        return f"dict[str, {annotation(kind.of)}]"
    if isinstance(kind, Named):
        return kind.name
    if isinstance(kind, OneOf):
        return " | ".join(name for _, name in kind.members)
    return f"{annotation(kind.of)} | None"


def optional(kind: Kind) -> str:
    """Returns the annotation of an optional value."""
    said = annotation(kind)
    return said if said == "Any" or isinstance(kind, Nullable) else f"{said} | None"


def literal(value: Any) -> str:
    """Returns a JSON value as a Python literal; strings have double quotes."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def _default(member: Member) -> str:
    """Returns the default of a member in its own type."""
    kind = member.kind.of if isinstance(member.kind, Nullable) else member.kind
    plain = kind.plain if isinstance(kind, Scalar) else None
    if plain == "decimal":
        return f'Decimal("{member.default}")'
    if plain == "instant":
        return f'field(default_factory=lambda: _time("{member.default}"))'
    return literal(member.default)


def _sent_default(member: Member) -> str:
    """Returns the default of a member as it is sent; a Decimal is exact only as text."""
    is_exact = isinstance(member.kind, Scalar) and member.kind.plain == "decimal"
    return literal(str(member.default) if is_exact else member.default)


def docstring(text: str, margin: str) -> str:
    """Returns a wrapped docstring."""
    safe = text.replace("\\", "\\\\").replace('"""', "'''")
    lines = folded(safe, _DOC_COLUMNS - len(margin))
    if len(lines) == 1:
        return f'{margin}"""{lines[0]}"""'
    rest = [f"{margin}{line}".rstrip() for line in lines[1:]]
    return "\n".join([f'{margin}"""{lines[0]}', *rest, f'{margin}"""'])


class Types:
    """The types that a client declares, and which of them it decodes and encodes."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self._read = set(self._reached(one.answer for one in api.operations))
        self._sent = set(self._reached(one.body for one in api.operations))
        self._unions: dict[str, OneOf] = {}  # the decoding function by name
        self._written: set[str] = set()

    def _reached(self, kinds: Iterator[Kind | None]) -> Iterator[str]:
        """Returns the records that kinds contain."""
        waiting, seen = [kind for kind in kinds if kind is not None], set[str]()
        while waiting:
            kind = waiting.pop()
            if isinstance(kind, (Listed, Mapped, Nullable)):
                waiting.append(kind.of)
            names = [name for _, name in kind.members] if isinstance(kind, OneOf) else []
            names += [kind.name] if isinstance(kind, Named) else []
            for name in names:
                record = self._api.records.get(name)
                if record is not None and name not in seen:
                    seen.add(name)
                    waiting += [member.kind for member in record.members]
        yield from seen

    def source(self) -> str:
        """Returns all declarations: choices, then records in order of dependency."""
        parts = [_alias(one) for one in self._api.aliases.values()]
        for record in self._api.records.values():
            parts += self._with_parts(record)
        parts += [_union(name, kind) for name, kind in sorted(self._unions.items())]
        return "\n\n\n".join(parts)

    def _with_parts(self, record: Record) -> Iterator[str]:
        if record.name in self._written:
            return
        self._written.add(record.name)
        for name in sorted(self._reached(iter([member.kind for member in record.members]))):
            yield from self._with_parts(self._api.records[name])
        yield self._record(record)

    def _record(self, record: Record) -> str:
        lines = ["@dataclass(frozen=True, slots=True, kw_only=True)", f"class {record.name}:"]
        lines.append(docstring(sentence(record.description or record.name), "    "))
        lines.append("")
        for member in record.members:
            lines.append(f"    {member_name(member.name)}: {self._declared(member)}")
            if member.description:
                lines.append(docstring(sentence(member.description), "    "))
        if record.name in self._read:
            lines += ["", *self._from_json(record)]
        if record.name in self._sent:
            lines += ["", *_to_json(record)]
        return "\n".join(lines)

    def _declared(self, member: Member) -> str:
        if member.is_required:
            return annotation(member.kind)
        if member.default is None:
            return f"{optional(member.kind)} = None"
        said = annotation(member.kind)
        if isinstance(member.default, (list, dict)):
            return f"{said} = field(default_factory={said.removesuffix(' | None')})"
        return f"{said} = {_default(member)}"

    def _from_json(self, record: Record) -> Iterator[str]:
        yield "    @classmethod"
        yield f"    def from_json(cls, given: Any) -> {record.name}:"
        yield '        """Reads the JSON that the service returns."""'
        yield "        return cls("
        for member in record.members:
            place = f'given["{member.name}"]'
            if not member.is_required:
                default = "" if member.default is None else f", {_sent_default(member)}"
                place = f'given.get("{member.name}"{default})'
            kind = member.kind
            if not member.is_required and member.default is None and not isinstance(kind, Nullable):
                kind = Nullable(kind)
            line = f"            {member_name(member.name)}={self.reading(kind, place)},"
            if len(line) > COLUMNS_MAX:
                function, _, given = line.partition("(")
                line = f"{function}(\n                {given.removesuffix('),')}\n            ),"
            yield line
        yield "        )"

    def reading(self, kind: Kind, place: str) -> str:
        """Returns an expression that decodes a value."""
        if isinstance(kind, Nullable):
            reader = self._reader(kind.of)
            return place if reader is None else f"_maybe({reader}, {place})"
        if isinstance(kind, (Listed, Mapped)):
            reader = self._reader(kind.of)
            function = "_each" if isinstance(kind, Listed) else "_by_name"
            return place if reader is None else f"{function}({reader}, {place})"
        reader = self._reader(kind)
        return place if reader is None else f"{reader}({place})"

    def _reader(self, kind: Kind) -> str | None:
        """Returns a decoding function; None if the JSON value needs no decoding."""
        if isinstance(kind, Scalar):
            return _READERS.get(kind.plain)
        if isinstance(kind, Named):
            return f"{kind.name}.from_json" if kind.name in self._api.records else None
        if isinstance(kind, OneOf):
            name = f"_{snake('Or'.join(name for _, name in kind.members))}"
            self._unions[name] = kind
            return name
        if isinstance(kind, (Listed, Mapped, Nullable)):
            inner = self.reading(kind, "one")
            return None if inner == "one" else f"lambda one: {inner}"
        return None


def _alias(alias: Alias) -> str:
    words = sentence(alias.description) if alias.description else ""
    above = "".join(f"# {line}".rstrip() + "\n" for line in folded(words, _DOC_COLUMNS))
    line = f"{alias.name} = {annotation(alias.choice)}"
    if len(line) > COLUMNS_MAX:
        values = "".join(f"    {literal(one)},\n" for one in alias.choice.values)
        line = f"{alias.name} = Literal[\n{values}]"
    return above + line


def _union(name: str, kind: OneOf) -> str:
    lines = [f"def {name}(given: Any) -> {annotation(kind)}:"]
    *others, (_, last) = kind.members
    for value, record in others:
        lines.append(f'    if given["{kind.tag}"] == {literal(value)}:')
        lines.append(f"        return {record}.from_json(given)")
    return "\n".join([*lines, f"    return {last}.from_json(given)"])


def _to_json(record: Record) -> Iterator[str]:
    yield "    def to_json(self) -> dict[str, Any]:"
    yield '        """Returns the JSON to send to the service."""'
    always = [one for one in record.members if one.is_required or one.default is not None]
    pairs = [f'"{one.name}": self.{member_name(one.name)}' for one in always]
    if record.tag is not None:
        pairs.insert(0, f'"{record.tag[0]}": {literal(record.tag[1])}')
    yield f"        given: dict[str, Any] = {'{' if pairs else '{}'}"
    for pair in pairs:
        yield f"            {pair},"
    if pairs:
        yield "        }"
    for member in record.members:
        if member not in always:
            name = member_name(member.name)
            yield f"        if self.{name} is not None:"
            yield f'            given["{member.name}"] = self.{name}'
    yield "        return given"


def parameters_of(operation: Operation) -> tuple[list[str], list[str]]:
    """Returns the parameters of a method: positional, then keyword-only."""
    by_place = [f"{parameter_name(one.name)}: {annotation(one.kind)}" for one in operation.in_path]
    if operation.body is not None:
        # Any mapping can be sent; the client returns dictionaries.
        said = annotation(operation.body)
        by_place.append(
            f"body: {'Mapping' + said.removeprefix('dict')}"
            if said.startswith("dict[")
            else f"body: {said}"
        )
    by_name: list[str] = []
    for one in (*operation.in_query, *operation.in_headers):
        said = annotation(one.kind) if one.is_required else f"{optional(one.kind)} = None"
        by_name.append(f"{parameter_name(one.name)}: {said}")
    return by_place, by_name
