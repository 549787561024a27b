#!/usr/bin/env bash
# All that a release needs, built and tried, up to the upload: `make release`. See docs/releasing.md.
# --dirty also builds what is not committed yet, to try this script.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
uv() { sh scripts/tools.sh uv "$@"; }
step() { printf '\n== %s\n' "$*"; }
stop() { echo "No release: $*" >&2; exit 1; }

step "Versions agree"
version=$("$bin/python" -c 'import tepui; print(tepui.__version__)')
[ "${1:-}" = --dirty ] || [ -z "$(git status --porcelain)" ] || stop "there are changes that are not committed"
grep -q "^## $version - 20" CHANGELOG.md || stop "CHANGELOG.md has no part for $version"
grep -qx "version: $version" CITATION.cff || stop "CITATION.cff is not of $version"
out=dist/$version
rm -rf "$out"
mkdir -p "$out"
echo "Tepui $version, of $(git log -1 --format='%h, %cs')"

step "Checks"
make --silent check

step "Source distribution, and the wheel from it"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
build() { uv build --quiet --no-build-isolation --python build/tools/bin/python "$@"; }
build --sdist -o "$out"
build --wheel -o "$out" "$out/tepui-$version.tar.gz"
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
build --wheel -o "$again" "$out/tepui-$version.tar.gz"
cmp "$out"/*.whl "$again"/*.whl || stop "building the wheel twice gave different bytes"

step "The wheel, in an empty environment"
uv venv --quiet --python "$bin/python" "$again/venv"
uv pip install --quiet --python "$again/venv/bin/python" --require-hashes -r requirements-deploy.lock
uv pip install --quiet --python "$again/venv/bin/python" --no-deps --no-index "$out"/*.whl
(cd "$again" && venv/bin/tepui --version && venv/bin/tepui games)
"$again/venv/bin/python" tests/try_server.py "$again/venv/bin/tepui"

step "The wheel, by one line"
wheel=$(ls "$PWD/$out"/*.whl)
uv tool run --quiet --from "$wheel[server]" tepui games
uv tool run --quiet pipx run --spec "$wheel[server]" tepui games
"$bin/python" -m venv "$again/pip"
"$again/pip/bin/pip" install --quiet "$wheel"
(cd "$again" && ! pip/bin/tepui serve 2>&1) | grep -q "tepui play" || stop "plain tepui does not say what to add"
"$again/pip/bin/pip" install --quiet "$wheel[server]"
"$again/pip/bin/python" tests/try_server.py "$again/pip/bin/tepui"

step "Documentation"
make --silent docs
tar -czf "$out/tepui-$version-docs.tar.gz" -C build/site .

step "Container"
engine=$(command -v podman || command -v docker || true)
if [ -n "$engine" ] && "$engine" info >/dev/null 2>&1; then
  # Podman's own format knows no health check.
  BUILDAH_FORMAT=docker "$engine" build --quiet -t "tepui:$version" -f Containerfile .
  "$engine" save "tepui:$version" | gzip -n > "$out/tepui-$version-container.tar.gz"
else
  echo "Neither podman nor docker runs here: the container was not built."
fi

step "The page, for a portal"
make --silent page BASE=./ .venv/.browser
"$bin/python" -m pytest -q tests/browser/test_page_stays.py -k portal
"$bin/python" -c "import shutil; shutil.make_archive('$out/tepui-$version-page', 'zip', 'build/page')"

step "Baseline nets"
"$bin/python" -c "import shutil; shutil.make_archive('$out/tepui-$version-nets', 'zip', 'bench/strength', 'nets')"

step "Bill of materials"
"$bin/python" scripts/sbom.py "$out/tepui-$version.cdx.json"

step "Notes and checksums"
awk -v v="$version" '/^## /{on = ($2 == v)} on && !/^## /' CHANGELOG.md | sed '1{/^$/d}' > "$out/notes.md"
[ -s "$out/notes.md" ] || stop "the notes are empty"
(cd "$out" && sha256sum -- *.whl *.tar.gz *.zip *.cdx.json > SHA256SUMS)
ls -l "$out"
printf '\nReady in %s. What is left, tagging and uploading, is told in docs/releasing.md.\n' "$out"
