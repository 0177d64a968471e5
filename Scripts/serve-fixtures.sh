# To be sourced: starts the command $1 as a service on the fixtures, at a free port of this machine.
# Sets `folder` (temporary), `service` (its process) and `port`; `end_service` ends and removes both.
folder=$(mktemp -d)
"$1" serve --places Fixtures/island.osm.pbf --listen 127.0.0.1:0 --drain 0s \
  --access-log "$folder/requests" 2>"$folder/said" &
service=$!
end_service() {
  kill "$service" 2>/dev/null && wait "$service" || true
  rm -rf "$folder"
}
trap end_service EXIT
until grep -q ready "$folder/said"; do
  kill -0 "$service"
  sleep 0.1
done
port=$(sed -n 's|.*http://127.0.0.1:||p' "$folder/said")
