"""The endpoint: the engine behind DynamoDB's HTTP protocol, for any AWS SDK.

A connection (`connection`) parses requests, the service (`service`) answers them, and each takes
one of three lanes (`lanes`): small reads at once, writes of items together with those of other
clients, everything else in threads. `server` holds the connections of a process and ends them
gracefully. A store in memory is served by one process (`single`); for one on disk, one process
writes and others serve connections (`workers`, `worker`, `relay`). `launch` starts all this. Not
here: operations (`tablewright.engine`), terminal output (`tablewright.cli`).
"""
