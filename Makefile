# Everything a newcomer or a release needs. `make play` and `make test` set up by themselves.
.DEFAULT_GOAL := help
PYTHON ?= python3
export PYTHON
VENV := .venv
BIN := $(VENV)/bin
UV := sh scripts/tools.sh uv
FLAGS ?=
# What people read; docs/notes are dated research notes. .proselintrc.json leaves out what Markdown cannot meet.
PROSE := README.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md CHANGELOG.md docs/*.md
SITE := src/tepui/server/site/index.html
PRINTS := src/tepui/server/site-print/pages.txt
BROWSER_PYTHON := src/tepui/server/site-python/made-of.txt
CLIENT := $(shell find web/src web/public -type f; find src/tepui -path '*/words/*.ftl' -o -name 'RULES*.md') \
  web/index.html web/vite.config.ts web/compress.js web/licenses.js
SOURCES := $(shell find src/tepui -name site -prune -o -name site-python -prune -o -name "*.py" -print -o -name "*.wasm" -print -o -name "*.ftl" -print)
# What pages to print are made of.
PRINTED := $(shell find src/tepui/printing -type f ! -name '*.pyc'; find src/tepui/engine src/tepui/games -name '*.ftl' -o -name '*.svg' \
  -o -name companion.py -o -name 'cutout*.py' -o -name poster.py -o -name draw.py -o -name course.py -o -name 'board.*' -o -name material.py; find web/src -name '*.svg') \
  scripts/prints.py requirements-print.lock
NPM := PATH="$(CURDIR)/$(BIN)/node:$$PATH" npm --prefix web

.PHONY: help play terminal setup client prints page browser-python wheel test test-thorough test-page test-browsers test-ray chaos coverage reports check format hooks \
  bench bench-peers mutants docs audit release lock wasm clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: setup client ## serve the table to your browser: friends, bots, all four games
	@$(BIN)/tepui serve $(FLAGS)

terminal: setup ## play Coloretto Amazonas in the terminal against bots
	@$(BIN)/tepui play coloretto $(FLAGS)

setup: $(VENV)/.ready ## the virtual environment, with .venv/bin/tepui in it

client: $(SITE) $(PRINTS) ## build the browser client and the pages to print into the package

prints: $(PRINTS) ## make the pages to print, for real tables: PDF files in the package

page: $(VENV)/.ready web/node_modules/.ready build/wheels/.ready $(PRINTS) ## the table without a server, in build/page: static files
	@$(NPM) run --silent build:page -- --base $(BASE) --logLevel warn
	@PATH="$(CURDIR)/$(BIN)/node:$$PATH" $(BIN)/python scripts/page.py build/wheels build/page
BASE ?= /

browser-python: $(BROWSER_PYTHON) ## lets browsers make a server's reviews and hints: Python for them, in the package

wheel: setup client browser-python ## a wheel in dist/, with the client in it: installing it needs no Node
	@$(UV) build --quiet --wheel -o dist

test: $(VENV)/.ready-dev client $(VENV)/.browser ## every test
	@$(NPM) run --silent test
	@# Bytecode is kept even where the environment says otherwise: workers and servers read it.
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(FLAGS)

test-thorough: $(VENV)/.ready-dev client ## every test but the browser's, trying each law more often
	@PYTHONDONTWRITEBYTECODE= TEPUI_THOROUGH=yes $(BIN)/python -m pytest -n 3 --dist loadfile --ignore tests/browser $(FLAGS)

test-page: page browser-python client $(VENV)/.ready-dev $(VENV)/.browser ## whole games on the page without a server, in Chromium, offline
	@$(BIN)/python -m pytest tests/browser/test_page.py tests/browser/test_thinking_here.py tests/browser/test_offline.py $(FLAGS)

test-browsers: page $(VENV)/.ready-dev client ## whole games in Debian's Firefox and WebKit, and the page
	@sh scripts/browsers.sh
	@TEPUI_BROWSERS=yes xvfb-run -a $(BIN)/python -m pytest tests/engines $(FLAGS)

coverage: $(VENV)/.ready-dev client ## which lines the tests reach, the interpreted rules' too
	@sh scripts/coverage.sh $(BIN)

check: $(VENV)/.ready-dev web/node_modules/.ready ## format, lint, types, import layers, spelling, prose, workflows, client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest --quiet tests/engine/test_without_numpy.py -k imported
	$(BIN)/tepui build --check
	$(BIN)/codespell
	$(BIN)/proselint --output-format compact check $(PROSE)
	$(BIN)/zizmor --offline --quiet --no-progress --strict-collection .github
	@$(NPM) run --silent check

format: $(VENV)/.ready-dev ## let ruff put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(NPM) run --silent format

wasm: $(VENV)/.ready-wasm ## build the games' WebAssembly modules whose sources have changed
	@$(BIN)/tepui build $(FLAGS)

hooks: $(VENV)/.ready-dev ## let git run the quick checks before each commit
	@$(BIN)/pre-commit install

bench: $(VENV)/.ready-dev ## the figures, as a table, and as JSON in bench/history
	@$(BIN)/python bench/bench.py $(FLAGS)

bench-peers: build/peers/.ready ## our speed beside that of others, in an environment of its own
	@for script in bench/peers*.py; do PYTHONPATH=src build/peers/bin/python $$script $(FLAGS) || exit 1; done

reports: $(VENV)/.ready-dev ## play the games of docs/reports anew (half an hour)
	@mkdir -p docs/reports
	@for game in $$($(BIN)/python -c 'import tepui; print(*(g.id for g in tepui.all_games()))'); do $(BIN)/tepui report $$game --games 1000000 --deals 4 --lang en -o docs/reports/$$game.html || exit 1; done

chaos: $(VENV)/.ready-dev ## kill the server and take its database away 500 times, in the middle of play
	@TEPUI_FAULTS=500 TEPUI_ENTRANTS=64 TEPUI_HANGS=36000 $(BIN)/python -m pytest -s -o faulthandler_timeout=0 \
	  tests/server/test_no_loss.py tests/server/test_outage.py tests/server/test_tournament_no_loss.py $(FLAGS)

test-ray: build/ray/.ready ## the same games on a Ray cluster of two nodes, in an environment of its own
	@PYTHONPATH=src build/ray/bin/python -m pytest tests/lab/test_ray.py $(FLAGS)

mutants: $(VENV)/.ready-dev ## switch each rule off in turn and see its test fail
	@$(BIN)/python tests/mutants.py $(FLAGS)

docs: build/docs/.ready ## the documentation's site, in build/site; a broken link fails
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --strict

audit: build/audit/.ready web/node_modules/.ready ## known weaknesses of what a server and its client stand on; asks their registries
	@build/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements-deploy.lock
	@$(NPM) audit --omit dev

release: $(VENV)/.ready-dev client browser-python build/docs/.ready ## all that a release needs, up to the upload
	@bash scripts/release.sh $(FLAGS)

lock: $(VENV)/.ready ## renew the lock files
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) $(OFFERED) pyproject.toml -o requirements.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) $(OFFERED) --group dev -c requirements.lock pyproject.toml -o requirements-dev.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) $(OFFERED) --extra postgres -c requirements.lock pyproject.toml -o requirements-deploy.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --extra build -c requirements-dev.lock pyproject.toml -o requirements-wasm.lock
	$(UV) pip compile --upgrade $(COMPILE) --python-version 3.14 --group page -c requirements.lock -o requirements-page.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --group print -c requirements-dev.lock -o requirements-print.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --group audit -o requirements-audit.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --group docs -o requirements-docs.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --group setup -o requirements-setup.lock
# What a server's pages offer: `make play` has all of it.
OFFERED := --extra server --extra people --extra pictures --extra push
OLDEST := --python-version 3.11
COMPILE := --quiet --universal --generate-hashes --no-header

clean: ## forget the environment and what was built
	rm -rf $(VENV) build dist web/node_modules src/tepui/server/site src/tepui/server/site-print src/tepui/server/site-python

$(VENV)/.ready: requirements.lock pyproject.toml
	@echo "Installing what Tepui stands on into $(VENV)" >&2
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --build-constraints requirements-setup.lock --editable .
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready requirements-dev.lock
	@echo "Installing the tools of its developers" >&2
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.ready-wasm: $(VENV)/.ready requirements-wasm.lock
	@echo "Installing what builds WebAssembly modules" >&2
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements-wasm.lock
	@touch $@

# The browser client. A machine without Node (20.19 or newer) gets one from PyPI.
web/node_modules/.ready: web/package-lock.json | $(VENV)/.ready
	@sh scripts/node.sh $(VENV)
	@echo "Installing what builds the browser client" >&2
	@$(NPM) ci --silent --no-progress
	@touch $@

$(SITE): web/node_modules/.ready $(CLIENT)
	@echo "Building the browser client" >&2
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Typst is there only while it prints: nobody who plays needs it.
$(PRINTS): $(PRINTED) | $(VENV)/.ready $(SITE)
	@echo "Making the pages to print" >&2
	@$(UV) pip install --quiet --target build/typst --python $(BIN)/python --require-hashes -r requirements-print.lock
	@PYTHONPATH=build/typst $(BIN)/python scripts/prints.py $(dir $@)
	@rm -rf build/typst

$(BROWSER_PYTHON): $(SOURCES) scripts/page.py web/snapshot.mjs | $(VENV)/.ready web/node_modules/.ready build/wheels/.ready
	@echo "Packing Python for browsers" >&2
	@PATH="$(CURDIR)/$(BIN)/node:$$PATH" $(BIN)/python scripts/page.py --server build/wheels $(dir $@)

build/wheels/.ready: requirements-page.lock | $(VENV)/.ready
	@rm -rf build/wheels
	@sh scripts/tools.sh python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
	  --platform pyemscripten_2026_0_wasm32 --platform any --python-version 3.14 --implementation cp --abi cp314 --abi none \
	  -r requirements-page.lock -d build/wheels
	@touch $@

$(VENV)/.browser: $(VENV)/.ready-dev
	@sh scripts/browser.sh $(BIN)/python
	@touch $@

build/audit/.ready: requirements-audit.lock | $(VENV)/.ready
	@$(PYTHON) -m venv build/audit
	@$(UV) pip install --quiet --python build/audit/bin/python --require-hashes -r requirements-audit.lock
	@touch $@

build/docs/.ready: requirements-docs.lock | $(VENV)/.ready
	@$(PYTHON) -m venv build/docs
	@$(UV) pip install --quiet --python build/docs/bin/python --require-hashes -r requirements-docs.lock
	@touch $@

PEERS := $(wildcard bench/peers*.txt)
build/peers/.ready: requirements.lock $(PEERS) | $(VENV)/.ready
	@$(PYTHON) -m venv build/peers
	@$(UV) pip install --quiet --python build/peers/bin/python -r requirements.lock $(PEERS:%=-r %)
	@touch $@

build/ray/.ready: requirements.lock pyproject.toml | $(VENV)/.ready
	@$(PYTHON) -m venv build/ray
	@$(UV) pip install --quiet --python build/ray/bin/python -r requirements.lock numpy pytest hypothesis "ray>=2.40"
	@touch $@
