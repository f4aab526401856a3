"""Pictures of links, and animations."""
