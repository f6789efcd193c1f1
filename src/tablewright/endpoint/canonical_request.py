"""The canonical request of Signature Version 4: the signed bytes.

As in the IAM user guide's "Create a signed AWS API request" for every service but S3: the path is
normalised and encoded once more, the query is sorted, white space in headers is collapsed. A
request's text is read as Latin-1, so that bytes are preserved.
Not here: verification (`endpoint.signature`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from urllib.parse import quote_from_bytes, unquote_to_bytes

from tablewright.endpoint.messages import HttpRequest

_SIGNATURE_PARAMETER = b"X-Amz-Signature"


def canonical_request(
    request: HttpRequest, signed_headers: Iterable[str], body_sha256: str, *, presigned: bool
) -> bytes:
    """Returns the canonical form of the request; a missing signed header counts as empty.

    The query of a presigned request contains the signature, which is left out. Raises
    UnicodeEncodeError for text that HTTP cannot transport.
    """
    path, _, query = request.target.encode("latin-1").partition(b"?")
    names = sorted(name.lower() for name in signed_headers)
    lines = [
        request.method,
        canonical_path(path),
        canonical_query(query, presigned=presigned) if query else "",
    ]
    lines += [f"{name}:{_collapsed(request.headers.get(name, ''))}" for name in names]
    lines += ["", ";".join(names), body_sha256]
    return "\n".join(lines).encode("latin-1")


def canonical_path(path: bytes) -> str:
    """Returns the path without empty and relative segments, encoded once more.

    >>> canonical_path(b"/a//./b/../c%20d/")
    '/a/c%2520d/'
    """
    if path == b"/":  # every SDK's
        return "/"
    segments: list[bytes] = []
    for segment in path.split(b"/"):
        if segment == b"..":
            del segments[-1:]
        elif segment not in (b"", b"."):
            segments.append(segment)
    end = b"/" if segments and path.endswith(b"/") else b""
    return quote_from_bytes(b"/" + b"/".join(segments) + end)


def canonical_query(query: bytes, *, presigned: bool) -> str:
    """Returns the parameters in one encoding, sorted by name and then by value.

    >>> canonical_query(b"b=2&a=%7e&c&a=1", presigned=False)
    'a=1&a=~&b=2&c='
    """
    return "&".join(f"{name}={value}" for name, value in sorted(_parameters(query, presigned)))


def _parameters(query: bytes, presigned: bool) -> Iterator[tuple[str, str]]:
    # AWS's servers read `+` in a query as a space; every signer writes %20 and %2B.
    for parameter in query.replace(b"+", b" ").split(b"&"):
        name, _, value = parameter.partition(b"=")
        name = unquote_to_bytes(name)
        if parameter and not (presigned and name == _SIGNATURE_PARAMETER):
            yield (
                quote_from_bytes(name, safe=""),
                quote_from_bytes(unquote_to_bytes(value), safe=""),
            )


def _collapsed(value: str) -> str:
    # `split` of text also splits at bytes that are part of a character in UTF-8: 0x85 and 0xA0.
    return b" ".join(value.encode("latin-1").split()).decode("latin-1")
