"""Backups, and deletion of old data."""
