# Crownlands. Every target installs what it needs into .venv; a fresh machine needs Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PARALLEL ?= 2

.PHONY: install play test lint types imports unit bench soak clean

install: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Crownlands needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server,dev]'
	@touch $@

play: $(READY)
	@$(BIN)/crownlands play legends

test: lint types imports unit

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

unit: $(READY)
	$(BIN)/pytest -n $(PARALLEL) -m "not soak"

bench: $(READY)
	$(BIN)/crownlands bench --peers

soak: $(READY)
	$(BIN)/pytest -n $(PARALLEL) -m soak

clean:
	rm -rf $(VENV) .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis
