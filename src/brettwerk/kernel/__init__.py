"""What every game is made of: the state machine, its actions, its chance, its errors.

Nothing here knows a game, reads a clock, or holds a word for people.
"""
