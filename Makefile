# Every target sets itself up: nothing is needed beforehand but make and Python 3.11 or newer.
# `make` alone lists the targets.

PYTHON  ?= python3
WORKERS ?= 4
# Light tests wait for nothing: a process for each core, since each has to read all of them first.
CORES   := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

VENV  := .venv
BIN   := $(VENV)/bin
# What is there so far: an empty environment, what running needs, what development needs and what
# tests need.
MADE        := $(VENV)/.made
RUN_READY   := $(VENV)/.run-ready
READY       := $(VENV)/.ready
TESTS_READY := $(VENV)/.tests-ready

# pyright, the bundles of pages and the JavaScript clients of tests/interop need Node.js and npm: the system's where there
# are both, otherwise those from PyPI.
comma  := ,
EXTRAS := dev$(if $(and $(shell command -v node),$(shell command -v npm)),,$(comma)node)

# Tests start some hundreds of processes: without compiled modules each of them would compile ours.
export PYTHONDONTWRITEBYTECODE :=

# pyright must not ask the network whether a newer pyright exists.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.PHONY: help run check test lint bench bench-core bench-endpoint bench-events bench-import bench-kits bench-model bench-yggdrasil soak fmt pages docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(RUN_READY) ## serve all systems with sample data; ARGS="--port 9000" passes options
	@$(BIN)/tablewright serve --demo $(ARGS)

check: $(READY) ## run the light tests, about 90 seconds on two cores; ARGS="-k ttl" selects
	@$(BIN)/python -m pytest --light -n $(CORES) --dist worksteal $(ARGS)

test: $(TESTS_READY) ## run every test; ARGS="-k ttl" selects, WORKERS=2 uses fewer processes
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: setup
setup: $(TESTS_READY) ## install everything that the other targets need

.PHONY: light-install
light-install: $(READY) ## install without extras in a clean environment, run it, print its size
	@$(BIN)/python -m tests.light_install

.PHONY: dist
dist: $(READY) ## build the sdist and the wheel into dist; TAG=v0.1.0 must match the version
	@rm -rf dist
	@$(BIN)/python -m tests.distribution dist $(if $(TAG),--tag $(TAG))

.PHONY: lowest
lowest: $(READY) ## run the light tests with the oldest versions of dependencies
	@$(BIN)/python -m tests.lowest $(ARGS)

.PHONY: coverage
# Absolute: processes that tests start run in folders of their own.
coverage: export COVERAGE_FILE := $(CURDIR)/.coverage/data
coverage: $(TESTS_READY) ## run every test, print what no test runs, and write htmlcov
	@rm -rf .coverage htmlcov && mkdir .coverage
	@$(BIN)/python -m coverage run -m pytest -n $(WORKERS) --dist worksteal $(ARGS) || touch .coverage/failed
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage html --quiet --fail-under=0
	@$(BIN)/python -m coverage report
	@test ! -e .coverage/failed

lint: $(READY) ## check formatting, spelling, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src docs examples bench .github *.md
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(if $(wildcard tests/typing/*.py),$(BIN)/mypy)
	$(BIN)/lint-imports --no-logo

bench: $(READY) ## benchmark the engine
	@$(BIN)/python bench/engine.py $(ARGS)

bench-endpoint: $(READY) ## benchmark the endpoint and other servers
	@$(BIN)/python bench/endpoint.py $(ARGS)

bench-import: $(READY) ## benchmark imports and DynamoDB Local
	@$(BIN)/python -m bench.importing $(ARGS)

bench-core: $(READY) ## benchmark core and an alternative
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/python -m bench.core $(ARGS)

bench-model: $(READY) ## benchmark the model, the client and other libraries
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/python bench/model.py $(ARGS)

bench-events: $(READY) ## benchmark events and alternatives
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/python bench/events.py $(ARGS)

bench-kits: $(READY) ## benchmark the kits of products
	@$(BIN)/python -m bench.kits_jobs
	@$(BIN)/python -m bench.kits_files
	@$(BIN)/python -m bench.kits_vault
	@$(BIN)/python -m bench.kits

bench-yggdrasil: $(READY) ## benchmark family trees and Gramps
	@$(BIN)/python bench/yggdrasil.py $(ARGS)

soak: $(READY) ## run fault rigs, sweeps and property tests with new seeds until stopped
	@$(BIN)/python -m tests.soak $(ARGS)

.PHONY: nightly
nightly: $(TESTS_READY) ## run the journeys of all systems on other engines; ARGS="--engine dynoxide" selects
	@$(BIN)/python -m tests.nightly $(ARGS)

fmt: $(READY) ## format the code
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

pages: $(TESTS_READY) ## bundle the modules of each page
	@$(BIN)/python -m tests.browser.bundles

docs: $(READY) ## update the generated parts of docs/reference
	@$(BIN)/python docs/reference/generate.py

.PHONY: screenshots
screenshots: $(TESTS_READY) ## take the screenshots in docs/images
	@$(BIN)/python docs/images/capture.py

clean: ## remove the environment and all caches
	rm -rf $(VENV) dist build htmlcov .coverage .pytest_cache .ruff_cache .mypy_cache .import_linter_cache .hypothesis
	rm -rf tests/interop/node_modules
	find src tests docs bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	    echo "make: '$(PYTHON)' not found. Name a Python: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "make: Tablewright needs Python 3.11 or newer, and '$(PYTHON)' is" \
	         "$$($(PYTHON) --version 2>&1). Name another: make PYTHON=python3.11 ..." >&2; exit 1; }
	@echo "make: preparing $(VENV) with $$($(PYTHON) --version 2>&1)" >&2
	@$(PYTHON) -m venv $(VENV) || { \
	    echo "make: cannot create a virtual environment (on Debian: install python3-venv)." >&2; exit 1; }
	@touch $@

$(RUN_READY): $(MADE) pyproject.toml
	@$(PIP) install --editable '.[core,yggdrasil]'
	@touch $@

# The tools of `make lint`, and what tests import: it includes what running needs.
$(READY): $(MADE) pyproject.toml
	@echo "make: installing development tools in $(VENV)" >&2
	@$(PIP) install --editable '.[$(EXTRAS)]'
	@touch $(RUN_READY) $@

# What only tests need: packages of the JavaScript clients, and a browser.
$(TESTS_READY): $(READY) tests/interop/package-lock.json
	@$(BIN)/python -m tests.interop.node
	@$(BIN)/python -m tests.browser.chromium
	@touch $@
