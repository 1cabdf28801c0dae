"""The games in the forms that researchers use. Each needs an extra: nothing here is imported by
the rest of Quartett."""
