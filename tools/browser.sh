#!/usr/bin/env bash
# The browser that the tests drive: the system's Chromium. Installed where that is possible, asked for where it is not.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
echo "The browser tests need Chromium: install it (Debian and Ubuntu: apt-get install chromium) and try again." >&2
exit 1
