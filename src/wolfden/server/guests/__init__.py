"""Who asks: guests, their devices, their bot accounts."""
