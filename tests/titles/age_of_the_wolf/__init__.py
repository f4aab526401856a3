"""Age of the Wolf, rule by rule."""
