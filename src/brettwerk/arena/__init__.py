"""Matches between bots: fair seating, the same deals for everybody, results that do not depend on the machine."""
