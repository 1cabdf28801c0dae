# Two commands do all set-up on a fresh machine: `make run` and `make test`.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
export UV_PYTHON_DOWNLOADS := never
# Where Python is told to write no bytecode, every process that a test starts compiles all it imports.
export PYTHONDONTWRITEBYTECODE :=
BUILT := src/quartett/web/client/index.html
PACKED := client/node_modules/.pages
TOOLS := client/node_modules/.tools
OFFLINE := src/quartett/web/client/offline/files.json
# Whoever has made the engine of the pages once has it made anew with what it is made of.
ENGINE := $(wildcard $(OFFLINE))
SOURCES := setup.py pieces.py pyproject.toml $(shell find src -type f -not -name '*.pyc' -not -path 'src/quartett/web/client/*' -not -path 'src/*.egg-info/*')
CLIENT := $(shell find client \( -name node_modules -o -name __pycache__ \) -prune -o -type f -not -name checked -print)
PORT ?=
CHROMIUM ?= /usr/bin/chromium
export CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help run serve install client test test-collected test-browser whole test-sources test-fuzzed check bench mutants soak flood fuzz load processes learners lock clean postgresql offline site packages wheels docs builds

help:  ## What there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run:  ## The tables in the browser: builds what is missing, serves, and prints one address
	@$(MAKE) --no-print-directory -j2 $(VENV)/ready $(BUILT) $(ENGINE)
	@$(MAKE) --no-print-directory serve

# The rules run compiled if they have been compiled since the last change (`make install`). Otherwise they
# run from the sources at first, since compiling takes longer than anybody wants to wait for the first page;
# they are compiled after it, and bots play with the compiled ones from their next move on.
serve:
	@if $(MAKE) -q $(VENV)/installed 2>/dev/null; then exec $(BIN)/quartett serve $(PORT:%=--port %); \
	else PYTHONPATH=src exec $(BIN)/python -m quartett serve --compile-with "$(MAKE) --no-print-directory install" $(PORT:%=--port %); fi

install: $(VENV)/installed  ## Quartett, compiled, in .venv

client: $(BUILT)  ## The pages in the browser

# The browser's driver keeps an event loop running, which the tests of the server cannot bear beside them.
# What is compiled is tested from its sources too, and so is the server that `make run` starts from them.
# Docstrings are there only in the sources. What the two builds share (drawing in the terminal, card lists, the vocabulary of card files) is not
# tested twice, nor how well bots play: `test_builds` compares what they answer in both builds, and what positions are worth.
SHARED := $(foreach what,terminal vocabulary listing own_cards printed,--ignore-glob='*_$(what).py')
PLAYERS := $(foreach what,chances outlook playouts lookahead turn_planner value network beliefs players,--ignore-glob='*/games/*_$(what).py')
SOURCE_TESTS := tests/games $(SHARED) $(PLAYERS) $(foreach what,bots chance docstrings endings every_game goofspiel sitting records secrecy,tests/test_$(what).py) \
	tests/web/test_web_play.py
PYTEST := $(BIN)/python tests/run.py
# Only the server is fuzzed; what does it takes longer to load than all else that pytest needs, so that it has a run of its own.
FUZZED := tests/web/test_web_fuzz.py
PLAIN := -p no:schemathesis

