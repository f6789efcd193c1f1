"""Settings of a client: the target, timeouts and retries.

They come from three places, in order of precedence:

1. code: `Settings.found(read_timeout_s=2)` 2. the environment: `TABLEWRIGHT_READ_TIMEOUT_S=2` 3.
the section `[client]` of the nearest `tablewright.toml`, in the working folder or above it

Unknown names, wrong types and values out of bounds are rejected, with their place. This includes
unknown sections of the file, which would otherwise be ignored.
Not here: the meaning of a target (`client.target_texts`).
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack, cast

from tablewright import discovery, limits
from tablewright.client.table_names import is_table_prefix
from tablewright.client.target_texts import meant_from
from tablewright.errors.target import BadSettingError

FILE_NAME: Final = "tablewright.toml"
SECTION: Final = "client"
SERVE_SECTION: Final = "serve"
ENVIRONMENT_PREFIX: Final = "TABLEWRIGHT_"
_WORDS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Given(TypedDict, total=False):
    """Settings from code; None means not set."""

    target: str | None
    table_prefix: str | None
    profile: str | None
    ca_bundle: str | None
    connect_timeout_s: float | None
    read_timeout_s: float | None
    call_timeout_s: float | None
    attempts_max: int | None
    pool_max: int | None
    pool_idle_s: float | None
    adaptive: bool | None


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting of a client; docs/reference/settings.md describes them."""

    target: str | None = None
    table_prefix: str = ""
    profile: str | None = None
    ca_bundle: str | None = None
    connect_timeout_s: float = limits.CONNECT_SECONDS_DEFAULT
    read_timeout_s: float = limits.READ_SECONDS_DEFAULT
    call_timeout_s: float = limits.CALL_SECONDS_DEFAULT
    attempts_max: int = limits.ATTEMPTS_DEFAULT
    pool_max: int = limits.POOL_CONNECTIONS_DEFAULT
    pool_idle_s: float = limits.POOL_IDLE_SECONDS_DEFAULT
    adaptive: bool = False

    def __post_init__(self) -> None:
        for name, check in CHECKS.items():
            value: object = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, check(value, name, "code"))

    @classmethod
    def found(
        cls,
        *,
        environment: Mapping[str, str] | None = None,
        folder: str | os.PathLike[str] | None = None,
        **given: Unpack[Given],
    ) -> Settings:
        """Returns the settings of this machine: from code, the environment, the file.

        `environment` and `folder` replace those of the process. None counts as not set. Raises
        `BadSettingError`.
        """
        values = _of_file(Path.cwd() if folder is None else Path(folder))
        values |= _of_environment(os.environ if environment is None else environment)
        for name, value in given.items():
            check_name(name, CHECKS, "code")
            if value is not None:
                values[name] = value
        return cls(**values)


Check = Callable[[object, str, str], object]  # gets the value, its name and its place


