"""Training: bots play each other, a network learns who won, and is kept if it plays better.

Programs start with ``pipeline``, the command line with ``command``. Nothing is imported here,
because learning needs the extra ``wolfden[train]``.
"""
