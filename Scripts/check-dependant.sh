#!/usr/bin/env bash
# Builds the package of the README that depends on this one, from a clone of what is committed here,
# with the README's program, and holds what it finds against the command's answer.
#
#   check-dependant.sh BINARY
#
# The package is in .build/dependant, where the next run finds what has been compiled.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
folder=$PWD/.build/dependant
fail() { echo "check-dependant.sh: $*" >&2 && exit 1; }

# block TEXT: the first Swift block of the README's chapter that has a line with this text.
block() {
  awk -v wanted="$1" '
    /^## / { here = $0 == "## From Swift" }
    /^```swift$/ && here { inside = 1; text = ""; next }
    /^```$/ && inside { inside = 0; if (index(text, wanted)) { printf "%s", text; exit } next }
    inside { text = text $0 "\n" }
  ' README.md
}

# manifest REQUIREMENT: the README's package with the clone's address, by a branch, revision or version.
manifest() {
  block "import PackageDescription" |
    sed "s|\.package(url: .*, branch: \"main\")|.package(url: \"file://$folder/corridor\", $1)|"
}

mkdir -p "$folder/Sources/along"
rm -rf "$folder/corridor" "$folder/Package.resolved"
git clone --quiet --bare . "$folder/corridor"
git -C "$folder/corridor" branch --quiet --force main "$(git rev-parse HEAD)"
git -C "$folder/corridor" tag 999.0.0 main
block "import Corridor" >"$folder/Sources/along/main.swift"

# The last of them stays. A version may have no target with unsafe flags among those that are used.
for requirement in 'exact: "999.0.0"' "revision: \"$(git rev-parse HEAD)\"" 'branch: "main"'; do
  manifest "$requirement" >"$folder/Package.swift"
  grep -q -F "$requirement" "$folder/Package.swift" || fail "the README has no package with a branch"
  swift package --package-path "$folder" update >"$folder/said" 2>&1 &&
    swift package --package-path "$folder" show-dependencies >"$folder/said" 2>&1 ||
    { cat "$folder/said" >&2 && fail "$requirement does not resolve"; }
done
swift build --package-path "$folder"

"$binary" import --quiet Fixtures/island.osm.pbf Fixtures/stations.csv -o "$folder/island.corridor"
ln -sfn "$PWD/Fixtures" "$folder/Fixtures"
(cd "$folder" && .build/debug/along) >"$folder/found"
# Both as name and metres off the route, which the command rounds to a millimetre.
"$binary" find --route Fixtures/route.geojson --within 2km --category fuel \
  --in -20.2,44.9,-19.9,45.2 --places "$folder/island.corridor" --format ndjson 2>/dev/null |
  sed -E 's/.*"name":"([^"]*)","categories".*"offRouteMeters":([0-9.]+).*/\1 \2/' \
    >"$folder/expected"
awk '{ printf "%s", $1; for (i = 2; i < NF - 2; i++) printf " %s", $i; printf " %.3f\n", $(NF - 2) }' \
  "$folder/found" | diff "$folder/expected" - || fail "the program finds other places"
[ -s "$folder/expected" ] || fail "nothing is found"
echo "the package of the README builds and finds $(wc -l <"$folder/expected") places"
