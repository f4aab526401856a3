"""The lab: every interface, for every title and number of seats."""
