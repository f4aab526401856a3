"""What everything else stands on: settings, log, metrics, errors, ids."""
