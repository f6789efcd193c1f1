"""Vocabulary: the names of the permissions that the kit's routes require.

Every system has its own list of permissions, and maps them to the kit's routes; the defaults suit
most systems.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The permissions that routes of accounts require."""

    read: str = "account.read"
    update: str = "account.update"
    create_child: str = "account.create_child"
    move: str = "account.move"
    suspend: str = "account.suspend"
    terminate: str = "account.terminate"
    read_members: str = "users.read"
    invite: str = "users.invite"
    manage_members: str = "users.manage"

    def __iter__(self) -> Iterable[str]:
        return iter(astuple(self))
