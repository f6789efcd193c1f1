"""What a type checker must see of the engine; checked by mypy and pyright, never run."""

from __future__ import annotations

from pathlib import Path
from typing import Any, assert_type

from tablewright import Clock, Engine, ManualClock, ServiceError, StorageError, TablewrightError
from tablewright.engine import wire


def the_engine_opens_from_a_path_or_a_text(folder: Path) -> None:
    assert_type(Engine.open(folder), Engine)
    assert_type(Engine.open("data", durability="relaxed", size_bytes_max=1 << 30), Engine)
    assert_type(Engine.memory(), Engine)
    Engine.open("data", durability="sometimes")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def a_call_takes_and_gives_plain_dictionaries(engine: Engine) -> None:
    assert_type(engine.call("ListTables", {}), dict[str, Any])
    assert_type(wire.respond(engine, "DynamoDB_20120810.ListTables", b"{}"), tuple[int, bytes])
    assert_type(engine.sweep(), int)


def a_with_block_gives_the_engine() -> None:
    with Engine.memory(clock=ManualClock()) as engine:
        assert_type(engine, Engine)


def a_clock_is_anything_that_tells_the_time(clock: Clock) -> float:
    return clock.now()


def errors_have_one_root(service: ServiceError, storage: StorageError) -> list[TablewrightError]:
    assert_type(service.type, str)
    assert_type(service.message, str)
    assert_type(storage.code, str)
    return [service, storage]
