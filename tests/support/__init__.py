"""What several folders of tests share, and benchmarks and docs with them."""
