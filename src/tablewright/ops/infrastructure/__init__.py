"""Infrastructure: the tables of a design for tools that deploy them.

    text = infrastructure_text(design, "terraform")

Both formats are JSON: CloudFormation takes it in place of YAML, and Terraform reads it from a file
whose name ends in `.tf.json`.
Not here: creating the tables ourselves (`ops.apply`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablewright.model.design import Design
from tablewright.ops.infrastructure.cloudformation import cloudformation
from tablewright.ops.infrastructure.terraform import terraform

__all__ = ["Format", "cloudformation", "infrastructure", "infrastructure_text", "terraform"]

Format = Literal["cloudformation", "terraform"]


def infrastructure(design: Design, form: Format, *, table_prefix: str = "") -> dict[str, Any]:
    """Returns the tables of a design as plain data, in one of the formats."""
    template = cloudformation if form == "cloudformation" else terraform
    return template(design, table_prefix=table_prefix)


def infrastructure_text(design: Design, form: Format, *, table_prefix: str = "") -> str:
    """Returns the tables of a design as text, in one of the formats."""
    encoded = msgspec.json.encode(infrastructure(design, form, table_prefix=table_prefix))
    return msgspec.json.format(encoded, indent=2).decode() + "\n"
