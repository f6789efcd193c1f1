"""Lanes: how requests reach the engine from an event loop, in one process or several.

Small reads run on the loop. Writes of items share commits. Work that may take long runs in threads.
Not here: HTTP (`tablewright.endpoint`), operations as values (`tablewright.client`).
"""
