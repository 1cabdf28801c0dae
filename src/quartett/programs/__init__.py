"""Programs and language models at a served table, and an arena on one's own machine. They are told
only what their seat may know, in the seat's own words. `docs/programs.md` explains how to write a
program."""
