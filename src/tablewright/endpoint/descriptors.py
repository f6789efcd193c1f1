"""File descriptors: how many connections a process may hold.

A process without free descriptors can neither accept a connection nor open a file. The limit on
connections therefore depends on the limit on descriptors, and leaves some for everything else. Not
here: eviction at the limit (`endpoint.connection_slots`).
"""

from __future__ import annotations

from tablewright import limits


def connections_max(share: float = 1.0) -> int:
    """Returns the connections of a port that may use `share` of the process's descriptors."""
    descriptors = _descriptors_max()
    if descriptors is None:
        return limits.CONNECTIONS_MAX
    room = descriptors - _reserved(descriptors)
    return max(1, min(limits.CONNECTIONS_MAX, int(room * share)))


def backlog() -> int:
    """Returns the connections that the system may queue for a port.

    An event loop accepts the whole queue before it serves the first connection. The queue is
    therefore not longer than the process's reserve.
    """
    descriptors = _descriptors_max()
    if descriptors is None:
        return limits.BACKLOG_MAX
    return max(1, min(limits.BACKLOG_MAX, _reserved(descriptors) // 2))


def _reserved(descriptors: int) -> int:
    wanted = max(limits.DESCRIPTORS_RESERVED_MIN, descriptors // limits.DESCRIPTORS_RESERVED_SHARE)
    return min(wanted, descriptors // 2)


def _descriptors_max() -> int | None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    bound, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if bound == resource.RLIM_INFINITY else bound
