"""Tables of a design: created where they are missing, as they were declared."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.provisioning import create_table_request
from tablewright.errors import (
    ResourceInUseException,
    TableNotReadyError,
    UnknownOperationException,
)
from tablewright.model import (
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Key,
    Lsi,
    Provisioned,
    Table,
    design_of,
    ttl,
)
from tests.model.designs import accounts, events, shop, whatsapp, yggdrasil
from tests.model.targets import HastyClock

DESIGNS = [accounts.DESIGN, events.DESIGN, shop.DESIGN, whatsapp.DESIGN, yggdrasil.DESIGN]


class Slow:
    """A server whose tables take their time."""

    def __init__(self, *, looks: int, is_there: bool = False) -> None:
        self._looks = looks
        self._is_there = is_there
        self.sent: list[str] = []

    def send(self, operation: str, body: bytes) -> bytes:
        self.sent.append(operation)
        if operation == "CreateTable":
            if self._is_there:
                raise ResourceInUseException("there")
            return b"{}"
        if operation == "DescribeTable":
            self._looks -= 1
            status = "ACTIVE" if self._looks < 0 else "CREATING"
            return msgspec.json.encode({"Table": {"TableStatus": status}})
        return b"{}"

    def close(self) -> None:
        pass


def test_a_table_that_never_becomes_active_is_given_up():
    clock = HastyClock()
    with (
        Database(transport=Slow(looks=10**9), clock=clock) as database,
        pytest.raises(TableNotReadyError, match="'Events' did not become ACTIVE"),
    ):
        database.create_tables(events.DESIGN)
    assert 600 == len(clock.waits)


def test_a_stopped_clock_does_not_hang_a_client_whose_server_is_slow(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(limits, "TABLE_WAIT_SECONDS", 0.001)
    clock = ManualClock()
    with Database(transport=Slow(looks=3), clock=clock) as database:
        database.create_tables(events.DESIGN)
    assert ManualClock().now() == clock.now()


@pytest.mark.parametrize("is_there", [False, True])
def test_a_table_that_is_being_made_is_waited_for(is_there: bool):
    clock = HastyClock()
    transport = Slow(looks=3, is_there=is_there)
    with Database(transport=transport, clock=clock) as database:
        database.create_tables(events.DESIGN)
    assert 3 == len(clock.waits)
    assert ["CreateTable", *["DescribeTable"] * 4] == transport.sent


def test_tables_that_are_there_are_left_alone():
    with Database("memory:") as database:
        database.create_tables(shop.DESIGN)
        before = database.call("DescribeTable", {"TableName": "Shop"})
        database.create_tables(shop.DESIGN)
        assert before == database.call("DescribeTable", {"TableName": "Shop"})


@pytest.mark.parametrize("design", DESIGNS, ids=[design.system for design in DESIGNS])
def test_tables_are_made_as_they_were_declared(design: Any):
    with Database("memory:") as database:
        database.create_tables(design)
        for table in design.tables:
            made = database.call("DescribeTable", {"TableName": table.name})["Table"]
            asked = create_table_request(table)
            assert asked["KeySchema"] == made["KeySchema"]
            assert {one["AttributeName"]: one for one in asked["AttributeDefinitions"]} == {
                one["AttributeName"]: one for one in made["AttributeDefinitions"]
            }
            for member in ("GlobalSecondaryIndexes", "LocalSecondaryIndexes"):
                shown = {one["IndexName"]: one for one in made.get(member, [])}
                for index in asked.get(member, []):
                    found = shown[index["IndexName"]]
                    assert index["KeySchema"] == found["KeySchema"]
                    assert _projection(index) == _projection(found)
            ttl = database.call("DescribeTimeToLive", {"TableName": table.name})
            assert table.ttl_attribute == ttl["TimeToLiveDescription"].get("AttributeName")


def _projection(index: dict[str, Any]) -> tuple[str, list[str]]:
    projection = index["Projection"]
    return projection["ProjectionType"], sorted(projection.get("NonKeyAttributes", []))


def test_what_is_said_of_a_table_is_asked_for():
    class Ledger(
        Table,
        name="ledger",
        billing=Provisioned(5, 6),
        point_in_time_recovery=True,
        stream="KEYS_ONLY",
        deletion_protection=True,
        tags={"team": "a"},
    ):
        primary = Index("pk", "sk")
        by_date = Gsi("day", name="by-date", capacity=Provisioned(1, 2))
        by_size = Gsi("size", name="by-size")
        local = Lsi("pk", "other", name="local", projection="KEYS_ONLY")

    class Line(Entity, table=Ledger):
        id: str
        primary = Ledger.primary("{id}", "LINE")

    with Database("memory:") as database:
        database.create_tables(design_of("ledger", Ledger))
        made = database.call("DescribeTable", {"TableName": "ledger"})["Table"]
        indexes = {one["IndexName"]: one for one in made["GlobalSecondaryIndexes"]}
        units = {
            name: (
                one["ProvisionedThroughput"]["ReadCapacityUnits"],
                one["ProvisionedThroughput"]["WriteCapacityUnits"],
            )
            for name, one in {"table": made, **indexes}.items()
        }
        assert {"table": (5, 6), "by-date": (1, 2), "by-size": (5, 6)} == units
        assert "KEYS_ONLY" == made["StreamSpecification"]["StreamViewType"]
        assert made["DeletionProtectionEnabled"]
        arn = made["TableArn"]
        assert [{"Key": "team", "Value": "a"}] == database.call(
            "ListTagsOfResource", {"ResourceArn": arn}
        )["Tags"]
        backups = database.call("DescribeContinuousBackups", {"TableName": "ledger"})
        recovery = backups["ContinuousBackupsDescription"]["PointInTimeRecoveryDescription"]
        assert "ENABLED" == recovery["PointInTimeRecoveryStatus"]


def test_numbers_and_bytes_can_be_keys():
    class Frame(Entity, table="frames"):
        stream: bytes
        number: int
        primary = Key("{stream}", "{number}")

        @primary.get
        def get(cls, stream: bytes, number: int) -> None:
            """A frame."""

        @primary.query
        def of(cls, stream: bytes) -> None:
            """The frames of a stream."""

    with Database("memory:") as database:
        database.create_tables(design_of("frames", Frame))
        frames = [Frame(stream=b"\0\xff", number=number) for number in (10, -2, 3)]
        for frame in frames:
            database.run(frame.create())
        assert frames[0] == database.run(Frame.get(b"\0\xff", 10))
        assert [-2, 3, 10] == [frame.number for frame in database.all(Frame.of(b"\0\xff"))]


@pytest.mark.parametrize("unknown", ["DescribeTimeToLive", "UpdateTimeToLive"])
def test_tables_are_created_on_engines_without_expiry(unknown: str):
    class Tokens(Entity, table="tokens"):
        id: str
        expires_at: EpochSeconds | None = ttl()
        primary = Key("{id}")

    with Engine.memory() as engine:
        database = Database(
            transport=_Without(EmbeddedTransport(engine, owns_engine=False), unknown)
        )
        database.create_tables(design_of("tokens", Tokens))
        found = engine.call("DescribeTimeToLive", {"TableName": "tokens"})
        assert {"TimeToLiveStatus": "DISABLED"} == found["TimeToLiveDescription"]
        database.run(Tokens(id="a").create())


class _Without:
    """A transport to an engine that does not know an operation."""

    def __init__(self, inner: EmbeddedTransport, unknown: str) -> None:
        self._inner = inner
        self._unknown = unknown

    def send(self, operation: str, body: bytes) -> bytes:
        if operation == self._unknown:
            raise UnknownOperationException("")
        return self._inner.send(operation, body)

    def close(self) -> None:
        self._inner.close()
