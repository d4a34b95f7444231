"""Tests of Caylus 1303, by section of the catalogue."""