def _text(value: object, name: str, place: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _wrong(name, place, "non-empty text", value)
    return value


def _prefix(value: object, name: str, place: str) -> str:
    if not isinstance(value, str) or not is_table_prefix(value):
        raise _wrong(name, place, "letters, digits, '_', '-' and '.'", value)
    return value


def _number(least: float, most: float) -> Check:
    def check(value: object, name: str, place: str) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise _wrong(name, place, "a number", value)
        if not least <= value <= most:  # which also rejects nan
            raise _wrong(name, place, f"from {least:g} to {most:,g}", value)
        return float(value)

    return check


def _count(least: int, most: int) -> Check:
    def check(value: object, name: str, place: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong(name, place, "a whole number", value)
        if not least <= value <= most:
            raise _wrong(name, place, f"from {least:,} to {most:,}", value)
        return value

    return check


def _truth(value: object, name: str, place: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(name, place, "true or false", value)
    return value


_SECONDS: Final = _number(0.001, limits.TIMEOUT_SECONDS_MAX)

CHECKS: Final[dict[str, Check]] = {
    "target": _text,
    "table_prefix": _prefix,
    "profile": _text,
    "ca_bundle": _text,
    "connect_timeout_s": _SECONDS,
    "read_timeout_s": _SECONDS,
    "call_timeout_s": _SECONDS,
    "attempts_max": _count(1, limits.ATTEMPTS_MAX),
    "pool_max": _count(1, limits.POOL_CONNECTIONS_MAX),
    "pool_idle_s": _number(0, limits.TIMEOUT_SECONDS_MAX),
    "adaptive": _truth,
}


def variable_of(name: str) -> str:
    """Returns the environment variable of a setting.

    >>> variable_of("read_timeout_s")
    'TABLEWRIGHT_READ_TIMEOUT_S'
    """
    return ENVIRONMENT_PREFIX + name.upper()


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, check in CHECKS.items():
        text = environment.get(variable_of(name), "")
        if text:  # an empty variable counts as not set
            found[name] = check(_meant(text, check), variable_of(name), "the environment")
    return found


def _meant(text: str, check: Check) -> object:
    """Converts a text of the environment to the value that a file would have."""
    if check in (_text, _prefix):
        return text
    if check is _truth:
        return _WORDS.get(text.strip().lower(), text)
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def file_section(name: str, folder: Path) -> tuple[dict[str, object], Path | None]:
    """Returns a section of the nearest `tablewright.toml`, and its path; `BadSettingError`."""
    path = next((p for p in _candidates(folder) if p.is_file()), None)
    if path is None:
        return {}, None
    try:
        parsed = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettingError(f"{path} cannot be read: {error}.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSettingError(f"{path} is not TOML: {error}.") from error
    for found in parsed.keys() - {name}:
        _check_section(found, path)
    section: object = parsed.get(name, {})
    if not isinstance(section, dict):
        raise BadSettingError(f"{path}: {name} is not a section: write [{name}] before it.")
    return cast(dict[str, object], section), path


def chosen_prefix(given: str | None, settings: Settings | None) -> str:
    """Returns the table prefix from code, or that of the settings; raises `BadSettingError`."""
    if given is None:
        return "" if settings is None else settings.table_prefix
    return _prefix(given, "table_prefix", "code")


def sections() -> list[str]:
    """Returns the known sections: the client, `serve`, and each installed system."""
    return [SECTION, SERVE_SECTION, *discovery.names(discovery.SYSTEMS)]


def _check_section(name: str, path: Path) -> None:
    known = sections()
    if name in known or discovery.is_module_in(path.parent, name):
        return
    near = get_close_matches(name, known, n=1)
    meant = f"Did you mean [{near[0]}]?" if near else f"Sections are {', '.join(known)}."
    raise BadSettingError(f"{path} has no section {name!r}. {meant}")


def _of_file(folder: Path) -> dict[str, Any]:
    section, path = file_section(SECTION, folder)
    if path is None:
        return {}
    found: dict[str, Any] = {}
    for name, value in section.items():
        check_name(name, CHECKS, str(path))
        found[name] = CHECKS[name](value, name, str(path))
    return _from_its_folder(found, path.parent)


def _candidates(folder: Path) -> list[Path]:
    here = folder.absolute()
    return [above / FILE_NAME for above in (here, *here.parents)]


def _from_its_folder(found: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Resolves paths in a file relative to the file, not to the working directory."""
    if "target" in found:
        found["target"] = meant_from(folder, found["target"])
    if "ca_bundle" in found:
        found["ca_bundle"] = str(folder / Path(found["ca_bundle"]).expanduser())
    return found


def check_name(name: str, known: Iterable[str], place: str) -> None:
    """Rejects an unknown name, and suggests a similar one."""
    known = list(known)
    if name in known:
        return
    near = get_close_matches(name, known, n=1)
    meant = f" Did you mean {near[0]}?" if near else ""
    raise BadSettingError(f"{place} has no setting {name!r}.{meant}")


def _wrong(name: str, place: str, wanted: str, value: object) -> BadSettingError:
    return BadSettingError(f"{name} in {place} must be {wanted}, not {value!r}.")
