"""The OpenAPI document of a system, and the page that shows it."""
