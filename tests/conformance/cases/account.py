"""DescribeLimits and DescribeEndpoints: nothing can be wrong with them but their JSON."""

from __future__ import annotations

from tests.conformance.case import answers

LIMITS = {
    "AccountMaxReadCapacityUnits": 80_000,
    "AccountMaxWriteCapacityUnits": 80_000,
    "TableMaxReadCapacityUnits": 40_000,
    "TableMaxWriteCapacityUnits": 40_000,
}
ENDPOINT = {"Address": "dynamodb.us-east-1.amazonaws.com", "CachePeriodInMinutes": 1440}

CASES = [
    answers("the limits of a new account", "DescribeLimits", {}, LIMITS),
    answers("members that it does not know are ignored", "DescribeLimits", {"Table": [1]}, LIMITS),
    answers("the endpoint of the region", "DescribeEndpoints", {}, {"Endpoints": [ENDPOINT]}),
]
