"""Operations without I/O: generators of calls, which any driver can run.

    steps = operation.steps(session)
    step = next(steps)                       # a Call, a Pause or a KeyNeeded
    step = steps.send(answer_to(step))       # until StopIteration brings the result

One driver blocks, another awaits, and neither depends on the operation.
Not here: drivers and transports (`tablewright.client`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tablewright.clock import Clock, SystemClock
from tablewright.errors import BatchRejectedError, NoKeysError, TenantMismatchError
from tablewright.ids import Ids, RandomIds
from tablewright.model.declaring.encryption import KeyCache, KeyNeeded
from tablewright.model.stored.unreadable import Listener

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(slots=True)
class Call:
    """One DynamoDB request; a driver sends back the response, decoded by `decode`."""

    operation: str
    request: dict[str, Any]
    decode: Callable[[bytes], Any] | None = None  # None: as plain dictionaries
    table: str = ""
    index: str | None = None
    is_once: bool = False  # never sent again after an attempt without a response


@dataclass(frozen=True, slots=True)
class Request:
    """A DynamoDB request: the name of the operation, and its body as JSON values."""

    operation: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause before the next step; a driver sends back None."""

    seconds: float


Step = Call | Pause | KeyNeeded
Steps = Generator[Step, Any, T]


def nothing_to_ask(result: T) -> Steps[T]:
    """Returns steps that end at once with their result."""
    return result
    yield


@dataclass(slots=True)
class Session:
    """The parts of the client that an operation may use."""

    clock: Clock = field(default_factory=SystemClock)
    ids: Ids = field(default_factory=RandomIds)
    tenant: str | None = None
    keys: KeyCache | None = None
    cursor_key: bytes = b""  # signs the cursors that clients receive
    on_unreadable: Listener | None = None  # called with each item that a page skips
    has_tokens: bool = True  # whether a transaction may be sent again, and must be recognised

    def bound_to(self, tenant: str) -> Session:
        """Returns the same session bound to a tenant; raises `TenantMismatchError`."""
        given: Any = tenant
        if not isinstance(given, str) or not given:  # None would unbind the client
            raise TenantMismatchError(f"A tenant must be text, not {given!r}.")
        if self.tenant not in (None, tenant):
            raise TenantMismatchError("The client is already bound to another tenant.")
        return Session(
            self.clock,
            self.ids,
            tenant,
            self.keys,
            self.cursor_key,
            self.on_unreadable,
            self.has_tokens,
        )

    def check_unbound(self) -> None:
        """Raises `TenantMismatchError` if the session is bound to a tenant."""
        if self.tenant is not None:
            raise TenantMismatchError(
                "Raw requests bypass tenant isolation and are not allowed on a tenant-bound client."
            )


class Operation(ABC, Generic[T_co]):
    """An operation that a database can run; `steps` yields calls and returns the result."""

    __slots__ = ()

    @abstractmethod
    def steps(self, session: Session) -> Steps[T_co]:
        """The calls of this operation, one after the other."""

    def request(self, session: Session | None = None) -> Request:
        """Returns the first request that a database would send; nothing is sent.

        Later requests depend on the response to the first one: the next pages and batches, the
        write after a read, the attempt after a lost race. Without a session, the request has the
        current time, random ids and no tenant. Raises what running the operation would raise before
        its first request, and `NoKeysError` for values that must be encrypted first.
        """
        for step in self.steps(session or Session()):
            if isinstance(step, Call):
                return Request(step.operation, deepcopy(step.request))
            if isinstance(step, KeyNeeded):
                raise NoKeysError(
                    "The request contains encrypted values, which need a data key.",
                    hint="Run the operation on a database with keys; on_call reports its requests.",
                )
        raise BatchRejectedError(
            "The operation sends no request.", hint="Pass at least one item to the operation."
        )
