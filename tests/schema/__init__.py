"""What `make schema` makes of the types of the wire and of the games: the client's types, tables, fixtures."""
