# The commands of the house. `make play` and `make test` set everything up by themselves.
#   make play    open a game            make test   run all tests
#   make check   lint, types, tests     make bench  measure speed, long random games
#   make build   compile the rules      make clean  remove everything made here
# COMPILE=0 leaves the rules uncompiled; PYTHON=python3.12 takes another interpreter.

PYTHON ?= python3
COMPILE ?= 1
VENV := .venv
RUN := $(VENV)/bin/python
SOURCES := $(shell find src/wolfden/core src/wolfden/games -name '*.py')
EXTRAS := dev,terminal

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check bench build clean

play: build
	$(VENV)/bin/wolfden play the-wolves

$(VENV)/installed: pyproject.toml setup.py
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet "setuptools>=77"
	WOLFDEN_COMPILE=0 $(RUN) -m pip install --quiet --no-build-isolation --editable ".[$(EXTRAS)]"
	touch $@

ifeq ($(COMPILE),0)
build: $(VENV)/installed
else
build: $(VENV)/compiled
endif

$(VENV)/compiled: $(VENV)/installed $(SOURCES)
	@echo "Compiling the rules (about a minute, once) ..."
	$(RUN) setup.py --quiet build_ext --inplace > build.log 2>&1 || { cat build.log; exit 1; }
	rm build.log
	touch $@

test: build
	$(RUN) -m pytest
