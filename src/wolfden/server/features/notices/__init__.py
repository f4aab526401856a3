"""Notices by push, webhook and e-mail."""
