"""Writes the generated parts of the documentation, between their markers.

`make docs` writes them; `--check` only names pages that are out of date.
"""

from __future__ import annotations

import ast
import json
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
from request_page import requests_page
from security_page import security_tables

import tablewright
from tablewright import limits
from tablewright.cli.root import root

FOLDER = Path(__file__).parent
INTERNALS = FOLDER.parent / "internals"
RESULTS = FOLDER.parents[1] / "bench" / "results"
HELP_COLUMNS = 88
_LIMITS_HEAD = ("| Name | Value | Source or reason |", "|---|---:|---|")


def main(arguments: list[str]) -> int:
    """Brings every page up to date, or says which are not."""
    stale = [page for page in PAGES if _updated(page) != page.read_text()]
    if "--check" in arguments:
        sys.stderr.writelines(f"{page.name} is out of date: run `make docs`.\n" for page in stale)
        return 1 if stale else 0
    for page in stale:
        page.write_text(_updated(page))
    return 0


def commands() -> str:
    """The help text of every command, under a heading each."""
    return "\n\n".join(f"## {name}\n\n```text\n{text}\n```" for name, text in _help_texts())


def limits_tables() -> str:
    """Returns every limit with its value and source, a table per section of each `limits.py`."""
    return "\n\n".join(map(_limits_table, _limits_modules()))


def _limits_modules() -> list[ModuleType]:
    """Every `limits` module, those of the lowest packages first."""
    found = pkgutil.walk_packages(tablewright.__path__, "tablewright.")
    names = sorted((one.name for one in found if one.name.endswith(".limits")), key=_depth)
    return [import_module(name) for name in names]


def _depth(name: str) -> tuple[int, str]:
    return name.count("."), name


def _limits_table(module: ModuleType) -> str:
    source = Path(str(module.__file__)).read_text().splitlines()
    limit_at = {node.lineno: node for node in _limit_nodes("\n".join(source))}
    lines: list[str] = []
    for number, line in enumerate(source, start=1):
        if line.startswith("# "):
            lines += ["", f"## {line[2:]}", "", *_LIMITS_HEAD]
        elif lines and (node := limit_at.get(number)):
            name, note = ast.unparse(node.target), source[(node.end_lineno or number) - 1]
            lines.append(f"| `{name}` | {_value(module, name)} | {note.partition('# ')[2]} |")
    return "\n".join(lines).strip()


def _limit_nodes(source: str) -> list[ast.AnnAssign]:
    return [node for node in ast.parse(source).body if isinstance(node, ast.AnnAssign)]


def _help_texts() -> Iterator[tuple[str, str]]:
    yield from _help_of(root, "tablewright", None)


def _help_of(
    command: click.Command, name: str, parent: click.Context | None
) -> Iterator[tuple[str, str]]:
    """The help of a command, and of all commands below it that are not hidden."""
    context = _context(command, name, parent)
    yield context.command_path, _help_text(context)
    if isinstance(command, click.Group):
        for below in sorted(command.list_commands(context)):
            found = command.get_command(context, below)
            if found is not None and not found.hidden:
                yield from _help_of(found, below, context)


def _context(command: click.Command, name: str, parent: click.Context | None) -> click.Context:
    return command.make_context(
        name, [], parent, resilient_parsing=True, terminal_width=HELP_COLUMNS
    )


def _help_text(context: click.Context) -> str:
    return context.get_help().rstrip()


def _value(module: ModuleType, name: str) -> str:
    value: int = getattr(module, name)
    for unit, size in (("GiB", limits.GIB), ("MiB", limits.MIB), ("KiB", limits.KIB)):
        if "BYTES" in name and value >= size and value % size == 0:
            return f"{value:,} ({value // size:,} {unit})"
    return f"{value:,}"


def results_table(name: str) -> str:
    """Returns the results of a benchmark, from `bench/results`, as a table below its conditions."""
    results = json.loads((RESULTS / f"{name}.json").read_text())
    columns: list[str] = results["columns"]
    alignment = [
        "---",
        *("---:" if _is_number(results["rows"], n) else "---" for n in _rest(columns)),
    ]
    rows = [columns, alignment, *results["rows"]]
    lines = [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows]
    told = f"`{results['command']}`, {results['date']}: {results['machine']}."
    return "\n".join([told, "", *lines])


def _rest(columns: list[str]) -> range:
    return range(1, len(columns))


def _is_number(rows: list[list[str]], column: int) -> bool:
    return all(re.match(r"[\d-]|$|has none", row[column]) for row in rows)


PAGES: dict[Path, Callable[[], str]] = {
    FOLDER / "cli.md": commands,
    FOLDER / "limits.md": limits_tables,
    FOLDER / "requests.md": requests_page,
    INTERNALS / "security.md": security_tables,
    INTERNALS / "speed.md": partial(results_table, "engine"),
    INTERNALS / "endpoint-speed.md": partial(results_table, "endpoint"),
    INTERNALS / "model-speed.md": partial(results_table, "model"),
    INTERNALS / "core-speed.md": partial(results_table, "core"),
    INTERNALS / "kits-speed.md": partial(results_table, "kits"),
    INTERNALS / "yggdrasil-speed.md": partial(results_table, "yggdrasil"),
}

_GENERATED = re.compile(r"(?<=<!-- generated by make docs -->\n).*(?=<!-- end -->)", re.DOTALL)


def _updated(page: Path) -> str:
    text, replaced = _GENERATED.subn(lambda _: f"\n{PAGES[page]()}\n\n", page.read_text())
    assert replaced == 1, f"{page} has no place for its generated part"
    return text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
