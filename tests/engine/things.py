"""A small table of things, and the threads that work on it at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tablewright import Engine

T = TypeVar("T")
PATIENCE_SECONDS = 60.0  # for threads that must end; none needs more than a moment


def thing(key: str, **attributes: Any) -> dict[str, Any]:
    """An item with a string key; strings, whole numbers and bytes become attribute values."""
    return {"id": {"S": key}, **{name: _value(given) for name, given in attributes.items()}}


def _value(given: Any) -> dict[str, Any]:
    if isinstance(given, str):
        return {"S": given}
    if isinstance(given, int):
        return {"N": str(given)}
    return {"B": given} if isinstance(given, bytes) else given


def make_things(engine: Engine, name: str = "things", **more: Any) -> None:
    """A table with the partition key `id`, and whatever else is asked for."""
    attributes = [{"AttributeName": "id", "AttributeType": "S"}]
    engine.call(
        "CreateTable",
        {
            "TableName": name,
            "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
            "AttributeDefinitions": attributes + more.pop("attributes", []),
            "BillingMode": "PAY_PER_REQUEST",
            **more,
        },
    )


def make_things_by_colour(engine: Engine, name: str = "things", projection: str = "ALL") -> None:
    """A table of things with the global index `by-colour`."""
    make_things(
        engine,
        name,
        attributes=[{"AttributeName": "colour", "AttributeType": "S"}],
        GlobalSecondaryIndexes=[by_colour(projection)],
    )


def by_colour(projection: str = "ALL") -> dict[str, Any]:
    """The global index of things by colour."""
    return {
        "IndexName": "by-colour",
        "KeySchema": [{"AttributeName": "colour", "KeyType": "HASH"}],
        "Projection": {"ProjectionType": projection},
    }


def put(engine: Engine, key: str, table: str = "things", **attributes: Any) -> None:
    """Puts a thing."""
    engine.call("PutItem", {"TableName": table, "Item": thing(key, **attributes)})


def get(engine: Engine, key: str, table: str = "things") -> dict[str, Any] | None:
    """The thing of that key."""
    return engine.call("GetItem", {"TableName": table, "Key": {"id": {"S": key}}}).get("Item")


def keys_in(engine: Engine, table: str = "things", **more: Any) -> list[str]:
    """The keys of all things, sorted."""
    items = engine.call("Scan", {"TableName": table, **more})["Items"]
    return sorted(item["id"]["S"] for item in items)


def set_ttl(engine: Engine, attribute: str, *, enabled: bool, table: str = "things") -> None:
    """Switches the time to live of things on or off."""
    specification = {"AttributeName": attribute, "Enabled": enabled}
    request = {"TableName": table, "TimeToLiveSpecification": specification}
    engine.call("UpdateTimeToLive", request)


def at_once(jobs: Sequence[Callable[[], T]]) -> list[T | BaseException]:
    """Starts every job in a thread of its own, all at one moment; returns what came of each."""
    outcomes: list[T | BaseException] = [TimeoutError("a job did not end")] * len(jobs)
    start = threading.Barrier(len(jobs))

    def work(place: int, job: Callable[[], T]) -> None:
        start.wait(PATIENCE_SECONDS)
        try:
            outcomes[place] = job()
        except BaseException as error:
            outcomes[place] = error

    threads = [threading.Thread(target=work, args=pair, daemon=True) for pair in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
    return outcomes
