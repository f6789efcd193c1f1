"""Exports and imports: buckets, formats and manifests."""
