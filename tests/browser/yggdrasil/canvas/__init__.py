"""The drawing of family trees in a real browser. A package, so that its tests share one browser."""
