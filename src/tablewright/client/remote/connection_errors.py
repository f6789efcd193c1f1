"""Connection errors: maps a socket's exception to the error that the caller gets.

Not here: whether it is retried (`remote.retries`).
"""

from __future__ import annotations

import socket
import ssl

from tablewright.client.remote.endpoints import Endpoint
from tablewright.errors.target import (
    CallTimeoutError,
    ConnectionLostError,
    TargetError,
    TlsError,
    UnknownHostError,
    UnreachableError,
)


def not_connected(error: Exception, endpoint: Endpoint, *, seconds: float) -> TargetError:
    """Returns the error for a connection that could not be opened."""
    if isinstance(error, socket.gaierror | UnicodeError):
        return UnknownHostError(f"The host {endpoint.host!r} cannot be resolved ({_said(error)}).")
    if isinstance(error, ssl.SSLCertVerificationError):
        return TlsError(f"The certificate of {endpoint} is invalid: {error.verify_message}.")
    if isinstance(error, ssl.SSLError):
        speaks = " The server seems to speak plain HTTP." if "WRONG_VERSION" in str(error) else ""
        return TlsError(f"TLS handshake with {endpoint} failed: {_said(error)}.{speaks}")
    if isinstance(error, TimeoutError):
        return UnreachableError(f"No connection to {endpoint} within {seconds:g} s.")
    return UnreachableError(f"No connection to {endpoint}: {_said(error)}.")


def too_late(endpoint: Endpoint, *, seconds: float) -> CallTimeoutError:
    """Returns the error for a response that does not arrive."""
    return CallTimeoutError(
        f"{endpoint} has not responded for {seconds:.3g} s.", is_outcome_unknown=True
    )


def lost(
    endpoint: Endpoint,
    error: Exception | None,
    *,
    kind: type[ConnectionLostError] = ConnectionLostError,
) -> ConnectionLostError:
    """Returns the error for a connection that ends before its response."""
    cause = f" ({_said(error)})" if error is not None else ""
    return kind(
        f"{endpoint} closed the connection before its response{cause}.", is_outcome_unknown=True
    )


def no_time_left(endpoint: Endpoint) -> CallTimeoutError:
    """Returns the error for a call whose time ended before a connection was free."""
    return CallTimeoutError(f"The call timed out before it was sent to {endpoint}.")


def _said(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
