"""A receiver on loopback that does what a test tells it to."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from ipaddress import IPv4Address, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tablewright.clock import SystemClock
from tablewright.kits.jobs.records import instant
from tablewright.kits.webhooks import TargetRules

RULES = TargetRules(allow_http=True, allowed_networks=(ip_network("127.0.0.1/32"),))
HOST = "hooks.example.com"


async def to_loopback(host: str, port: int) -> Sequence[str]:
    """A resolver for which every name is this machine."""
    return ["127.0.0.1"]


@dataclass
class Request:
    """What came in."""

    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Answers with one script after the other, and with the last one from then on."""

    scripts: list[bytes]
    port: int = 0
    requests: list[Request] = field(default_factory=list[Request])
    hold: asyncio.Event = field(default_factory=asyncio.Event)
    holds: bool = False  # waits with the answer until `hold` is set

    def url(self, scheme: str = "http", host: str = HOST) -> str:
        return f"{scheme}://{host}:{self.port}/in?x=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            line, *lines = head.strip().split("\r\n")
            headers = {k.lower(): v.strip() for k, _, v in (one.partition(":") for one in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.requests.append(Request(line, headers, body))
            if self.holds:
                await self.hold.wait()
            writer.write(self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0])
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def answer(status: int, body: bytes = b"", *headers: str) -> bytes:
    """A plain answer."""
    lines = [f"HTTP/1.1 {status} X", f"content-length: {len(body)}", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


@asynccontextmanager
async def receiving(*scripts: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    receiver = Receiver(list(scripts or [answer(204)]))
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        receiver.hold.set()
        server.close()
        await server.wait_closed()


def tls_pair(folder: Path, host: str = HOST) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a receiver with a certificate for a host needs, and what trusts that certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = instant(SystemClock())
    names = [x509.DNSName(host), x509.IPAddress(IPv4Address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(serialization.Encoding.PEM)
    path = folder / "receiver.pem"
    path.write_bytes(
        pem
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    server.load_cert_chain(path)
    return server, ssl.create_default_context(cadata=pem.decode())
