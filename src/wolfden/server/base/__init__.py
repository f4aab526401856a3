"""What every part of the server uses: settings, log, metrics, errors, ids."""
