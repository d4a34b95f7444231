"""Höyük: a shared village of blocks and families, with storeys, pens, ruins, majorities and disasters."""
