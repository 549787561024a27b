#!/bin/sh
# Which lines the tests reach: `make coverage`. The rules are measured interpreted, since nobody can
# look into compiled code; the rest as it runs. The table is printed, build/coverage has the pages.
set -eu
bin=$1
rm -rf build/coverage
mkdir -p build/coverage
run() { "$bin/python" -m coverage run -m pytest -q -n 2 --dist loadfile --no-loadscope-reorder "$@"; }
echo "The rules, interpreted"
TEPUI_JIT=off run tests/games tests/laws/test_laws.py -k "golden or examples or rules or board or planted"
echo "The rest"
run tests/engine tests/cli tests/bots tests/lab tests/envs tests/server tests/laws/test_moves.py tests/docs/test_examples.py
"$bin/python" -m coverage combine --quiet
"$bin/python" -m coverage html --quiet
"$bin/python" -m coverage json --quiet
"$bin/python" -m coverage report
