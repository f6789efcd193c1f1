"""The demo user: made once, with a password that is shown once.

The password is shown when everything is planted. A start that ends before is made up for by the
next one: nobody can have seen the password, so there is another.
Not here: the user's trees (`yggdrasil.demo.seed`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.system import RunningSystem
from tablewright.errors import NotUniqueError
from tablewright.ids import Ids
from tablewright.model import update_of
from tablewright.systems.yggdrasil.demo.seed import DEMO_USER
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.parts import Parts

DEMO_EMAIL: Final = "demo@example.com"
# Of whoever is planted last: nobody else can delete that user.
LAST_EMAIL: Final = "aldermann.user-0001@example.com"
_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aeio"
_WORDS, _SYLLABLES = 4, 2  # 48 random bits, which somebody can type


async def demo(running: RunningSystem[Parts]) -> str | None:
    """Returns address and password of the demo user, before the data exists; None if it does."""
    given = running.runtime
    db = given.db
    there = await db.run(User.get(DEMO_USER).consistently())
    if there is not None and await db.run(User.by_email(LAST_EMAIL)) is not None:
        return None
    password = readable_password(given.ids)
    password_hash = await running.parts.entrance.passwords.hash(password)
    if there is not None:
        draft = there.edited()
        draft.password_hash = password_hash
        await db.run(update_of(draft))
    else:
        user = User(
            user_id=DEMO_USER,
            email=DEMO_EMAIL,
            display_name="Demo",
            password_hash=password_hash,
        )
        try:
            await db.run(user.create())
        except NotUniqueError:
            return None  # somebody else has signed up by this address
    return f"{DEMO_EMAIL} with password {password}"


def readable_password(ids: Ids) -> str:
    """A password that nobody guesses, and that can be read aloud.

    >>> from tablewright.ids import CountingIds
    >>> readable_password(CountingIds())
    'baba-baba-baba-bada'
    """
    syllables = [
        _CONSONANTS[byte % 16] + _VOWELS[byte // 16 % 4]
        for byte in ids.random_bytes(_WORDS * _SYLLABLES)
    ]
    words = ["".join(syllables[at : at + _SYLLABLES]) for at in range(0, 8, _SYLLABLES)]
    return "-".join(words)
