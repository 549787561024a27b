"""Research environments: the games as PettingZoo, OpenSpiel and Gymnasium know them."""
