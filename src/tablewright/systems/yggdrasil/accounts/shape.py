"""The users of the design as the people of the kit.

Not here: their forms and views (`yggdrasil.accounts.forms`).
"""

from __future__ import annotations

from typing import Final

from tablewright.kits.people.shapes import PersonShape
from tablewright.systems.yggdrasil.design.owners import User

PERSON: Final = PersonShape(
    User,
    id=User.user_id,
    email=User.email,
    password=User.password_hash,
    confirmed=User.email_confirmed_at,
    get=User.get,
    by_email=User.by_email,
    name_of=lambda user: user.display_name or "",
    names=lambda text: {"display_name": text},
    display_email=User.display_email,
    totp_enabled=User.second_factor,  # the rest is in the kit's own records
    left_at=User.leaving_at,
)
