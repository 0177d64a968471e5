#!/usr/bin/env bash
# Installs a wheel of the Python package in a fresh Debian 12 that has Python alone, and runs the command and the
# first example of the page Python.md.
#
#   check-wheel.sh WHEEL
#
# Needs root, debootstrap and the network. The fresh system and pip's downloads stay in .build/wheel; removing
# *.tar and pip there makes them anew. CORRIDOR_MIRROR is another mirror than deb.debian.org/debian; PIP_CERT
# and PIP_INDEX_URL are those of pip.
set -euo pipefail

. "$(dirname "$0")/fresh-debian.sh"
case ${1:-} in
  -h | --help) sed -n '5,9s/^# \{0,1\}//p' "$0" && exit ;;
  '' | -*) fail 64 "name a wheel: check-wheel.sh WHEEL" ;;
esac
[ $# -eq 1 ] || fail 64 "unexpected argument '$2'; name one wheel"
[ -f "$1" ] || fail 66 "$1 does not exist; Scripts/make-wheel.sh makes a wheel"
case $1 in
  *-py3-none-manylinux_*_"$(uname -m)".whl) ;;
  *) fail 65 "$1 is not a wheel for $(uname -m) with the library" ;;
esac
wheel=$(realpath -- "$1")
need dpkg

with_own_mounts "$wheel"
cd "$(dirname "$0")/.."
kept=$PWD/.build/wheel
mkdir -p "$kept/pip"
environment=("${environment[@]/#PATH=/PATH=/venv/bin:}" ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"}
  ${PIP_CERT:+PIP_CERT=/trial/certificates})

make_fresh "$kept" ca-certificates python3-venv
mkdir -p "$root/root/.cache/pip" "$root/trial/Fixtures"
mount --bind "$kept/pip" "$root/root/.cache/pip"
found=$(find "$root" -xdev -regex '.*/lib\(geos\|proj\|microhttpd\|swift\).*')
expect "libraries of the fresh system" "$found" ""

[ -z "${PIP_CERT:-}" ] || cp "$PIP_CERT" "$root/trial/certificates"
cp "$wheel" Fixtures/stations.csv Fixtures/route.geojson "$root/trial/Fixtures"
in_root sh -c 'python3 -m venv /venv && pip install "$0[geopandas]"' "/trial/Fixtures/${wheel##*/}" \
  >"$root/said" 2>&1 || { tail -n 20 "$root/said" >&2 && fail 1 "cannot install the wheel"; }
step "installed: $(du -sm "$root"/venv/lib/python3*/site-packages/corridor | cut -f1) MB of the package"

version=${wheel##*/corridor-}
expect "version" "$(in_root corridor --version)" "corridor ${version%%-*}"
places=$(in_root sh -c 'cd /trial && corridor import --quiet Fixtures/stations.csv -o made.corridor &&
  corridor find --category fuel --within 2km --format ndjson --route Fixtures/route.geojson --places made.corridor')
expect "places of the command" "$(wc -l <<<"$places")" 27
status=0
in_root corridor serve --places /trial/made.corridor 2>"$root/said" || status=$?
expect "status of the service without libmicrohttpd" "$status" 69
grep -q 'install libmicrohttpd12' "$root/said" || fail 1 "the service does not say what it needs"
step "ran the command"

# The block of Python that is the first one, and what it prints.
block() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/{/^\`\`\`\$/q; /^\`\`\`/d; p}" Sources/Corridor/Corridor.docc/Python.md; }
block python >"$root/trial/first.py"
[ -s "$root/trial/first.py" ] || fail 65 "Python.md has no block of Python"
said=$(in_root sh -c 'cd /trial && python first.py') || fail 1 "the first example of Python.md failed"
expect "output of the first example" "$said" "$(block text)"
grep -q '<svg' "$root/trial/fuel.html" || fail 1 "the first example made no map"
step "ran the first example"
