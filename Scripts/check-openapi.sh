#!/usr/bin/env bash
# Drives every operation of a running service as its own OpenAPI document describes it, with good and
# with bad requests that are made up, and holds the answers against that.
#
#   check-openapi.sh BINARY SCHEMATHESIS
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/serve-fixtures.sh
hooks=$PWD/Tests/OpenAPI/hooks.py
schemathesis=$(realpath "$2")
# It keeps what it has found in the folder in which it runs.
mkdir -p .build/openapi
cd .build/openapi
# Data that fits a schema may still be no route: those are refused, and rightly.
SCHEMATHESIS_HOOKS=$hooks "$schemathesis" run "http://127.0.0.1:$port/openapi.json" --max-examples 40 \
  --exclude-checks positive_data_acceptance --no-color --seed 1
