"""The long run: a house under faults and hostile visitors while people play, and what became of every move."""
