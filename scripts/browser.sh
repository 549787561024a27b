# A Chromium for the browser tests: the machine's, else Playwright's, else Debian's.
# Usage: sh scripts/browser.sh PYTHON
set -eu
python=$1
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" >/dev/null; then exit 0; fi
done
echo "No Chromium is here; asking Playwright for one" >&2
if "$python" -m playwright install chromium >/dev/null 2>&1; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Debian's chromium" >&2
  apt-get update -qq
  for name in chromium-headless-shell chromium; do
    if apt-get install -y -qq "$name" >/dev/null 2>&1; then exit 0; fi
  done
fi
echo "The browser tests need Chromium. On Debian and Ubuntu: apt install chromium" >&2
exit 2
