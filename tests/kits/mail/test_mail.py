"""Mails: what becomes of one, in a folder or at a mail server; and what never gets into one."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tablewright import ManualClock
from tablewright.errors import BadSettingError, InvalidError
from tablewright.ids import CountingIds
from tablewright.kits.mail.outbox import FolderOutbox, Mail, check_address
from tablewright.kits.mail.smtp import SmtpOutbox, SmtpServer

SENDER = "trees@example.com"
MAIL = Mail("ann@example.org", "Your password: süß", "Grüße,\n\n.\nhttps://example.com/#/a=b\n")


def read(content: bytes) -> EmailMessage:
    message = message_from_bytes(content, policy=default)
    assert isinstance(message, EmailMessage)
    return message


# What is refused


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "@example.com",
        "ann@",
        "ann@localhost",
        "ann@example..com",
        "ann@.example.com",
        "ann@example.com.",
        "ann@-example.com",
        "ann@example-.com",
        "ann@127.0.0.1",
        "ann@[127.0.0.1]",
        ".ann@example.com",
        "ann.@example.com",
        "a..b@example.com",
        "a b@example.com",
        "ann@exam ple.com",
        '"ann"@example.com',
        "Ann <ann@example.com>",
        "ann@example.com, ben@example.com",
        "ann@example.com;ben@example.com",
        "ann@ben@example.com",
        "ann@example.com\n",
        "ann@example.com\r\nBcc: ben@example.com",
        "ann\u2028@example.com",
        "ann\u200b@example.com",
        "a" * 65 + "@example.com",
        "ann@" + "a" * 64 + ".com",
        "ann@" + "a." * 125 + "com",
    ],
)
def test_what_is_no_address_gets_no_mail(address: str):
    with pytest.raises(InvalidError) as refused:
        Mail(to=address, subject="s", text="t")
    assert "to" == refused.value.details["place"]


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.com",
        "a@b.co",
        "ann.b+trees@mail.example.co.uk",
        "o'neil_{x}@example.com",
        "a" * 64 + "@example.com",
        "jürgen@müller.example",
        "ann@xn--mller-kva.example",
    ],
)
def test_an_address_is_taken_as_people_have_them(address: str):
    check_address(address, place="email")


def test_an_address_of_any_length_is_judged_at_once():
    for text in ("a." * 100_000, "a@" + "a." * 100_000, "a@" + "a-" * 100_000):
        with pytest.raises(InvalidError):
            check_address(text, place="email")


@pytest.mark.parametrize("subject", ["a\nBcc: ben@example.com", "a\r\nb", "a\x0bb", "a\u2028b"])
def test_a_subject_is_one_line(subject: str):
    with pytest.raises(InvalidError):
        Mail("ann@example.com", subject, "t")


# A folder


def folder_outbox(folder: Path, sender: str = SENDER) -> FolderOutbox:
    return FolderOutbox(folder, sender=sender, clock=ManualClock(), ids=CountingIds())


def test_a_mail_is_one_file_that_only_its_owner_reads(tmp_path: Path):
    folder = tmp_path / "new" / "mails"
    outbox = folder_outbox(folder)
    assert not folder.exists()
    asyncio.run(outbox.send(MAIL))
    (file,) = folder.glob("*.eml")
    assert "20231114T221320-00000000-0000-4000-8000-000000000002.eml" == file.name
    assert (0o600, 0o700) == (file.stat().st_mode & 0o777, folder.stat().st_mode & 0o777)
    message = read(file.read_bytes())
    assert (SENDER, MAIL.to, MAIL.subject) == (message["From"], message["To"], message["Subject"])
    assert datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC) == message["Date"].datetime
    assert "<00000000-0000-4000-8000-000000000001@example.com>" == message["Message-ID"]
    assert "auto-generated" == message["Auto-Submitted"]
    assert MAIL.text == message.get_content().replace("\r\n", "\n")
    assert {"From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted"} < set(message.keys())


def test_a_link_can_be_copied_out_of_the_file(tmp_path: Path):
    link = "http://localhost:8080/yggdrasil/#/reset/reset_" + "x" * 49
    asyncio.run(folder_outbox(tmp_path).send(Mail("ann@example.org", "s", f"Open:\n\n{link}\n")))
    (file,) = tmp_path.iterdir()
    assert link in file.read_text().splitlines()


def test_two_mails_are_two_files(tmp_path: Path):
    outbox = folder_outbox(tmp_path)
    for _ in range(2):
        asyncio.run(outbox.send(MAIL))
    assert 2 == len(list(tmp_path.iterdir()))


def test_an_address_of_other_letters_is_written_as_it_is(tmp_path: Path):
    mail = Mail("jürgen@müller.example", "s", "t")
    asyncio.run(folder_outbox(tmp_path).send(mail))
    (file,) = tmp_path.iterdir()
    assert "To: jürgen@müller.example".encode() in file.read_bytes()


# A mail server


@dataclass
class Server:
    """A mail server that keeps what it gets, and what it heard before."""

    offers_tls: bool = False
    certificate: ssl.SSLContext | None = None
    accepts: bool = True
    heard: list[str] = field(default_factory=list[str])
    mails: list[bytes] = field(default_factory=list[bytes])
    was_encrypted: bool = False

    @asynccontextmanager
    async def listening(
        self, host: str = "127.0.0.1", *, is_tls: bool = False
    ) -> AsyncIterator[int]:
        context = self.certificate if is_tls else None
        server = await asyncio.start_server(self._serve, host, 0, ssl=context)
        async with server:
            yield server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._talk(reader, writer)
        except (OSError, EOFError):
            pass
        finally:
            writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line.partition(" ")[0].upper()
            self.heard.append(line)
            if verb == "EHLO":
                is_plain = writer.get_extra_info("ssl_object") is None
                more = ["STARTTLS"] if self.offers_tls and is_plain else ["AUTH PLAIN"]
                lines = ["here", *more, "SMTPUTF8"]
                ends = [*("-" for _ in lines[1:]), " "]
                said = "".join(f"250{end}{one}\r\n" for one, end in zip(lines, ends, strict=True))
                writer.write(said.encode())
            elif verb == "STARTTLS":
                writer.write(b"220 go\r\n")
                await writer.drain()
                assert self.certificate is not None
                await writer.start_tls(self.certificate)
            elif verb == "DATA":
                writer.write(b"354 go\r\n")
                content = await reader.readuntil(b"\r\n.\r\n")
                self.was_encrypted = writer.get_extra_info("ssl_object") is not None
                self.mails.append(content[:-3].replace(b"\r\n..", b"\r\n."))
                writer.write(b"250 kept\r\n")
            elif verb == "RCPT" and not self.accepts:
                writer.write(b"550 nobody\r\n")
            elif verb == "AUTH":
                writer.write(b"235 welcome\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                return
            else:
                writer.write(b"250 ok\r\n")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for 127.0.0.2, as the server has it and as a client trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail")])
    now = datetime.now(UTC)
    host = x509.IPAddress(ip_address("127.0.0.2"))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([host]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("certificate")
    (folder / "ca.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "ca.pem", folder / "key.pem")
    return server, ssl.create_default_context(cafile=str(folder / "ca.pem"))


def smtp(url: str, trust: ssl.SSLContext | None = None) -> SmtpOutbox:
    return SmtpOutbox(
        SmtpServer.parse(url), sender=SENDER, clock=ManualClock(), ids=CountingIds(), trust=trust
    )


def test_a_server_of_this_machine_gets_the_mail_whole():
    async def main() -> Server:
        server = Server()
        async with server.listening() as port:
            await smtp(f"smtp://127.0.0.1:{port}").send(MAIL)
        return server

    server = asyncio.run(main())
    message = read(server.mails[0])
    assert (MAIL.to, MAIL.subject) == (message["To"], message["Subject"])
    assert MAIL.text == message.get_content().replace("\r\n", "\n")
    assert "rcpt to:<ann@example.org>" in map(str.lower, server.heard)
    assert not any("AUTH" in line for line in server.heard)


def test_another_machine_gets_password_and_mail_encrypted(
    certificate: tuple[ssl.SSLContext, ssl.SSLContext],
):
    async def main() -> Server:
        server = Server(offers_tls=True, certificate=certificate[0])
        async with server.listening("127.0.0.2") as port:
            url = f"smtp://ann%40example.com:p%2Fw@127.0.0.2:{port}"
            await smtp(url, certificate[1]).send(MAIL)
        return server

    server = asyncio.run(main())
    assert server.was_encrypted
    verbs = [line.partition(" ")[0].upper() for line in server.heard]
    assert verbs.index("STARTTLS") < verbs.index("AUTH") < verbs.index("MAIL")


def test_tls_from_the_beginning(certificate: tuple[ssl.SSLContext, ssl.SSLContext]):
    async def main() -> Server:
        server = Server(certificate=certificate[0])
        async with server.listening("127.0.0.2", is_tls=True) as port:
            await smtp(f"smtps://u:p@127.0.0.2:{port}", certificate[1]).send(MAIL)
        return server

    assert asyncio.run(main()).was_encrypted


def test_another_machine_without_tls_gets_neither_password_nor_mail():
    async def main() -> Server:
        server = Server()
        async with server.listening("127.0.0.2") as port:
            with pytest.raises(smtplib.SMTPNotSupportedError):
                await smtp(f"smtp://u:p@127.0.0.2:{port}").send(MAIL)
        return server

    server = asyncio.run(main())
    assert [] == server.mails
    assert not any("AUTH" in line for line in server.heard)


def test_a_machine_whose_certificate_nobody_trusts_gets_nothing(
    certificate: tuple[ssl.SSLContext, ssl.SSLContext],
):
    async def main() -> Server:
        server = Server(offers_tls=True, certificate=certificate[0])
        async with server.listening("127.0.0.2") as port:
            with pytest.raises(ssl.SSLCertVerificationError):
                await smtp(f"smtp://u:p@127.0.0.2:{port}").send(MAIL)
        return server

    assert [] == asyncio.run(main()).mails


def test_a_recipient_that_the_server_refuses_is_an_error_for_the_job_to_try_again():
    async def main() -> None:
        async with Server(accepts=False).listening() as port:
            with pytest.raises(smtplib.SMTPRecipientsRefused):
                await smtp(f"smtp://127.0.0.1:{port}").send(MAIL)

    asyncio.run(main())


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mail.example",
        "http://u:s3cret@host",
        "smtp://",
        "smtp://u:s3cret@host:x",
        "smtp://h/p",
        "smtp://u:s3cret@host?tls=no",
    ],
)
def test_what_names_no_mail_server_is_refused_and_not_shown(url: str):
    with pytest.raises(BadSettingError) as refused:
        SmtpServer.parse(url)
    assert "s3cret" not in str(refused.value)


def test_shown_a_server_tells_neither_user_nor_password():
    server = SmtpServer.parse("smtp://someone:s3cret@mail.example")
    assert ("mail.example", 587, "someone", "s3cret") == (
        server.host,
        server.port,
        server.user,
        server.password,
    )
    assert "s3cret" not in repr(server)
    assert "someone" not in repr(server)
    assert 465 == SmtpServer.parse("smtps://mail.example").port
