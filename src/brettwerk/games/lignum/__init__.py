"""Lignum: two years of forestry on one path that nobody walks backwards."""
