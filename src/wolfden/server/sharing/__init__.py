"""Several processes on one database, behind one interface: ``Alone`` and ``Shared``."""
