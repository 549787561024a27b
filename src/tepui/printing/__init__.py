"""PDF pages for owners of a box: rules in short, score sheets, pieces, maps."""
