"""`tablewright client`: a typed client of a system's HTTP API."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.finding import found_system
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.output import output_option

if TYPE_CHECKING:
    from tablewright.api.clients import Language

_EXAMPLES = """\b
Examples:
  tablewright client events --lang python --output events_client.py
  tablewright client events --lang typescript > events_client.ts
  tablewright client shop --lang python --json | jq -r '.data.client'
"""


@click.command(short_help="Generate a typed client for a system's API.", epilog=_EXAMPLES)
@click.argument("name")
@click.option(
    "--lang",
    "language",
    type=click.Choice(["python", "typescript"]),
    required=True,
    help="Language of the client.",
)
@output_option(
    "output",
    click.Path(dir_okay=False, path_type=Path),
    "Output file; overwritten if it exists.  [default: stdout]",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def client(name: str, language: Language, output: Path | None, as_json: bool) -> int:
    """Generate a client for a system's HTTP API: one file without dependencies.

    The client has a method for each operation, types for requests and responses, and iterators over
    lists, and it honours Retry-After. NAME is an installed system, or a module that defines SYSTEM.
    """
    system = found_system(name)
    from tablewright.api.clients import client_text
    from tablewright.api.openapi.document import document_of

    document = document_of(system)
    command = f"tablewright client {name} --lang {language}"
    text = client_text(document, language=language, command=command)
    if output is None:
        outcome = Outcome(data={"client": text}, text=lambda: text.rstrip("\n"))
        return write(outcome, as_json=as_json)
    output.write_text(text, encoding="utf-8")
    lines = text.count("\n")
    told = (
        f"Wrote a client for {printable(name)} to {printable(str(output))}: "
        f"{counted(lines, 'line')}."
    )
    data = {"file": str(output), "language": language, "lines": lines}
    return write(Outcome(data=data, text=lambda: told), as_json=as_json)
