#!/usr/bin/env bash
# Runs the service behind nginx as the page about operation configures it, with a certificate of its own, and asks
# it through TLS; also with requests whose ends nginx and the service might see at different places.
#
#   check-nginx.sh BINARY
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/serve-fixtures.sh
proxy=
end() {
  [ -z "$proxy" ] || { kill "$proxy" 2>/dev/null && wait "$proxy" || true; }
  end_service
}
trap end EXIT
tls=$((20000 + RANDOM % 10000))

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=corridor.example \
  -keyout "$folder/corridor.key" -out "$folder/corridor.pem" 2>/dev/null
{
  echo "user root; daemon off; pid $folder/pid; error_log $folder/errors; events {}"
  echo "http { access_log off; client_body_temp_path $folder/bodies;"
  echo "proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/fastcgi;"
  echo "uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;"
  awk '/^```nginx$/ { inside = 1; next } /^```$/ { inside = 0 } inside' Sources/CorridorHTTP/CorridorHTTP.docc/Operation.md |
    sed "s|listen 443|listen 127.0.0.1:$tls|; s|/etc/ssl|$folder|; s|127.0.0.1:8080|127.0.0.1:$port|"
  echo "}"
} >"$folder/nginx.conf"
nginx -p "$folder" -c "$folder/nginx.conf" -e "$folder/errors" &
proxy=$!

ask() {
  curl --silent --show-error --max-time 60 --cacert "$folder/corridor.pem" \
    --connect-to "corridor.example:443:127.0.0.1:$tls" "$@"
}
for _ in $(seq 100); do
  if ask https://corridor.example/healthz >"$folder/health" 2>/dev/null; then break; fi
  kill -0 "$proxy" || { cat "$folder/errors" && exit 1; }
  sleep 0.1
done
expect() {
  [ "$2" = "$3" ] || { echo "$1: '$2', not '$3'" >&2; exit 1; }
}
expect "health" "$(cat "$folder/health")" "ok"

# The same bytes as without it, a name for each request, and an answer that has not changed.
find="{\"route\":$(cat Fixtures/route.geojson),\"categories\":[\"fuel\"],\"within\":\"2km\"}"
ask --json "$find" https://corridor.example/v1/find >"$folder/behind"
curl --silent --json "$find" "http://127.0.0.1:$port/v1/find" | cmp - "$folder/behind"
name=$(ask -o /dev/null -w '%header{x-request-id}' https://corridor.example/healthz)
expect "the request's name has 32 digits" "${#name}" 32
tag=$(ask -o /dev/null -w '%header{etag}' 'https://corridor.example/v1/search?text=kestrel')
expect "unchanged" "$(ask -o /dev/null -w '%{http_code}' -H "If-None-Match: $tag" \
  'https://corridor.example/v1/search?text=kestrel')" 304

# A batch whose lines are more than any buffer, and a body that is too large for both.
line='{"operation":"search","text":"kestrel","limit":1}'
for _ in $(seq 3000); do echo "$line"; done >"$folder/lines"
count=$(ask -H 'Content-Type: application/x-ndjson' --data-binary "@$folder/lines" \
  https://corridor.example/v1/batch | grep -c '"status":200')
expect "lines of a batch" "$count" 3000
head -c $((17 << 20)) /dev/zero >"$folder/large"
expect "too large" "$(ask -o /dev/null -w '%{http_code}' -H 'Content-Type: application/json' \
  -H 'Expect:' --data-binary "@$folder/large" https://corridor.example/v1/find)" 413
python3 Scripts/smuggle.py "$port" "$folder/requests"
python3 Scripts/smuggle.py "$tls" "$folder/requests" --ca "$folder/corridor.pem"
echo "the service works behind nginx"
