"""The events page in a real browser. A package, so that its tests can share one browser."""
