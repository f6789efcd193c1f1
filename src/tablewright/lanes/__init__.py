"""Lanes: how requests reach the engine from an event loop, in one process or in several.

Small reads run on the loop. Writes of items share commits. Whatever may take long has threads.
Not here: HTTP (`tablewright.endpoint`), operations as values (`tablewright.client`).
"""
