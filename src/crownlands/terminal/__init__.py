"""The house at a terminal."""
