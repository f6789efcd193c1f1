"""The inbox: ingest, lists, claims, acknowledgements and live delivery."""
