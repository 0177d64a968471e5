#!/usr/bin/env bash
# Installs a package in a fresh Debian 12, runs what is in it, and removes it again without a trace.
#
#   check-deb.sh PACKAGE.deb
#
# Needs root, debootstrap and the network. The fresh system and what it has downloaded stay in
# .build/deb; removing *.tar and archives there makes them anew. CORRIDOR_MIRROR is another mirror
# than deb.debian.org/debian.
set -euo pipefail

. "$(dirname "$0")/fresh-debian.sh"
case ${1:-} in
  -h | --help) sed -n '4,8s/^# \{0,1\}//p' "$0" && exit ;;
  '' | -*) fail 64 "name a package: check-deb.sh PACKAGE.deb" ;;
esac
[ $# -eq 1 ] || fail 64 "unexpected argument '$2'; name one package"
[ -f "$1" ] || fail 66 "$1 does not exist; Scripts/make-deb.sh makes a package"
package=$(realpath -- "$1")
need dpkg-deb
dpkg-deb --info "$package" >/dev/null || fail 65 "$1 is not a package"

with_own_mounts "$package"
cd "$(dirname "$0")/.."
kept=$PWD/.build/deb
mkdir -p "$kept/archives"
environment+=(XDG_CACHE_HOME=/tmp DEBIAN_FRONTEND=noninteractive)

quietly() {
  "$@" >"$root/said" 2>&1 || { cat "$root/said" >&2 && fail 1 "failed: ${*:2}"; }
  rm "$root/said"
}
# All files but what apt, dpkg and the manual keep for themselves, and what is in them.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./run -o -path ./var/log -o -path ./var/cache \
    -o -path ./var/lib/apt -o -path './var/lib/dpkg/*' -o -path ./tmp -o -path ./package.deb \) \
    -prune -o -type f -printf '%M %u:%g %p ' -exec md5sum {} \; -o -printf '%M %u:%g %p %l\n') |
    sed 's/ \([0-9a-f]\{32\}\)  .*/ \1/' | LC_ALL=C sort
}

# What is wanted beside the package: to ask the service, to read the manual, to look at the unit, to
# compile for C.
# (curl recommends the certificates, so that nothing would take them away again.)
make_fresh "$kept" ca-certificates curl gcc libc6-dev man-db pkg-config systemd
cp "$package" "$root/package.deb"
find "$kept/archives" -name '*.deb' -exec cp -t "$root/var/cache/apt/archives" {} +
files >"$kept/before"

# What a kept system knows of the mirror may be old.
quietly in_root sh -c 'apt-get install -y /package.deb ||
  { apt-get update && apt-get install -y /package.deb; }'
find "$root/var/cache/apt/archives" -name '*.deb' -exec cp -n -t "$kept/archives" {} +
step "installed"
[ -z "$(find "$root" -xdev -iname '*libswift*')" ] || fail 1 "the fresh system has Swift"

examples=/usr/share/doc/corridor/examples
route=$examples/Fixtures/route.geojson
version=$(dpkg-deb --field "$package" Version | sed 's/-[^-]*$//')
expect "version" "$(in_root corridor --version)" "corridor $version"
# Every example of the manual, where the manual says; none may need more than the package has.
in_root sh -c "cp -r $examples /tmp/examples"
count=0
while read -r line; do
  case $line in *" serve "*) continue ;; esac
  in_root bash -c "cd /tmp/examples && $line >/tmp/answer" 2>"$root/tmp/errors" </dev/null ||
    { cat "$root/tmp/errors" >&2 && fail 1 "failed: $line"; }
  count=$((count + 1))
done < <(in_root sh -c 'zcat /usr/share/man/man1/corridor*.gz' |
  sed -n '/^\.EX$/{n; s/^ *//; s/\\-/-/g; s/\\(aq/'"'"'/g; p}' | sort -u)
step "ran $count examples of the manual"
expect "places" "$(in_root bash -c "cd /tmp/examples && corridor find --category fuel --format csv \
  --route Fixtures/route.geojson --places Fixtures/island.osm.pbf | wc -l")" 15

for page in "$root"/usr/share/man/man1/corridor*; do
  name=$(basename "$page" .1.gz)
  in_root man --warnings "$name" >"$root/tmp/page" 2>"$root/tmp/errors"
  expect "warnings of $name" "$(cat "$root/tmp/errors")" ""
  grep -q '^EXIT STATUS' "$root/tmp/page" || fail 1 "the manual page $name is missing"
  quietly in_root lexgrog "/usr/share/man/man1/$name.1.gz"
