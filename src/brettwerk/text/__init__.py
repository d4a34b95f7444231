"""German and English: names, prompts, log lines, refusals and rules, from Fluent catalogues."""

from brettwerk.text.catalogue import LANGUAGES, Text, Words, check_language

__all__ = ["LANGUAGES", "Text", "Words", "check_language"]
