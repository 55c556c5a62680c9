"""The command line of the house."""

from crownlands.cli.main import main

__all__ = ["main"]
