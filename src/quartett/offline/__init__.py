"""The server without a network: the same application, run where the player is."""
