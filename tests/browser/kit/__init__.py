"""The page kit in a real browser."""
