"""L114: a secret that is stored in the clear.

Anyone with access to the table, its exports, backups or streams can read the secret.
Not here: the encryption of attributes (`model.declaring.encryption`).
"""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.model.design import AttributeDesign, Design
from tablewright.ops.example_texts import words_of
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity, each_entity

CODE = "L114"

_SECRETS = frozenset({"password", "passwd", "passphrase", "secret", "token"})
_REMEDY = (
    "Declare the attribute as Encrypted, or store a hash and say so in its name."
    " Allow this finding if the value is not a secret."
)


def plain_secrets(design: Design) -> Iterator[Finding]:
    """Reports attributes that are named like a secret and are not encrypted."""
    for table, entity in each_entity(design):
        for attribute in entity.attributes:
            if _is_plain_secret(attribute):
                place = DesignLocation(table=table.name, entity=entity.name, member=attribute.name)
                reason = f"{attribute.name} looks like a secret, and is stored in the clear."
                yield Finding(CODE, FindingSeverity.WARNING, place, reason, _REMEDY)


def _is_plain_secret(attribute: AttributeDesign) -> bool:
    words = words_of(attribute.name)
    is_text = attribute.type in ("S", "B") and attribute.enum is None
    is_written = attribute.role == "plain" and attribute.computed is None
    is_clear = not attribute.encrypted and is_text and is_written
    return is_clear and bool(words) and words[-1] in _SECRETS
