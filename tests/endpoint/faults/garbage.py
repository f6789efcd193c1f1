"""Garbage: requests that are wrong in every way we could think of, drawn from a seed.

Three kinds. A *kept* shot is whole as far as HTTP goes: it gets exactly one answer, and the
connection stays. For some of them, `asks` says what an engine would be asked. A *last* shot gets
one answer, and the connection ends. A *broken* one may get none, one or several answers; whatever
comes must be HTTP, and the connection must end.
Broken shots only ever name the table `ROUGH`, so that no accident changes the other one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from tablewright import limits
from tests.endpoint.faults.client import encoded
from tests.endpoint.faults.requests import chunked, create_table

QUIET = "quiet"
ROUGH = "rough"
_TABLES = (QUIET, "temporary", "nothere")
_JSON_TYPE = "application/x-amz-json-1.0"
_METHODS = "GET HEAD PUT DELETE PATCH OPTIONS TRACE PROPFIND POST".split()
_TYPES = ("S", "N", "B", "BOOL", "NULL", "SS", "NS", "BS", "L", "M", "X", "")


# A request that is too long or has too many headers is refused, and its connection ends.
_HEAD_BYTES_FIT = limits.REQUEST_HEAD_BYTES_MAX - 1024
_HEADERS_FIT = limits.REQUEST_HEADERS_MAX - 10
_MANY = {f"x_{number}": "y" for number in range(limits.REQUEST_HEADERS_MAX + 1)}


@dataclass(frozen=True)
class Shot:
    """Bytes to be sent, and what must come of them."""

    data: bytes
    kind: Literal["kept", "last", "broken"]
    asks: tuple[str, bytes] | None = None  # the target and the body, if an engine gets to see them


def _fitting(shot: Shot) -> Shot:
    """The shot, or one with a head that certainly does not fit if its own may not."""
    head = shot.data.partition(b"\r\n\r\n")[0]
    is_fit = len(head) <= _HEAD_BYTES_FIT and head.count(b"\r\n") <= _HEADERS_FIT
    if is_fit:
        return shot
    more = {"x_long": "y" * len(head)} if len(head) > _HEAD_BYTES_FIT else _MANY
    return Shot(encoded("GetItem", b'{"TableName": "rough", "Key": {}}', **more), "broken")


class Garbage:
    """Shot after shot."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._shots: list[tuple[float, Callable[[], Shot]]] = [
            (10, self._valid),
            (25, self._tree_changed),
            (20, self._bytes_changed),
            (8, self._not_json),
            (6, self._deep),
            (6, self._wrong_target),
            (5, self._wrong_headers),
            (3, self._other_methods),
            (3, self._long_head),
            (3, self._last),
            (5, self._noise),
            (8, self._head_changed),
            (5, self._wrong_length),
            (5, self._wrong_chunks),
            (3, self._huge_head),
            (3, self._cut_short),
        ]

    def shot(self) -> Shot:
        """The next one."""
        weights = [weight for weight, _ in self._shots]
        ((_, make),) = self._rng.choices(self._shots, weights)
        return make()

    # Kept: whole requests.

    def _whole(self, operation: str, body: bytes, **headers: str) -> Shot:
        data = encoded(operation, body, **headers)
        if self._rng.random() < 0.2:
            data = chunked(
                data, [self._rng.randint(1, 200) for _ in range(self._rng.randint(0, 9))]
            )
        return _fitting(Shot(data, "kept", (f"DynamoDB_20120810.{operation}", body)))

    def _valid(self) -> Shot:
        operation, request = self._request()
        return self._whole(operation, json.dumps(request).encode())

    def _tree_changed(self) -> Shot:
        operation, request = self._request()
        for _ in range(self._rng.randint(1, 3)):
            self._change(request)
        return self._whole(operation, json.dumps(request).encode())

    def _bytes_changed(self) -> Shot:
        operation, request = self._request()
        return self._whole(operation, self._mutated(json.dumps(request).encode()))

    def _not_json(self) -> Shot:
        texts = (
            b"",
            b"{",
            b"[]",
            b"null",
            b'"x"',
            b"{}{}",
            b"\xef\xbb\xbf{}",
            b'{"TableName": "\\ud800"}',
            b'{"TableName": "a\x00b"}',
            b'{"TableName": NaN}',
            b'{"Limit": 1e999999}',
            b'{"Limit": %b}' % (b"9" * 5_000),
            b'{"Limit": -0.%b1}' % (b"0" * 5_000),
            b'{"TableName": "quiet", "TableName": {"S": 1}}',
            self._rng.randbytes(self._rng.randint(1, 2_000)),
        )
        return self._whole(self._request()[0], self._rng.choice(texts))

    def _deep(self) -> Shot:
        depth = self._rng.choice((5, 31, 32, 33, 100, 1_000, 5_000, 30_000))
        left, right = self._rng.choice(((b"[", b"]"), (b'{"L":[', b"]}"), (b'{"M":{"a":', b"}}")))
        nest = left * depth + b'{"S":"x"}' + right * self._rng.choice((depth, depth, 0))
        frame = self._rng.choice(
            (
                b'{"TableName":"quiet","Item":{"pk":{"S":"a"},"sk":{"S":"deep"},"v":%b}}',
                b'{"TableName":"quiet","Key":%b}',
                b"%b",
            )
        )
        return self._whole(self._rng.choice(("PutItem", "GetItem", "Query")), frame % nest)

    def _wrong_target(self) -> Shot:
        operation, request = self._request()
        body = json.dumps(request).encode()
        targets = (
            "",
            operation,
            f"DynamoDB_20111205.{operation}",
            f"DynamoDBStreams_20120810.{operation}",
            f"DynamoDB_20120810.{operation.lower()}",
            f"DynamoDB_20120810.{operation} ",
            f"DynamoDB_20120810.{operation}.{operation}",
            "DynamoDB_20120810.",
            "DynamoDB_20120810.__class__",
            "DynamoDB_20120810." + "X" * self._rng.randint(1, 30_000),
            "DynamoDB_20120810." + "\xe9" * self._rng.randint(1, 60_000),
        )
        target = self._rng.choice(targets)
        data = encoded(operation, body, x_amz_target=target)
        return _fitting(Shot(data, "kept", (target.strip(), body)))

    def _wrong_headers(self) -> Shot:
        operation, request = self._request()
        rng = self._rng
        name, values = rng.choice(
            (
                ("authorization", ("", "AWS4-HMAC-SHA256", "AWS4-HMAC-SHA256 =,=,=", "Basic eDp5")),
                (
                    "x-amz-date",
                    ("", "20269999T999999Z", "now", "2026-01-01", "\xb2" * 16),
                ),
                ("content-type", ("", "text/html", "application/json", f"{_JSON_TYPE}x")),
                ("origin", ("null", "http://[", "http://example.com", "http://localhost\xe9")),
            )
        )
        value = rng.choice((*values, self._text()))
        data = encoded(operation, json.dumps(request).encode(), **{name: value})
        return _fitting(Shot(data, "kept"))

    def _other_methods(self) -> Shot:
        rng = self._rng
        method = rng.choice(_METHODS)
        if method == "HEAD":  # the answer to a broken one cannot know that it must have no body
            return Shot(b"HEAD / HTTP/1.1\r\nhost: x\r\n\r\n", "kept")
        path = rng.choice(
            ("/", "/healthz", "/?a=b", "*", "/%00", "//x", "http://a/", "/..;/", "/é")
        )
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n"
        is_plain = path in ("/", "/healthz", "/?a=b")
        return Shot(head.encode() + b"{}", "kept" if is_plain else "broken")

    def _long_head(self) -> Shot:
        operation, request = self._request()
        count = self._rng.randint(1, 400)
        more = {f"{self._rng.choice('xX')}_{n // 3}": "y" * 100 for n in range(count)}
        return self._whole(operation, json.dumps(request).encode(), **more)

    def _last(self) -> Shot:
        operation, request = self._request()
        shot = self._whole(operation, json.dumps(request).encode(), connection="close")
        return Shot(shot.data, "last", shot.asks)

    # Broken: HTTP is hurt.

    def _rough(self) -> bytes:
        item = {"pk": {"S": "a"}, "sk": {"S": self._rng.choice("abc")}}
        if self._rng.random() < 0.5:
            return encoded("GetItem", json.dumps({"TableName": ROUGH, "Key": item}).encode())
        return encoded("PutItem", json.dumps({"TableName": ROUGH, "Item": item}).encode())

    def _noise(self) -> Shot:
        rng = self._rng
        others = (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(500),  # TLS
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + rng.randbytes(30),
            b"SSH-2.0-OpenSSH_9.9\r\n",
            b"GET /\r\n\r\n",
            b"POST / HTTP/9.9\r\n\r\n",
            b"\r\n" * rng.randint(1, 500),
            b"\x00" * rng.randint(1, 500),
            rng.randbytes(rng.randint(1, 2_000)),
        )
        return Shot(rng.choice(others), "broken")

    def _head_changed(self) -> Shot:
        head, end, body = self._rough().partition(b"\r\n\r\n")
        return Shot(self._mutated(head) + end + body, "broken")

    def _wrong_length(self) -> Shot:
        length = self._rng.choice(
            (
                "-1", "+5", "0x10", "5, 5", "5,6", "", " ", "1e3", "9999999999999999999999", "\xb2",
                str(2**63), str(2**64), str(17 * 2**20), str(16 * 2**20), "9" * 5_000,
            )
        )  # fmt: skip
        more = self._rng.choice(({}, {"expect": "100-continue"}, {"transfer_encoding": "chunked"}))
        head, end, body = self._rough().partition(b"\r\n\r\n")
        lines = [line for line in head.split(b"\r\n") if not line.startswith(b"content-length")]
        lines += [f"{name.replace('_', '-')}: {value}".encode() for name, value in more.items()]
        lines += [b"content-length: " + length.encode("latin-1")] * self._rng.choice((1, 1, 2))
        return Shot(b"\r\n".join(lines) + end + body, "broken")

    def _wrong_chunks(self) -> Shot:
        rng = self._rng
        data = chunked(self._rough(), [rng.randint(1, 40) for _ in range(3)])
        head, end, body = data.partition(b"\r\n\r\n")
        wrong = rng.choice(
            (
                self._mutated(body),
                b"zz\r\n" + body,
                b"-5\r\n" + body,
                b"f" * rng.choice((8, 15, 16, 17, 40)) + b"\r\n" + body,
                body.replace(b"\r\n", b"\n"),
                b"5;" + b"e" * rng.choice((10, 10_000, 200_000)) + b"\r\nabcde\r\n" + body,
                body[:-2] + b"trailer: " + b"t" * rng.choice((10, 10_000, 200_000)) + b"\r\n\r\n",
                body[:-2] + b"a:b\r\n" * rng.choice((10, 30_000)) + b"\r\n",
            )
        )
        return Shot(head + end + wrong, "broken")

    def _huge_head(self) -> Shot:
        count = self._rng.choice((1, 10, 1_000, 20_000))
        line = b"x-%b: %b\r\n"
        lines = b"".join(line % (b"n" * (n % 7), b"v" * (150_000 // count)) for n in range(count))
        if self._rng.random() < 0.3:
            return Shot(b"GET /" + lines.replace(b" ", b"") + b" HTTP/1.1\r\n\r\n", "broken")
        return Shot(b"GET / HTTP/1.1\r\n" + lines + b"\r\n", "broken")

    def _cut_short(self) -> Shot:
        data = self._rough()
        return Shot(data[: self._rng.randint(1, len(data) - 1)], "broken")

    # Parts.

    def _text(self) -> str:
        characters = [*range(33, 127), *range(128, 256)]
        return "".join(map(chr, self._rng.choices(characters, k=self._rng.randint(1, 60))))

    def _mutated(self, data: bytes) -> bytes:
        mutated = bytearray(data)
        for _ in range(self._rng.choice((1, 1, 2, 5))):
            place = self._rng.randrange(len(mutated) or 1)
            match self._rng.choice(("set", "insert", "delete", "repeat")):
                case "set":
                    mutated[place : place + 1] = self._rng.randbytes(1)
                case "insert":
                    mutated[place:place] = self._rng.randbytes(self._rng.randint(1, 4))
                case "delete":
                    del mutated[place : place + self._rng.randint(1, 20)]
                case _:
                    mutated[place:place] = mutated[place : place + self._rng.randint(1, 40)]
        return bytes(mutated)

    def _change(self, node: Any) -> None:
        """Changes something, somewhere in a tree."""
        rng = self._rng
        if isinstance(node, list):
            if node and rng.random() < 0.7:
                self._change(rng.choice(node))
            else:
                node.append(self._anything())
        elif isinstance(node, dict) and node:
            key = rng.choice(sorted(node))
            if isinstance(node[key], dict | list) and rng.random() < 0.7:
                self._change(node[key])
                return
            match rng.choice(("replace", "replace", "delete", "rename", "add")):
                case "replace":
                    node[key] = self._anything()
                case "delete":
                    del node[key]
                case "rename":
                    node[rng.choice((key.lower(), key + "s", *_TYPES))] = node.pop(key)
                case _:
                    node[self._text()] = self._anything()

    def _anything(self) -> Any:
        rng = self._rng
        return rng.choice(
            (
                None, True, 0, -1, 2**31, 2**63, 10**40, 1.5, 1e300, "", " ", "a", self._text(),
                "9" * 50, "x" * 70_000, [], {}, [[]], {"S": "x"}, {"N": "1e200"}, {"N": "1"},
                {"SS": []}, {"SS": ["a", "a"]}, {"B": "!"}, {"NULL": False}, {"L": [{"S": 1}]},
                {"S": "a", "N": "1"}, ["#a"], {"#a": "pk"}, "attribute_exists(((pk",
                "SET a = :v REMOVE a", ":v", "pk = :v AND", {":v": {"S": "a"}},
            )
        )  # fmt: skip

    def _request(self) -> tuple[str, dict[str, Any]]:
        """A request that is right, as far as it goes."""
        rng = self._rng
        table = {"TableName": rng.choices(_TABLES, (8, 1, 1))[0]}
        key = {"pk": {"S": rng.choice("ab")}, "sk": {"S": rng.choice("abcdefgh")}}
        value = rng.choice(({"S": "x"}, {"N": "12.50"}, {"L": [{"BOOL": True}]}, {"BS": ["YQ=="]}))
        item = {**key, "v": value}
        update = {
            "UpdateExpression": "SET #v = :v",
            "ExpressionAttributeNames": {"#v": "v"},
            "ExpressionAttributeValues": {":v": value},
        }
        query = {
            "KeyConditionExpression": "pk = :pk AND sk > :sk",
            "ExpressionAttributeValues": {":pk": key["pk"], ":sk": key["sk"]},
        }
        condition = {"ConditionExpression": "attribute_not_exists(v)", "ReturnValues": "ALL_OLD"}
        writes = [{"PutRequest": {"Item": item}}]
        temporary = rng.choice(("temporary", "temporary2"))
        requests: list[tuple[str, dict[str, Any]]] = [
            ("PutItem", {**table, "Item": item}),
            ("PutItem", {**table, "Item": item, **condition}),
            ("GetItem", {**table, "Key": key, "ProjectionExpression": "v"}),
            ("DeleteItem", {**table, "Key": key, "ReturnValues": "ALL_OLD"}),
            ("UpdateItem", {**table, "Key": key, **update, "ReturnValues": "ALL_NEW"}),
            ("Query", {**table, **query, "Limit": rng.randint(1, 9), "ScanIndexForward": False}),
            ("Scan", {**table, "FilterExpression": "size(v) > :n OR contains(v, :n)"}
             | {"ExpressionAttributeValues": {":n": {"N": "1"}}}),
            ("BatchWriteItem", {"RequestItems": {table["TableName"]: writes}}),
            ("BatchGetItem", {"RequestItems": {table["TableName"]: {"Keys": [key]}}}),
            ("TransactWriteItems", {"TransactItems": [{"Put": {**table, "Item": item}}]}),
            ("TransactGetItems", {"TransactItems": [{"Get": {**table, "Key": key}}]}),
            ("CreateTable", create_table(temporary)),
            ("DeleteTable", {"TableName": temporary}),
            ("DescribeTable", table),
            ("ListTables", {"Limit": rng.randint(1, 5)}),
        ]  # fmt: skip
        operation, request = rng.choice(requests)
        return operation, json.loads(json.dumps(request))  # its parts are to be changed one by one
