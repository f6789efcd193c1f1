"""However the network cuts a stream of requests into pieces, they are the same requests."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.endpoint.fake_serving import FakeClient, FakeServing
from tests.endpoint.http_messages import chunked, http
from tests.examples import examples

HEADERS = st.dictionaries(
    st.from_regex(r"X-[A-Za-z0-9-]{1,8}", fullmatch=True),
    st.from_regex(r"([!-~\xa1-\xff]([ -~]{0,10}[!-~])?)?", fullmatch=True),
    max_size=4,
)
BODIES = st.binary(max_size=40)
TRAILERS = HEADERS.map(lambda h: "".join(f"{k}: {v.strip()}\r\n" for k, v in h.items() if v < "~"))


@st.composite
def requests(draw: st.DrawFn) -> tuple[bytes, bytes]:
    """A request and the body that it has."""
    headers = draw(HEADERS)
    if draw(st.booleans()):
        body = draw(BODIES)
        return http(body, **headers), body
    pieces = draw(st.lists(BODIES.filter(bool), max_size=4))
    return chunked(*pieces, trailers=draw(TRAILERS), **headers), b"".join(pieces)


def _cut(stream: bytes, places: list[int]) -> list[bytes]:
    edges = [0, *sorted(places), len(stream)]
    return [stream[a:b] for a, b in pairwise(edges) if a != b]


def _seen(pieces: list[bytes], *, answers_at_once: bool = True) -> tuple[FakeServing, bytes]:
    serving = FakeServing(answers_at_once=answers_at_once)
    client = FakeClient(serving).send(*pieces)
    while serving.owed:
        client.give(b"to " + serving.requests[-1].body)
    assert 0 == serving.held_bytes
    assert not client.is_finished
    return serving, client.received


@settings(max_examples=examples(50))
@given(
    sent=st.lists(requests(), min_size=1, max_size=5),
    data=st.data(),
    answers_at_once=st.booleans(),
)
def test_cutting_a_stream_changes_nothing(
    sent: list[tuple[bytes, bytes]], data: st.DataObject, answers_at_once: bool
):
    stream = b"".join(request for request, _ in sent)
    places = data.draw(st.lists(st.integers(0, len(stream)), max_size=30))
    whole, received_whole = _seen([stream])
    cut, received = _seen(_cut(stream, places), answers_at_once=answers_at_once)
    assert [body for _, body in sent] == [request.body for request in whole.requests]
    assert whole.requests == cut.requests
    assert received_whole == received


STREAM = (
    http(b'{"a":1}', x_amz_target="A.B", authorization="AWS4-HMAC-SHA256 a=b")
    + chunked(b"one", b"two", trailers="X-Late: c\r\n")
    + http(method="GET", content_length=None)
    + http(b"last")
)
BODIES_OF_STREAM = [b'{"a":1}', b"onetwo", b"", b"last"]


def test_a_stream_is_read_alike_wherever_it_is_cut_in_two():
    for place in range(1, len(STREAM)):
        serving, _ = _seen([STREAM[:place], STREAM[place:]])
        assert BODIES_OF_STREAM == [request.body for request in serving.requests], place


def test_a_stream_is_read_alike_when_every_byte_comes_by_itself():
    serving, received = _seen([bytes([byte]) for byte in STREAM])
    assert BODIES_OF_STREAM == [request.body for request in serving.requests]
    assert _seen([STREAM])[1] == received


@given(garbage=st.binary(min_size=1, max_size=200), data=st.data())
def test_whatever_comes_never_raises(garbage: bytes, data: st.DataObject):
    places = data.draw(st.lists(st.integers(0, len(garbage)), max_size=5))
    serving = FakeServing()
    client = FakeClient(serving).send(http(b"a"), *_cut(garbage, places))
    assert b"a" == serving.requests[0].body
    assert 200 == client.answers[0].status
    client.hang_up()
    assert 0 == serving.held_bytes
    assert [] == serving.connections
