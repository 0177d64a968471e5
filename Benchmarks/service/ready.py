"""Measures the seconds from the start of a service until it is ready, with the index in the page cache and without.

    ready.py BINARY INDEX [N]

N (5) is the number of starts. Emptying the page cache needs root.
"""

import pathlib
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request

LIMIT = 60


def start(binary: str, index: str) -> float:
    """Starts the service, waits until it is ready, and ends it."""
    began = time.monotonic()
    command = [binary, "serve", "--places", index, "--listen", "127.0.0.1:0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as service:
        try:
            # The first line says where it listens.
            url = re.search(r"http://[0-9.:]+", service.stderr.readline()).group()
            while time.monotonic() - began < LIMIT:
                try:
                    with urllib.request.urlopen(url + "/readyz", timeout=LIMIT):
                        return time.monotonic() - began
                except urllib.error.URLError:
                    time.sleep(0.001)
            raise SystemExit(f"ready.py: not ready after {LIMIT} s")
        finally:
            service.terminate()
            service.stderr.close()


def main() -> None:
    if len(sys.argv) not in (3, 4):
        raise SystemExit(__doc__)
    binary, index = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    size = pathlib.Path(index).stat().st_size
    for name in ("in the page cache", "not in the page cache"):
        times = []
        for _ in range(count):
            if name.startswith("not"):
                subprocess.run(["sync"], check=True)
                pathlib.Path("/proc/sys/vm/drop_caches").write_text("3")
            times.append(start(binary, index))
        print(f"{size / 1e6:.0f} MB, {name}: ready after {min(times):.3f} to {max(times):.3f} s")


if __name__ == "__main__":
    main()
