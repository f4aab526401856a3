"""Planning ahead: replies that are played when they fit."""
