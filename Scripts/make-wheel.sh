#!/usr/bin/env bash
# Makes a wheel of the Python package with the library for C, the command, the libraries that they load and
# PROJ's database. Prints the path of the wheel.
#
#   make-wheel.sh LIBRARY PROGRAM [FOLDER]
#
# LIBRARY and PROGRAM are libCorridorABI.so and corridor of a release build with --static-swift-stdlib; FOLDER
# is .build/wheel unless it is named. Needs hatchling in python3, or in the Python that PYTHON names. The wheel
# is for systems with the version of the C library that its name has, or a later one.
#
# The wheel has no libmicrohttpd and no libcurl, whose libraries would add 6 MB to 39: `corridor serve` needs
# the system's libmicrohttpd, detours its libcurl, and PROJ reads no grids from the network.
set -euo pipefail

fail() {
  echo "make-wheel.sh: $2" >&2
  exit "$1"
}

case ${1:-} in
  -h | --help) sed -n '5,12s/^# \{0,1\}//p' "$0" && exit ;;
esac
[ $# -ge 2 ] || fail 64 "name a library and a program; see make-wheel.sh --help"
[ -f "$1" ] || fail 66 "$1 does not exist; build it with swift build -c release --product CorridorABI"
[ -x "$2" ] || fail 66 "$2 is not a program; build it with swift build -c release --static-swift-stdlib"
library=$(realpath -- "$1")
program=$(realpath -- "$2")
output=$(realpath -m -- "${3:-$(dirname "$0")/../.build/wheel}")
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

for tool in cc:gcc patchelf:patchelf objcopy:binutils strings:binutils dpkg-query:dpkg ldd:libc-bin; do
  command -v "${tool%:*}" >/dev/null || fail 69 "${tool%:*} is missing; apt-get install ${tool#*:}"
done
"$python" -c 'import hatchling' 2>/dev/null || fail 69 "hatchling is missing; $python -m pip install hatchling"
database=/usr/share/proj/proj.db
[ -f "$database" ] || fail 69 "$database is missing; apt-get install proj-data"

umask 022
mkdir -p "$output"
stage=$(mktemp -d "$output/stage.XXXXXX")
trap 'rm -rf "$stage"' EXIT
root=$stage/corridor
mkdir -p "$root/bin" "$root/lib/licenses" "$root/share/proj"

# What every system has (PEP 600).
everywhere='ld-linux-x86-64|linux-vdso|lib(atomic|gcc_s|stdc\+\+|m|mvec|anl|dl|rt|c|nsl|util|pthread|resolv|z|expat)'
for file in "$library" "$program"; do
  ! patchelf --print-needed "$file" | grep '^libswift' >/dev/null ||
    fail 65 "$file needs the libraries of Swift; build it with --static-swift-stdlib"
done

# A libcurl for PROJ whose curl_easy_init fails, which PROJ takes for a network that cannot be reached.
curl=libcurl-gnutls.so.4
{
  printf 'void *curl_easy_init(void) { return 0; }\nvoid curl_easy_cleanup(void *h) { (void)h; }\n'
  printf 'int curl_easy_%s(void *h, int o, ...) { (void)h, (void)o; return 2; }\n' perform setopt getinfo
} >"$stage/curl.c"
echo 'CURL_GNUTLS_3 { curl_easy_*; };' >"$stage/curl.map"
mkdir "$stage/own"
cc -shared -fPIC -Os -Wall -Wextra -Wl,-soname,$curl -Wl,--version-script,"$stage/curl.map" \
  -o "$stage/own/$curl" "$stage/curl.c"

# needed FILE: the paths of the libraries that a file is linked to, also indirectly.
needed() {
  local -x LD_LIBRARY_PATH=$stage/own
  local missing
  missing=$(ldd "$1" | sed -n 's/^\s*\(\S*\) => not found.*/\1/p')
  [ -z "$missing" ] || fail 69 "$1 needs $missing, which is not installed"
  ldd "$1" | sed -n 's/.* => \(\/\S*\) .*/\1/p'
}
# The names of those that are loaded when they are first needed, but for those of the service and of engines.
loaded=$(strings -a "$library" "$program" | grep -xE 'lib[a-z0-9_+-]+\.so\.[0-9]+' |
  grep -vxE 'libcorridor\.so\.0|libsqlite3\.so\.0|libmicrohttpd\.so\.12|libcurl(-gnutls)?\.so\.4' | sort -u |
  grep -vxF "$({ patchelf --print-needed "$library" && patchelf --print-needed "$program"; } | sort -u)")
folder=/usr/lib/$(dpkg --print-architecture | sed 's/amd64/x86_64/; s/arm64/aarch64/')-linux-gnu
{
  needed "$library"
  needed "$program"
  for name in $loaded; do
    [ -e "$folder/$name" ] || fail 69 "$name, which the library loads, is not installed"
    echo "$folder/$name"
    needed "$folder/$name"
  done
} | sed 's|^/lib/|/usr/lib/|' | grep -vE "/($everywhere)\.so" | sort -u >"$stage/names"

# own NAME: the name in the wheel. What the library does not load by name gets a name of its own, so that it
# and the same library of another package or of the system do not stand for each other in a program.
own() {
  if grep -qxF "$1" <<<"$loaded"; then echo "$1"; else echo "${1%%.so*}-corridor.so${1#*.so}"; fi
}
# put FILE NAME: a library that looks for others beside itself, without what only debuggers need.
put() {
  install -m 644 "$1" "$root/lib/$2"
  objcopy --strip-unneeded --remove-section=.comment "$root/lib/$2"
  local other
  local options=()
  while read -r other; do
    ! grep -q "/$other\$" "$stage/names" || options+=(--replace-needed "$other" "$(own "$other")")
  done < <(patchelf --print-needed "$1")
  # One after the other: patchelf 0.14 forgets the first changes otherwise.
  [ ${#options[@]} -eq 0 ] || patchelf "${options[@]}" "$root/lib/$2"
  patchelf --set-soname "$2" "$root/lib/$2"
  # shellcheck disable=SC2016 # The dynamic linker replaces it.
  patchelf --set-rpath '$ORIGIN' "$root/lib/$2"
}
put "$library" libcorridor.so.0
while read -r file; do
  put "$(realpath "$file")" "$(own "${file##*/}")"
  [ "$file" != "$stage/own/$curl" ] || continue
  package=$(dpkg-query -S "$(realpath "$file")" 2>/dev/null || dpkg-query -S "/lib${file#/usr/lib}")
  package=${package%%:*}
  cp -L "/usr/share/doc/$package/copyright" "$root/lib/licenses/$package"
done <"$stage/names"
install -m 755 "$program" "$root/bin/corridor"
objcopy --strip-unneeded --remove-section=.comment --remove-section=.note "$root/bin/corridor"
# PROJ looks here, from where its library is.
install -m 644 "$database" "$root/share/proj/proj.db"
cp LICENSE "$root/lib/licenses/corridor"

# The highest version of the C library that any of them needs.
libc=$(objdump -T "$root"/lib/*.so* "$root/bin/corridor" | grep -oE 'GLIBC_2\.[0-9]+' | sort -V | tail -1)
libc=${libc#GLIBC_}
export CORRIDOR_WHEEL_FOLDER=$stage/corridor
CORRIDOR_WHEEL_PLATFORM=manylinux_${libc/./_}_$(uname -m)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export CORRIDOR_WHEEL_PLATFORM SOURCE_DATE_EPOCH
(cd Sources/CorridorPython && "$python" -m hatchling build -t wheel -d "$stage/made") >"$stage/log" 2>&1 || {
  cat "$stage/log" >&2
  exit 70
}
wheel=("$stage"/made/*.whl)
mv "${wheel[0]}" "$output"
echo "$output/${wheel[0]##*/}"
