"""For researchers: every game for PettingZoo, Gymnasium and OpenSpiel. Needs `crownlands[research]`."""
