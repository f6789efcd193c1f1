"""The Python client, written and then used, against a real service and a faulty one."""

from __future__ import annotations

import http.client
import re
import socket
from collections.abc import Iterator
from decimal import Decimal
from itertools import count
from typing import Any
from uuid import UUID

import pytest

from tests.api.clients.faulty import HANG_UP, answer, faulty
from tests.api.clients.made import module_of
from tests.api.openapi.loopback import Seen, notes_application, served
from tests.api.openapi.notes import ADMIN_TOKEN

NUMBERS = count()


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return module_of("notes", tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(lambda db: notes_application(db, Seen())) as url:
        yield f"{url}/notes"


@pytest.fixture
def tenant() -> str:
    """One that no other test has, so that all can share a service."""
    return f"tenant{next(NUMBERS)}"


@pytest.fixture
def client(notes: Any, url: str, tenant: str) -> Iterator[Any]:
    with notes.NotesClient(url, token=f"{tenant}-key", pause=_no_pause) as client:
        yield client


def _no_pause(seconds: float) -> None:
    raise AssertionError(f"nobody said to wait for {seconds} s")


def _patient(notes: Any, url: str, **options: Any) -> tuple[Any, list[float]]:
    """A client that waits at no time, and tells how long it would have."""
    waits: list[float] = []
    given = {"token": f"tenant{next(NUMBERS)}-key", "pause": waits.append}
    return notes.NotesClient(url, **given, **{"new_id": lambda: UUID(int=0), **options}), waits


# Errors


@pytest.mark.parametrize("address", ["", "notes", "ftp://here/notes", "http://"])
def test_what_is_no_address_is_refused(notes: Any, address: str):
    with pytest.raises(ValueError, match="is not an http"):
        notes.NotesClient(address)


def test_a_refusal_is_one_error_with_everything_in_it(notes: Any, client: Any):
    with pytest.raises(notes.ApiError) as refused:
        client.get_note("n1")
    error = refused.value
    assert (404, "not_found", {}) == (error.status, error.code, error.details)
    assert error.message.startswith("Note not found.")
    assert re.fullmatch("00000000-0000-4000-8000-[0-9]+", error.request_id)
    assert str(error).startswith("404 not_found: Note not found.")
    assert error.request_id in str(error)


def test_a_wrong_key_is_refused(notes: Any, url: str):
    with notes.NotesClient(url, token="wrong") as client, pytest.raises(notes.ApiError) as refused:
        client.list_notes()
    assert (401, "unauthenticated") == (refused.value.status, refused.value.code)


def test_a_value_that_is_not_allowed_is_told_with_its_place(notes: Any, client: Any):
    with pytest.raises(notes.ApiError) as refused:
        client.create_note(notes.NewNote(title=""))
    assert (422, {"place": "title"}) == (refused.value.status, refused.value.details)


def test_a_stale_note_is_not_replaced(notes: Any, client: Any):
    note = client.create_note(notes.NewNote(title="a"))
    client.replace_note(note.id, notes.NewNote(title="b"), if_match='"1"')
    with pytest.raises(notes.ApiError) as refused:
        client.replace_note(note.id, notes.NewNote(title="c"), if_match='"1"')
    assert (412, "stale") == (refused.value.status, refused.value.code)


def test_an_answer_that_is_none_of_ours_is_an_error_too(notes: Any):
    with faulty(answer(502, "<html>bad gateway</html>", x_request_id="abc")) as server:
        client, _ = _patient(notes, server.url)
        with client, pytest.raises(notes.ApiError) as refused:
            client.health()
    error = refused.value
    assert (502, "unknown", "abc") == (error.status, error.code, error.request_id)


def test_not_a_number_is_not_sent(notes: Any, client: Any):
    with pytest.raises(ValueError, match=r"not JSON compliant|NaN"):
        client.echo({"x": float("nan")})


# Operations


def test_what_is_sent_comes_back_with_its_types(notes: Any, client: Any):
    given = notes.NewNote(
        title="Milk",
        price=Decimal("1.10"),
        colour="green",
        parts=[notes.Text(words="two"), notes.Picture(address="a.png", width=3)],
        labels={"shop": "corner"},
        due_from=1_763_280_000_000,
    )
    note = client.create_note(given)
    assert note == client.get_note(note.id)
    assert isinstance(note, notes.Note)
    assert "1.10" == str(note.price)
    assert given.parts == note.parts
    assert ("green", {"shop": "corner"}, given.due_from) == (
        note.colour,
        note.labels,
        note.due_from,
    )


def test_numbers_keep_all_their_digits(client: Any):
    sent = {
        "price": Decimal("1.10"),
        "long": Decimal("0.12345678901234567890"),
        "whole": 12345678901234567890,
        "float": 0.5,
        "flag": True,
        "nothing": None,
        "list": (1, "ü"),
    }
    back = client.echo(sent)
    assert ["1.10", "0.12345678901234567890"] == [str(back["price"]), str(back["long"])]
    assert (12345678901234567890, True, None, [1, "ü"]) == (
        back["whole"],
        back["flag"],
        back["nothing"],
        back["list"],
    )


def test_what_has_no_answer_gives_none(notes: Any, client: Any):
    note = client.create_note(notes.NewNote(title="a"))
    assert None is client.delete_note(note.id)


def test_parts_of_a_path_are_quoted(notes: Any, url: str):
    with notes.NotesClient(url, token=ADMIN_TOKEN) as client:
        assert "a b?c#d%" == client.get_usage("a b?c#d%").tenant


def test_lists_are_iterated_page_by_page(notes: Any, url: str, tenant: str):
    heads: list[Any] = []
    with notes.NotesClient(url, token=f"{tenant}-key", on_response=heads.append) as client:
        for number in range(5):
            colour = "green" if number % 2 else "yellow"
            client.create_note(notes.NewNote(title=str(number), colour=colour))
        heads.clear()
        assert ["0", "1", "2", "3", "4"] == [
            one.title for one in client.iterate_list_notes(limit=2)
        ]
        assert 3 == len(heads)
        assert ["1", "3"] == [one.title for one in client.iterate_list_notes(colour="green")]


def test_a_stream_gives_its_events(notes: Any, client: Any):
    client.create_note(notes.NewNote(title="one"))
    client.create_note(notes.NewNote(title="two"))
    events = list(client.watch_notes())
    assert [("n1", "note", '{"title":\n"one"}'), ("n2", "note", '{"title":\n"two"}')] == [
        (event.id, event.event, event.data) for event in events
    ]


def test_a_stream_can_be_refused(notes: Any, url: str):
    with notes.NotesClient(url) as client, pytest.raises(notes.ApiError, match="401"):
        next(client.watch_notes())


def test_whoever_wants_sees_the_heads_of_answers(notes: Any, url: str, tenant: str):
    heads: list[Any] = []
    with notes.NotesClient(url, token=f"{tenant}-key", on_response=heads.append) as client:
        client.list_notes()
    assert [(200, "99")] == [(one.status, one.headers["x-ratelimit-remaining"]) for one in heads]
    assert "etag" in heads[0].headers


# Repeating


def test_a_request_is_repeated_when_the_service_says_so(notes: Any, url: str):
    client, waits = _patient(notes, url)
    with client:
        assert {"count": 3} == client.busy()
    assert [2.0, 1.0] == waits


def test_waits_have_a_share_of_their_own(notes: Any, url: str):
    client, waits = _patient(notes, url, new_id=lambda: UUID(int=250))
    with client:
        client.busy()
    assert [2.25, 1.25] == waits


def test_a_request_is_not_repeated_for_ever(notes: Any):
    with faulty(*[answer(429, Retry_After=1)] * 9) as server:
        client, waits = _patient(notes, server.url, attempts_max=3)
        with client, pytest.raises(notes.ApiError) as refused:
            client.health()
    assert (429, 1.0, [1.0, 1.0]) == (
        refused.value.status,
        refused.value.retry_after_seconds,
        waits,
    )


def test_a_wait_that_is_too_long_is_not_waited_for(notes: Any):
    with faulty(answer(503, Retry_After=31)) as server:
        client, waits = _patient(notes, server.url)
        with client, pytest.raises(notes.ApiError):
            client.health()
    assert [] == waits


def test_without_retry_after_only_what_is_harmless_is_repeated(notes: Any):
    with faulty(answer(503), answer(200, "{}"), answer(503)) as server:
        client, waits = _patient(notes, server.url)
        with client:
            assert {} == client.health()
            assert [0.5] == waits
            with pytest.raises(notes.ApiError):
                client.echo({})
    assert 3 == len(server.requests)


def test_a_deed_is_done_once_however_often_it_is_sent(notes: Any, client: Any, tenant: str):
    first = client.create_note(notes.NewNote(title="a"), idempotency_key="k1")
    again = client.create_note(notes.NewNote(title="a"), idempotency_key="k1")
    assert first == again
    assert 1 == client.get_usage(tenant).notes
    with pytest.raises(notes.ApiError, match="409 conflict"):
        client.create_note(notes.NewNote(title="b"), idempotency_key="k1")


def test_a_lost_answer_is_asked_for_again_with_the_same_key(notes: Any):
    note = (
        '{"id": "n1", "title": "a", "price": null, "colour": "green", "parts": [], '
        '"labels": {}, "dueFrom": null, "revision": 1}'
    )
    with faulty(HANG_UP, answer(201, note)) as server:
        client, waits = _patient(notes, server.url)
        with client:
            assert "n1" == client.create_note(notes.NewNote(title="a")).id
    assert [0.5] == waits
    keys = [re.search(rb"Idempotency-Key: (\S+)", one) for one in server.requests]
    assert 2 == len(keys)
    assert keys[0] is not None
    assert keys[1] is not None
    assert keys[0][1] == keys[1][1]


def test_a_lost_answer_to_what_may_do_harm_is_an_error(notes: Any):
    with faulty(HANG_UP, answer(200, "{}")) as server:
        client, _ = _patient(notes, server.url)
        with client, pytest.raises(http.client.RemoteDisconnected):
            client.echo({})
    assert 1 == len(server.requests)


def test_nobody_at_the_address_is_an_error_in_the_end(notes: Any):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
    client, waits = _patient(notes, url)
    with client, pytest.raises(ConnectionRefusedError):
        client.health()
    assert [0.5, 1.0, 2.0] == waits


# The connection


def test_one_connection_serves_all_requests(notes: Any):
    with faulty(*[answer(200, "{}")] * 3) as server:
        client, _ = _patient(notes, server.url)
        with client:
            for _ in range(3):
                client.health()
    assert 1 == server.connections


def test_a_connection_that_was_closed_meanwhile_is_replaced_unnoticed(notes: Any):
    with faulty(answer(200, "{}"), answer(200, "{}"), closes_quietly=True) as server:
        client, waits = _patient(notes, server.url)
        with client:
            client.echo({})
            _wait_for_end(client)
            client.echo({})
    assert (2, []) == (server.connections, waits)


def _wait_for_end(client: Any) -> None:
    """The end of the connection comes a moment after its last answer."""
    sock = client._open.sock
    assert b"" == sock.recv(1, socket.MSG_PEEK)


def test_a_client_can_be_used_after_it_was_closed(notes: Any):
    with faulty(answer(200, "{}"), answer(200, "{}")) as server:
        client, _ = _patient(notes, server.url)
        client.health()
        client.close()
        client.health()
        client.close()
    assert 2 == server.connections
