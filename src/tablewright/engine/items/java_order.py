"""The order in which Java lists a set of names, which some of DynamoDB's errors show.

A Java hash set lists its members by hash, by bucket; members of one bucket stay in insertion order.
`by_hash` is a set that grew from its default sixteen buckets, `by_hash_of_known_size` one that was
created for its number of members.
"""

from __future__ import annotations

from collections.abc import Iterable

_BUCKETS_FIRST = 16
_WORD = 0xFFFF_FFFF


def by_hash(names: Iterable[str]) -> list[str]:
    """Returns the names in the order of a set that started empty.

    >>> by_hash(["pk", "sk", "a"])
    ['a', 'sk', 'pk']
    """
    distinct = list(dict.fromkeys(names))
    buckets = _BUCKETS_FIRST
    while len(distinct) * 4 > buckets * 3:  # a set grows once it is three quarters full
        buckets *= 2
    return _listed(distinct, buckets)


def by_hash_of_known_size(names: Iterable[str]) -> list[str]:
    """Returns the names in the order of a set created for exactly that many.

    >>> by_hash_of_known_size(["a", "b", "pk", "c", "sk"])
    ['sk', 'a', 'b', 'pk', 'c']
    """
    distinct = list(dict.fromkeys(names))
    buckets = 1
    while buckets < len(distinct) * 4 // 3 + 1:
        buckets *= 2
    return _listed(distinct, buckets)


def _listed(names: list[str], buckets: int) -> list[str]:
    return sorted(names, key=lambda name: _spread(name) & (buckets - 1))


def _spread(name: str) -> int:
    """Java's hash of a string, as a hash set uses it."""
    code = 0
    units = name.encode("utf-16-be", "surrogatepass")
    for high, low in zip(units[::2], units[1::2], strict=True):
        code = (31 * code + (high << 8 | low)) & _WORD
    return code ^ code >> 16
