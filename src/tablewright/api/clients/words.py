"""Words of a client: names, sentences and paragraphs, whatever the language.

Not here: how a language writes comments.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator

from tablewright.api.clients.facts import Api, Member
from tablewright.model.declaring.styles import pascal

_CODE_MARGIN = "    "


def client_name(api: Api) -> str:
    """What the client's class is called."""
    return f"{pascal(re.sub(r'[^0-9A-Za-z]+', '_', api.title))}Client"


def sentence(text: str) -> str:
    """A text that ends as a sentence does."""
    bare = text.strip()
    return bare if bare.endswith((".", "!", "?", ":")) else f"{bare}."


def told(member: Member) -> str:
    """What is said of a parameter; empty if nothing is."""
    parts = [sentence(member.description)] if member.description else []
    if member.default is not None:
        parts.append(f"Default: {json.dumps(member.default)}.")
    return " ".join(parts)


def folded(text: str, width: int) -> list[str]:
    """The lines of a text, folded anew: paragraphs, lists, and code that stays as it is.

    >>> folded("One and\\ntwo.\\n\\n- three\\n- four\\n  and five", 12)
    ['One and two.', '', '- three', '- four and', '  five']
    """
    lines: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        if lines:
            lines.append("")
        for part in _parts(block):
            if part.startswith(_CODE_MARGIN):
                lines.append(part)
            else:
                inner = "  " if part.startswith("- ") else ""
                lines += textwrap.wrap(part, width, subsequent_indent=inner)
    return lines


def _parts(block: str) -> Iterator[str]:
    """The paragraph of a block, or the items of its list, or the lines of its code."""
    waiting = ""
    for line in block.splitlines():
        if line.startswith(("- ", _CODE_MARGIN)) and waiting:
            yield waiting
            waiting = ""
        if line.startswith(_CODE_MARGIN):
            yield line
        else:
            waiting = f"{waiting} {line.strip()}" if waiting else line
    if waiting:
        yield waiting
