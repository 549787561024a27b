"""The daily challenge: one deal, one seat, one try, the same for everybody; and a par to beat."""
