"""Atelier: commissions of workshops. `docs/guides/build-a-product.md` explains it."""
