# Firefox and WebKit for `make test-browsers`: the machine's, else Debian's.
set -eu
missing=""
command -v firefox-esr >/dev/null || missing="$missing firefox-esr"
command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
command -v xvfb-run >/dev/null || missing="$missing xvfb"
if [ -z "$missing" ]; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Debian's$missing" >&2
  apt-get update -qq
  # shellcheck disable=SC2086 # one word for each package
  apt-get install -y -qq $missing >/dev/null
  exit 0
fi
echo "These tests need other browsers. On Debian and Ubuntu: apt install$missing" >&2
exit 2
