"""Update expressions: the text of changes for UpdateItem."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablewright.model.expressions.building import Placeholders, WireValue
from tablewright.model.expressions.changes import Change
from tablewright.model.forms import OPEN
from tablewright.model.forms.inside import element_of


def wire_of(change: Change) -> WireValue:
    """The value of a change as it is stored."""
    if change.action in ("assign", "assign_once", "add"):
        return change.form.to_wire(change.value)
    element = element_of(change.form) or OPEN
    elements = [element.to_wire(value) for value in change.value]
    if change.action in ("append", "prepend"):
        return {"L": elements}
    return {change.form.kind: [content for wire in elements for content in wire.values()]}


def update_expression(
    changes: Iterable[Change],
    wires: Mapping[str, WireValue | None],
    derived: Mapping[str, WireValue | None],
    placeholders: Placeholders,
    *,
    once: Mapping[str, WireValue] | None = None,
    starts: Mapping[str, WireValue] | None = None,
) -> str:
    """Returns the expression of all changes; `wires` has values in another stored form.

    `derived` are attributes computed from others: None removes them. `once` are set where they are
    missing. `starts` are the numbers that additions to missing attributes start from, instead of 0.
    """
    words: dict[str, list[str]] = {"SET": [], "REMOVE": [], "ADD": [], "DELETE": []}
    for change in changes:
        path = placeholders.path(change.steps)
        if change.action == "remove":
            words["REMOVE"].append(path)
            continue
        wire = wires.get(change.stored_name) or wire_of(change)
        value = placeholders.value(wire)
        start = None if starts is None else starts.get(change.stored_name)
        if change.action == "add" and start is not None:
            words["SET"].append(
                f"{path} = if_not_exists({path}, {placeholders.value(start)}) + {value}"
            )
            continue
        match change.action:
            case "assign":
                words["SET"].append(f"{path} = {value}")
            case "assign_once":
                words["SET"].append(f"{path} = if_not_exists({path}, {value})")
            case "add" | "include":
                words["ADD"].append(f"{path} {value}")
            case "exclude":
                words["DELETE"].append(f"{path} {value}")
            case "append":
                empty = placeholders.value({"L": []})
                words["SET"].append(
                    f"{path} = list_append(if_not_exists({path}, {empty}), {value})"
                )
            case "prepend":
                empty = placeholders.value({"L": []})
                words["SET"].append(
                    f"{path} = list_append({value}, if_not_exists({path}, {empty}))"
                )
    for name, wire in derived.items():
        path = placeholders.name(name)
        if wire is None:
            words["REMOVE"].append(path)
        else:
            words["SET"].append(f"{path} = {placeholders.value(wire)}")
    for name, wire in (once or {}).items():
        path = placeholders.name(name)
        words["SET"].append(f"{path} = if_not_exists({path}, {placeholders.value(wire)})")
    return " ".join(f"{word} {', '.join(parts)}" for word, parts in words.items() if parts)
