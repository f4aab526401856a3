"""Age of the Wolf: two to four packs fight for dens round a polar sea."""
