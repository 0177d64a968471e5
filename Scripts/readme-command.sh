#!/usr/bin/env bash
# Prints the shell block of this number in a page, by default the README, so that what is run is what is
# written there.
#
#   readme-command.sh NUMBER [PAGE]
set -euo pipefail
cd "$(dirname "$0")/.."
awk -v wanted="$1" '
  /^```sh$/ { block++; inside = 1; next }
  /^```$/ { inside = 0 }
  inside && block == wanted { print }
' "${2:-README.md}"
