#!/usr/bin/env bash
# Builds a package that depends on this one, from a clone of what is committed here, and compares what
# its program finds with the command's answer. The manifest is that of GettingStarted.md, the program
# that of the README.
#
#   check-dependant.sh BINARY
#
# The package is in .build/dependant, where the next run finds what has been compiled.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
folder=$PWD/.build/dependant
fail() { echo "check-dependant.sh: $*" >&2 && exit 1; }

# block PAGE TEXT: the first Swift block of a page that has a line with this text.
block() {
  awk -v wanted="$2" '
    /^```swift$/ { inside = 1; text = ""; next }
    /^```$/ && inside { inside = 0; if (index(text, wanted)) { printf "%s", text; exit } next }
    inside { text = text $0 "\n" }
  ' "$1"
}
page=Sources/Corridor/Corridor.docc/GettingStarted.md

# manifest REQUIREMENT: the page's package with the clone's address, by a branch or a revision.
manifest() {
  block "$page" "import PackageDescription" |
    sed "s|\.package(url: .*, branch: \"main\")|.package(url: \"file://$folder/corridor\", $1)|"
}

# A package may have unsafe flags only where it is the root, so what others link has none: its manifest knows by its
# folder that others depend on it.
rm -rf "$folder/checkouts"
git clone --quiet . "$folder/checkouts/corridor"
swift package --package-path "$folder/checkouts/corridor" dump-package | python3 -c '
import json, sys
package = json.load(sys.stdin)
targets = {target["name"]: target for target in package["targets"]}
waiting = [name for product in package["products"] for name in product["targets"]
           if product["name"] in ("Corridor", "CorridorOnline")]
seen = set()
while waiting:
    name = waiting.pop()
    if name in seen:
        continue
    seen.add(name)
    if any("unsafeFlags" in setting["kind"] for setting in targets[name]["settings"]):
        sys.exit(f"check-dependant.sh: {name} has unsafe flags, and others depend on it")
    waiting += [reference[0] for dependency in targets[name]["dependencies"]
                for reference in dependency.values()]
assert len(seen) > 5
'

mkdir -p "$folder/Sources/along"
rm -rf "$folder/corridor" "$folder/Package.resolved"
git clone --quiet --bare . "$folder/corridor"
git -C "$folder/corridor" branch --quiet --force main "$(git rev-parse HEAD)"
block README.md "import Corridor" >"$folder/Sources/along/main.swift"

# The last of them stays.
for requirement in "revision: \"$(git rev-parse HEAD)\"" 'branch: "main"'; do
  manifest "$requirement" >"$folder/Package.swift"
  grep -q -F "$requirement" "$folder/Package.swift" || fail "$page has no manifest with a branch"
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
[ -s "$folder/expected" ] || fail "the program finds nothing"
echo "the package builds, and the README's program finds $(wc -l <"$folder/expected") places"
