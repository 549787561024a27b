"""Pages to print for those who own a box: rules in short, score sheets, pieces, maps."""
