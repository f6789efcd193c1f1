"""Logs and metrics of requests, without secrets."""
