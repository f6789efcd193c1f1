"""Packages that only some fixtures need, and that no extra of Tablewright installs."""

from __future__ import annotations

from importlib.util import find_spec

from tablewright.errors import MissingExtraError


def require_package(package: str, fixture: str) -> None:
    """Raises `MissingExtraError`, with the command that installs the package."""
    if find_spec(package) is None:
        error = MissingExtraError(f"{fixture} needs {package}, which is not installed.")
        error.hint = f"Run `pip install {package}` in the same environment."
        raise error
