"""Names that let the same files run compiled and as plain Python.

The compiler (mypyc) knows ``i64`` and ``mypyc_attr`` from ``mypy_extensions``. The core must not
need that package to run, so outside the type checker the names stand for what they mean in plain
Python. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_attributes, **_settings):
        """Do nothing: the attributes speak to the compiler only."""
        return lambda decorated: decorated
