#!/usr/bin/env python3
"""Takes the pictures of the map page in the documentation.

    make-screenshots.py CORRIDOR EXTRACT ROUTES OUTPUT_FOLDER [TILES MAPLIBRE]

Serves the places of an OpenStreetMap extract, opens the map with the first route of a GeoJSON file
in Chromium (driven over WebDriver by chromedriver), selects a place and takes screenshots of a desktop
and a phone, light and dark. With TILES, a file of vector tiles, and the folder of MapLibre GL JS,
the desktop is taken with a base map.
"""
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

VIEWS = {
    "map-desktop-light": (1280, 800, False, "light"),
    "map-desktop-dark": (1280, 800, False, "dark"),
    "map-phone-light": (390, 844, True, "light"),
    "map-phone-dark": (390, 844, True, "dark"),
}
TILE_VIEWS = {
    "map-tiles-light": (1280, 800, False, "light"),
    "map-tiles-dark": (1280, 800, False, "dark"),
}


def encoded(positions):
    """An encoded polyline with six decimals (Google's Encoded Polyline Algorithm Format)."""
    text, last = "", (0, 0)
    for lon, lat in positions:
        now = (round(lat * 1e6), round(lon * 1e6))
        for value in (now[0] - last[0], now[1] - last[1]):
            value = ~(value << 1) if value < 0 else value << 1
            while value >= 32:
                text += chr((value & 31 | 32) + 63)
                value >>= 5
            text += chr(value + 63)
        last = now
    return text


def started(arguments, pattern):
    """Starts a program and waits for what it says when it is ready: the process and the match."""
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in process.stdout:
        if match := re.search(pattern, line):
            return process, match
    sys.exit(f"{arguments[0]} ended")


def main():
    if len(sys.argv) not in (5, 7):
        sys.exit(__doc__)
    corridor, extract, routes, output, *tiles = sys.argv[1:]
    views, options = VIEWS, []
    if tiles:
        views, options = TILE_VIEWS, ["--tiles", tiles[0], "--maplibre", tiles[1]]
    with open(routes, encoding="utf-8") as file:
        line = json.load(file)["features"][0]["geometry"]["coordinates"]
    with tempfile.TemporaryDirectory() as folder:
        index = os.path.join(folder, "places.corridor")
        subprocess.run([corridor, "import", "--quiet", extract, "-o", index], check=True)
        service, match = started(
            [corridor, "serve", "--places", index, "--listen", "127.0.0.1:0", *options],
            r"at (http://\S+)")
        address = match[1]
        driver, match = started(["chromedriver", "--port=0"], r"started successfully on port (\d+)")
        try:
            take(f"http://127.0.0.1:{match[1]}/session", address, line, output, views)
        finally:
            driver.kill()
            service.terminate()


def take(sessions, address, line, output, views):
    def call(path, **body):
        request = urllib.request.Request(
            path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                        "--enable-unsafe-swiftshader"]}
    made = call(sessions, capabilities={"alwaysMatch": {"goog:chromeOptions": options}})
    session = f"{sessions}/{made['sessionId']}"

    def command(name, **parameters):
        return call(f"{session}/goog/cdp/execute", cmd=name, params=parameters)

    asked = urllib.parse.urlencode({
        "cat": "fuel", "within": "1000", "sort": "along", "gaps": "1", "range": "10",
        "line": encoded(line), "name": "Malta, a real route"})
    try:
        for name, (width, height, isPhone, scheme) in views.items():
            command(
                "Emulation.setDeviceMetricsOverride", width=width, height=height,
                deviceScaleFactor=1, mobile=isPhone)
            command(
                "Emulation.setEmulatedMedia",
                features=[{"name": "prefers-color-scheme", "value": scheme}])
            call(f"{session}/url", url="about:blank")
            call(f"{session}/url", url=f"{address}/#{asked}")
            for _ in range(100):
                if call(f"{session}/execute/sync", script=CHOOSE, args=[]):
                    break
                time.sleep(0.1)
            else:
                sys.exit("the page shows no place")
            # The map moves to the place; on a phone it stands below what is asked for.
            call(f"{session}/execute/sync", script=SCROLL, args=[])
            time.sleep(1.5)
            while not call(f"{session}/execute/sync", script=IS_DRAWN, args=[]):
                time.sleep(0.1)
            image = command("Page.captureScreenshot", format="png")["data"]
            with open(os.path.join(output, name + ".png"), "wb") as file:
                file.write(base64.b64decode(image))
    finally:
        urllib.request.urlopen(urllib.request.Request(session, method="DELETE"), timeout=60)


CHOOSE = """
const places = document.querySelectorAll("#results [role=option]");
if (places.length < 3) return false;
places[2].click();
return true;
"""

# Leaflet draws at once.
IS_DRAWN = """
const map = document.getElementById("map");
return Boolean(map.dataset.drawn || map.matches(".leaflet-container"));
"""

SCROLL = """
if (innerWidth < 600) document.getElementById("seen").scrollIntoView();
"""

if __name__ == "__main__":
    main()
