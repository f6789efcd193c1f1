"""T…: the target is invalid or unreachable."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class TargetError(CodedError):
    """The target is invalid or unreachable.

    `is_outcome_unknown` is True if a request was sent and no response came: its write may have been
    applied. If it is False, nothing was done.
    """

    code = "T000"

    def __init__(self, message: str, *, is_outcome_unknown: bool = False) -> None:
        super().__init__(message)
        self.is_outcome_unknown = is_outcome_unknown


class BadTargetError(TargetError, ValueError):
    """The target is invalid."""

    code = "T101"
    hint = "A target must be embedded:PATH, memory:, aws:REGION, http://HOST:PORT or https://HOST."


class BadSettingError(TargetError, ValueError):
    """A client setting is unknown, has the wrong type, or is out of bounds."""

    code = "T102"
    hint = "docs/reference/settings.md lists every setting with its type and bounds."


class MissingCredentialsError(TargetError, LookupError):
    """The target requires signed requests, but no credentials were found."""

    code = "T103"
    hint = "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or configure an AWS profile."


class TransportClosedError(TargetError, RuntimeError):
    """The transport was closed before the call, or during it."""

    code = "T104"
    hint = "Open the target again, and close it after the last call."


class WrongLoopError(TargetError, RuntimeError):
    """An async transport was used on an event loop other than the one of its connections."""

    code = "T105"
    hint = "Open one transport per event loop, or close it before the loop ends."


class FilesElsewhereError(TargetError):
    """Another node has the files of a system in its own directory."""

    code = "T106"
    hint = "Keep them in S3 or in a folder that all nodes share. A claim ends after a minute."


class UnknownHostError(TargetError, ConnectionError):
    """The host name of the target cannot be resolved."""

    code = "T201"
    hint = "Check the spelling of the host and region, and the DNS of this machine."


class UnreachableError(TargetError, ConnectionError):
    """The target refused the connection or did not respond; nothing was sent."""

    code = "T202"
    hint = "Check that the server is running, its port, and firewalls or routes in between."


class TlsError(TargetError, ConnectionError):
    """The TLS handshake failed; nothing was sent."""

    code = "T203"
    hint = "Check the host name and the certificate. Set ca_bundle for a private CA."


class CallTimeoutError(TargetError, TimeoutError):
    """The response did not arrive in time."""

    code = "T204"
    hint = "Check why the target is slow, or raise read_timeout_s or call_timeout_s."


class ConnectionLostError(TargetError, ConnectionError):
    """The connection was lost before the response was complete."""

    code = "T205"
    hint = "Repeat the write only if applying it twice is safe; see is_outcome_unknown."


class NotDynamoDBError(TargetError, ConnectionError):
    """The server is not DynamoDB: a proxy, a captive portal, or another service."""

    code = "T206"
    hint = "Check the address. The message shows the start of the response."


class DamagedResponseError(TargetError, ConnectionError):
    """The response does not match its checksum or length, or is not valid HTTP."""

    code = "T207"
    hint = "Check for a proxy that changes responses, or failing hardware."


class TableNotReadyError(TargetError):
    """A new table did not become active in time."""

    code = "T210"
    hint = "Check its state with DescribeTable, then create the tables again."


class MissingIndexError(TargetError):
    """A table does not have an index that the program needs."""

    code = "T211"
    hint = "Run the command that the message names, and start again."
