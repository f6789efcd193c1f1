"""File descriptors: how many connections a process may hold without running out of them.

A process that has no descriptor left can neither accept a connection nor open a file. So the bound
on connections follows from the bound on descriptors, and leaves some for everything else.
Not here: who has to leave when the bound is reached (`endpoint.places`).
"""

from __future__ import annotations

from tablewright import limits


def connections_max(share: float = 1.0) -> int:
    """The connections that a port may hold, if it may use `share` of what the process has."""
    descriptors = _descriptors_max()
    if descriptors is None:
        return limits.CONNECTIONS_MAX
    room = descriptors - _reserved(descriptors)
    return max(1, min(limits.CONNECTIONS_MAX, int(room * share)))


def backlog() -> int:
    """The connections that the system may queue for a port.

    An event loop accepts the whole queue before it looks at the first connection. So the queue is
    no longer than what the process has in reserve.
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
    except ImportError:  # Windows has no such bound
        return None
    bound, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if bound == resource.RLIM_INFINITY else bound
