"""Many games: batches over all cores, their tallies, tables and plots."""
