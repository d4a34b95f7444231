"""Proofs of the table server at any scale: whole games under trouble, kill -9, fuzzing, load."""
