"""The shapes that the database has had, in order."""
