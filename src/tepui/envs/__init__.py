"""Research environments: the games for PettingZoo, OpenSpiel and Gymnasium."""
