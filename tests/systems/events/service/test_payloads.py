"""Payloads: what is stored is the document's map, and what comes back is what was sent."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.api.http.json_text import read_json
from tablewright.api.turns import finished
from tablewright.errors import InvalidError, TenantMismatchError
from tablewright.model import Session
from tablewright.systems.events.design import Event
from tablewright.systems.events.inbox.ingest import creation_of
from tablewright.systems.events.inbox.payloads import (
    Payload,
    checked_type,
    making_payload,
    payload_of,
)
from tablewright.systems.events.views import EVENT_VIEW, as_json, view_of
from tests.examples import examples
from tests.systems.events.service.world import running

NUMBERS = st.from_regex(
    r"-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,7})?([eE][+-]?[0-9]{1,2})?", fullmatch=True
)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
TEXTS = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.sampled_from(["-0", " -0,", '"', "\\", '\\"', "1.10", "2026-01-05T00:00:00.000Z", ": -0 ,"]),
)


class Number(str):
    """A number, as it is spelled."""


def spelled(value: Any, space: str) -> str:
    """JSON with numbers spelled as they are, and spaces between."""
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict):
        members = (
            f"{json.dumps(name)}:{space}{spelled(one, space)}" for name, one in value.items()
        )
        return "{" + f",{space}".join(members) + space + "}"
    if isinstance(value, list):
        return "[" + space + ",".join(spelled(one, space) for one in value) + "]"
    return json.dumps(value)


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), TEXTS, NUMBERS.map(Number)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=8,
)
SENT = st.builds(
    lambda value, space: spelled(value, space).encode(),
    st.dictionaries(NAMES, VALUES, max_size=4),
    st.sampled_from(["", " ", "\n\t "]),
)


def as_texts(text: bytes | str) -> Any:
    """JSON with numbers as they are spelled, and flags that are not numbers."""
    return json.loads(text, parse_float=lambda n: ("n", n), parse_int=lambda n: ("n", n))


def read(sent: bytes) -> Payload:
    return payload_of(read_json(sent), sent, "t")


@pytest.mark.parametrize(
    "event_type", ["", "a#b", "a b", "x" * 129, "a\n", "ä", 1, None, ["a"], {}]
)
def test_a_type_that_would_spoil_the_index_is_refused(event_type: object):
    with pytest.raises(InvalidError, match="event type"):
        checked_type(event_type)


@pytest.mark.parametrize(
    "sent",
    [
        b'{"": 1}',
        b'{"a": [{"": 1}]}',
        b'{"a": 1e126}',
        b'{"a": -1e126}',
        b'{"a": 1e-131}',
        b'{"a": 123456789012345678901234567890123456789}',
        b'{"a": 1.23456789012345678901234567890123456789}',
        b'{"a": [0.1e-999999999]}',
        b'{"' + b"x" * 65_536 + b'": 1}',
    ],
)
def test_what_dynamodb_cannot_keep_is_refused(sent: bytes):
    with pytest.raises(InvalidError):
        read(sent)
    with pytest.raises(InvalidError):
        finished(making_payload(read_json(sent), sent, "t"))


@pytest.mark.parametrize(
    "number",
    f"""1.10 1e5 1E5 1.0 -0 -0.0 0.0 1e-7 0.0000001 125e-1 1e+2 0e0 -0e5 1.50e3 100e0 1e125 1e-130
    1{"0" * 40} {"9" * 38}.0""".split(),
)
def test_a_number_that_dynamodb_spells_otherwise_has_its_text_kept(number: str):
    for sent in (f'{{"a": {number}}}', f'{{"a":[1,{number}]}}', f'{{"a":[{number}, "x"]}}'):
        text = read(sent.encode()).text
        assert text == sent.replace(" ", "")


@pytest.mark.parametrize(
    "sent",
    [
        '{"a": 1}',
        '{"a": -1, "b": 12.5, "c": 0, "d": 0.1, "e": -0.25, "f": 0.000001}',
        '{"a": 99999999999999999999999999999999999999}',
        '{"a": "1.10", "b": "x: -0 ,", "c": "\\"1e5", "d": "2026-01-05T00:00:00.000Z"}',
        '{"1.10": true, "-0": null}',
    ],
)
def test_no_text_is_kept_where_the_value_says_it_all(sent: str):
    payload = read(sent.encode())
    assert payload.text is None
    assert as_texts(sent) == as_texts(as_json(payload.value))


def test_the_digest_knows_content_and_not_spaces_or_order():
    digests = {read(one).digest() for one in (b'{"a":1,"b":[2]}', b'{ "b" : [2], "a" : 1 }')}
    assert 1 == len(digests)
    for other in (b'{"a":1,"b":[3]}', b'{"a":1}', b'{"a":"1","b":[2]}', b'{"a":1,"b":2}'):
        assert read(other).digest() not in digests
    sent = b'{"a":1,"b":[2]}'
    assert payload_of(read_json(sent), sent, "u").digest() not in digests


def test_an_event_is_stored_by_nobody_but_its_tenant():
    store = creation_of("acme", str(UUID(int=1)), 0, read(b"{}"))
    with pytest.raises(TenantMismatchError):
        next(store.steps(Session(tenant="globex")))


@given(SENT, st.integers(0, 9_999_999_999_999), st.sampled_from([None, "a.b"]))
@settings(max_examples=examples(100), deadline=None)
def test_what_is_stored_is_what_the_entity_would_store(
    sent: bytes, timestamp_ms: int, event_type: str | None
):
    value = read_json(sent)
    value.pop("event_type", None)
    payload = payload_of(value, sent, event_type)
    event_id = UUID(int=7)
    event = Event(
        tenant_id="acme",
        event_id=event_id,
        timestamp=datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=timestamp_ms),
        payload=payload.value,
        event_type=payload.event_type,
        payload_text=payload.text,
        payload_hash="hash",
    )
    expected: Any = next(event.create().steps(Session()))
    store = creation_of("acme", str(event_id), timestamp_ms, payload, "hash")
    found: Any = next(store.steps(Session()))
    assert expected.request == found.request


@given(SENT)
@settings(max_examples=examples(100), deadline=None)
def test_a_payload_that_is_made_in_steps_is_the_same(sent: bytes):
    value = read_json(sent)
    assert payload_of(value, sent, "t") == finished(making_payload(value, sent, "t"))


@given(SENT, st.integers(0, 9_999_999_999_999), st.sampled_from([None, "a.b"]))
@settings(max_examples=examples(100), deadline=None)
def test_a_list_shows_an_event_as_a_read_of_it_does(
    sent: bytes, timestamp_ms: int, event_type: str | None
):
    value = read_json(sent)
    value.pop("event_type", None)
    payload = payload_of(value, sent, event_type)
    write: Any = next(creation_of("acme", str(UUID(int=7)), timestamp_ms, payload).steps(Session()))
    item = write.request["Item"]
    plan = Event.__plan__
    event = plan.codec.read(plan.decode_item(item))
    response = as_json({"Items": [item], "Count": 1, "ScannedCount": 1})
    for _ in range(3):  # the second page is kept, and the third is the second one
        (listed,) = EVENT_VIEW.of_wires(EVENT_VIEW.decode_page(response).Items)
        assert as_json(view_of(event)) == as_json(listed)


def test_every_payload_comes_back_as_it_was_sent():
    async def main() -> None:
        async with running() as world:
            db = world.db.for_tenant("acme")

            @given(SENT)
            @settings(max_examples=examples(100), deadline=None)
            def check(sent: bytes) -> None:
                event_id = world.running.runtime.ids.uuid()
                store = creation_of("acme", event_id, 1, read(sent))
                # A store in memory answers at once: nothing is awaited that has to wait.
                assert _ended(db.run(store))
                event = _ended(db.run(Event.get("acme", UUID(event_id))))
                shown = msgspec.json.decode(as_json(view_of(event)), type=dict[str, msgspec.Raw])
                assert as_texts(sent) == as_texts(bytes(shown["payload"]))

            check()

    asyncio.run(main())


def _ended(coroutine: Any) -> Any:
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits for something")
