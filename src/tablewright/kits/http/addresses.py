"""Allowed target addresses: the addresses that are reachable from the public internet.

Tenants name the host, for example of a webhook, and the request comes from inside our network.
Without this check, it could reach our own database, or a cloud's credentials service. The lists are
IANA's registries of special addresses, with some additions.
Not here: the syntax of hosts (`http.targets`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
)
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_PRIVATE_V4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this host
        "10.0.0.0/8",
        "100.64.0.0/10",  # carrier-grade NAT
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # Azure's own services, inside its machines
        "169.254.0.0/16",  # link-local, and cloud metadata
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocols of the IETF
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
_GLOBAL_V6: Final = IPv6Network(
    "2000::/3"
)  # all assigned addresses; loopback and local are not among them
_SPECIAL_V6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocols of the IETF
        "2001:db8::/32",  # documentation
        "3fff::/20",  # documentation
    )
)
_NAT64: Final = IPv6Network("64:ff9b::/96")


def is_allowed(text: str, allowed: Sequence[Network] = ()) -> bool:
    """Whether a request may go to an address; `allowed` lists further networks.

    >>> is_allowed("93.184.216.34"), is_allowed("::ffff:10.0.0.1"), is_allowed("2606:2800::1")
    (True, False, True)
    """
    try:
        address = ip_address(text)
    except ValueError:  # also with a zone, such as fe80::1%eth0, in Python versions without zones
        return False
    if isinstance(address, IPv6Address) and address.scope_id is not None:
        return False
    if any(address.version == one.version and address in one for one in allowed):
        return True
    return _is_public(address, allowed)


def _is_public(address: Address, allowed: Sequence[Network]) -> bool:
    if isinstance(address, IPv4Address):
        return not any(address in one for one in _PRIVATE_V4)
    inner = list(_inner(address))
    if inner:
        return all(is_allowed(str(one), allowed) for one in inner)
    return address in _GLOBAL_V6 and not any(address in one for one in _SPECIAL_V6)


def _inner(address: IPv6Address) -> Iterator[IPv4Address]:
    """Returns the IPv4 addresses that packets to this address reach."""
    if address.ipv4_mapped is not None:
        yield address.ipv4_mapped
    elif address.sixtofour is not None:
        yield address.sixtofour
    elif address.teredo is not None:
        yield from address.teredo
    elif address in _NAT64:
        yield IPv4Address(int(address) & 0xFFFFFFFF)
