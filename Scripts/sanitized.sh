#!/usr/bin/env bash
# Runs test targets, with commas between, under a sanitizer.
#
#   Scripts/sanitized.sh address|thread TARGETS [ARGUMENT OF swift test]...
#
# `address` also traps undefined behaviour of C and C++. Only what is run is compiled, into .build/address or
# .build/thread, optimised and module by module, which takes less than file by file where all of it is compiled.
# Bounds of processor time are as many times longer as the sanitizer makes programs slower.
set -euo pipefail

undefined=()
case ${1:-} in
  -h | --help)
    # The comment at the head.
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
    exit
    ;;
  address)
    slowdown=4
    undefined=(-fsanitize=undefined -fsanitize-trap=undefined)
    ;;
  thread) slowdown=30 ;;
esac
if [ -z "${slowdown:-}" ] || [ $# -lt 2 ]; then
  echo "sanitized.sh: give address or thread, and test targets; see $0 --help" >&2
  exit 64
fi
options=(-Xswiftc -O -Xswiftc -wmo -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2)
for flag in "${undefined[@]}"; do options+=(-Xcc "$flag" -Xcxx "$flag"); done
cd "$(dirname "$0")/.."
mkdir -p .build
# What the tests themselves use leaks a little: XCTest's suites, Foundation's subprocesses.
printf 'leak:libXCTest\nleak:Foundation7ProcessC\n' >.build/leaks
# Swift writes the count of an array that is made with a capacity of 0 into the storage that all empty arrays share,
# where it is 0 already.
printf 'race:_swiftEmptyArrayStorage\n' >.build/races
LSAN_OPTIONS="suppressions=$PWD/.build/leaks:print_suppressions=0" \
  TSAN_OPTIONS="suppressions=$PWD/.build/races:print_suppressions=0" \
  CORRIDOR_TEST_SLOWDOWN=$slowdown CORRIDOR_TESTS=$2 \
  swift test --sanitize "$1" --scratch-path ".build/$1" --disable-xctest "${options[@]}" "${@:3}"
