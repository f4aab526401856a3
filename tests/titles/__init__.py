"""The tests of each title, rule by rule."""
