"""Zstandard: the standard library's module of Python 3.14, or its backport."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from tablewright.errors import MissingExtraError
from tablewright.kits.vault import limits


def check() -> None:
    """Raises `MissingExtraError` if Zstandard is not installed."""
    _module()


@cache
def _module() -> Any:
    try:
        if sys.version_info >= (3, 14):
            from compression import zstd
        else:
            from backports import zstd
    except ImportError as error:
        raise MissingExtraError.of("vault", "The vault", ["backports.zstd"]) from error
    return zstd


def compressed(content: bytes) -> bytes:
    """Returns one frame."""
    return _module().compress(content, level=limits.VAULT_COMPRESSION_LEVEL)


def decompressed(frame: bytes) -> bytes:
    """Returns the content of a frame, which must be authentic; raises `ValueError`."""
    try:
        return _module().decompress(frame)
    except _module().ZstdError as error:
        raise ValueError(str(error)) from error
