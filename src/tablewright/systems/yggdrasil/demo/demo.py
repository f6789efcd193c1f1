"""The demo user: created once, with a password that is shown once.

The password is shown when all data is written. If a start ends before, the next one creates another
password, because the first one was not shown.
Not here: the user's trees (`yggdrasil.demo.seed`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.system import RunningSystem
from tablewright.errors import NotUniqueError
from tablewright.kits.sessions.readable import readable_password
from tablewright.model import update_of
from tablewright.systems.yggdrasil.demo.seed import DEMO_USER
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.parts import Parts

DEMO_EMAIL: Final = "demo@example.com"
# The user who is written last: if this user exists, so do all others and their data.
LAST_EMAIL: Final = "aldermann.user-0001@example.com"


async def demo(running: RunningSystem[Parts]) -> str | None:
    """Returns address and password of the demo user, before the data exists; None if it does."""
    given = running.runtime
    db = given.db
    there = await db.run(User.get(DEMO_USER).consistently())
    if there is not None and await db.run(User.by_email(LAST_EMAIL)) is not None:
        return None
    password = readable_password(given.ids)
    password_hash = await running.parts.people.entrance.passwords.hash(password)
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
            return None  # another person has signed up with this address
    return f"{DEMO_EMAIL} with password {password}"
