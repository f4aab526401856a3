"""The arena: bots play many games against each other, and it is measured who is how strong.

``tournament`` is the door for programs, ``command`` the one for the command line. Nothing is
imported here, because a few of the rooms behind need the extra ``wolfden[arena]``.
"""
