# The commands of the project. `make play` and `make test` set everything up by themselves.
#
#   make play    open a game               make test    run all tests, compiled and plain
#   make check   lint, types, audit, tests make bench   measure speed and load, play 10,000 games
#   make build   compile the rules         make wheel   build a wheel for this machine in dist/
#   make docs    build the documents       make clean   remove everything made here
#   make constraints   write the newest versions of all packages that these commands install
#
# COMPILE=0 leaves the rules uncompiled; PYTHON=python3.12 takes another interpreter; PROCESSES=3
# runs tests in three processes instead of one for each core.

PYTHON ?= python3
COMPILE ?= 1
PROCESSES ?= auto
VENV := .venv
RUN := $(VENV)/bin/python
EXTRAS := dev,terminal,svg,arena,server,lab
comma := ,
PYTEST_FLAGS := --numprocesses $(PROCESSES) --dist worksteal --durations 25 --durations-min 1
COMPILED_SOURCES := $(shell find src/wolfden/core src/wolfden/titles src/wolfden/players src/wolfden/lab -name '*.py')
# What runs differently when it is not compiled.
RULES_TESTS := tests/contract tests/core tests/titles tests/perft tests/players tests/replays tests/toy tests/lab/test_words.py
DOCUMENTS := $(shell find docs -type f) $(wildcard *.md */README.md) scripts/build_docs
ifeq ($(COMPILE),0)
IN_BACKGROUND := $(VENV)/docs
else
IN_BACKGROUND := $(VENV)/compiled $(VENV)/docs
endif
COVERAGE_FILE := $(abspath $(VENV))/coverage
# The two passes of the tests; an argument such as `-m coverage run` goes before `-m pytest`.
define run_tests
	$(RUN) $(1) -m pytest $(PYTEST_FLAGS)
	WOLFDEN_PURE=1 $(RUN) $(1) -m pytest $(PYTEST_FLAGS) $(RULES_TESTS)
endef

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export COVERAGE_FILE
# Tests start hundreds of processes, which need not parse the same sources each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check bench build wheel docs constraints clean

# The page opens with plain rules and no documents; compiled rules and /docs follow while it runs.
# Without a terminal they print lines and do not count seconds over what the server prints.
play: $(VENV)/player
	@nice -n 19 $(MAKE) --silent --keep-going $(IN_BACKGROUND) 2>&1 | cat &
	@$(VENV)/bin/wolfden serve --open

ifeq ($(COMPILE),0)
build: $(VENV)/installed
else
build: $(VENV)/installed $(VENV)/compiled
endif

# What a player or an operator needs.
$(VENV)/player: pyproject.toml setup.py constraints.txt
	@$(PYTHON) scripts/set_up $(VENV) server,terminal
	@touch $@

# What tests and tools need besides.
$(VENV)/installed: $(VENV)/player
	@$(PYTHON) scripts/set_up $(VENV) $(EXTRAS)
	@touch $@

$(VENV)/compiled: $(VENV)/player $(COMPILED_SOURCES)
	@$(PYTHON) scripts/set_up $(VENV) compiled
	@touch $@

docs: $(VENV)/docs

$(VENV)/docs: $(VENV)/player $(DOCUMENTS)
	@$(PYTHON) scripts/set_up $(VENV) documents
	@touch $@

# Compiled where there is a compiler, for this Python on this system; COMPILE=0 builds one for all.
wheel: $(VENV)/player $(VENV)/docs
	WOLFDEN_COMPILE=$(COMPILE) $(RUN) -m pip wheel --quiet --no-deps --wheel-dir dist .

# One list for every Python and system that we support; pip chooses from it.
constraints: $(VENV)/installed
	$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-header --no-annotate --no-emit-package pip --output-file constraints.txt \
		$(patsubst %,--extra %,$(subst $(comma), ,$(EXTRAS)) bench) pyproject.toml

# What only tests of the page need; without npm they are skipped, and say so.
$(VENV)/node: tests/web/package-lock.json | $(VENV)/installed
	if command -v npm > /dev/null; then npm ci --prefix tests/web --silent --no-audit --no-fund; fi
	touch $@

test: build $(VENV)/node
	$(call run_tests)

check: build $(VENV)/node
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check
	$(RUN) -m mypy
	$(RUN) scripts/audit
	tests/web/node_modules/.bin/tsc --project tests/web
	tests/web/node_modules/.bin/biome check --error-on-warnings
	rm -f $(COVERAGE_FILE)*
	$(call run_tests,-m coverage run)
	$(RUN) -m coverage combine --quiet
	$(RUN) -m coverage report

bench: build
	@$(PYTHON) scripts/set_up $(VENV) bench
	for title in $$($(VENV)/bin/wolfden titles | cut -d ' ' -f 1); do \
		$(VENV)/bin/wolfden bench $$title --players 4 && \
		$(VENV)/bin/wolfden bench $$title --players 4 --plain || exit 1; done
	$(RUN) benchmarks/server.py
	$(RUN) benchmarks/growth.py
	$(RUN) benchmarks/abuse.py
	$(RUN) benchmarks/wire_fuzz.py --requests 100 --bytes 50000 --messages 945000
	$(RUN) benchmarks/crash.py --rounds 1000 --migrations 200 --starts 200
	$(RUN) -m benchmarks.page
	$(RUN) benchmarks/soak.py --games 10000
	$(RUN) benchmarks/chaos.py

clean:
	rm -rf $(VENV) build dist src/wolfden.egg-info src/wolfden/compiled.json src/wolfden/site
	rm -rf .hypothesis .mypy_cache .ruff_cache tests/web/node_modules
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
