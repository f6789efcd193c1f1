"""`tablewright new`: creates a small system with a test."""

from __future__ import annotations

import keyword
import re
from collections.abc import Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Final

import click

from tablewright import __version__
from tablewright.commands.failures import AlreadyThere, UsageFailure
from tablewright.commands.finding import design_names
from tablewright.commands.outcome import Outcome, printable, write

_EXAMPLES = """\b
Examples:
  tablewright new shop                     shop.py and test_shop.py
  tablewright new shop --docker            also a Dockerfile
  tablewright new shop --systemd           also shop.service
\b
Then:
  tablewright serve shop --demo            the API, its documentation and a page
"""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")
_TEMPLATES: Final = files("tablewright") / "cli" / "templates"


@click.command(short_help="Create a new system.", epilog=_EXAMPLES)
@click.argument("name")
@click.option("--docker", is_flag=True, help="Also write a Dockerfile.")
@click.option("--systemd", is_flag=True, help="Also write a systemd unit, NAME.service.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def new(name: str, docker: bool, systemd: bool, as_json: bool) -> int:
    """Create NAME.py, a system with a table, an entity and an API, and test_NAME.py.

    The files are written to the working directory, and never overwrite a file. If NAME.py exists,
    --docker and --systemd write only their own files.
    """
    wanted = {"Dockerfile": "Dockerfile.txt"} if docker else {}
    if systemd:
        wanted[f"{name}.service"] = "unit.service.txt"
    is_new = not (wanted and Path(f"{name}.py").exists())
    if is_new:
        wanted = {f"{name}.py": "system.py.txt", f"test_{name}.py": "test.py.txt", **wanted}
    _check_name(name)
    _check_free(wanted)
    values = {"name": name, "title": _title(name), "version": __version__}
    for path, template in wanted.items():
        text = Template((_TEMPLATES / template).read_text(encoding="utf-8")).substitute(values)
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(text)
    steps = [
        f"tablewright serve {name} --demo",
        f"open http://127.0.0.1:8080/{name}/ and sign in with the demo key",
        f"pytest test_{name}.py",
    ]
    if not is_new:
        steps = [f"read the first lines of {path}" for path in wanted]
    outcome = Outcome(
        data={"files": list(wanted), "next": steps}, text=lambda: _text(wanted, steps)
    )
    return write(outcome, as_json=as_json)


def _check_name(name: str) -> None:
    if _NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise UsageFailure(
            f"{printable(name)!r} must be a Python name of at most 31 lowercase letters, digits "
            "and '_'."
        )
    if name in design_names():
        raise UsageFailure(f"A system named {name!r} is installed. Choose another name.")
    spec = find_spec(name)
    if spec is not None and not Path(f"{name}.py").exists():
        raise UsageFailure(f"A module named {name!r} exists. Choose another name.")


def _check_free(wanted: Mapping[str, str]) -> None:
    taken = [path for path in wanted if Path(path).exists()]
    if taken:
        verb = "exists" if len(taken) == 1 else "exist"
        raise AlreadyThere(f"{' and '.join(taken)} already {verb}. Nothing was written.")


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _text(wanted: Mapping[str, str], steps: list[str]) -> str:
    lines = [f"Wrote {', '.join(wanted)}.", "", "Next:"]
    return "\n".join([*lines, *(f"  {step}" for step in steps)])
