"""The demo user: made once, with a password that is shown once.

Not here: the user's trees (`yggdrasil.seed`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.passwords import Passwords
from tablewright.api.surroundings import Surroundings
from tablewright.errors import AlreadyThereError, NotUniqueError
from tablewright.ids import Ids
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.owners import User

DEMO_USER: Final = "demo"
DEMO_EMAIL: Final = "demo@example.com"
_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aeio"
_WORDS, _SYLLABLES = 4, 2  # 48 random bits, which somebody can type


async def demo_key(surroundings: Surroundings, options: YggdrasilOptions) -> str | None:
    """Address and password of the demo user, if it had to be made; None if it was there."""
    password = readable_password(surroundings.ids)
    user = User(
        user_id=DEMO_USER,
        email=DEMO_EMAIL,
        display_name="Demo",
        password_hash=await Passwords(surroundings.ids).hashed(password),
    )
    try:
        await surroundings.db.run(user.create())
    except (AlreadyThereError, NotUniqueError):
        return None
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
