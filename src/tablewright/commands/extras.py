"""Extras: the packages that each one installs, and a check before work begins.

    require("serve", "`tablewright serve`")

The packages of an extra are read from the metadata of its distribution. A system's dependencies are
therefore declared with the system, in an extra with its name: `acme-shop[shop]`. The library, the
engine, the endpoint and the command line work without any of them.
"""

from __future__ import annotations

import re
from importlib import metadata
from typing import Final

from tablewright import discovery
from tablewright.errors import MissingExtraError

_OURS: Final = "tablewright"
_SERVE: Final = "serve"
_REQUIREMENT: Final = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[([^\]]*)\])?")
_EXTRA: Final = re.compile(r"""^\s*extra\s*==\s*['"]([^'"]+)['"]\s*$""")
# Packages whose import name differs from their distribution name.
_INSTALLED_AS: Final = {"PIL": "pillow", "argon2": "argon2-cffi"}


def require(extra: str, purpose: str, *, distribution: str = _OURS) -> None:
    """Raises `MissingExtraError` with the command that installs the extra."""
    missing = [one for one in installed_by(extra, distribution) if not is_installed(one)]
    if missing:
        raise MissingExtraError.of(extra, purpose, missing, distribution=distribution)


def require_for_system(name: str) -> None:
    """Raises `MissingExtraError` if a package of the named system is missing.

    An installed system needs the extra with its name, if its distribution has one. Every other
    system needs `serve`.
    """
    for announced in discovery.announced(discovery.SYSTEMS, name):
        home = announced.dist
        if home is not None and name in (home.metadata.get_all("Provides-Extra") or ()):
            require(name, f"System {name}", distribution=home.name)
    require(_SERVE, f"System {name}")


def missing_package(package: str, purpose: str) -> MissingExtraError:
    """Returns the error for a missing package; it names the smallest extra that installs it."""
    wanted = _INSTALLED_AS.get(package, package.replace("_", "-"))
    extras = metadata.metadata(_OURS).get_all("Provides-Extra") or ()
    having = [one for one in extras if wanted in installed_by(one)]
    if having:
        smallest = min(having, key=_size)
        return MissingExtraError.of(smallest, purpose, [wanted])
    return MissingExtraError(f"{purpose} needs {package}, which is not installed.")


def _size(extra: str) -> tuple[int, int]:
    """The packages of an extra, and then those that only some Python versions need."""
    marked = (line.partition(";")[2] for line in metadata.requires(_OURS) or ())
    lines = sum(f"extra == {extra!r}" in one for one in marked)
    return len(installed_by(extra)), lines


def installed_by(extra: str, distribution: str = _OURS) -> list[str]:
    """Returns the packages that an extra installs, including those of nested extras.

    Packages that only some platforms or Python versions need are left out.
    """
    found = dict[str, None]()
    for line in metadata.requires(distribution) or ():
        needs, _, marker = line.partition(";")
        of_extra, requirement = _EXTRA.match(marker), _REQUIREMENT.match(needs)
        if of_extra is None or requirement is None or of_extra[1] != extra:
            continue
        name, inner = requirement[1], requirement[2] or ""
        if name != distribution:
            found[name] = None
        if name == distribution or is_installed(name):
            for part in filter(None, map(str.strip, inner.split(","))):
                found.update(dict.fromkeys(installed_by(part, name)))
    return list(found)


def is_installed(distribution: str) -> bool:
    """Whether a package is installed, in any version."""
    try:
        metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True
