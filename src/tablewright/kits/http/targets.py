"""Targets: a URL, parsed by strict rules, and its addresses.

A URL that another program could parse differently is rejected: hosts are plain DNS names, or
addresses in their canonical form. International names must be in `xn--` form. The host is resolved
once per connection, every address must be allowed, and the connection goes to one of these
addresses: later changes of the name have no effect.
Not here: the allowed addresses (`http.addresses`), connecting (`http.backend`).
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from ipaddress import AddressValueError, IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NoReturn

from tablewright.errors import BadSettingError, InvalidError
from tablewright.kits.http import limits
from tablewright.kits.http.addresses import Network, is_allowed

_URL: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<rest>[/?][\x21\x24-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]*)?",
)
_LABEL: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
_NAME_LENGTH_MAX: Final = 253  # DNS
_USUAL_PORTS: Final = {"https": 443, "http": 80}
# Ports of other protocols, which browsers block too, because a request could be valid there.
_OTHERS_PORTS: Final = frozenset(
    {1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6679, 6697, 10080}
    | set(range(6665, 6670))
)

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


def check_networks(networks: Sequence[str], *, setting: str) -> None:
    """Raises `BadSettingError` for invalid networks in a setting."""
    for one in networks:
        try:
            ip_network(one)
        except ValueError as error:
            raise BadSettingError(f"{setting}: {error}.") from None


@dataclass(frozen=True, slots=True)
class TargetRules:
    """Rules for URLs.

    `allow_http` allows unencrypted requests. `allowed_networks` may be used although they are not
    public, and hosts of one word are then allowed: for tests, and for your own receivers.
    `allowed_origins`, such as `http://127.0.0.1:8123`, may be used although they are neither
    encrypted nor public: for a sandbox. Other ports and hosts of the same network stay closed.
    """

    allow_http: bool = False
    allowed_networks: tuple[Network, ...] = ()
    allowed_origins: tuple[str, ...] = ()
    url_length_max: int = limits.OUTGOING_URL_LENGTH_MAX

    def allows_origin(self, scheme: str, host: str, port: int) -> bool:
        """Whether exactly this origin is allowed by its name."""
        return (scheme, host, port) in map(origin_of, self.allowed_origins)

    def allows_place(self, host: str, port: int) -> bool:
        """Whether a connection may be opened to a host because its origin is allowed."""
        return any((host, port) == origin_of(one)[1:] for one in self.allowed_origins)


@cache
def origin_of(url: str) -> tuple[str, str, int]:
    """Returns the scheme, host and port of a URL; raises `BadSettingError`."""
    found = _URL.fullmatch(url)
    if found is None:
        raise BadSettingError(f"{url[:80]!r} is not an origin such as https://host:8123.")
    host = found["host"].lower().strip("[]")
    return found["scheme"], host, int(found["port"] or _USUAL_PORTS[found["scheme"]])


@dataclass(frozen=True, slots=True)
class Target:
    """The parsed URL of a request: protocol, host, port and path."""

    is_tls: bool
    host: str  # in lower case; an address without brackets
    port: int
    path: str  # with the query
    authority: str  # as in the header Host
    address: str | None  # if the host is an address


def target_of(url: str, rules: TargetRules) -> Target:
    """Parses a URL; raises `InvalidError`."""
    if len(url) > rules.url_length_max:
        _refuse(f"may have at most {rules.url_length_max} characters.")
    found = _URL.fullmatch(url)
    if found is None:
        _refuse(
            "must be https://host/path in ASCII, without user name and fragment. "
            "Write international names as xn--."
        )
    scheme, rest = found["scheme"], found["rest"] or "/"
    port = int(found["port"] or _USUAL_PORTS[scheme])
    if rules.allows_origin(scheme, found["host"].lower().strip("[]"), port):
        host = found["host"].lower().strip("[]")
        return _target(scheme, host, port, rest, host if _is_address(host) else None)
    if scheme == "http" and not rules.allow_http:
        _refuse("must start with https.")
    host, address = _host_of(found["host"].lower(), rules)
    if port != _USUAL_PORTS[scheme] and (
        not limits.OUTGOING_PORT_MIN <= port < 2**16 or port in _OTHERS_PORTS
    ):
        _refuse(f"must not use port {port}, which belongs to another protocol.")
    return _target(scheme, host, port, rest, address)


def _target(scheme: str, host: str, port: int, rest: str, address: str | None) -> Target:
    shown = f"[{host}]" if ":" in host else host
    authority = shown if port == _USUAL_PORTS[scheme] else f"{shown}:{port}"
    path = rest if rest.startswith("/") else f"/{rest}"
    return Target(scheme == "https", host, port, path, authority, address)


def _host_of(text: str, rules: TargetRules) -> tuple[str, str | None]:
    """Returns the host, and its address if it is one."""
    address: str | None = None
    if text.startswith("["):
        try:
            address = str(IPv6Address(text[1:-1]))
        except AddressValueError:
            _refuse("has an invalid IPv6 address.")
    else:
        labels = text.split(".")
        # Some programs read a name whose last part begins with a digit as an address, such as 127.1
        # or 0x7f.1; no top-level domain begins with a digit.
        if labels[-1][:1].isdigit():
            try:
                address = str(IPv4Address(text))
            except AddressValueError:
                _refuse("has an invalid IPv4 address.")
        elif not all(map(_LABEL.fullmatch, labels)) or len(text) > _NAME_LENGTH_MAX:
            _refuse("has an invalid host name.")
        elif len(labels) == 1 and not rules.allowed_networks:
            _refuse("must have a fully qualified host name.")
    if address is not None and not is_allowed(address, rules.allowed_networks):
        _refuse("must have a public address.")
    return address or text, address


async def checked_addresses(
    host: str, port: int, rules: TargetRules, resolve: Resolve
) -> list[str]:
    """Returns the addresses of a host, if all are allowed; raises `InvalidError` or `OSError`."""
    found = [host] if _is_address(host) else list(dict.fromkeys(await resolve(host, port)))
    if not found:
        raise OSError("the host has no address")
    if not rules.allows_place(host, port) and not all(
        is_allowed(one, rules.allowed_networks) for one in found
    ):
        _refuse("must have public addresses only.")
    return found[: limits.OUTGOING_ADDRESSES_MAX]


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def resolved(host: str, port: int) -> Sequence[str]:
    """Resolves a host with this machine's resolver; raises `OSError`."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_resolvers(), ask)
    return [str(address[0]) for *_, address in found]


@cache
def _resolvers() -> ThreadPoolExecutor:
    """Separate threads: names that tenants choose may be slow, and must not delay others."""
    return ThreadPoolExecutor(limits.OUTGOING_RESOLVER_THREADS, "tablewright-resolver")


def _refuse(what: str) -> NoReturn:
    raise InvalidError(f"The URL {what}", details={"place": "url"})
