"""Texts: the text of an attribute, by its name.

Names of attributes are more specific than their types: `first_name` is a name, `photo_url` an
address. All others get two words.
Not here: the words (`seed.words`), values of other types (`seed.values`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256

from tablewright.ids import Draws
from tablewright.ops.seed import words

Maker = Callable[[Draws], str]


def first_name(draws: Draws) -> str:
    """Draws a given name from the list of words."""
    return draws.pick(words.FIRST_NAMES)


def last_name(draws: Draws) -> str:
    """Draws a family name from the list of words."""
    return draws.pick(words.LAST_NAMES)


def full_name(draws: Draws) -> str:
    """Draws a given name and a family name."""
    return f"{first_name(draws)} {last_name(draws)}"


def email(draws: Draws) -> str:
    """Returns an e-mail address at a domain reserved for examples."""
    number = draws.below(1_000_000)
    name = f"{first_name(draws)}.{last_name(draws)}".lower()
    return f"{name}.{number}@{draws.pick(words.DOMAINS)}"


def phone(draws: Draws) -> str:
    """Returns a phone number from a range that is never assigned."""
    return f"{words.PHONE_PREFIX}{draws.below(10_000):04}"


def company(draws: Draws) -> str:
    """Draws a company name."""
    return f"{draws.pick(words.COMPANIES)} {draws.pick(words.COMPANY_KINDS)}"


def phrase(draws: Draws) -> str:
    """Draws two words: `annual report`."""
    return f"{draws.pick(words.QUALITIES)} {draws.pick(words.THINGS)}"


def sentence(draws: Draws) -> str:
    """Draws a short sentence."""
    return f"The {phrase(draws)} was {draws.pick(words.VERBS)}."


def paragraph(draws: Draws) -> str:
    """Draws a few sentences."""
    return " ".join(sentence(draws) for _ in range(draws.between(2, 4)))


def slug(draws: Draws) -> str:
    """Draws words without spaces, for keys and file names: `annual-report-7f3a`."""
    return f"{phrase(draws).replace(' ', '-')}-{draws.drawn_bytes(2).hex()}"


def url(draws: Draws) -> str:
    """Returns a URL at a domain reserved for examples."""
    return f"https://{draws.pick(words.DOMAINS)}/{slug(draws)}"


def digest(draws: Draws) -> str:
    """Returns a random SHA-256 digest in hexadecimal."""
    return sha256(draws.drawn_bytes(16)).hexdigest()


def address(draws: Draws) -> str:
    """Draws a street and a place."""
    number, street = draws.between(1, 120), draws.pick(words.STREETS)
    return f"{number} {street} Street, {draws.pick(words.PLACES)}"


def path(draws: Draws) -> str:
    """Draws a path: `/amber/fjord/`."""
    steps = [draws.pick(words.COMPANIES).lower() for _ in range(draws.between(1, 3))]
    return f"/{'/'.join(steps)}/"


def colour(draws: Draws) -> str:
    """Draws a colour in the notation of the web."""
    return f"#{draws.pick(words.COLOURS)}"


def ip_address(draws: Draws) -> str:
    """Returns an IP address reserved for documentation (RFC 5737)."""
    return f"192.0.2.{draws.between(1, 254)}"


def _one_of(choices: Sequence[str]) -> Maker:
    return lambda draws: draws.pick(choices)


def _user_name(draws: Draws) -> str:
    return email(draws).partition("@")[0]


def _browser(_: Draws) -> str:
    return "Mozilla/5.0 (X11; Linux x86_64)"


def _daily(draws: Draws) -> str:
    return f"{draws.below(60)} {draws.below(24)} * * *"


# The first pattern that matches the name of an attribute decides.
_RULES: list[tuple[re.Pattern[str], Maker]] = [
    (re.compile(pattern), maker)
    for pattern, maker in (
        (r"e_?mail", email),
        (r"phone|wa_id|mobile|^(to|from|sender|recipient)$", phone),
        (r"first_name|given_name|middle_name|nickname|preferred_name", first_name),
        (r"last_name|family_name|surname|birth_name|maiden", last_name),
        (r"user_?name|login", _user_name),
        (r"(display|full|contact|customer|person|owner|profile|sender)_?name", full_name),
        (r"(company|business|account|tenant|organi[sz]ation|vendor|store)_?name", company),
        (r"^name$|_name$|title|subject|label|^key$|^tag", phrase),
        (r"hash|digest|checksum|fingerprint|signature|etag", digest),
        (r"secret|token|password|credential|nonce|api_?key", digest),
        (r"url|uri|link|website|href|endpoint|callback", url),
        (r"colou?r", colour),
        (r"path", path),
        (r"ip_address|^ip$", ip_address),
        (r"user_agent", _browser),
        (r"currency", _one_of(words.CURRENCIES)),
        (r"language|locale", _one_of(words.LANGUAGES)),
        (r"country", _one_of(words.COUNTRIES)),
        (r"time_?zone", _one_of(words.TIME_ZONES)),
        (r"mime|content_type|media_type", _one_of(words.MEDIA_TYPES)),
        (r"city|place|town|region|location", _one_of(words.PLACES)),
        (r"address|street", address),
        (r"cron", _daily),
        (r"biograph|body|content|description|text|story", paragraph),
        (r"note|message|reason|comment|summary|detail|error|caption|question|answer", sentence),
        (r"suffix", _one_of("Jr. Sr. II III".split())),
    )
]

# Texts to try for a pattern that none of the rules covers.
CANDIDATES: tuple[Maker, ...] = (
    slug,
    phrase,
    digest,
    path,
    colour,
    phone,
    lambda draws: phone(draws).removeprefix("+"),
    url,
    email,
    Draws.uuid,
    lambda draws: draws.drawn_bytes(8).hex(),
    lambda draws: str(draws.between(1_000_000, 9_999_999)),
    lambda draws: str(draws.between(1, 9)),
    lambda draws: draws.pick(words.CURRENCIES),
    lambda draws: draws.pick(words.LANGUAGES),
    lambda draws: f"{draws.between(2000, 2026)}-{draws.between(1, 12):02}",
    lambda draws: f"{draws.below(24):02}:{draws.below(60):02}",
)


def text_for(name: str, draws: Draws) -> str:
    """Returns a text for an attribute, by its name in snake case.

    >>> text_for("photo_url", Draws(1)).startswith("https://example.")
    True
    """
    for pattern, maker in _RULES:
        if pattern.search(name):
            return maker(draws)
    return phrase(draws)
