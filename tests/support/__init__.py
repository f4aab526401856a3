"""What tests, benchmarks and scripts share: servers, guests, databases, browsers, faults."""
