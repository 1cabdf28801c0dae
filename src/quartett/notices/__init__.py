"""Tells people who are away that it is their turn, without knowing who they are."""
