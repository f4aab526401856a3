"""Applause: guests applaud finished games, and a page lists the most applauded ones."""
