"""Reviews: what every decision of a finished game cost, and what luck did."""
