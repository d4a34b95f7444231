"""Honey Market: a small game that shows how a game is added to Brettwerk."""
