#!/usr/bin/env bash
# Builds the command and makes a Debian package of it, of the library for C, and of what belongs to
# them: manual pages, completions, the service's unit. Prints the path of the package.
#
#   make-deb.sh [--no-build] [-o FOLDER]
#
# --no-build packs what .build/release has; FOLDER is .build/deb unless it is named. What is packed
# decides the bytes of the package: its times are that of the last commit, or SOURCE_DATE_EPOCH. Its
# maintainer is DEBFULLNAME and DEBEMAIL, else who made that commit.
set -euo pipefail

fail() {
  echo "make-deb.sh: $2" >&2
  exit "$1"
}
usage() { sed -n '5,9s/^# \{0,1\}//p' "$0"; }

build=yes
output=
while [ $# -gt 0 ]; do
  case $1 in
    --no-build) build= ;;
    -o | --output)
      [ -n "${2:-}" ] || fail 64 "$1 has no value; write $1 FOLDER"
      output=$(realpath -m -- "$2")
      shift
      ;;
    -h | --help) usage && exit ;;
    *) fail 64 "unknown argument '$1'; see make-deb.sh --help" ;;
  esac
  shift
done
cd "$(dirname "$0")/.."
output=${output:-$PWD/.build/deb}

for tool in dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev dpkg-architecture:dpkg-dev ld:binutils \
  objcopy:binutils readelf:binutils strings:binutils gzip:gzip python3:python3; do
  command -v "${tool%:*}" >/dev/null ||
    fail 69 "${tool%:*} is missing; apt-get install ${tool#*:}"
done

if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  command -v git >/dev/null ||
    fail 69 "git is missing; apt-get install git, or set SOURCE_DATE_EPOCH, DEBFULLNAME and DEBEMAIL"
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) ||
    fail 64 "this is not a git clone; set SOURCE_DATE_EPOCH to the time of the package"
fi
export SOURCE_DATE_EPOCH
maintainer="${DEBFULLNAME:-$(git log -1 --format=%an 2>/dev/null || true)}"
maintainer+=" <${DEBEMAIL:-$(git log -1 --format=%ae 2>/dev/null || true)}>"
case $maintainer in
  " <"* | *"<>") fail 64 "this is not a git clone; name the maintainer in DEBFULLNAME and DEBEMAIL" ;;
esac

compile() {
  [ -z "$build" ] && return
  swift build -c release --static-swift-stdlib --disable-local-rpath --product "$1" >&2
}
compile corridor
[ -x .build/release/corridor ] || fail 66 ".build/release/corridor does not exist; leave out --no-build"
version=$(.build/release/corridor --version)
version=${version#corridor }
revision=$version-1
architecture=$(dpkg --print-architecture)
overrides=usr/share/lintian/overrides/corridor
libraries=usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)

umask 022
mkdir -p "$output"
stage=$(mktemp -d "$output/stage.XXXXXX")
trap 'rm -rf "$stage"' EXIT
# Where dpkg-shlibdeps looks for packages that are being made.
root=$stage/debian/corridor
mkdir -p "$root/DEBIAN"

# put MODE FILE PATH: a file of the package.
put() { install -D -m "$1" "$2" "$root/$3"; }
# pack PATH: a file of the package from standard input, compressed without name and time.
pack() {
  mkdir -p "$(dirname "$root/$1")"
  gzip -9n >"$root/$1"
}
# put_program FILE PATH: a program or library without what only debuggers need.
programs=()
put_program() {
  put "$3" "$1" "$2"
  objcopy --strip-unneeded --remove-section=.comment --remove-section=.note "$root/$2"
  programs+=("$root/$2")
}

package_command() {
  put_program .build/release/corridor usr/bin/corridor 755
  mkdir "$stage/man"
  .build/release/corridor man --folder "$stage/man"
  local page
  for page in "$stage"/man/*; do pack "usr/share/man/man1/${page##*/}.gz" <"$page"; done
  put_completion bash bash-completion/completions/corridor
  put_completion zsh zsh/vendor-completions/_corridor
  put_completion fish fish/vendor_completions.d/corridor.fish
}
put_completion() {
  .build/release/corridor completions "$1" >"$stage/completion"
  put 644 "$stage/completion" "usr/share/$2"
}

