"""Requests whose boundaries two readers could see at different places.

Each hides another request: a reader that sees a boundary earlier than it is would serve it.
"""

from __future__ import annotations

HIDDEN = b"GET /hidden HTTP/1.1\r\nhost: localhost\r\n\r\n"
CHUNKED = b"transfer-encoding: chunked\r\n"
EMPTY = b"0\r\n\r\n"


def post(lines: bytes, body: bytes = b"") -> bytes:
    """A request with header lines and a body."""
    return b"POST /seen HTTP/1.1\r\nhost: localhost\r\n" + lines + b"\r\n" + body


AMBIGUOUS = {
    "length and chunks": post(b"content-length: 5\r\n" + CHUNKED, EMPTY + HIDDEN),
    "chunks and length": post(CHUNKED + b"content-length: 5\r\n", EMPTY + HIDDEN),
    "long length and chunks": post(b"content-length: 48\r\n" + CHUNKED, EMPTY + HIDDEN),
    "two lengths": post(b"content-length: 0\r\ncontent-length: 44\r\n", HIDDEN),
    "two equal lengths": post(b"content-length: 44\r\ncontent-length: 44\r\n", HIDDEN),
    "list of lengths": post(b"content-length: 0, 44\r\n", HIDDEN),
    "signed length": post(b"content-length: +0\r\n", HIDDEN),
    "negative length": post(b"content-length: -1\r\n", HIDDEN),
    "hexadecimal length": post(b"content-length: 0x0\r\n", HIDDEN),
    "length with a letter": post(b"content-length: 0a\r\n", HIDDEN),
    "length with a fraction": post(b"content-length: 0.0\r\n", HIDDEN),
    "empty length": post(b"content-length:\r\n", HIDDEN),
    "huge length": post(b"content-length: 99999999999999999999\r\n", HIDDEN),
    "space before the colon": post(b"content-length : 0\r\n", HIDDEN),
    "tab before the colon": post(b"transfer-encoding\t: chunked\r\n", EMPTY + HIDDEN),
    "folded header": post(b"content-length:\r\n 0\r\n", HIDDEN),
    "folded coding": post(b"transfer-encoding:\r\n chunked\r\n", EMPTY + HIDDEN),
    "other coding": post(b"transfer-encoding: xchunked\r\n", EMPTY + HIDDEN),
    "coding after chunks": post(b"transfer-encoding: chunked, gzip\r\n", EMPTY + HIDDEN),
    "identity after chunks": post(b"transfer-encoding: chunked, identity\r\n", EMPTY + HIDDEN),
    "two codings": post(CHUNKED + b"transfer-encoding: identity\r\n", EMPTY + HIDDEN),
    "quoted coding": post(b'transfer-encoding: "chunked"\r\n', EMPTY + HIDDEN),
    "coding with a control": post(b"transfer-encoding: \x0bchunked\r\n", EMPTY + HIDDEN),
    "coding with a null": post(b"transfer-encoding: chunked\0\r\n", EMPTY + HIDDEN),
    "bare line feeds": b"POST /seen HTTP/1.1\nhost: localhost\ncontent-length: 0\n\n" + HIDDEN,
    "bare carriage return": post(b"a: b\rcontent-length: 44\r\n", HIDDEN),
    "null in a value": post(b"a: b\0c\r\n", HIDDEN),
    "null in a name": post(b"a\0b: c\r\n", HIDDEN),
    "header without a colon": post(b"content-length 0\r\n", HIDDEN),
    "header without a name": post(b": 0\r\n", HIDDEN),
    "name with a space": post(b"content length: 0\r\n", HIDDEN),
    "size with a sign": post(CHUNKED, b"+0\r\n\r\n" + HIDDEN),
    "size with a prefix": post(CHUNKED, b"0x0\r\n\r\n" + HIDDEN),
    "size that overflows": post(CHUNKED, b"10000000000000000\r\n\r\n" + HIDDEN),
    "size without digits": post(CHUNKED, b"\r\n\r\n" + HIDDEN),
    "size with a space": post(CHUNKED, b" 0\r\n\r\n" + HIDDEN),
    "size that ends with a line feed": post(CHUNKED, b"0\n\n" + HIDDEN),
    "chunk longer than its size": post(CHUNKED, b"1\r\nab\r\n0\r\n\r\n" + HIDDEN),
    "chunk that ends with a line feed": post(CHUNKED, b"1\r\na\n0\r\n\r\n" + HIDDEN),
    "extension with a line feed": post(CHUNKED, b"0;a\nb\r\n\r\n" + HIDDEN),
    "version 0.9": b"GET /seen\r\n" + HIDDEN,
    "version 1.2": b"GET /seen HTTP/1.2\r\nhost: localhost\r\n\r\n" + HIDDEN,
    "version 2.0": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HIDDEN,
    "space in the target": b"GET /se en HTTP/1.1\r\nhost: localhost\r\n\r\n" + HIDDEN,
    "tab after the method": b"GET\t/seen HTTP/1.1\r\nhost: localhost\r\n\r\n" + HIDDEN,
    "lower-case method": b"get /seen HTTP/1.1\r\nhost: localhost\r\n\r\n" + HIDDEN,
    "method of symbols": b"G@T /seen HTTP/1.1\r\nhost: localhost\r\n\r\n" + HIDDEN,
}
