"""The source of the function that builds an item from an entity's values.

    def item(values):
        try:
            _1 = values["user_id"]
            _2 = (_1 if type(_1) is str and _1.isascii() and matches(_1) else stored(_1))
            _3 = f"USER#{_2}"
            if not _2 or "#" in _2 or HIGHEST in _2: return plain(values)
            item = {"UserId": {"S": _2}, ...}
            item["PK"] = {"S": _3}
            return item
        except Exception: pass
        return plain(values)

Every attribute is checked once, and its stored form is used in the keys. Unusual values and errors
are left to the plain path, which explains them.
Not here: attributes without keys (`model.plans.codec_source`), the plain path
(`model.stored.items`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tablewright.model.checking.neighbours import rivals
from tablewright.model.declaring.templates import HIGHEST, KeyPart, KeyTemplate
from tablewright.model.forms.source import Scope
from tablewright.model.plans.codec_source import WriterSource
from tablewright.model.plans.entry_plans import Computed, EntryPlan, KeyAttribute, WireItem
from tablewright.model.plans.plan import GUARD_PREFIX, EntityPlan


def item_maker(
    plan: EntityPlan,
    plain: Callable[[Any], WireItem],
    *,
    unfit: Iterable[str] = (),
    wired: Iterable[str] = (),
) -> Callable[[Any], WireItem]:
    """Builds the function from values to the item to store, without encrypted attributes.

    `unfit` names the attributes to check first, `wired` those whose values are wires.
    """
    source = ItemSource(plan, plain, unfit, wired)
    source.add_key(plan)
    for one in plan.computed:
        source.add_computed(one)
    source.add_entry(plan.primary)
    for entry in plan.secondary:
        source.add_entry(entry, beside=plan.key_names)
    source.add_attributes()
    if plan.table.tag is not None:
        source.add_mark(plan.table.tag, {"S": plan.tag})
    if plan.upgrades is not None:
        source.add_mark(plan.upgrades.attribute, {"N": str(plan.upgrades.version)})
    return source.function(["def item(values):"], name="item")


def place_maker(plan: EntityPlan) -> Callable[[WireItem], tuple[str, ...]]:
    """Builds the function from an item or a key to its place: its table and key values."""
    held = [f"item[{one.stored_name!r}][{one.kind!r}]" for one in plan.primary.attributes]
    lines = ["def place(item):", f" return ({plan.table_name!r}, {', '.join(held)})"]
    return Scope().function(lines, name="place", owner=plan.name)


class ItemSource(WriterSource):
    """The source of one such function."""

    def __init__(
        self,
        plan: EntityPlan,
        plain: Callable[[Any], WireItem],
        unfit: Iterable[str],
        wired: Iterable[str],
    ) -> None:
        super().__init__(plan.codec, plain, plan.time_names, unfit=unfit, wired=wired)
        # Variables of texts in keys and of whole keys.
        self._texts: dict[tuple[str, str, bool], str] = {}
        self._keys: dict[str, str] = {}

    # The parts of the item

    def add_mark(self, stored_name: str, wire: dict[str, str]) -> None:
        """Adds a wire that all items have."""
        self._afterwards.append(f"item[{stored_name!r}] = {wire!r}")

    def add_computed(self, one: Computed) -> None:
        """Adds a computed attribute, if none of its parts is missing."""
        self._add({one.field.stored_name: self._text_wire(one.template)}, [one.template])

    def add_entry(self, entry: EntryPlan, *, beside: Iterable[str] = ()) -> None:
        """Adds the key attributes of an entry, if the item has one."""
        wires = {one.stored_name: self._wire(one) for one in entry.attributes}
        templates = [one.template for one in entry.attributes]
        allowed = [
            f"{self._value(name)} in {self._scope.bind(values)}"
            for name, values in entry.when.items()
        ]
        made = {one.stored_name for one in entry.attributes if not one.is_own} - {*beside}
        self._add({name: wires[name] for name in wires if name in made}, templates, allowed)

    def add_key(self, plan: EntityPlan) -> None:
        """Adds the checks of every key: complete, not a guard's and not another entity's."""
        texts: list[str] = []
        for one in plan.primary.attributes:
            self._wire(one)
            for name in self._doubtful([one.template]):
                self._key_checks.append(f"if {self._value(name)} is None: {self._plainly}")
            if one.kind == "S":
                texts.append(self._key(one.template))
        partition = plan.primary.partition[0]
        # The prefix of a longer literal was checked when the table got its entities.
        if partition.kind == "S" and GUARD_PREFIX.startswith(partition.template.literal_prefix):
            self._key_checks.append(f"if {texts[0]}.startswith({GUARD_PREFIX!r}): {self._plainly}")
        forging = dict.fromkeys(text for _, text in rivals(plan))
        found = " or ".join(f"{one!r} in {text}" for one in forging for text in texts)
        if found:
            self._key_checks.append(f"if {found}: {self._plainly}")

    def _add(
        self, wires: dict[str, str], templates: list[KeyTemplate], allowed: Iterable[str] = ()
    ) -> None:
        """Adds wires that exist if no part of the templates is missing, and everything else is
        valid.
        """
        there = [f"{self._value(name)} is not None" for name in self._doubtful(templates)]
        conditions = " and ".join([*there, *allowed])
        lines = [f"item[{name!r}] = {wire}" for name, wire in wires.items()]
        if conditions and lines:
            self._afterwards += [f"if {conditions}:", *(f" {line}" for line in lines)]
        else:
            self._afterwards += lines

    # Variables

    def _doubtful(self, templates: list[KeyTemplate]) -> list[str]:
        """The parts that may be missing."""
        names = dict.fromkeys(name for template in templates for name in template.names)
        return [name for name in names if self._may_be_none(self._codec.fields[name])]

    def _wire(self, one: KeyAttribute) -> str:
        if one.kind == "S":
            return self._text_wire(one.template)
        made = f"{self._scope.bind(one.wire)}(values)"
        wire = self._variable(self._keys, one.template.text, made)
        if not self._doubtful([one.template]):
            self._checks[wire] = [f"{wire} is None"]
        return wire

    def _text_wire(self, template: KeyTemplate) -> str:
        return f"{{'S': {self._key(template)}}}"

    def _key(self, template: KeyTemplate) -> str:
        """Returns the variable of a key's text, which is invalid if a part is missing."""
        text = "".join(
            f"{_escaped(part.literal)}{{{self._text(part, is_bare=template.is_bare)}}}"
            for part in template.parts
        )
        return self._variable(self._keys, template.text, f"f{text + _escaped(template.tail)!r}")

    def _text(self, part: KeyPart, *, is_bare: bool) -> str:
        """Returns the variable of a part's text, with its checks."""
        value = self._value(part.name)
        content = None if part.spec else self._content(part.name)
        source = content and part.form.key_text_source(value, content, self._scope)
        if source is None or (is_bare and source != content):  # which has its own check
            source = f"{self._scope.bind(part.text_of)}({value})"
        text = content
        if text is None or source != content:
            made = self._unless_none(part.name, source)
            text = self._variable(self._texts, (part.name, part.spec, is_bare), made)
        highest = self._scope.bind(HIGHEST)
        tests = [f"not {text}", f"{highest} in {text}"]
        tests += [f"{part.separator!r} in {text}"] if part.separator else []
        if self._may_be_none(self._codec.fields[part.name]):
            tests = [f"{value} is not None and {test}" for test in tests]
        known = self._checks.setdefault(text, [])
        known += [test for test in tests if test not in known]
        return text


def _escaped(literal: str) -> str:
    return literal.replace("{", "{{").replace("}", "}}")
