#!/usr/bin/env bash
# Prints the first or second command of the README, so that what is run is what is written there.
set -euo pipefail
awk -v wanted="$1" '
  /^```sh$/ { block++; inside = 1; next }
  /^```$/ { inside = 0 }
  inside && block == wanted { print }
' "$(dirname "$0")/../README.md"
