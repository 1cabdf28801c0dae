"""Doors for programs and language models: a seat at a served table, and an arena on one's own
machine. Whoever comes in here is told what its seat may know, in the seat's own words, and nothing
else. `docs/programs.md` tells how to write a program."""
