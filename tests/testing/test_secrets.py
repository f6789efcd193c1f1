"""Secrets are found wherever a system leaves traces, and nowhere in a sound one."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import structlog
from msgspec import Struct

from tablewright.api import PUBLIC, Context, Routes
from tablewright.kits.keyed import Keyed, system
from tablewright.kits.mail.outbox import Mail
from tablewright.testing.secrets import SecretError
from tests.testing.test_system import LIBRARY, Book

ROUTES: Routes[Keyed] = Routes()


class SignIn(Struct):
    """A password, and what a careless handler does with it."""

    password: str
    leak: str


@ROUTES.post("/v1/sign-in", rule=PUBLIC)
async def sign_in(context: Context[Keyed], body: SignIn) -> dict[str, str]:
    """Signs in, and leaks the password."""
    secret, parts = body.password, context.parts
    if body.leak == "logs":
        structlog.get_logger("door").info("signed_in", password=secret)
    if body.leak == "store":
        book = Book(tenant="acme", book_id="1", title=secret.encode().hex())
        await parts.db.run(book.create())
    if body.leak == "exceptions":
        logging.getLogger("door").warning("%s was wrong", secret)
    return {"welcome": secret[::-1] if body.leak == "responses" else "yes"}


CARELESS = system("careless", LIBRARY.design, ROUTES)
URL = "/v1/sign-in"


@pytest.mark.parametrize(
    ("leak", "place"),
    [("responses", "responses"), ("logs", "logs"), ("exceptions", "logs"), ("store", "store")],
)
def test_a_secret_that_is_left_somewhere_is_found(
    leak: str, place: str, tablewright_system: Any, tablewright_secrets: Any
):
    door = tablewright_system(CARELESS)
    secrets = tablewright_secrets(door)
    door.caller().post(URL, {"password": secrets.plant("password"), "leak": leak})
    with pytest.raises(SecretError, match=f"password is in the {place}: "):
        secrets.check()


def test_a_secret_in_a_file_or_a_mail_is_found(tablewright_system: Any, tablewright_secrets: Any):
    door = tablewright_system(CARELESS)
    secrets = tablewright_secrets(door)
    password = secrets.plant("password")
    door.caller().post(URL, {"password": password, "leak": ""})
    door.run(door.files.put("notes.txt", password.encode(), "text/plain"))
    door.run(door.outbox.send(Mail("ann@example.com", "Hello", password)))
    assert [
        "password is in the files: notes.txt",
        "password is in the mails: Hello",
    ] == secrets.found()


def test_a_secret_that_was_never_sent_proves_nothing(
    tablewright_system: Any, tablewright_secrets: Any
):
    secrets = tablewright_secrets(tablewright_system(CARELESS))
    with pytest.raises(SecretError, match="Plant or watch a secret first"):
        secrets.check()
    secrets.plant("password")
    assert ["password was never sent, so nothing is known of it"] == secrets.found()


def test_a_place_that_does_not_exist_is_rejected(tablewright_system: Any, tablewright_secrets: Any):
    secrets = tablewright_secrets(tablewright_system(CARELESS))
    with pytest.raises(ValueError, match="must be among responses, logs"):
        secrets.plant("password", allowed=["pockets"])


def test_an_api_key_is_shown_once_and_nowhere_else(
    tablewright_system: Any, tablewright_secrets: Any
):
    library = tablewright_system(LIBRARY)
    secrets = tablewright_secrets(library)
    created = library.operator.post("/v1/tenants/acme/keys", {"label": "Test"})
    secrets.watch("key", created.json["key"], allowed=["responses"])
    assert 201 == library.bearer(created.json["key"]).post("/v1/books", {"title": "Emma"}).status
    secrets.check()
