"""Errors of S3, as a service reports them: the store is unavailable, and the caller may repeat."""

from __future__ import annotations

from collections.abc import Collection, Generator
from contextlib import contextmanager
from typing import Any, cast

from tablewright.api import limits as api_limits
from tablewright.errors import UnavailableError


@contextmanager
def told() -> Generator[None]:
    """Maps errors of botocore to `UnavailableError`."""
    import botocore.exceptions  # pyright: ignore[reportMissingTypeStubs]

    try:
        yield
    except botocore.exceptions.ClientError as error:
        raise unavailable(code_of(error)) from error
    except botocore.exceptions.BotoCoreError as error:
        raise unavailable(type(error).__name__) from error


def code_of(error: Any) -> str:
    """The code of a response of S3."""
    return str(cast(dict[str, Any], error.response).get("Error", {}).get("Code", ""))


def is_code(error: Any, codes: Collection[str]) -> bool:
    """Whether a response of S3 has one of these codes."""
    return code_of(error) in codes


def unavailable(code: str) -> UnavailableError:
    """The error for a store that cannot be used now."""
    return UnavailableError(
        f"The file store is unavailable ({code})." if code else "The file store is unavailable.",
        retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
    )
