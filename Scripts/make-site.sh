#!/usr/bin/env bash
# Makes the documentation catalogs and the public API a static site, with the toolchain's docc. It needs a
# build (swift build) and no network, and fails where a page has a broken link or another warning.
#
#   make-site.sh [OUTPUT_FOLDER [BASE_PATH]]
#
# OUTPUT_FOLDER is .build/site by default; BASE_PATH is where the site will be below its host, such as
# /corridor. To read it: python3 -m http.server --directory .build/site
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/site}
base=${2:-}
work=.build/site-work
build=$(swift build --show-bin-path)
[ -f "$build/Modules/Corridor.swiftmodule" ] || swift build
rm -rf "$output" "$work"
mkdir -p "$work/graphs"

Scripts/check-links.py

# The faces of libraries include that of the loader.
options=(-Xcc -ISources/CLoader/include)
for map in "$build"/*.build/module.modulemap Sources/*/module.modulemap; do
  options+=(-Xcc "-fmodule-map-file=$(realpath "$map")")
done
for module in Corridor CorridorIndex; do
  mkdir "$work/graphs/$module"
  swift symbolgraph-extract -module-name "$module" -I "$build/Modules" \
    -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')" \
    -output-dir "$work/graphs/$module" -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
    "${options[@]}"
done

archives=()
failed=
for catalog in Sources/*/*.docc; do
  name=$(basename "$catalog" .docc)
  Scripts/stage-pages.py "$catalog" "$work/$name.docc" "$base"
  graphs=()
  [ ! -d "$work/graphs/$name" ] || graphs=(--additional-symbol-graph-dir "$work/graphs/$name")
  # --hosting-base-path with an empty path would still be one.
  [ -z "$base" ] || graphs+=(--hosting-base-path "$base")
  docc convert "$work/$name.docc" "${graphs[@]}" --output-dir "$work/$name.doccarchive" \
    --fallback-display-name "$name" --fallback-bundle-identifier "corridor.$name" \
    --diagnostics-file "$work/$name.json" >"$work/$name.log" 2>&1 ||
    { cat "$work/$name.log" >&2; exit 1; }
  # Warnings of the pages are errors; those of comments in the sources are shown.
  python3 - "$work/$name.json" "$name.docc" <<'EOF' || failed=1
import json, sys
diagnostics = json.load(open(sys.argv[1]))["diagnostics"]
pages = [d for d in diagnostics if sys.argv[2] in (d.get("source") or sys.argv[2])]
for d in diagnostics:
    kind = "error" if d in pages else "note"
    place = (d.get("source") or "").removeprefix("file://")
    line = ((d.get("range") or {}).get("start") or {}).get("line", "")
    print(f"{place}:{line}: {kind}: {d['summary']}")
sys.exit(1 if pages else 0)
EOF
  archives+=("$work/$name.doccarchive")
done
[ -z "$failed" ] || { echo "make-site.sh: pages have warnings" >&2; exit 1; }

docc merge "${archives[@]}" --synthesized-landing-page-name Corridor \
  --synthesized-landing-page-kind Package --output-path "$output"
echo "$output"
