"""The researcher's door: every game for PettingZoo, Gymnasium and OpenSpiel. Needs `crownlands[research]`."""
