# Every target sets up what it needs by itself; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/brettwerk/kernel src/brettwerk/games src/brettwerk/bots -name '*.py' 2>/dev/null)

.PHONY: setup build play test lint bench rules clean

setup: build

# The environment: made anew when the dependencies change.
$(VENV)/.installed: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# The compiled engine: made anew when kernel, games or the build change. Without a C compiler everything stays plain.
$(VENV)/.compiled: $(VENV)/.installed $(ENGINE) tools/build.py
	$(BIN)/python tools/build.py
	touch $@

build: $(VENV)/.compiled

play: build
	$(BIN)/brettwerk play

test: build lint
	$(BIN)/python tools/find_services.py
	$(BIN)/python -m pytest

lint: $(VENV)/.installed
	$(BIN)/ruff check --quiet src tests tools
	$(BIN)/ruff format --quiet --check src tests tools
	$(BIN)/mypy

bench: build
	$(BIN)/brettwerk bench

rules: build
	for game in $$($(BIN)/python -c 'import brettwerk; print(*brettwerk.games())'); do $(BIN)/brettwerk rules $$game --check || exit 1; done

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
