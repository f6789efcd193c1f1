"""The generated page in a real browser."""
