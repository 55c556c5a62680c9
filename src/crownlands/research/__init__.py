"""The researcher's door: every game as a PettingZoo, Gymnasium and OpenSpiel environment (`crownlands[research]`)."""
