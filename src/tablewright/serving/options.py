"""Options of systems: each has a section in the nearest `tablewright.toml`.

    [events]
    retention_days = 90
    hook_networks = ["10.1.0.0/16"]

Not here: what can be set (a system's own dataclass of options).
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablewright.client.settings import check_name, file_section
from tablewright.errors import BadSettingError

T = TypeVar("T")


def found_options(name: str, kind: type[T], folder: Path) -> T:
    """Returns the options of a system; raises `BadSettingError` with the file and section."""
    section, path = file_section(name, folder)
    dataclass: Any = kind
    for key in section:
        check_name(key, (one.name for one in fields(dataclass)), f"{path}, [{name}]")
    try:
        return msgspec.convert(section, kind)
    except msgspec.ValidationError as error:
        raise BadSettingError(f"{path}, [{name}]: {error}.") from None
