"""Glasstraße: cards that everybody may share, two wheels that turn by themselves, 93 buildings."""
