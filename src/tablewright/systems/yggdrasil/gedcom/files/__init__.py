"""Files: encodings, lines, versions and archives."""
