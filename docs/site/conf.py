"""How Sphinx makes a site of the documents; ``scripts/build_docs`` runs it."""

import re
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

project = "Wolfden"
extensions = ["myst_parser"]
root_doc = "index"
language = "en"
highlight_language = "none"
myst_heading_anchors = 4
nitpicky = True

html_theme_path = [str(Path(__file__).parent / "theme")]
html_theme = "wolfden"
html_title = "Wolfden"
html_copy_source = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_secnumber_suffix = " "

_ANCHOR: Final = re.compile(r'<a id="([^"]+)">')


def add_anchors(app: Sphinx, doctree: nodes.document) -> None:
    """Let links lead to ``<a id="...">``, as on a forge; MyST knows headings only."""
    slugs = app.env.metadata[app.env.docname].setdefault("myst_slugs", {})
    for raw in doctree.findall(nodes.raw):
        for name in _ANCHOR.findall(raw.astext()):
            slugs[name] = (raw.line or 0, name, name)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register what this file adds to Sphinx."""
    app.connect("doctree-read", add_anchors)
    return {"parallel_read_safe": True}
