"""``python -m wolfden``: the command without its script."""

import sys

from wolfden.cli import main

if __name__ == "__main__":
    sys.exit(main())
