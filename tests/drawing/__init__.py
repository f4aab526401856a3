"""Pictures drawn by the page, and the colours of its style sheets."""
