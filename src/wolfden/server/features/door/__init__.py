"""The door of a closed server: its password, invitations, and the page in front of it."""