done
# shellcheck disable=SC2016 # The shell in the root expands it.
expect "completion" "$(in_root bash -c '. /usr/share/bash-completion/completions/corridor
  COMP_WORDS=(corridor ver); COMP_CWORD=1; _corridor; echo "${COMPREPLY[@]}"')" verify
for file in zsh/vendor-completions/_corridor fish/vendor_completions.d/corridor.fish; do
  grep -q -- verify "$root/usr/share/$file" || fail 1 "$file has no completions"
done
step "read the manual and completed a command"

expect "verdict on the unit" "$(in_root systemd-analyze verify corridor.service 2>&1)" ""
# Tenths of the 10 that a unit without restrictions has.
in_root systemd-analyze security --offline=true --threshold=15 corridor.service >"$root/tmp/unit" ||
  { cat "$root/tmp/unit" >&2 && fail 1 "the unit is too exposed"; }
step "looked at the unit: $(tail -n 1 "$root/tmp/unit" | grep -o 'exposure.*[0-9]')"

# The service as its unit starts it, by a user without a name; a process of this machine's, since
# there is no systemd in the root.
in_root corridor import --quiet $examples/Fixtures/island.osm.pbf -o /var/lib/corridor/places.corridor
# shellcheck disable=SC2016 # These are the unit's.
words=$(sed -n 's/^ExecStart=//p' "$root/lib/systemd/system/corridor.service" |
  sed 's/\${CORRIDOR_LISTEN}/127.0.0.1:0/; s/\$CORRIDOR_OPTIONS//')
# shellcheck disable=SC2086 # Each word is one.
chroot --userspec=65534:65534 "$root" /usr/bin/env -i $words 2>"$root/tmp/said" &
service=$!
until grep -q ready "$root/tmp/said"; do
  kill -0 "$service" 2>/dev/null || { cat "$root/tmp/said" >&2 && fail 1 "the service ended"; }
  sleep 0.1
done
url=$(sed -n 's/.*listening at //p' "$root/tmp/said")
ask() { in_root curl --silent --show-error --fail --max-time 30 "$@"; }
expect "health" "$(ask "$url/healthz")" ok
ask "$url/" >"$root/tmp/map"
grep -q '<html' "$root/tmp/map" || fail 1 "/ has no map"
ask "$url/leaflet/leaflet.css" >/dev/null || fail 1 "the map has no Leaflet"
found=$(in_root sh -c "cd $examples && { printf '{\"categories\":[\"fuel\"],\"route\":'
  cat Fixtures/route.geojson; echo '}'; } |
  curl --silent --fail --json @- '$url/v1/find' | grep -o '\"found\":[0-9]*'")
expect "places of the service" "$found" '"found":14'
kill "$service"
status=0
wait "$service" || status=$?
service=
expect "status of the service" "$status" 0
step "asked the service"

# shellcheck disable=SC2016 # The shell in the root expands it.
quietly in_root sh -c 'cd /tmp && cc -std=c11 -Wall -Wextra -Werror -pedantic -o along \
  /tmp/examples/along.c $(pkg-config --cflags --libs corridor)'
in_root ldd /tmp/along >"$root/tmp/needs"
grep -q 'libcorridor\.so\.0 => /' "$root/tmp/needs" || fail 1 "the program does not load libcorridor"
expect "places of the program in C" \
  "$(in_root /tmp/along /var/lib/corridor/places.corridor $route fuel | wc -l)" \
  "$(in_root corridor find --within 2km --category fuel --format ndjson --route $route \
    --places /var/lib/corridor/places.corridor | wc -l)"
expect "version of the library" "$(in_root pkg-config --modversion corridor)" "$version"
step "compiled and ran an example in C"

# As an administrator leaves it: enabled, with places and a change of the settings.
expect "state of the service" "$(in_root systemctl is-enabled corridor || true)" disabled
quietly in_root systemctl enable corridor
echo CORRIDOR_OPTIONS=--strict >>"$root/etc/default/corridor"
quietly in_root apt-get install -y --reinstall /package.deb
grep -q -- --strict "$root/etc/default/corridor" || fail 1 "the settings did not survive an upgrade"
quietly in_root apt-get remove -y corridor
grep -q -- --strict "$root/etc/default/corridor" || fail 1 "the settings did not survive removal"
[ -f "$root/var/lib/corridor/places.corridor" ] || fail 1 "the places did not survive removal"
quietly in_root apt-get purge -y --autoremove -o APT::AutoRemove::RecommendsImportant=false \
  corridor
files >"$kept/after"
diff "$kept/before" "$kept/after" >"$kept/difference" ||
  { head -n 20 "$kept/difference" >&2 && fail 1 "these files came or went"; }
step "removed without a trace"
