"""Opponents: pairing, players, invitations."""
