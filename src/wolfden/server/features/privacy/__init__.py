"""Everything stored about a guest, for the guest."""
