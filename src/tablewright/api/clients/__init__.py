"""Typed clients, written from an OpenAPI document of ours.

    text = client_text(document, language="python", command="tablewright client events ...")

Not here: the document (`api.openapi`), the command (`cli.client`).
"""

from __future__ import annotations

from typing import Any, Literal

from tablewright.api.clients.python_writer import python_client
from tablewright.api.clients.reading import read_document
from tablewright.api.clients.typescript_writer import typescript_client

Language = Literal["python", "typescript"]

_WRITERS = {"python": python_client, "typescript": typescript_client}


def client_text(document: dict[str, Any], *, language: Language, command: str) -> str:
    """Returns the source of a client in one file; its header contains `command`."""
    return _WRITERS[language](read_document(document), command)
