"""AWS KMS as far as a keyring needs it, behind a real port and in its published JSON contract.

It knows GenerateDataKey, Encrypt and Decrypt of symmetric keys, checks the members of a request
against botocore's model of KMS, and keeps what it wrapped in a dictionary: a blob opens with the
key and the encryption context that it was made with.
"""

from __future__ import annotations

import base64
import itertools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import botocore.session
from botocore.config import Config

REGION = "eu-central-1"
ARN = f"arn:aws:kms:{REGION}:111111111111:key/1234abcd-12ab-34cd-56ef-1234567890ab"
OTHER_ARN = f"arn:aws:kms:{REGION}:111111111111:key/ffffffff-12ab-34cd-56ef-1234567890ab"

_MODEL: Any = botocore.session.get_session().get_service_model("kms")


class Refusal(Exception):
    """An error of KMS: its name, and what it says."""


class Kms:
    """The service behind the port."""

    def __init__(self) -> None:
        self.keys = {ARN, OTHER_ARN}
        self.refusal: Refusal | None = None
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.secrets: list[bytes] = []
        self._blobs: dict[bytes, tuple[bytes, str, dict[str, str]]] = {}
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()

    def answer(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        """Does one operation, under a lock."""
        with self._lock:
            self.asked.append((operation, request))
            shape = _MODEL.operation_model(operation).input_shape
            unknown = set(request) - set(shape.members)
            missing = set(shape.required_members) - set(request)
            if unknown or missing:
                raise Refusal("ValidationException", f"{unknown} {missing}")
            if self.refusal is not None:
                raise self.refusal
            if request["KeyId"] not in self.keys:
                raise Refusal("NotFoundException", f"Key '{request['KeyId']}' does not exist")
            answered = getattr(self, f"_{operation}")(request)
        assert set(answered) <= set(_MODEL.operation_model(operation).output_shape.members)
        return answered

    def _GenerateDataKey(self, request: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        assert "AES_256" == request["KeySpec"]
        secret = f"data key {next(self._numbers):23}".encode()
        return {"Plaintext": _text(secret), **self._wrapped(request, secret)}

    def _Encrypt(self, request: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        secret = base64.b64decode(request["Plaintext"])
        return {**self._wrapped(request, secret), "EncryptionAlgorithm": "SYMMETRIC_DEFAULT"}

    def _wrapped(self, request: dict[str, Any], secret: bytes) -> dict[str, Any]:
        self.secrets.append(secret)
        blob = f"blob {next(self._numbers)}".encode()
        self._blobs[blob] = (secret, request["KeyId"], request["EncryptionContext"])
        return {"CiphertextBlob": _text(blob), "KeyId": request["KeyId"]}

    def _Decrypt(self, request: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        kept = self._blobs.get(base64.b64decode(request["CiphertextBlob"]))
        if kept is None or kept[2] != request["EncryptionContext"]:
            raise Refusal("InvalidCiphertextException", None)
        if kept[1] != request["KeyId"]:
            message = "The key ID in the request does not identify a CMK that can perform this."
            raise Refusal("IncorrectKeyException", message)
        return {
            "KeyId": request["KeyId"],
            "Plaintext": _text(kept[0]),
            "EncryptionAlgorithm": "SYMMETRIC_DEFAULT",
        }


def _text(octets: bytes) -> str:
    return base64.b64encode(octets).decode()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    kms: Kms

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        assert "application/x-amz-json-1.1" == self.headers["Content-Type"]
        assert self.headers["Authorization"].startswith("AWS4-HMAC-SHA256 Credential=testing/")
        service, _, operation = self.headers["X-Amz-Target"].partition(".")
        assert "TrentService" == service
        try:
            status, answer = 200, self.kms.answer(operation, json.loads(body))
        except Refusal as refusal:
            name, message = refusal.args
            status = 500 if name == "KMSInternalException" else 400
            answer = {"__type": name, **({"message": message} if message else {})}
        encoded = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/x-amz-json-1.1")
        self.send_header("Content-Length", str(len(encoded)))
        self.end_headers()
        self.wfile.write(encoded)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        pass


@contextmanager
def serving() -> Iterator[tuple[Kms, Any]]:
    """The double, and a client of botocore that talks to it."""
    kms = Kms()
    handler = type("Handler", (_Handler,), {"kms": kms})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        client = client_of(f"http://127.0.0.1:{server.server_port}")
        try:
            yield kms, client
        finally:
            client.close()
            server.shutdown()
            thread.join()


def client_of(url: str) -> Any:
    """A client of botocore for an address."""
    return botocore.session.get_session().create_client(
        "kms",
        region_name=REGION,
        endpoint_url=url,
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        config=Config(retries={"total_max_attempts": 1}, connect_timeout=10, read_timeout=60),
    )
