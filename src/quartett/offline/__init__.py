"""The server without a network: the same application, running in the player's browser."""
