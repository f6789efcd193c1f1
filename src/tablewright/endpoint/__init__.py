"""The endpoint: the engine behind DynamoDB's HTTP protocol, for any AWS SDK.

A connection (`connection`) turns bytes into requests, the service (`service`) answers them, and
each goes one of three ways (`lanes`): small reads at once, writes of items together with those of
other clients, everything else aside. `server` holds the connections of a process and ends them in
good order. A store in memory is served by one process (`single`); for one on disk, one process
writes and others serve connections (`workers`, `worker`, `relay`). `launch` starts all this.
Not here: what an operation means (`tablewright.engine`), words for a terminal (`tablewright.cli`).
"""
