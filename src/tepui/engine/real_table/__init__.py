"""For those who play with the box: score pads, aids, transcripts, pieces to cut out, pictures."""
