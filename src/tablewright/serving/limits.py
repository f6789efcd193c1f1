"""The limits of the process that serves systems, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB, MIB

# The process that serves systems
API_STOP_SECONDS_MAX: Final = 10  # reliability goal D5: the end of a service under load
RELOAD_SECONDS: Final = 0.5  # between two checks of source code, by `serve --reload`
READY_SECONDS_MAX: Final = 2.0  # for the store to respond before a process counts as not ready
NODE_CLAIM_SECONDS: Final = 60.0  # of a node claim; renewed three times in it
API_KEEP_ALIVE_SECONDS: Final = 30  # an idle connection of a client is kept
API_HEAD_BYTES_MAX: Final = 32 * KIB  # of a request's line and headers
API_HEADERS_MAX: Final = 100  # in number, trailers included; a browser sends about 20
API_HEAD_SECONDS_MAX: Final = 10  # from the first byte of a request to the end of its headers
API_LINGER_SECONDS_MAX: Final = 5  # for a client to read the error
API_PIPELINED_REQUESTS_MAX: Final = 16  # pipelined on one connection
API_UNSENT_BYTES_MAX: Final = 256 * MIB  # of responses that clients do not read, on one node
WORKER_PAUSE_SECONDS: Final = 1.0  # before a worker is replaced; doubles
WORKER_PAUSE_SECONDS_MAX: Final = 30.0  # likewise, for one that ends repeatedly
WORKER_STEADY_SECONDS: Final = 30.0  # a worker that ran this long is replaced soon
WORKER_ANSWER_SECONDS_MAX: Final = 1.0  # for another process to answer a question
