"""T…: the place where a design runs cannot be reached, or refuses to talk."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class TargetError(CodedError):
    """The target cannot be reached or used.

    `is_outcome_unknown` is True if a request was sent and no response came: its write may have been
    applied. Where it is False, nothing was done.
    """

    code = "T000"

    def __init__(self, message: str, *, is_outcome_unknown: bool = False) -> None:
        super().__init__(message)
        self.is_outcome_unknown = is_outcome_unknown


class BadTargetError(TargetError, ValueError):
    """The text names no target."""

    code = "T101"
    hint = "Targets are embedded:PATH, memory:, aws:REGION, http://HOST:PORT and https://HOST."


class BadSettingError(TargetError, ValueError):
    """A setting of the client is unknown, of the wrong type, or out of its bounds."""

    code = "T102"
    hint = "docs/reference/settings.md lists every setting with its type and its bounds."


class MissingCredentialsError(TargetError, LookupError):
    """The target wants signed requests, and no credentials were found."""

    code = "T103"
    hint = "Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or configure a profile of AWS."


class TransportClosedError(TargetError, RuntimeError):
    """The transport was closed before the call, or during it."""

    code = "T104"
    hint = "Open the target again; close it after the last call."


class WrongLoopError(TargetError, RuntimeError):
    """An async transport is used on another event loop than the one that its connections are on."""

    code = "T105"
    hint = "Open one for each event loop, or close it before the loop ends."


class UnknownHostError(TargetError, ConnectionError):
    """The name of the target's host has no address."""

    code = "T201"
    hint = "Check the host's spelling, the region, and this machine's name service."


class UnreachableError(TargetError, ConnectionError):
    """Nobody takes connections at the target's address; nothing was sent."""

    code = "T202"
    hint = "Check that the server runs, its port, and what stands between: firewalls, routes."


class TlsError(TargetError, ConnectionError):
    """The target could not prove who it is, or does not speak TLS; nothing was sent."""

    code = "T203"
    hint = "Check the name and the certificate; a CA of your own goes into ca_bundle."


class CallTimeoutError(TargetError, TimeoutError):
    """The answer did not come in time."""

    code = "T204"
    hint = "Raise read_timeout_s or call_timeout_s, or look why the target is slow."


class ConnectionLostError(TargetError, ConnectionError):
    """The connection ended before the answer was whole."""

    code = "T205"
    hint = "Try again where repeating the write does no harm; is_outcome_unknown tells."


class NotDynamoDBError(TargetError, ConnectionError):
    """What answered is not DynamoDB: a proxy, a portal, another server."""

    code = "T206"
    hint = "Check the address; the message shows the beginning of what came."


class DamagedResponseError(TargetError, ConnectionError):
    """An answer is not what its checksum, its length or HTTP says it should be."""

    code = "T207"
    hint = "Look at what stands between: a proxy that changes answers, failing hardware."


class TableNotReadyError(TargetError):
    """A table that was created did not become usable in time."""

    code = "T210"
    hint = "Ask for its state with DescribeTable, and create the tables again."
