# Everything a newcomer or a release needs. `make play` and `make test` set up by themselves.
.DEFAULT_GOAL := help
PYTHON ?= python3
export PYTHON
VENV := .venv
BIN := $(VENV)/bin
UV := sh scripts/tools.sh uv
FLAGS ?=
# What people read; docs/notes are research notes. .proselintrc.json leaves out what Markdown cannot meet, and takes Coloretto for no spelling of colour.
PROSE := README.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md CHANGELOG.md $(filter-out docs/cards.md docs/words.md,$(wildcard docs/*.md))
SITE := src/tepui/server/site/index.html
PRINTS := src/tepui/server/site-print/pages.txt
CLIENT := $(shell find web/src web/public -type f ! -path web/src/messages/\* ! -name view.ts ! -name choices.ts; find src/tepui -path '*/words/*.ftl' -o -name 'RULES*.md') \
  web/index.html web/offline.html web/vite.config.ts web/languages.js web/compress.js web/licenses.js \
  src/tepui/server/messages.py src/tepui/bots/levels.py
# What pages to print are made of.
PRINTED := $(shell find src/tepui/printing -type f ! -name '*.pyc'; find src/tepui/engine src/tepui/games -name '*.ftl' -o -name '*.svg' \
  -o -name companion.py -o -name 'cutout*.py' -o -name poster.py -o -name draw.py -o -name course.py -o -name 'board.*' -o -name material.py; find web/src -name '*.svg') \
  scripts/prints.py
NPM := PATH="$(CURDIR)/$(BIN)/node:$$PATH" npm --prefix web

.PHONY: help help-more play terminal setup client prints page wheel test test-games test-table test-workshop test-thorough test-page test-browsers test-ray chaos coverage reports check format hooks \
  bench bench-peers mutants conformance docs audit release lock wasm clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*[^#]## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

help-more: ## what is needed more rarely
	@awk -F ':.*### ' '/^[a-z-]+:.*### / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: setup client ## serve the table: friends, bots and all games in a browser
	@$(BIN)/tepui serve $(FLAGS)

terminal: setup ## play Coloretto Amazonas in the terminal against bots
	@$(BIN)/tepui play coloretto $(FLAGS)

setup: $(VENV)/.ready ## the virtual environment, with .venv/bin/tepui in it

client: $(SITE) $(PRINTS) ## build the browser client and the pages to print

prints: $(PRINTS) ### make the pages to print: PDF files in the package

page: $(VENV)/.ready web/node_modules/.ready build/wheels/.ready $(PRINTS) ## the table without a server, in build/page: static files
	@$(NPM) run --silent build:page -- --base $(BASE) --logLevel warn
	@PATH="$(CURDIR)/$(BIN)/node:$$PATH" $(BIN)/python scripts/page.py build/wheels build/page
BASE ?= /

wheel: setup client ## a wheel in dist/, with the client: it needs no Node
	@$(UV) build --quiet --wheel -o dist

test: $(VENV)/.ready-dev client $(VENV)/.browser ## every test
	@$(NPM) run --silent test
	@# Bytecode is kept even where the environment says otherwise: workers and servers read it.
	@$(PYTEST) --no-loadscope-reorder $(FLAGS)

GAME_TESTS := engine games laws bots coach companion daily rating
WORKSHOP_TESTS := lab envs
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 3 --dist loadfile

test-games: $(VENV)/.ready-dev client ## tests of the games: rules, bots, coach
	@$(PYTEST) $(GAME_TESTS:%=tests/%) $(FLAGS)

test-table: $(VENV)/.ready-dev client $(VENV)/.browser ## tests of the table: server, client, command line
	@$(NPM) run --silent test
	@$(PYTEST) $(patsubst %,--ignore tests/%,$(GAME_TESTS) $(WORKSHOP_TESTS)) $(FLAGS)

test-workshop: $(VENV)/.ready-dev ## tests of the workshop: bulk play, environments, training
	@$(PYTEST) $(WORKSHOP_TESTS:%=tests/%) $(FLAGS)

test-thorough: $(VENV)/.ready-dev client ### every test but the browser's, trying each law more often
	@TEPUI_THOROUGH=yes $(PYTEST) --ignore tests/browser $(FLAGS)

nightly: $(VENV)/.ready-dev $(VENV)/.ready-wasm client ## all that the documents show, also what takes minutes
	@TEPUI_NIGHTLY=yes TEPUI_HANGS=7200 $(BIN)/python -m pytest -o faulthandler_timeout=0 tests/docs/test_shown.py $(FLAGS)

test-page: page client $(VENV)/.ready-dev $(VENV)/.browser ### whole games on the page without a server, in Chromium
	@$(BIN)/python -m pytest tests/browser/test_page.py tests/browser/test_page_stays.py $(FLAGS)

test-browsers: page $(VENV)/.ready-dev client ### whole games in Debian's Firefox and WebKit, and the page
	@sh scripts/browsers.sh
	@TEPUI_BROWSERS=yes xvfb-run -a $(BIN)/python -m pytest tests/engines $(FLAGS)

coverage: $(VENV)/.ready-dev client ### which lines the tests reach, the interpreted rules' too
	@sh scripts/coverage.sh $(BIN)

check: $(VENV)/.ready-dev web/node_modules/.ready ## format, lint, types, layers, spelling, prose, client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest --quiet -m check $$(grep -rlx '@pytest.mark.check' tests)
	$(BIN)/tepui build --check
	$(BIN)/python scripts/conformance.py --check
	$(BIN)/python scripts/cards.py --check
	$(BIN)/codespell
	$(BIN)/proselint --output-format compact check $(PROSE)
	$(BIN)/zizmor --offline --quiet --no-progress --strict-collection .github
	@$(NPM) run --silent check

format: $(VENV)/.ready-dev ## let ruff put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(NPM) run --silent format

wasm: $(VENV)/.ready-wasm ## build the games' WebAssembly modules that are stale
	@$(BIN)/tepui build $(FLAGS)

hooks: $(VENV)/.ready-dev ### let git run the quick checks before each commit
	@$(BIN)/pre-commit install

bench: $(VENV)/.ready-dev client ## the figures, as a table, and as JSON in bench/history
	@$(BIN)/python -m bench.speed.bench $(FLAGS)

bench-peers: build/peers/.ready ### our speed beside that of others, apart from our tools
	@PYTHONPATH=src build/peers/bin/python -m bench.speed.peers_throughput $(FLAGS)

reports: $(VENV)/.ready-dev ### play the games of docs/reports anew (half an hour)
	@mkdir -p docs/reports
	@for game in $$($(BIN)/python -c 'import tepui; print(*(g.id for g in tepui.all_games()))'); do $(BIN)/tepui report $$game --games 1000000 --deals 4 --lang en -o docs/reports/$$game.html || exit 1; done

chaos: $(VENV)/.ready-dev ### kill, hang and starve servers amid play, 500 times on each database, in SHARES side by side, for MINUTES
	@TEPUI_FAULTS=$(FAULTS) TEPUI_SHARES=$(SHARES) TEPUI_MINUTES=$(MINUTES) TEPUI_ENTRANTS=64 TEPUI_HANGS=36000 \
	  $(BIN)/python -m pytest -s -o faulthandler_timeout=0 $(if $(filter-out 1,$(SHARES)),-n $(SHARES) --dist load) \
	  tests/server/test_no_loss.py tests/server/test_outage.py tests/server/test_tournament_no_loss.py $(FLAGS)
FAULTS ?= 500
SHARES ?= 1
MINUTES ?= inf

test-ray: build/ray/.ready ### the same games on a Ray cluster of two nodes
	@PYTHONPATH=src build/ray/bin/python -m pytest tests/lab/test_ray.py $(FLAGS)

mutants: $(VENV)/.ready-dev ### switch each rule off in turn and see its test fail
	@$(BIN)/python tests/mutants.py $(FLAGS)

conformance: $(VENV)/.ready-dev ### write docs/conformance: each passage, its code and tests
	@$(BIN)/python scripts/conformance.py

docs: build/docs/.ready ## the documentation's site, in build/site; checks links
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --strict

audit: build/audit/.ready web/node_modules/.ready ### known weaknesses of packages; asks their registries
	@build/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements-deploy.lock
	@$(NPM) audit --omit dev

release: $(VENV)/.ready-dev client build/docs/.ready ### all that a release needs, up to the upload
	@bash scripts/release.sh $(FLAGS)

lock: $(VENV)/.ready ### renew the lock files
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) $(OFFERED) --extra build --extra postgres --group dev --group print --group audit --group docs \
	  --group node pyproject.toml -o requirements.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) $(OFFERED) --extra postgres -c requirements.lock pyproject.toml -o requirements-deploy.lock
	$(UV) pip compile --upgrade $(COMPILE) --python-version 3.14 --group page -c requirements.lock -o requirements-page.lock
	$(UV) pip compile --upgrade $(COMPILE) $(OLDEST) --group setup -o requirements-setup.lock
# What a server's pages offer: `make play` has all of it.
OFFERED := --extra server --extra people --extra pictures --extra push
OLDEST := --python-version 3.11
COMPILE := --quiet --universal --generate-hashes --no-header
# requirements.lock names versions and hashes of everything; each environment installs what it needs of it.
INSTALL := $(UV) pip install --quiet --require-hashes --constraints requirements.lock

clean: ## forget the environment and what was built
	rm -rf $(VENV) build dist web/node_modules src/tepui/server/site src/tepui/server/site-print

$(VENV)/.ready: requirements.lock pyproject.toml
	@echo "Installing what Tepui depends on into $(VENV)" >&2
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@$(INSTALL) --python $(BIN)/python $(OFFERED) -r pyproject.toml
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --build-constraints requirements-setup.lock --editable .
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready
	@echo "Installing the tools of its developers" >&2
	@$(INSTALL) --compile-bytecode --python $(BIN)/python $(OFFERED) --group dev -r pyproject.toml
	@touch $@

$(VENV)/.ready-wasm: $(VENV)/.ready
	@echo "Installing what builds WebAssembly modules" >&2
	@$(INSTALL) --compile-bytecode --python $(BIN)/python --extra build -r pyproject.toml
	@touch $@

# The browser client. A machine without Node (20.19 or newer) gets one from PyPI.
web/node_modules/.ready: web/package-lock.json | $(VENV)/.ready
	@sh scripts/node.sh $(VENV)
	@echo "Installing what builds the browser client" >&2
	@$(NPM) ci --silent --no-progress
	@touch $@

$(SITE): web/node_modules/.ready $(CLIENT)
	@echo "Building the browser client" >&2
	@$(BIN)/python -m tepui.server.typescript
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Typst is there only while it prints: nobody who plays needs it.
$(PRINTS): $(PRINTED) | $(VENV)/.ready $(SITE)
	@echo "Making the pages to print" >&2
	@$(INSTALL) --target build/typst --python $(BIN)/python --group print
	@PYTHONPATH=build/typst $(BIN)/python scripts/prints.py $(dir $@)
	@rm -rf build/typst

build/wheels/.ready: requirements-page.lock | $(VENV)/.ready
	@rm -rf build/wheels
	@sh scripts/tools.sh python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
	  --platform pyemscripten_2026_0_wasm32 --platform any --python-version 3.14 --implementation cp --abi cp314 --abi none \
	  -r requirements-page.lock -d build/wheels
	@touch $@

$(VENV)/.browser: $(VENV)/.ready-dev
	@sh scripts/browser.sh $(BIN)/python
	@touch $@

build/audit/.ready: requirements.lock | $(VENV)/.ready
	@$(PYTHON) -m venv build/audit
	@$(INSTALL) --python build/audit/bin/python --group audit
	@touch $@

build/docs/.ready: requirements.lock | $(VENV)/.ready
	@$(PYTHON) -m venv build/docs
	@$(INSTALL) --python build/docs/bin/python --group docs
	@touch $@

PEERS := bench/speed/peers_throughput.txt
build/peers/.ready: requirements.lock $(PEERS) | $(VENV)/.ready
	@$(PYTHON) -m venv build/peers
	@$(UV) pip install --quiet --python build/peers/bin/python -c requirements.lock $(OFFERED) -r pyproject.toml $(PEERS:%=-r %)
	@touch $@

build/ray/.ready: requirements.lock pyproject.toml | $(VENV)/.ready
	@$(PYTHON) -m venv build/ray
	@$(UV) pip install --quiet --python build/ray/bin/python -c requirements.lock $(OFFERED) -r pyproject.toml numpy pytest hypothesis "ray>=2.40"
	@touch $@
