# What sets up environments (uv, pip, hatchling), in one of its own, made when it is first needed.
# Whoever only plays may delete it. Usage: sh scripts/tools.sh PROGRAM [ARGUMENTS]
set -eu
tools=$(dirname "$0")/../build/tools
python=${PYTHON:-python3}
if ! [ "$tools/.ready" -nt requirements-setup.lock ]; then
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Tepui needs Python 3.11 or newer; '$python' is $("$python" --version 2>&1). Try: make PYTHON=python3.12" >&2
    exit 2
  }
  "$python" -m venv "$tools" || {
    echo "Python cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2
    exit 2
  }
  "$tools/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-setup.lock
  touch "$tools/.ready"
fi
program=$1
shift
exec "$tools/bin/$program" "$@"
