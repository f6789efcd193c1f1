"""Sources: connections of accounts to platforms."""
