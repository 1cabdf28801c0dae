"""Deck Battle's players learn again from games, after its cards have changed."""
