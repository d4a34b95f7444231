# Every target sets up what it needs by itself; the second time it is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json -type f 2>/dev/null)
STATIC := src/brettwerk/server/static/index.html
ENGINE := $(shell find src/brettwerk/kernel src/brettwerk/games src/brettwerk/bots -name '*.py' 2>/dev/null) \
	src/brettwerk/seats/encoder.py src/brettwerk/envs/batch.py

.PHONY: setup build web web-check play test lint bench strength strength-check rules docs figures screenshots clean

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

# The browser's packages: fetched anew when the lock file changes.
web/node_modules/.installed: web/package.json web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

# The browser table, built into the package; `brettwerk serve` serves it.
$(STATIC): web/node_modules/.installed $(WEB)
	cd web && npm run --silent build
	touch $@

web: $(STATIC)

web-check: web/node_modules/.installed
	cd web && npm run --silent check && npm run --silent test

# Builds everything, starts the server, prints the address and opens a browser where there is one.
play: build web
	$(BIN)/python tools/play.py

test: build lint web web-check
	tools/browser.sh
	$(BIN)/python tools/find_services.py
	$(BIN)/python -m pytest -n 2 --dist loadfile

# Pictures of the boards for the documentation.
screenshots: build web
	tools/browser.sh
	$(BIN)/python tools/screenshots.py

lint: $(VENV)/.installed
	$(BIN)/ruff check --quiet src tests tools examples
	$(BIN)/ruff format --quiet --check src tests tools examples
	$(BIN)/mypy

# The strength of the bots: plays for hours, goes on where it was interrupted, writes docs/strength.md.
strength: build
	$(BIN)/python tools/strength.py

# The same with a handful of games, to see that it works.
strength-check: build
	$(BIN)/python tools/strength.py --check

bench: build
	$(BIN)/brettwerk bench

rules: build
	for game in $$($(BIN)/python -c 'import brettwerk; print(*brettwerk.games())'); do $(BIN)/brettwerk rules $$game --check || exit 1; done

# The documentation as a site in build/site; a warning is a failure.
docs: build
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet -f tools/mkdocs.yml
	@echo "build/site/index.html"

# The figures of the performance page.
figures: build
	mkdir -p build docs/data
	$(BIN)/brettwerk bench --json > build/performance.json
	mv build/performance.json docs/data/performance.json

clean:
	rm -rf $(VENV) web/node_modules src/brettwerk/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +
