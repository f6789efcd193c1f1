"""The page of core in a real browser. A package, so that its tests share one browser."""
