#!/usr/bin/env bash
# Runs three replicas of the service behind HAProxy as the page about operation configures it, and asks through it
# without a pause while they are killed, stopped and started and get other indexes: no request may fail. Then with
# requests whose ends HAProxy and the service might see at different places.
#
#   check-haproxy.sh BINARY [N]
#
# N (10000) is the least number of requests; a fifth as many have bodies of 24 KB, and a fiftieth bodies of 4 MB.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
count=${2:-10000}
names=(one two three)
# Ports that the system gives to no connection of its own.
first=$((20000 + RANDOM % 10000))
folder=$(mktemp -d)
declare -A replica=() port=()
for i in 0 1 2; do port[${names[i]}]=$((first + i)); done
proxy=$((first + 3)) figures=$((first + 4))
haproxy= load=
end() {
  # The jobs of this script only, each by its own number.
  for pid in $load $haproxy "${replica[@]}"; do kill -KILL "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT
fail() {
  echo "check-haproxy.sh: $1" >&2
  tail -n 5 "$folder"/*.said >&2 || true
  exit 1
}
expect() { [ "$2" = "$3" ] || fail "$1: '$2', not '$3'"; }
# Waits until a command succeeds, for as long as a slow machine may need.
until_true() {
  local last=$((SECONDS + 600))
  until "$@"; do
    [ -z "$haproxy" ] || kill -0 "$haproxy" 2>/dev/null || fail "HAProxy has ended"
    [ "$SECONDS" -lt "$last" ] || fail "'$*' is not true after 10 minutes"
    sleep 0.05
  done
}

# Replicas, each with an index and the same keys.

for n in $(seq 100); do echo "key-of-a-client-$n"; done >"$folder/keys"
echo "key-of-a-greedy-client" >"$folder/greedy"
cat "$folder/keys" "$folder/greedy" >"$folder/all-keys"
"$binary" import --quiet Fixtures/island.osm.pbf -o "$folder/island.corridor"
"$binary" import --quiet Fixtures/island.osm.pbf Fixtures/stations.csv -o "$folder/more.corridor"
# start NAME [OPTION...]
start() {
  "$binary" serve --places "$folder/$1.corridor" --listen "127.0.0.1:${port[$1]}" \
    --api-key-file "$folder/all-keys" --access-log "$folder/$1.requests" "${@:2}" 2>"$folder/$1.said" &
  replica[$1]=$!
}
# Sets `status` to that with which a replica ends.
await_end() {
  status=0
  wait "${replica[$1]}" || status=$?
  unset "replica[$1]"
}
# ask NAME TARGET [OPTION...]: what a replica itself answers.
ask() {
  curl --silent --max-time 60 -H 'X-Api-Key: key-of-a-client-1' "${@:3}" "http://127.0.0.1:${port[$1]}$2"
}
build() { ask "$1" /healthz -o /dev/null -w '%header{corridor-build-id}'; }
# replace NAME INDEX: by renaming, as the page says.
replace() {
  cp "$folder/$2.corridor" "$folder/next"
  mv "$folder/next" "$folder/$1.corridor"
}
has_build() { [ "$(build "$1")" = "$2" ]; }
has_other_build() { ! has_build "$1" "$2"; }

# HAProxy, with its figures on a page.

{
  # A request of the test's clients counts for an hour, so that its speed does not decide.
  awk '/^```haproxy$/ { inside = 1; next } /^```$/ { inside = 0 } inside' \
    Sources/CorridorHTTP/CorridorHTTP.docc/Operation.md |
    sed "s|bind :8000|bind 127.0.0.1:$proxy|; s|http_req_rate(10s)|http_req_rate(1h)|; s|expire 1m|expire 1h|
      s|127.0.0.1:8081|127.0.0.1:${port[one]}|; s|127.0.0.1:8082|127.0.0.1:${port[two]}|
      s|127.0.0.1:8083|127.0.0.1:${port[three]}|"
  printf 'frontend figures\n  bind 127.0.0.1:%s\n  stats enable\n  stats uri /\n' "$figures"
} >"$folder/haproxy.cfg"
# figure NAME FIELD: of a replica, by the name of its column.
figure() {
  curl --silent "http://127.0.0.1:$figures/;csv" | awk -F, -v name="$1" -v field="$2" '
    NR == 1 { sub(/^# /, ""); for (i = 1; i <= NF; i++) if ($i == field) column = i }
    $1 == "replicas" && $2 == name { print $column }'
}
is_up() { [ "$(figure "$1" status)" = UP ]; }
is_out() { [ "$(figure "$1" status)" = DOWN ]; }
is_unused() { [ "$(figure "$1" scur)" = 0 ]; }
repeated() { echo $(($(figure BACKEND wretr) + $(figure BACKEND wredis))); }

for name in "${names[@]}"; do
  cp "$folder/island.corridor" "$folder/$name.corridor"
  start "$name"
done
PATH=$PATH:/usr/sbin haproxy -f "$folder/haproxy.cfg" 2>"$folder/haproxy.said" &
haproxy=$!
for name in "${names[@]}"; do until_true is_up "$name"; done

# The load, and pauses until it has answered more requests of each kind.

python3 Scripts/replica-load.py "$proxy" "$folder/keys" "$folder" \
  "small=$count" "medium=$((count / 5))" "large=$((count / 50))" \
  >"$folder/tally" 2>"$folder/failures" &
load=$!
answered() { cat "$folder/$1.count" 2>/dev/null || echo 0; }
has_answered() { [ "$(answered "$1")" -ge "$2" ]; }
# The stages share the load.
more() {
  local kind part
  for kind in small=1 medium=5 large=50; do
    part=$((count / ${kind#*=} / 16))
    marks[${kind%=*}]=$(($(answered "${kind%=*}") + (part > 4 ? part : 4)))
  done
  for kind in small medium large; do
    until_true has_answered "$kind" "${marks[$kind]}"
  done
}
declare -A marks=()
step() {
  [ ! -s "$folder/failures" ] || fail "$(head "$folder/failures")"
  echo "$1: $(answered small) + $(answered medium) + $(answered large) requests"
}
more

for name in "${names[@]}"; do
  kill -KILL "${replica[$name]}"
  await_end "$name" 2>/dev/null
  more
  start "$name"
  until_true is_up "$name"
  more
done
step "each replica was killed under load and started again, $(repeated) requests were repeated"

# One that drains for longer than the test takes: nothing is refused or repeated, and a second signal ends it.
kill -TERM "${replica[two]}"
await_end two
expect "the status after SIGTERM" "$status" 0
start two --drain 1d
until_true is_up two
before=$(repeated)
kill -TERM "${replica[two]}"
until_true is_out two
expect "ready while it drains" "$(ask two /readyz -o /dev/null -w '%{http_code} %header{connection}')" "503 close"
expect "a new connection while it drains" \
  "$(ask two /v1/categories -o /dev/null -w '%{http_code} %header{connection}')" "200 close"
until_true is_unused two
more
expect "requests that were repeated while one drains" "$(repeated)" "$before"
kill -TERM "${replica[two]}"
await_end two 2>/dev/null
expect "the status after a second SIGTERM" "$status" 143
start two
until_true is_up two
more
step "a replica was stopped twice, and no request was repeated while it drained"

# Two new indexes, one replica after another; cursors know their build.
island=$(build one)
page='/v1/search?categories=fuel&limit=5'
cursor() { ask "$1" "$page" | sed -n 's/.*"nextCursor":"\([^"]*\)".*/\1/p'; }
follow() { ask "$1" "$page&cursor=$2" -o "$folder/page" -w '%{http_code}'; }
replace one more
until_true has_other_build one "$island"
more=$(build one)
old=$(cursor two)
new=$(cursor one)
expect "a cursor on another replica with its build" "$(follow three "$old")" 200
for case in "one $old" "two $new"; do
  expect "a cursor from another build" "$(follow "${case% *}" "${case#* }")" 400
  grep -q '"reason":"cursor-from-elsewhere"' "$folder/page" || fail "$(cat "$folder/page")"
done
for name in two three; do
  more
  replace "$name" more
  until_true has_build "$name" "$more"
done
for name in "${names[@]}"; do
  more
  replace "$name" island
  until_true has_build "$name" "$island"
done
step "the index of each replica was replaced twice"

touch "$folder/done"
status=0
wait "$load" || status=$?
load=
expect "the status of the load" "$status" 0
cat "$folder/failures" >&2
while read -r kind requests failures answers; do
  echo "$kind: $requests requests, $failures failed"
  expect "failures" "$failures" 0
  # Those of the two indexes.
  expect "different answers to the same request" "$answers" 2
done <"$folder/tally"

# Equal answers from all, to the last byte.
find="{\"route\":$(cat Fixtures/route.geojson),\"categories\":[\"fuel\"],\"within\":\"2km\"}"
for name in "${names[@]}"; do ask "$name" /v1/find --json "$find" >"$folder/$name.json"; done
cmp "$folder/one.json" "$folder/two.json"
cmp "$folder/one.json" "$folder/three.json"

# A key that no replica has, and one whose requests are more than the proxy allows, on whichever replica.
through() {
  curl --silent --max-time 60 -o /dev/null -w '%{http_code}\n' "$@"
}
url="http://127.0.0.1:$proxy/v1/search?text="
expect "a wrong key" "$(through -H 'X-Api-Key: key-of-a-stranger' "$url")" 401
expect "statuses of a greedy client" \
  "$(through -H "X-Api-Key: $(cat "$folder/greedy")" "${url}[1-1010]" | sort | uniq -c | xargs)" \
  "1000 200 10 429"
expect "the code of its problem" "$(curl --silent -H "X-Api-Key: $(cat "$folder/greedy")" "${url}x" |
  grep -o '"code":"[a-z-]*"')" '"code":"too-many"'
expect "another client" "$(through -H 'X-Api-Key: key-of-a-client-1' "$url")" 200
python3 Scripts/smuggle.py "$proxy" "$folder"/{one,two,three}.requests --key key-of-a-client-2
echo "three replicas work behind HAProxy"
