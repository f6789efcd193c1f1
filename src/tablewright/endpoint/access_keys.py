"""The access keys of the endpoint: an id and a secret each.

Errors state the position of a key, never its text: people often swap the secret and the id. Not
here: signatures (`endpoint.signature`).
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Self

_ID_CHARACTERS: Final = frozenset(string.ascii_letters + string.digits + "_-.")
_ID_OPTION: Final = "aws_access_key_id"
_SECRET_OPTION: Final = "aws_secret_access_key"

# The place, then the value: "ID:SECRET".
_PlacedPair = tuple[str, str]


class InvalidAccessKeysError(ValueError):
    """The access keys are invalid; the message shows no part of a key."""


class AccessKeys:
    """The secrets by access key id; `repr` shows only their number.

    >>> AccessKeys.of(["AKIAIOSFODNN7EXAMPLE:wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"])
    AccessKeys(1 key)
    """

    __slots__ = ("_secrets",)

    def __init__(self, secrets: dict[str, bytes]) -> None:
        self._secrets = secrets

    @classmethod
    def of(cls, pairs: Iterable[str]) -> Self:
        """Parses access keys of the form `ID:SECRET`; raises InvalidAccessKeysError."""
        places = ((f"Access key {number}", pair) for number, pair in enumerate(pairs, start=1))
        return cls(_secrets(places, nothing="At least one access key is required."))

    @classmethod
    def from_file(cls, path: Path | str) -> Self:
        """Reads the access keys of a file: `ID:SECRET` lines, or AWS's credentials file.

        Blank lines and lines that begin with `#` or `;` are ignored. Raises InvalidAccessKeysError,
        or OSError for an unreadable file.
        """
        name = Path(path).name
        lines = _lines_of(Path(path))
        said = [(number, line) for number, line in enumerate(lines, start=1) if _says(line)]
        if said and said[0][1].startswith("["):
            places = _profiles("\n".join(lines), name)
        else:
            places = ((f"Line {number} of {name}", line) for number, line in said)
        return cls(_secrets(places, nothing=f"{name} does not contain an access key."))

    def secret_of(self, key_id: str) -> bytes | None:
        """Returns the secret of the access key, or None if the key is unknown."""
        return self._secrets.get(key_id)

    def __or__(self, other: AccessKeys) -> AccessKeys:
        """Merges access keys; raises InvalidAccessKeysError if they contradict each other."""
        both = self._secrets | other._secrets
        if both != other._secrets | self._secrets:
            raise InvalidAccessKeysError("The same access key id has two different secrets.")
        return AccessKeys(both)

    def __len__(self) -> int:
        return len(self._secrets)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self)} key{'' if len(self) == 1 else 's'})"


def _secrets(pairs: Iterable[_PlacedPair], *, nothing: str) -> dict[str, bytes]:
    secrets: dict[str, bytes] = {}
    for place, pair in pairs:
        key_id, secret = _checked(place, pair)
        if secrets.setdefault(key_id, secret) != secret:
            raise InvalidAccessKeysError(f"{place} repeats an id with another secret.")
    if not secrets:  # an endpoint without keys is a mistake here
        raise InvalidAccessKeysError(nothing)
    return secrets


def _checked(place: str, pair: str) -> tuple[str, bytes]:
    key_id, colon, secret = pair.partition(":")
    if not colon:
        raise InvalidAccessKeysError(f"{place} is not of the form ID:SECRET.")
    if not key_id or not _ID_CHARACTERS.issuperset(key_id):
        raise InvalidAccessKeysError(
            f"{place} needs an id of letters, digits, `_`, `-` and `.` before the colon."
        )
    if not secret or not secret.isascii() or not secret.isprintable() or " " in secret:
        raise InvalidAccessKeysError(
            f"{place} needs a secret of printable ASCII without spaces after the colon."
        )
    return key_id, secret.encode()


def _lines_of(path: Path) -> list[str]:
    octets = path.read_bytes()
    try:
        return [line.strip() for line in octets.decode("utf-8-sig").splitlines()]
    except UnicodeDecodeError:
        pass  # raised below instead: a chained error would contain the file's text
    raise InvalidAccessKeysError(f"{path.name} is not UTF-8 text.")


def _says(line: str) -> bool:
    return bool(line) and line[0] not in "#;"


def _profiles(text: str, name: str) -> Iterator[_PlacedPair]:
    for profile, options in _sections(text, name):
        key_id, secret = options.get(_ID_OPTION), options.get(_SECRET_OPTION)
        place = f"Profile [{profile}] of {name}"
        if (key_id is None) != (secret is None):
            missing = _ID_OPTION if key_id is None else _SECRET_OPTION
            raise InvalidAccessKeysError(f"{place} has no {missing}.")
        if key_id is not None:  # a profile without keys assumes a role or signs in elsewhere
            yield place, f"{key_id}:{secret}"


def _sections(text: str, name: str) -> list[tuple[str, dict[str, str]]]:
    import configparser  # few have such a file, and every process would import the module

    file = configparser.RawConfigParser(default_section="", empty_lines_in_values=False)
    try:
        file.read_string(text)
    except configparser.Error:
        pass  # raised below instead: configparser's errors show the line
    else:
        return [(profile, dict(file[profile])) for profile in file.sections()]
    raise InvalidAccessKeysError(f"{name} cannot be read as an AWS credentials file.")
