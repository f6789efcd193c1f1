"""`tablewright version`: prints the versions that a bug report needs."""

from __future__ import annotations

import click

from tablewright import __version__
from tablewright.commands.outcome import Outcome, write

_EXAMPLES = """\b
Examples:
  tablewright version
  tablewright version --json
"""


@click.command(epilog=_EXAMPLES)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def version(as_json: bool) -> int:
    """Show the versions of Tablewright and its dependencies."""
    return write(Outcome(data=versions(), text=_lines), as_json=as_json)


def version_text() -> str:
    """Returns the line that `tablewright --version` prints."""
    return f"tablewright {__version__}"


def versions() -> dict[str, str]:
    """Returns the versions of Tablewright, Python and the dependencies that affect behaviour."""
    import platform
    from importlib import metadata

    return {
        "tablewright": __version__,
        "python": platform.python_version(),
        "lmdb": metadata.version("lmdb"),
        "msgspec": metadata.version("msgspec"),
        "platform": platform.platform(),
    }


def _lines() -> str:
    return "\n".join(f"{name:<12} {value}" for name, value in versions().items())
