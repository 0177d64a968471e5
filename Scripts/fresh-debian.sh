# A fresh Debian 12 in which a script tries something, and which is gone when the script ends. Sourced.
#
# CORRIDOR_MIRROR is another mirror than deb.debian.org/debian.

fail() {
  echo "${0##*/}: $2" >&2
  exit "$1"
}
step() { printf '%3s s  %s\n' "$SECONDS" "$*"; }
expect() {
  [ "$2" = "$3" ] || fail 1 "$1: '$2', not '$3'"
}

# need TOOL...: ends the script unless it may make a system, and has these tools.
need() {
  [ "$(id -u)" -eq 0 ] || fail 77 "this needs root"
  local tool
  for tool in debootstrap unshare chroot "$@"; do
    command -v "$tool" >/dev/null || fail 69 "$tool is missing; apt-get install $tool"
  done
}

# with_own_mounts ARGUMENT...: begins the script anew, in a namespace of its own: what is mounted there ends with
# the process, however it ends.
with_own_mounts() {
  [ "${CORRIDOR_NAMESPACE:-}" = own ] ||
    CORRIDOR_NAMESPACE=own exec unshare --mount --propagation private -- "$0" "$@"
}

# make_fresh FOLDER PACKAGE...: makes the system, with packages beside the least there can be, in $root. It stays in
# the folder as an archive, from which it is made faster the next time. $service is the number of a process that
# ends with the script; $environment is what programs of the system are started with.
service=
environment=(PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 TERM=dumb)
make_fresh() {
  local kept=$1 suite=bookworm mirror=${CORRIDOR_MIRROR:-http://deb.debian.org/debian} base
  shift
  root=$(mktemp -d)
  trap end_fresh EXIT
  trap 'exit 143' HUP INT TERM
  # In memory, where no file waits for a disk, and nothing is left when the process has gone.
  mount -t tmpfs -o mode=755,size=3g fresh "$root"
  base=$suite-$(dpkg --print-architecture)-$(printf '%s\n' "$mirror" "$@" | md5sum | cut -c1-8).tar
  if [ -f "$kept/$base" ]; then
    tar -xf "$kept/$base" -C "$root"
    step "unpacked the fresh system"
  else
    debootstrap --variant=minbase --include="$(IFS=, && echo "$*")" "$suite" "$root" "$mirror" \
      >"$kept/debootstrap.log" 2>&1 ||
      { tail -n 20 "$kept/debootstrap.log" >&2 && fail 69 "cannot make a fresh Debian system"; }
    rm -f "$root"/var/cache/apt/archives/*.deb "$kept/$suite"-*.tar
    tar -cf "$kept/$base.$$" -C "$root" . && mv "$kept/$base.$$" "$kept/$base"
    step "made a fresh system"
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t proc proc "$root/proc"
}
end_fresh() {
  [ -z "$service" ] || kill "$service" 2>/dev/null || true
  cd /
  umount --lazy --recursive "$root" 2>/dev/null || true
  rmdir "$root"
}

in_root() { chroot "$root" /usr/bin/env -i "${environment[@]}" "$@"; }
