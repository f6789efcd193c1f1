"""The data file: its format, its one writer, its checks and its copies."""
