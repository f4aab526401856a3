"""Brotherhood of the Wolf, rule by rule: a file for each chapter of its digest."""
