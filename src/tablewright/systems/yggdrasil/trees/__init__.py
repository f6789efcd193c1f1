"""Trees: access, shares, publication, changes and undo."""
