"""`tablewright explain`: shows the page of an error code.

The pages are those of `docs/errors`: a wheel contains them, and a checkout has them in place.
"""

from __future__ import annotations

import difflib
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablewright.commands.failures import UsageFailure
from tablewright.commands.outcome import Outcome, write

if TYPE_CHECKING:
    from rich.console import RenderableType

_EXAMPLES = """\b
Examples:
  tablewright explain                  list all codes
  tablewright explain D103
  tablewright explain d103 | less
  tablewright explain D103 --json | jq -r '.data.page'
"""


@click.command(short_help="Explain an error code.", epilog=_EXAMPLES)
@click.argument("code", required=False)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def explain(code: str | None, as_json: bool) -> int:
    """Show what an error CODE means and what to do. Without CODE, list all codes."""
    pages = {page.name.removesuffix(".md"): page for page in _pages().iterdir()}
    if code is None:
        titles = {name: _title(pages[name].read_text(encoding="utf-8")) for name in sorted(pages)}
        return write(
            Outcome(data={"titles": titles}, text=lambda: _listed(titles)), as_json=as_json
        )
    found = pages.get(code.upper())
    if found is None:
        alike = difflib.get_close_matches(code.upper(), pages, 1)
        meant = f" Did you mean {alike[0]}?" if alike else ""
        raise UsageFailure(f"Unknown error code {code!r}.{meant}")
    page = found.read_text(encoding="utf-8")
    data: dict[str, Any] = {"code": code.upper(), "title": _title(page), "page": page}
    return write(Outcome(data=data, text=lambda: _shown(page)), as_json=as_json)


def _pages() -> Traversable:
    shipped = files("tablewright.errors") / "pages"
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "docs" / "errors"


def _title(page: str) -> str:
    return page.partition("\n")[0].partition(": ")[2]


def _listed(titles: dict[str, str]) -> str:
    return "\n".join(f"{code:<14}{title}" for code, title in titles.items())


def _shown(page: str) -> RenderableType:
    if not sys.stdout.isatty():
        return page.rstrip()
    from rich.markdown import Markdown

    return Markdown(page)
