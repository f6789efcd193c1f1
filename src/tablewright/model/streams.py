"""Streams: the changes of a table as typed records, on every target alike.

    feed = ChangeFeed(Ygg)
    for change in db.run(feed.read()):
        print(change.kind, change.entity, change.old, change.new)
    kept = feed.position            # text; ChangeFeed(Ygg, position=kept) continues there

A feed reads the shards of the table's stream, parents before children, so that the changes of one
item come in their order. It delivers at least once: changes after the saved position are delivered
again. If they can no longer be read, a read raises `MissedChangesError`. Guard items of unique
attributes are skipped and, for a client bound to a tenant, all changes of other tenants. A change
of an unreadable item is skipped and reported in `unreadable`. A failed read does not move the feed.
Not here: waiting for changes (`client.database`), DynamoDB's rules of streams (`engine.streams`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, get_args

import msgspec

from tablewright import limits
from tablewright.errors import (
    ExpiredIteratorException,
    MissedChangesError,
    NoStreamError,
    ResourceNotFoundException,
    TrimmedDataAccessException,
    UnknownArgumentError,
    ValidationException,
)
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tables import Table
from tablewright.model.declaring.tenancy import is_of_tenant
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.loading import loaded, reported
from tablewright.model.stored.unreadable import ITEM_ERRORS, Unreadable

Kind = Literal["insert", "modify", "remove"]
Start = Literal["oldest", "now"]
_KINDS: dict[str, Kind] = {"INSERT": "insert", "MODIFY": "modify", "REMOVE": "remove"}
_SERVICE = "dynamodb.amazonaws.com"  # the service that deletes expired items
# DynamoDB's errors for a position that is gone, or never existed: the store may have been restored.
_GONE = (TrimmedDataAccessException, ResourceNotFoundException, ValidationException)


@dataclass(frozen=True, slots=True)
class ChangeRecord:
    """One change of one item; images that the stream does not carry are None."""

    kind: Kind
    entity: type[Any]
    old: Any
    new: Any
    key: WireItem
    at: datetime  # DynamoDB reports it to the second
    sequence_number: str
    is_expiry: bool  # DynamoDB deleted it after its expiry
    shard_id: str = ""


class Changes(list[ChangeRecord]):
    """The changes of one read, and the skipped items."""

    def __init__(
        self,
        found: Iterable[ChangeRecord] = (),
        unreadable: Iterable[Unreadable] = (),
        *,
        start: str = "",
        end: str = "",
    ) -> None:
        super().__init__(found)
        self.unreadable = tuple(unreadable)
        self._start, self._end = start, end  # positions

    def position_after(self, count: int) -> str:
        """Returns the position after this many of the changes."""
        if count == len(self):
            return self._end
        position = msgspec.json.decode(self._start, type=_Position)
        for change in self[:count]:
            position.shards[change.shard_id].after = change.sequence_number
        return msgspec.json.encode(position).decode()


class _Shard(msgspec.Struct):
    """The position in one shard."""

    after: str | None = None  # the last sequence number
    is_done: bool = False
    since: int = 0  # in seconds: of a shard that was read from its end, and had no change yet


class _Position(msgspec.Struct):
    """The position in a stream."""

    stream: str
    shards: dict[str, _Shard] = {}


class ChangeFeed:
    """Reads the changes of a table, from a position on."""

    def __init__(
        self,
        table: type[Table],
        *,
        start: Start = "oldest",
        position: str | None = None,
    ) -> None:
        """Starts a feed at the oldest available change, at the current end, or at a position."""
        if start not in get_args(Start):
            raise UnknownArgumentError(
                f"ChangeFeed: start must be 'oldest' or 'now', not {start!r}.",
                hint="Use 'oldest' for all changes that are kept, or 'now' for new ones only.",
            )
        self._table = table
        self._is_from_now = start == "now" and position is None
        self._position = _decoded(position)
        self._iterators: dict[str, str] = {}
        self._passing: dict[str, int] = {}  # shards whose older changes are skipped
        self._parents: dict[str, str | None] = {}
        self._closed: set[str] = set()
        self._unreadable: list[Unreadable] = []

    @property
    def unreadable(self) -> tuple[Unreadable, ...]:
        """Items whose changes the latest read skipped, because they are unreadable."""
        return tuple(self._unreadable)

    @property
    def position(self) -> str | None:
        """The position to save; None before the first read."""
        if self._position is None:
            return None
        return msgspec.json.encode(self._position).decode()

    @property
    def is_at_open_shards(self) -> bool:
        """Whether only open shards are left to read; otherwise the next read may find more."""
        if self._position is None or not self._parents:
            return False
        shards = self._position.shards
        return all(shards[one].is_done for one in self._parents.keys() & self._closed)

    def read(self) -> Operation[Changes]:
        """Returns the changes that were not read yet; may be empty."""
        return _Read(self)

    def steps(self, session: Session) -> Steps[Changes]:
        """The calls of one read."""
        before = (self.position, dict(self._iterators), dict(self._passing), dict(self._parents))
        self._unreadable = []
        try:
            return (yield from self._read(session))
        except BaseException:
            # Changes that were read but not delivered must be read again.
            position, self._iterators, self._passing, self._parents = before
            self._position = _decoded(position)
            raise

    def _read(self, session: Session) -> Steps[Changes]:
        if self._position is None:
            yield from self._begin()
        if not self._parents:
            yield from self._look(session, is_first=not self._known().shards)
        start = self.position
        found: list[ChangeRecord] = []
        for shard_id in self._readable():
            found += yield from self._read_shard(shard_id, session)
        return Changes(found, self._unreadable, start=start or "", end=self.position or "")

    def _known(self) -> _Position:
        assert self._position is not None, "a read begins by finding the stream"
        return self._position

    def _begin(self) -> Steps[None]:
        name = self._table.table_name
        answer = yield Call("DescribeTable", {"TableName": name}, None, name)
        arn = answer["Table"].get("LatestStreamArn")
        is_enabled = answer["Table"].get("StreamSpecification", {}).get("StreamEnabled", False)
        if arn is None or (self._is_from_now and not is_enabled):
            raise NoStreamError(f"Table {name} has no stream.")
        self._position = _Position(arn)

    def _look(self, session: Session, *, is_first: bool) -> Steps[None]:
        """Lists the shards."""
        position = self._known()
        request: dict[str, Any] = {"StreamArn": position.stream}
        listed: list[dict[str, Any]] = []
        while True:
            try:
                answer = yield Call("DescribeStream", request, None, self._table.table_name)
            except ResourceNotFoundException as gone:
                raise self._missed("The stream of its position does not exist.") from gone
            description = answer["StreamDescription"]
            listed += description["Shards"]
            last = description.get("LastEvaluatedShardId")
            if last is None:
                break
            request = {**request, "ExclusiveStartShardId": last}
        self._parents = {shard["ShardId"]: shard.get("ParentShardId") for shard in listed}
        self._closed = {
            shard["ShardId"]
            for shard in listed
            if "EndingSequenceNumber" in shard["SequenceNumberRange"]
        }
        if not is_first:
            self._check_complete(is_over=description.get("StreamStatus") == "DISABLED")
        for shard in listed:
            is_closed = shard["ShardId"] in self._closed
            is_past = is_first and self._is_from_now and is_closed
            state = position.shards.setdefault(shard["ShardId"], _Shard(is_done=is_past))
            if is_first and self._is_from_now and not is_closed:
                state.since = int(session.clock.now()) - limits.CLOCK_SKEW_SECONDS
                yield from self._point(shard["ShardId"], "LATEST")
        for shard_id in position.shards.keys() - self._parents.keys():
            del position.shards[shard_id]  # its retention has ended

    def _check_complete(self, *, is_over: bool) -> None:
        """Raises `MissedChangesError` unless the listed shards follow the known ones."""
        known, listed = self._known().shards, self._parents
        if any(not known[one].is_done for one in known.keys() - listed.keys()):
            raise self._missed("A shard that was not read to its end no longer exists.")
        for shard_id, parent in listed.items():
            if shard_id not in known and parent and parent not in known and parent not in listed:
                raise self._missed("A shard that was never read no longer exists.")
        if is_over and all(shard_id in known and known[shard_id].is_done for shard_id in listed):
            raise self._missed("The stream was disabled.")

    def _missed(self, reason: str) -> MissedChangesError:
        return MissedChangesError(
            f"Changes of table {self._table.table_name} can no longer be read. {reason}"
        )

    def _readable(self) -> list[str]:
        """Returns shards whose parents were read completely."""
        shards = self._known().shards
        return [
            shard_id
            for shard_id, parent in self._parents.items()
            if not shards[shard_id].is_done
            and (parent is None or parent not in shards or shards[parent].is_done)
        ]

    def _point(self, shard_id: str, kind: str, after: str | None = None) -> Steps[str]:
        request = {
            "StreamArn": self._known().stream,
            "ShardId": shard_id,
            "ShardIteratorType": kind,
        }
        if after is not None:
            request["SequenceNumber"] = after
        try:
            answer = yield Call("GetShardIterator", request, None, self._table.table_name)
        except _GONE as gone:
            raise self._missed("The stored position no longer exists.") from gone
        self._iterators[shard_id] = answer["ShardIterator"]
        return answer["ShardIterator"]

    def _read_shard(self, shard_id: str, session: Session) -> Steps[list[ChangeRecord]]:
        shard = self._known().shards[shard_id]
        iterator = self._iterators.get(shard_id)
        if iterator is None:
            kind = "TRIM_HORIZON" if shard.after is None else "AFTER_SEQUENCE_NUMBER"
            iterator = yield from self._point(shard_id, kind, shard.after)
            if shard.after is None:
                self._passing[shard_id] = shard.since
        request = {"ShardIterator": iterator}
        try:
            answer = yield Call("GetRecords", request, None, self._table.table_name)
        except ExpiredIteratorException:
            del self._iterators[shard_id]  # the next read points again
            return []
        except _GONE as gone:
            raise self._missed("The stored position no longer exists.") from gone
        found: list[ChangeRecord] = []
        for record in answer["Records"]:
            at = int(record["dynamodb"]["ApproximateCreationDateTime"])
            if at >= self._passing.get(shard_id, 0):
                change = yield from self._change(record, shard_id, session)
                found += [] if change is None else [change]
            shard.after = record["dynamodb"]["SequenceNumber"]
        following = answer.get("NextShardIterator")
        if following is None:
            shard.is_done = True
            del self._iterators[shard_id]
            self._parents = {}  # its children are found by the next read
        else:
            self._iterators[shard_id] = following
        return found

    def _change(
        self, record: dict[str, Any], shard_id: str, session: Session
    ) -> Steps[ChangeRecord | None]:
        inner = record["dynamodb"]
        old, new = inner.get("OldImage"), inner.get("NewImage")
        key: WireItem = inner["Keys"]
        plan = self._owner(new or old, key)
        if plan is None or not is_of_tenant(plan, session, new or old, key):
            return None
        try:
            old = yield from _image(plan, old, session)
            new = yield from _image(plan, new, session)
        except ITEM_ERRORS as error:
            self._unreadable.append(reported(plan, key, error, session))
            return None
        return ChangeRecord(
            kind=_KINDS[record["eventName"]],
            entity=plan.entity,
            old=old,
            new=new,
            key=key,
            at=datetime.fromtimestamp(int(inner["ApproximateCreationDateTime"]), UTC),
            sequence_number=inner["SequenceNumber"],
            is_expiry=record.get("userIdentity", {}).get("PrincipalId") == _SERVICE,
            shard_id=shard_id,
        )

    def _owner(self, image: WireItem | None, key: WireItem) -> EntityPlan | None:
        """Returns the entity of an item; None for guards and unknown items."""
        for entity in self._table.entities:
            plan: EntityPlan = entity.__plan__
            if plan.owns_item(image) if image is not None else plan.owns_key(key):
                return plan
        return None


def _decoded(position: str | None) -> _Position | None:
    return None if position is None else msgspec.json.decode(position, type=_Position)


def _image(plan: EntityPlan, item: WireItem | None, session: Session) -> Steps[Any]:
    if item is None:
        return None
    found = yield from loaded(plan, [plan.decode_item(item)], session, is_hiding=False)
    return found[0] if found else None


@dataclass(slots=True, eq=False)
class _Read(Operation[Changes]):
    feed: ChangeFeed

    def steps(self, session: Session) -> Steps[Changes]:
        """The calls of one read."""
        return self.feed.steps(session)
