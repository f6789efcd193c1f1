"""Failures: errors of a request, in words for tenants.

httpcore2 wraps network errors in its own; their meaning is in their causes.
"""

from __future__ import annotations

import ssl
from collections.abc import Iterator

import httpcore2

from tablewright.errors import InvalidError
from tablewright.errors.outgoing import NoResponseError, OutgoingError


def failure_of(error: Exception, seconds: float) -> Exception:
    """Returns the error to raise; it reveals nothing about our network."""
    causes = list(_causes(error))
    for cause in causes:
        if isinstance(cause, InvalidError | OutgoingError):
            return cause
    for cause in causes:
        if isinstance(cause, TimeoutError | httpcore2.TimeoutException):
            return NoResponseError(f"There was no response within {seconds:g} s.", reason="timeout")
        if isinstance(cause, ssl.SSLCertVerificationError):
            text = f"The certificate was not accepted: {cause.verify_message}."
            return NoResponseError(text, reason="certificate")
        if isinstance(cause, ssl.SSLError):
            return NoResponseError("The TLS handshake failed.", reason="tls")
        if isinstance(cause, ConnectionRefusedError):
            return NoResponseError("The connection was refused.", reason="refused")
    if isinstance(error, httpcore2.RemoteProtocolError):
        text = str(error)
        if "disconnected" in text or "peer closed" in text:
            return _broken()
        return NoResponseError("The response is not valid HTTP/1.1.", reason="not_http")
    if isinstance(error, httpcore2.ReadError | httpcore2.WriteError):
        return _broken()
    if isinstance(error, httpcore2.NetworkError | httpcore2.ProtocolError | OSError):
        return NoResponseError("The host was not found or cannot be reached.", reason="unreachable")
    return error


def _broken() -> NoResponseError:
    return NoResponseError("The connection ended before the response did.", reason="broken")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for one in error.exceptions:  # pyright: ignore[reportUnknownVariableType,reportUnknownMemberType]
                yield from _causes(one)  # pyright: ignore[reportUnknownArgumentType]
        error = error.__cause__ or error.__context__
