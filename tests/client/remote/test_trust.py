"""TLS: a server that cannot prove its name gets nothing."""

from __future__ import annotations

import socket
import ssl
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tablewright.client.remote.endpoints import Endpoint
from tablewright.errors.target import BadSettingError, NotDynamoDBError, TlsError
from tests.client.remote.callers import Caller
from tests.client.remote.conftest import On
from tests.client.remote.scripted import PATIENCE_SECONDS, scripted


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A self-signed certificate for localhost and its key, in a file each."""
    folder = tmp_path_factory.mktemp("tls")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "ca.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return folder


@pytest.fixture
def served(authority: Path) -> ssl.SSLContext:
    """How a server proves that it is localhost."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(authority / "ca.pem", authority / "key.pem")
    return context


def _endpoint(port: int, host: str = "localhost") -> Endpoint:
    return Endpoint(host, port, is_tls=True, region="us-east-1")


@pytest.fixture(autouse=True)
def no_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AWS_CA_BUNDLE", raising=False)


def test_a_certificate_of_nobody_known_is_refused(on: On, served: ssl.SSLContext):
    with scripted(context=served) as server:
        caller = on(endpoint=_endpoint(server.port))
        with pytest.raises(TlsError, match="self-signed"):
            caller.send()
    assert [] == server.exchanges
    assert [] == caller.pauses


def test_a_certificate_for_another_name_is_refused(on: On, served: ssl.SSLContext, authority: Path):
    with scripted(context=served) as server:
        endpoint = _endpoint(server.port, "127.0.0.1")
        caller = on(endpoint=endpoint, ca_bundle=str(authority / "ca.pem"))
        with pytest.raises(TlsError, match=r"127\.0\.0\.1"):
            caller.send()
    assert [] == server.exchanges


def test_a_server_without_tls_is_told_as_such(on: On):
    def speaks_plainly(listener: socket.socket) -> None:
        connection, _ = listener.accept()
        with connection, suppress(ConnectionError):
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            while connection.recv(65_536):
                pass

    with socket.create_server(("127.0.0.1", 0)) as listener:
        speaking = threading.Thread(target=speaks_plainly, args=(listener,), daemon=True)
        speaking.start()
        caller = on(endpoint=_endpoint(listener.getsockname()[1]))
        with pytest.raises(TlsError, match="plain HTTP"):
            caller.send()
        speaking.join(PATIENCE_SECONDS)


def test_a_server_with_tls_that_is_asked_without_is_told(on: On, served: ssl.SSLContext):
    with scripted(context=served) as server:
        endpoint = Endpoint("localhost", server.port, is_tls=False, region="us-east-1")
        caller = on(endpoint=endpoint, attempts_max=1)
        with pytest.raises((NotDynamoDBError, ConnectionError)):
            caller.send()


@pytest.mark.parametrize("name", ["missing.pem", "key.pem"])
def test_a_bundle_without_certificates_is_refused(on: On, authority: Path, name: str):
    caller = on(endpoint=_endpoint(1), ca_bundle=str(authority / name))
    with pytest.raises(BadSettingError, match=name):
        caller.send()


def _calls_three_times(caller: Caller) -> None:
    assert [b"{}"] * 3 == [caller.send() for _ in range(3)]


def test_a_bundle_of_ones_own_is_trusted(on: On, served: ssl.SSLContext, authority: Path):
    with scripted(context=served) as server:
        bundle = str(authority / "ca.pem")
        _calls_three_times(on(endpoint=_endpoint(server.port), ca_bundle=bundle))
    assert 1 == server.connections


def test_the_bundle_of_aws_is_trusted(
    on: On, served: ssl.SSLContext, authority: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("AWS_CA_BUNDLE", str(authority / "ca.pem"))
    with scripted(context=served) as server:
        _calls_three_times(on(endpoint=_endpoint(server.port)))
