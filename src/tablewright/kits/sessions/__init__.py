"""People who sign in: passwords, sessions, one-time tokens, and limits on attempts."""

from __future__ import annotations

from tablewright.kits.sessions.passwords import Passwords

__all__ = ["Passwords"]