# Tests of the browser take longest and wait for what it shows, those of the server wait now and then: more workers than
# cores. The browser comes first, since motion is measured there; the others have what it leaves of the processors.
TOOK := .pytest_cache
test: $(CHROMIUM) postgresql  ## Format, lint, types, all tests, and the rules on both builds
	@mkdir -p $(TOOK); rm -f $(TOOK)/*.took
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed check client/checked; code=$$?; \
	printf 'built and checked %d:%02d\n' $$((SECONDS / 60)) $$((SECONDS % 60)) >$(TOOK)/0-build.took; exit $$code
	@$(MAKE) --no-print-directory -j3 test-browser test-collected test-sources test-fuzzed; code=$$?; cat $(TOOK)/*.took; exit $$code

test-collected:
	QUARTETT_BUILD=installed nice -n 5 $(PYTEST) collected 3 $(PLAIN) --ignore tests/e2e --ignore $(FUZZED)

test-fuzzed:
	QUARTETT_BUILD=installed nice -n 5 $(PYTEST) fuzzed 0 $(FUZZED)

test-browser:
	QUARTETT_BUILD=installed $(PYTEST) browser 3 $(PLAIN) tests/e2e

whole: $(CHROMIUM) $(VENV)/installed $(VENV)/dev $(TOOLS)  ## The long walks of the browser and terminal tests, and the first steps of README in a fresh clone (half an hour)
	QUARTETT_WHOLE=1 QUARTETT_BUILD=installed $(PYTEST) whole 2 tests/e2e tests/test_terminal_real.py tests/test_fresh_clone.py tests/test_documents.py tests/test_ladder.py tests/web/test_web_programs.py

test-sources:
	QUARTETT_BUILD=uncompiled QUARTETT_SETUPS=few PYTHONPATH=src nice -n 5 $(PYTEST) sources 0 $(PLAIN) $(SOURCE_TESTS)

check: $(VENV)/dev  ## Format, lint and types only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/python tests/vocabulary.py

# What is played without a net: fetched from the registries and built into the pages.
offline: $(OFFLINE)  ## The pages can be played without a net (about 17 MB beside them, loaded when somebody agrees)
$(OFFLINE): $(VENV)/ready $(BUILT) $(TOOLS) $(SOURCES) client/offline.py client/pack.mjs client/service-worker.mjs requirements/offline.txt
	PYTHONPATH=src $(BIN)/python client/offline.py

site: $(VENV)/ready $(BUILT) $(TOOLS)  ## A folder `site` that any web server can serve: all games against bots, lessons, rules, documents
	PYTHONPATH=src $(BIN)/python client/site.py site

packages: $(OFFLINE) $(VENV)/dev  ## Wheel and sdist in `dist`, with the pages and what is played without a net
	$(BIN)/python -m build --no-isolation

wheels: $(OFFLINE) $(VENV)/dev  ## A compiled wheel for every Python of this machine (3.11 to 3.14), each tried in an empty environment (minutes each)
	$(BIN)/python deploy/wheels.py $(ONLY:%=--only %)

docs: $(VENV)/dev  ## Reference pages from the docstrings, in `build/reference` (a minute)
	PYTHONPATH=src $(BIN)/python -m pdoc --no-show-source -o build/reference quartett '!quartett.offline'

bench: $(VENV)/bench  ## Speed against peers, as ratios (some minutes)
	$(BIN)/python -m benchmarks.run
	$(BIN)/python -m benchmarks.learning
	$(BIN)/python -m benchmarks.searching

mutants: $(VENV)/dev  ## Plant small changes in the rules, and tell which ones no test notices (half an hour)
	$(BIN)/python tests/mutants/run.py

builds: $(VENV)/installed $(OFFLINE)  ## The same thousand games of each kind from the sources, compiled, and in the engine of the pages (ten minutes)
	$(BIN)/python tests/builds.py

soak: $(VENV)/installed $(VENV)/dev postgresql  ## Kill the server 450 times, its workers as often, the database a third as often (half an hour)
	$(BIN)/python -m benchmarks.soak

flood: $(VENV)/installed $(VENV)/dev  ## Every flood of one client, and what an honest table feels (some minutes)
	$(BIN)/python -m benchmarks.flood

fuzz: $(VENV)/installed $(VENV)/dev  ## A million wrong frames and requests; QUARTETT_FUZZ=10000 are fewer (an hour)
	$(BIN)/python -m benchmarks.fuzz

load: $(VENV)/installed $(VENV)/dev  ## A thousand clients at one server, 2,000 moves a second, 2,000 watchers; OTHER=folder of another build (some minutes)
	$(BIN)/python -m benchmarks.load $(OTHER:%=--other %)

processes: $(VENV)/installed $(VENV)/dev postgresql  ## One and two processes on PostgreSQL, and what their players feel when one is killed (some minutes)
	$(BIN)/python -m benchmarks.processes

# Learners of others are large, so that they have an environment of their own.
LEARNERS := torch==2.13.0 sb3-contrib==2.9.2
STEPS ?= 200000
learners: $(VENV)/installed  ## MaskablePPO learns Force in an environment of its own, .venv-learners (1 GB, some minutes)
	$(PYTHON) -m venv .venv-learners
	.venv-learners/bin/python -m pip install -q --disable-pip-version-check $(LEARNERS) pytest hypothesis "quartett[gymnasium] @ file://$$(ls $(CURDIR)/build/wheel/*.whl)"
	cd tests && QUARTETT_BUILD=installed ../.venv-learners/bin/python -m pytest -p no:cacheprovider test_example_ppo.py
	.venv-learners/bin/python examples/ppo.py --steps $(STEPS)

COMPILE := $(UV) pip compile -q --generate-hashes --no-emit-index-url --no-header --universal
EVERYTHING := --extra build --extra plot --extra postgresql --extra push --extra pettingzoo --extra gymnasium --extra openspiel --extra cluster --extra mcp --extra dev
lock: $(VENV)/ready  ## Pin all dependencies anew
	$(COMPILE) --python-version 3.11 pyproject.toml --extra build --extra plot -o requirements/run.txt
	$(COMPILE) --python-version 3.11 pyproject.toml -c requirements/run.txt -o requirements/serve.txt
	$(COMPILE) --python-version 3.11 pyproject.toml $(EVERYTHING) -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) --python-version 3.11 pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	echo 'uv==0.13.7' | $(COMPILE) - -o requirements/uv.txt

clean:  ## Back to a fresh clone
	rm -rf $(VENV) build dist site src/*.egg-info client/node_modules client/checked src/quartett/web/client

# The pages: built into the package, so that they are in the wheel. Who wants to see the first page waits for
# what builds it and for nothing else; what checks and tests the pages, and Pyodide, come when they are asked for.
$(PACKED): client/package.json client/package-lock.json
	@command -v npm >/dev/null || { echo "The pages are built with Node 20 or newer and npm; install them first."; exit 2; }
	cd client && npm ci --silent --omit=dev
	@touch $@

$(BUILT): $(PACKED) $(CLIENT)
	cd client && npm run --silent build -- --logLevel warn
	@touch $@

# After the pages, whose build must not lose its packages meanwhile; they are not built anew because of it.
client/node_modules: $(TOOLS)
$(TOOLS): client/package.json client/package-lock.json | $(BUILT)
	cd client && npm ci --silent
	@touch -r client/package-lock.json $(PACKED); touch $@

client/checked: $(BUILT) $(TOOLS)
	cd client && npm run --silent check && npm run --silent lint && npm run --silent formatted
	@touch $@

# The tests of PostgreSQL start a private server. Where it cannot be installed they are skipped.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { command -v apt-get >/dev/null && \
	{ apt-get install -y -qq postgresql || { apt-get update -qq && apt-get install -y -qq postgresql; }; } >/dev/null 2>&1; } || true

# Most tests have the browser without windows, if it is there.
BROWSERS := chromium chromium-headless-shell
$(CHROMIUM) $(CHROMIUM)-headless-shell &:
	apt-get install -y -qq $(BROWSERS) || { apt-get update -qq && apt-get install -y -qq $(BROWSERS); }

# The environment. The package is installed, not linked: `src` never holds compiled files, and
# whatever changes there is built again before it runs. At first it holds what serves the pages; what
# compiles and draws comes with `make install`.
$(VENV)/ready: requirements/uv.txt requirements/serve.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Quartett needs Python 3.11 or newer; name one with PYTHON=..."; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/serve.txt
	@touch $@

$(VENV)/whole: $(VENV)/ready requirements/run.txt
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/dev: $(VENV)/whole requirements/dev.txt
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/whole $(BUILT) $(ENGINE) $(SOURCES)
	@mkdir -p build; rm -rf build/lib* build/bdist* build/wheel src/*.egg-info
	@$(BIN)/python -c 'from setuptools.build_meta import build_wheel; build_wheel("build/wheel")' >build/log || { cat build/log; exit 1; }
	@$(UV) pip install -q --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@$(BIN)/python -c 'import quartett; quartett.is_compiled() or print("No C compiler found: Quartett runs uncompiled, which is slower and otherwise the same.")'
	@touch $@

$(VENV)/bench: $(VENV)/installed $(VENV)/dev requirements/bench.txt
	$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/bench.txt
	@touch $@
