"""The arena: bots play many games against each other, and their strength is measured.

Programs start with ``tournament``, the command line with ``command``. Nothing is imported here,
because several modules need the extra ``wolfden[arena]``.
"""
