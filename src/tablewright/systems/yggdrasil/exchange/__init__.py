"""Exchange with other programs: import and export of files."""
