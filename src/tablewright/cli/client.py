"""`tablewright client`: a typed client of a system's HTTP API."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.cli.designs import system_names
from tablewright.cli.failures import UnknownDesign
from tablewright.cli.outcome import Outcome, counted, printable, write

if TYPE_CHECKING:
    from tablewright.api.clients import Language

_EXAMPLES = """\b
Examples:
  tablewright client events --lang python --output events_client.py
  tablewright client events --lang typescript > events_client.ts
  tablewright client shop.service --lang python --json | jq -r '.data.client'
"""


@click.command(short_help="Write a typed client of a system's API.", epilog=_EXAMPLES)
@click.argument("name")
@click.option(
    "--lang",
    "language",
    type=click.Choice(["python", "typescript"]),
    required=True,
    help="Which language it is for.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write to this file, in place of what is there.",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def client(name: str, language: Language, output: Path | None, as_json: bool) -> int:
    """Write a client of a system's HTTP API, in one file that needs no library.

    It has a method for each operation, types for what is sent and received, iterators over lists,
    and it waits and asks again where the service says so. NAME is a system that ships with
    Tablewright, or a module with ROUTES, TITLE, VERSION and SCHEMES.
    """
    from tablewright.api.clients import client_text

    document = _document(name)
    command = f"tablewright client {name} --lang {language}"
    text = client_text(document, language=language, command=command)
    if output is None:
        outcome = Outcome(data={"client": text}, text=lambda: text.rstrip("\n"))
        return write(outcome, as_json=as_json)
    output.write_text(text, encoding="utf-8")
    lines = text.count("\n")
    told = f"{printable(str(output))} is a client of {printable(name)}: {counted(lines, 'line')}."
    data = {"file": str(output), "language": language, "lines": lines}
    return write(Outcome(data=data, text=lambda: told), as_json=as_json)


def _document(name: str) -> dict[str, Any]:
    """The OpenAPI document of a system, or of a module that offers routes."""
    from tablewright.api.openapi import document

    module = _service_module(name)
    base = name.rpartition(".")[0].rpartition(".")[2] if "." in name else name
    return document(
        module.ROUTES,
        title=module.TITLE,
        version=module.VERSION,
        schemes=module.SCHEMES,
        description=getattr(module, "DESCRIPTION", ""),
        base=f"/{base}",
    )


def _service_module(name: str) -> Any:
    """The module that offers the API; raises `UnknownDesign`."""
    systems = system_names()
    module_name = _system_module(name, systems) if name in systems else name
    if "" not in sys.path:
        sys.path.insert(0, "")  # as `python -m` does
    try:
        module = import_module(module_name)
    except (ModuleNotFoundError, ValueError, TypeError) as error:
        alike = get_close_matches(name, systems, n=1)
        meant = f" Did you mean {alike[0]}?" if alike else ""
        missing = getattr(error, "name", None) or name
        raise UnknownDesign(f"There is no system and no module {missing!r}.{meant}") from None
    missing = [one for one in ("ROUTES", "TITLE", "VERSION", "SCHEMES") if not hasattr(module, one)]
    if missing:
        raise UnknownDesign(f"{module_name} offers no HTTP API: it has no {missing[0]}.")
    return module


def _system_module(name: str, systems: list[str]) -> str:
    served = [one for one in systems if find_spec(f"tablewright.systems.{one}.service")]
    if name not in served:
        raise UnknownDesign(f"{name} has no HTTP API yet. There are those of: {', '.join(served)}.")
    return f"tablewright.systems.{name}.service"
