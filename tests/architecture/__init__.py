"""What the layout of the code promises."""
