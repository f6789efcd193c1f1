"""The security matrix: every route, as every kind of caller, for what is theirs and what is not.

    tablewright_matrix(SYSTEM, cast=cast, policy=POLICY).check()

People write the policy, one line for each route. The matrix calls every route as every actor, and
compares the responses with the policy. It reports

- a route that the policy does not name, and a line for a route that does not exist;
- a response other than the expected one: 401 without a good credential, 403 with one of the wrong
  kind, 404 for what the caller must not know, word for word as if it did not exist;
- a canary in a response to somebody who must not see it;
- a change by a request that was rejected, by one that only reads, or of what belongs to others;
- an attribute that a body could set, though it is the server's;
- a change that a page of another site can make with a browser's cookie;
- a signed route that accepts what is not signed as it should be, or tells rejections apart;
- a server error, and a response without the headers that protect browsers;
- a route that nobody can use, and a canary that nobody sees: both would prove nothing.

Every request finds the store as it was in the beginning: changes are undone.
"""

from __future__ import annotations

from tablewright.testing.matrix.cast import (
    Actor,
    Canaries,
    Cast,
    Hidden,
    Ids,
    Phase,
    Probe,
    Request,
    Requests,
    Things,
)
from tablewright.testing.matrix.examining import Examined, examined
from tablewright.testing.matrix.keyed import keyed_cast
from tablewright.testing.matrix.matrix import Matrix, MatrixError
from tablewright.testing.matrix.policies import Expect, Expected, Let, by_rule
from tablewright.testing.matrix.signed import SignedCalls

__all__ = [
    "Actor",
    "Canaries",
    "Cast",
    "Examined",
    "Expect",
    "Expected",
    "Hidden",
    "Ids",
    "Let",
    "Matrix",
    "MatrixError",
    "Phase",
    "Probe",
    "Request",
    "Requests",
    "SignedCalls",
    "Things",
    "by_rule",
    "examined",
    "keyed_cast",
]
