"""The change log, and the streams and recovery points that are read from it."""
