"""A thousand clients at one server: how soon moves are stored and seen, and what they cost."""
