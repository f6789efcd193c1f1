"""Sample data of core."""
