"""Text of a client in any language: names, sentences and paragraphs.

Not here: the comment syntax of a language.
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
    """Returns the name of the client's class."""
    return f"{pascal(re.sub(r'[^0-9A-Za-z]+', '_', api.title))}Client"


def sentence(text: str) -> str:
    """Returns a text with a full stop at its end."""
    bare = text.strip()
    return bare if bare.endswith((".", "!", "?", ":")) else f"{bare}."


def told(member: Member) -> str:
    """Returns the description of a parameter; empty without one."""
    parts = [sentence(member.description)] if member.description else []
    if member.default is not None:
        parts.append(f"Default: {json.dumps(member.default)}.")
    return " ".join(parts)


def folded(text: str, width: int) -> list[str]:
    """Rewraps a text: paragraphs, lists, and code, which stays unchanged.

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
    """Returns the paragraph of a block, the items of its list, or the lines of its code."""
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
