"""Pages: a system's static files over HTTP."""
