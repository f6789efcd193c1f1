"""The errors of the accounts kit: conflicts and limits, each with a reason that programs read."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.errors import ConflictingError, ForbiddenError, InvalidError


def conflict(reason: str, message: str) -> ConflictingError:
    """409 with a reason that programs read."""
    return ConflictingError(message, details={"reason": reason})


def last_admin(role: str) -> ConflictingError:
    """The change would leave a root account without a member of the first role."""
    return conflict(
        "last_admin", f"The account must keep at least one active {role} without exceptions."
    )


def grants_more(permissions: Sequence[str]) -> ForbiddenError:
    """Returns the error for granting or removing permissions that the caller lacks."""
    return ForbiddenError(
        f"You may not change permissions that you lack: {', '.join(permissions)}.",
        details={"reason": "grants_more", "permissions": list(permissions)},
    )


def unknown_role(role: str, known: Sequence[str]) -> InvalidError:
    """A role that the system does not have."""
    return InvalidError(
        f"Unknown role {role[:40]!r}. It must be one of: {', '.join(known)}.",
        details={"place": "role"},
    )


def unknown_permission(permission: str) -> InvalidError:
    """A permission that the system does not have."""
    return InvalidError(
        f"Unknown permission {permission[:80]!r}.", details={"place": "permissions"}
    )
