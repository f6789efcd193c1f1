"""Responses from the wire: bytes in, complete responses out.

A connection has one reader for its lifetime. Anything but exactly one response to one request makes
the connection unusable: a response must never be assigned to the next request.
Not here: the meaning of a response (`remote.response_errors`), sockets.
"""

from __future__ import annotations

from typing import Final

import httptools

from tablewright.errors.target import DamagedResponseError, NotDynamoDBError, TargetError
from tablewright.limits import ANSWER_BODY_BYTES_MAX, ANSWER_ECHO_LENGTH_MAX, ANSWER_HEAD_BYTES_MAX

_OK: Final = 200


class Answer:
    """An HTTP response. Header names are in lower case."""

    __slots__ = ("body", "headers", "status")

    def __init__(self, status: int, headers: dict[bytes, bytes], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def header(self, name: bytes) -> str:
        """Returns a header as text; empty if it is missing."""
        return self.headers.get(name, b"").decode("latin-1").strip()


class AnswerReader:
    """Reads the responses of one connection."""

    __slots__ = (
        "_answer",
        "_body",
        "_fed_bytes",
        "_headers",
        "_is_in_head",
        "_parser",
        "_trouble",
        "_wants",
        "keeps_alive",
    )

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self.keeps_alive = True  # whether another request may follow
        self._wants = False  # a response, because there was a request
        self._reset()

    def _reset(self) -> None:
        self._answer: Answer | None = None
        self._headers: dict[bytes, bytes] = {}
        self._body: bytes | bytearray = b""
        self._is_in_head = True
        self._fed_bytes = 0  # of the head
        self._trouble: TargetError | None = None

    @property
    def has_begun(self) -> bool:
        """Whether any part of the response has arrived."""
        return self._fed_bytes > 0

    def expect(self) -> None:
        """Records that a request was sent, so that a response may arrive."""
        self._wants = True
        self._reset()

    def feed(self, data: bytes) -> Answer | None:
        """Parses received bytes; returns the response once it is complete.

        Raises `NotDynamoDBError` or `DamagedResponseError` for an invalid response.
        """
        if not self._wants:
            raise self._give_up(DamagedResponseError("A response arrived without a request."))
        self._fed_bytes += len(data)
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            raise self._trouble or self._give_up(_not_http(data)) from error
        if self._is_in_head and self._fed_bytes > ANSWER_HEAD_BYTES_MAX:
            raise self._give_up(NotDynamoDBError("The head of a response is too long."))
        return self._answer

    def end(self) -> Answer | None:
        """Records the end of the connection; returns a response that ends with it."""
        ends_there = not ({b"content-length", b"transfer-encoding"} & self._headers.keys())
        if self._wants and not self._is_in_head and ends_there:
            self.on_message_complete()
            self.keeps_alive = False
        return self._answer

    # Called by httptools, which wraps errors raised here in HttpParserCallbackError.

    def on_message_begin(self) -> None:
        """Starts a response; a second one has no request."""
        if self._answer is not None:
            self.keeps_alive = False
            raise self._give_up(DamagedResponseError("Two responses arrived for one request."))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Stores a header. Trailers of a chunked body are ignored."""
        if self._is_in_head:
            self._headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        """Rejects a body that declares to be too large."""
        self._is_in_head = False
        length = self._headers.get(b"content-length", b"0")
        if len(length) > len(str(ANSWER_BODY_BYTES_MAX)) or int(length) > ANSWER_BODY_BYTES_MAX:
            raise self._give_up(_too_large())

    def on_body(self, body: bytes) -> None:
        """Stores a part of the body."""
        if not self._body:
            self._body = body
            return
        if not isinstance(self._body, bytearray):
            self._body = bytearray(self._body)
        self._body += body
        if len(self._body) > ANSWER_BODY_BYTES_MAX:
            raise self._give_up(_too_large())

    def on_message_complete(self) -> None:
        """Completes a response, unless it is informational."""
        status = self._parser.get_status_code()
        if status < _OK:
            self._headers, self._is_in_head = {}, True
            return
        self._wants = False
        self.keeps_alive = self._parser.should_keep_alive()  # later it would return False
        self._answer = Answer(status, self._headers, bytes(self._body))

    def _give_up(self, trouble: TargetError) -> TargetError:
        trouble.is_outcome_unknown = True  # a server received the request and processed it
        self.keeps_alive = False
        self._trouble = trouble
        return trouble


def _too_large() -> DamagedResponseError:
    return DamagedResponseError(f"A response is larger than {ANSWER_BODY_BYTES_MAX:,} bytes.")


def _not_http(data: bytes) -> NotDynamoDBError:
    return NotDynamoDBError(f"The response is not HTTP/1.1: {shown(data)!r}.")


def shown(data: bytes) -> str:
    """Returns the beginning of the received bytes for an error."""
    text = data[:ANSWER_ECHO_LENGTH_MAX].decode("utf-8", "replace")
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
