"""The core: decisions, seats, dice, tables, records, views. It knows no game."""
