"""Caylus 1303 (William Attia, 2019) for 2 to 5 players."""
