"""Links: parents, children and partners, without loops."""