package_library() {
  compile CorridorABI
  local library=.build/release/libCorridorABI.so
  objdump -p "$library" | grep 'SONAME *libcorridor\.so\.0$' >/dev/null ||
    fail 65 "the SONAME of $library is not libcorridor.so.0"
  put_program "$library" "$libraries/libcorridor.so.0" 644
  ln -s libcorridor.so.0 "$root/$libraries/libcorridor.so"
  put 644 Sources/CCorridor/include/corridor.h usr/include/corridor.h
  sed "s|@prefix@|/usr|; s|@libdir@|/$libraries|; s|@version@|$version|" Scripts/corridor.pc.in \
    >"$stage/corridor.pc"
  ! grep '@[A-Za-z_]*@' "$stage/corridor.pc" >&2 ||
    fail 65 "Scripts/corridor.pc.in has an unknown @NAME@"
  put 644 "$stage/corridor.pc" "$libraries/pkgconfig/corridor.pc"
  put 644 Sources/CCorridor/Examples/along.c usr/share/doc/corridor/examples/along.c
  echo "libcorridor 0 corridor (>= $version)" >"$root/DEBIAN/shlibs"
  echo "activate-noawait ldconfig" >"$root/DEBIAN/triggers"
  cat >>"$root/$overrides" <<'END'
# One package has the command, the library and what is needed to build with it.
corridor: link-to-shared-library-in-wrong-package *
corridor: package-name-doesnt-match-sonames *
END
}

# The list of what is in the package, in SPDX.
package_contents() {
  python3 Scripts/make-sbom.py "$version" .build/release corridor CorridorABI >"$stage/contents"
  pack usr/share/doc/corridor/corridor.spdx.json.gz <"$stage/contents"
}

package_service() {
  put 644 Scripts/deb/corridor.service lib/systemd/system/corridor.service
  put 644 Scripts/deb/default etc/default/corridor
  echo /etc/default/corridor >"$root/DEBIAN/conffiles"
  mkdir -p "$root/var/lib/corridor"
  install -m 755 Scripts/deb/postinst Scripts/deb/prerm Scripts/deb/postrm "$root/DEBIAN"
}

package_documentation() {
  local folder=usr/share/doc/corridor file
  put 644 Scripts/deb/copyright $folder/copyright
  put 644 Scripts/deb/README.Debian $folder/README.Debian
  put 644 Scripts/deb/lintian-overrides $overrides
  pack $folder/changelog.gz <CHANGELOG.md
  {
    printf 'corridor (%s) unstable; urgency=medium\n\n' "$revision"
    printf '  * See changelog.gz for the changes.\n\n'
    printf ' -- %s  %s\n' "$maintainer" "$(LC_ALL=C date -uRd "@$SOURCE_DATE_EPOCH")"
  } | pack $folder/changelog.Debian.gz
  # The files that the examples of the manual use.
  cat "$stage"/man/* | sed 's/\\-/-/g' | grep -oE 'Fixtures/[[:alnum:]._-]+' | sort -u |
    while read -r file; do put 644 "$file" "$folder/examples/$file"; done
}

# Prints what the programs need: what they are linked to, and the libraries that they load when they
# first need them, whose names they have in them. For these a library is linked that needs them all.
dependencies() {
  local names
  # SQLite is for a map with tiles alone, and a suggestion.
  names=$(strings -a "${programs[@]}" | grep -xE 'lib[a-z0-9_+-]+\.so\.[0-9]+' |
    grep -vxE 'lib(c|m)\.so\.6|libcorridor\.so\.0|libsqlite3\.so\.0' | sort -u)
  # shellcheck disable=SC2046,SC2086 # Each name is a word.
  ld -shared --no-as-needed --defsym corridor_loaded=0 -L"/$libraries" \
    -o "$root/DEBIAN/loaded.so" $(printf -- '-l:%s ' $names)
  echo "Source: corridor" >"$stage/debian/control"
  (cd "$stage" && dpkg-shlibdeps --warnings=0 -O "${programs[@]}" "$root/DEBIAN/loaded.so") |
    sed -n 's/^shlibs:Depends=//p'
  rm "$root/DEBIAN/loaded.so"
}

package_command
package_service
package_documentation
package_library
package_contents
depends=$(dependencies)
[ -n "$depends" ] || fail 70 "found no dependencies"
cat >"$root/DEBIAN/control" <<END
Package: corridor
Version: $revision
Section: science
Priority: optional
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --apparent-size --exclude=DEBIAN "$root" | cut -f1)
Depends: $depends
Recommends: libjs-leaflet, tzdata
Suggests: gdal-bin, libsqlite3-0, osmcoastline, tilemaker
Description: places along a route
 Corridor finds the places within a given distance of a route: exactly,
 offline, from OpenStreetMap extracts or your own tables.
 .
 The package has the command corridor, its service over HTTP with a map, and
 the library for C with its development files.
END
(cd "$root" && find . -path ./DEBIAN -prune -o -type f -printf '%P\0' | LC_ALL=C sort -z |
  xargs -0 md5sum) >"$root/DEBIAN/md5sums"

name=corridor_${revision}_$architecture.deb
# More threads would cut what is compressed at other places.
dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$stage/$name" >/dev/null
mv "$stage/$name" "$output/$name"
echo "$output/$name"
