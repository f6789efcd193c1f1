"""Extras: the packages that each one makes importable, and a check before work begins.

    require("serve", "`tablewright serve`")

The library, the engine, the endpoint and the command line work without any of them.
Not here: the versions (`pyproject.toml`; a test compares both).
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from tablewright.errors import MissingExtraError

_ENCRYPTION = ("cryptography",)
_SERVE = (*_ENCRYPTION, "argon2", "prometheus_client", "starlette", "structlog", "uvicorn")
PACKAGES: Final = {
    "encryption": _ENCRYPTION,
    "serve": _SERVE,
    "yggdrasil": (*_SERVE, "PIL", "ansel", "bcrypt", "gedcom7"),
    "s3": ("boto3",),
    "aws": ("botocore",),
    "kms": (*_ENCRYPTION, "botocore"),
}
_OF_SYSTEMS: Final = {"yggdrasil": "yggdrasil"}  # the others need `serve` only


def require(extra: str, purpose: str) -> None:
    """Raises `MissingExtraError`, with the command that installs the extra."""
    missing = [one for one in PACKAGES[extra] if find_spec(one) is None]
    if missing:
        raise MissingExtraError.of(extra, purpose, missing)


def require_for_system(name: str) -> None:
    """Raises `MissingExtraError` if a system with this name cannot be imported."""
    require(_OF_SYSTEMS.get(name, "serve"), f"System {name}")


def missing_package(package: str, purpose: str) -> MissingExtraError:
    """The error for one package; it names the smallest extra that has it, if any does."""
    for extra, packages in PACKAGES.items():
        if package in packages:
            return MissingExtraError.of(extra, purpose, [package])
    return MissingExtraError(f"{purpose} needs {package}, which is not installed.")
