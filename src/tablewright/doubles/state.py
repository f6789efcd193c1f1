"""State: the grants, tokens, faults, limits and log of a sandbox, in the store.

A token is known by its hash. It is valid while its grant is, in every process.
Not here: the records (`doubles.streams`), the effects of faults (`doubles.faults`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablewright.api.api_keys import hash_of, new_key
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply
from tablewright.doubles.faults import KINDS
from tablewright.doubles.records import (
    Fault,
    Grant,
    IssuedToken,
    LoggedRequest,
    OAuthApp,
    RequestWindow,
    Switches,
    TokenUse,
)
from tablewright.doubles.streams import Order, Streams
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    ConflictingError,
    MalformedError,
    NotFoundError,
)
from tablewright.ids import Ids, ordered_uuid
from tablewright.model import add, assign

EVERYTHING: Final = "*"
_DAY: Final = 24 * 3600
CLOCK_OFF_SECONDS: Final = 3600  # of the fault `clock`


@dataclass(frozen=True)
class Caller:
    """The holder of a token."""

    token: IssuedToken
    grant: Grant

    def may(self, *scopes: str) -> bool:
        """Whether the grant has one of the scopes."""
        return EVERYTHING in self.grant.scopes or not set(scopes).isdisjoint(self.grant.scopes)


@dataclass(slots=True)
class Visit:
    """A request, and the facts that are known about it so far."""

    call: Call
    switches: Switches
    now: float  # in seconds, by the sandbox's clock
    caller: Caller | None = None
    fault: Fault | None = None
    notes: dict[str, str] = field(default_factory=dict[str, str])  # headers of the response

    @property
    def moment(self) -> datetime:
        """The time of the request."""
        return datetime.fromtimestamp(self.now, UTC)

    def has(self, kind: str) -> bool:
        """Whether the request meets a fault of this kind."""
        return self.fault is not None and self.fault.kind == kind


class Sandbox:
    """One sandbox, as one process sees it."""

    def __init__(
        self, name: str, db: AsyncDatabase, *, clock: Clock, ids: Ids, order: Order
    ) -> None:
        """`db` must not be bound to a tenant."""
        self.name = name
        self.ids = ids
        self.clock = clock
        self.streams = Streams(name, db, ids, order)
        self._db = db

    async def visit(self, call: Call) -> Visit:
        """Begins a request."""
        switches = await self.switches()
        is_off = any(one.kind == "clock" for one in switches.faults)
        return Visit(call, switches, self.clock.now() + (CLOCK_OFF_SECONDS if is_off else 0))

    # Grants and tokens.

    async def grant(
        self,
        form: Any,
        label: str,
        scopes: Sequence[str],
        *,
        client_id: str | None = None,
    ) -> Grant:
        """Creates a grant with scopes, perhaps for an app."""
        grant = Grant(
            sandbox=self.name,
            grant_id=self.ids.uuid(),
            form=form,
            label=label,
            scopes=list(scopes),
            client_id=client_id,
        )
        return await self._db.run(grant.create())

    async def issue(
        self,
        use: TokenUse,
        grant: Grant,
        prefix: str,
        *,
        now: float | None = None,
        seconds: float | None = None,
        text: str = "",
        **more: Any,
    ) -> str:
        """Issues a token of a grant, and returns its text."""
        text = text or new_key(prefix, self.ids)
        ends = None
        if seconds is not None:
            ends = _moment(self.clock.now() if now is None else now) + timedelta(seconds=seconds)
        token = IssuedToken(
            sandbox=self.name,
            token_hash=hash_of(text),
            use=use,
            grant_id=grant.grant_id,
            label=label_of(text),
            ends_at=ends,
            expires_at=None if ends is None else ends + timedelta(seconds=_DAY),
            **more,
        )
        await self._db.run(token.put())
        return text

    async def caller(self, text: str) -> Caller | None:
        """Returns the holder of a token; None if it is unknown or its grant is revoked."""
        token = await self._db.run(IssuedToken.get(self.name, hash_of(text)).consistently())
        if token is None:
            return None
        grant = await self._db.run(Grant.get(self.name, token.grant_id).consistently())
        return None if grant is None or grant.is_revoked else Caller(token, grant)

    async def consume(self, caller: Caller) -> bool:
        """Deletes a token that may be used once; False if another request was first."""
        token = caller.token
        place = IssuedToken.at(sandbox=self.name, token_hash=token.token_hash)
        try:
            await self._db.run(place.delete().when(IssuedToken.label == token.label))
        except ConflictError:
            return False
        return True

    async def expire(self, caller: Caller, now: float) -> None:
        """Ends a token now."""
        place = IssuedToken.at(sandbox=self.name, token_hash=caller.token.token_hash)
        await self._db.run(place.update(assign(IssuedToken.ends_at, _moment(now))))

    async def revoke(self, grant_id: str) -> None:
        """Revokes a grant, and so all its tokens; raises `NotFoundError`."""
        place = Grant.at(sandbox=self.name, grant_id=grant_id)
        try:
            await self._db.run(place.update(assign(Grant.is_revoked, True)))
        except ConflictError:
            raise NotFoundError("Grant not found.") from None

    async def grants(self) -> Sequence[Grant]:
        """Returns the grants of the sandbox."""
        return (await self._db.run(Grant.of_sandbox(self.name))).items

    async def register(
        self, client_id: str, secret: str, name: str, redirect_uris: Sequence[str], scopes: Any
    ) -> None:
        """Registers an app, or replaces it."""
        app = OAuthApp(
            sandbox=self.name,
            client_id=client_id,
            name=name,
            secret_hash=hash_of(secret),
            redirect_uris=list(redirect_uris),
            scopes=list(scopes),
        )
        await self._db.run(app.put())

    async def app(self, client_id: str) -> OAuthApp | None:
        """Returns an app by its client id; None if unknown."""
        if not client_id or "#" in client_id:
            return None
        return await self._db.run(OAuthApp.get(self.name, client_id).consistently())

    # Faults and limits.

    async def switches(self) -> Switches:
        """Returns the faults and limits that are set."""
        found = await self._db.run(Switches.get(self.name).consistently())
        return found or Switches(sandbox=self.name)

    async def switch(self, change: Callable[[Switches], Switches | None]) -> None:
        """Changes faults or limits; `change` returns None if there is no change."""
        for _ in range(limits.CHANGE_TRIES_MAX):
            found = await self._db.run(Switches.get(self.name).consistently())
            changed = change(found or Switches(sandbox=self.name))
            if changed is None:
                return
            try:
                await self._db.run(changed.put() if found else changed.create())
            except (ConflictError, AlreadyExistsError):
                continue
            return
        raise ConflictingError("Another process changes the faults. Try again.")

    async def fail(
        self,
        kind: str,
        *,
        stream: str = EVERYTHING,
        grant_id: str = EVERYTHING,
        skip: int = 0,
        count: int = 0,
        seconds: float = 0.0,
    ) -> str:
        """Switches a fault on, and returns its id; raises `MalformedError`.

        The first `skip` requests succeed; then `count` requests fail, or all if it is 0.
        """
        if kind not in KINDS:
            raise MalformedError(f"{kind[:40]!r} is not a fault. Use {', '.join(KINDS)}.")
        if not (0 <= seconds <= limits.FAULT_SECONDS_MAX and skip >= 0 and count >= 0):
            raise MalformedError(
                f"Numbers must not be negative, and seconds at most {limits.FAULT_SECONDS_MAX:.0f}."
            )
        fault = Fault(self.ids.uuid(), kind, stream, grant_id, skip, count, seconds)

        def added(switches: Switches) -> Switches:
            if len(switches.faults) >= limits.FAULTS_MAX:
                raise MalformedError(f"A sandbox may have at most {limits.FAULTS_MAX} faults.")
            switches.faults = [*switches.faults, fault]
            return switches

        await self.switch(added)
        return fault.fault_id

    async def heal(self, fault_id: str | None = None) -> None:
        """Switches a fault off, or all of them."""

        def healed(switches: Switches) -> Switches | None:
            left = [one for one in switches.faults if fault_id not in (None, one.fault_id)]
            if left == switches.faults:
                return None
            switches.faults = left
            return switches

        await self.switch(healed)

    async def limit(self, **numbers: int) -> None:
        """Sets limits other than the vendor's, such as `per_second=5`.

        Stripe has `per_second`; HubSpot has `per_interval`, `per_day`, `searches_per_second` and
        `token_seconds`.
        """

        def limited(switches: Switches) -> Switches:
            switches.limits = {**switches.limits, **numbers}
            return switches

        await self.switch(limited)

    async def meet(self, visit: Visit, stream: str) -> None:
        """Finds the fault that this request meets, and counts it."""
        grant_id = "" if visit.caller is None else visit.caller.grant.grant_id
        if not any(_matches(one, stream, grant_id) for one in visit.switches.faults):
            return

        def counted(switches: Switches) -> Switches | None:
            visit.fault = None
            faults = list[Fault]()
            for one in switches.faults:
                if visit.fault is not None or not _matches(one, stream, grant_id):
                    faults.append(one)
                elif one.skip > 0:
                    faults.append(replace(one, skip=one.skip - 1))
                else:
                    visit.fault = one
                    if one.count != 1:
                        faults.append(replace(one, count=max(0, one.count - 1)))
            if faults == switches.faults:
                return None
            switches.faults = faults
            return switches

        await self.switch(counted)

    async def requests_in(self, visit: Visit, name: str, seconds: int) -> int:
        """Counts this request, and returns how many the period has."""
        period = int(visit.now // seconds)
        window = RequestWindow(
            sandbox=self.name,
            name=name,
            period=period,
            expires_at=_moment((period + 1) * seconds + _DAY),
        )
        return (await self._db.run(window.upsert(add(RequestWindow.requests, 1)))).requests

    # The log.

    async def log(self, visit: Visit, reply: Reply, path: str) -> None:
        """Stores the result of a request."""
        caller, call = visit.caller, visit.call
        entry = LoggedRequest(
            sandbox=self.name,
            request_id=ordered_uuid(self.ids, self.clock.now()),
            method=call.method,
            path=path[:200],
            page=call.cursor[:100],
            status=reply.status,
            caller="" if caller is None else caller.token.label,
            fault="" if visit.fault is None else visit.fault.kind,
        )
        await self._db.run(entry.put())

    async def requests(self, count: int = limits.LOG_REQUESTS_MAX) -> Sequence[LoggedRequest]:
        """Lists requests, the newest first."""
        return (await self._db.run(LoggedRequest.latest(self.name).limit(count))).items


def label_of(token: str) -> str:
    """Returns a label that identifies a token without revealing it.

    >>> label_of("rk_test_0123456789abcdef")
    'rk_test_****cdef'
    """
    head = "_".join(token.split("_")[:2]) if token.count("_") > 1 else token.split("-")[0][:8]
    return f"{head}_****{token[-4:]}"


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _matches(fault: Fault, stream: str, grant_id: str) -> bool:
    return (
        fault.kind != "clock"
        and fault.stream in (EVERYTHING, stream)
        and fault.grant_id in (EVERYTHING, grant_id)
    )
