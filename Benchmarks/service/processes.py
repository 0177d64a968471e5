"""The service, its clients and the least server as processes, and what they take."""

import json
import os
import re
import resource
import subprocess
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
TICK = os.sysconf("SC_CLK_TCK")


class Service:
    """`corridor serve` on a free port of this machine; ended at the end of a `with`."""

    def __init__(self, command, index, work):
        said = os.path.join(work, "said")
        with open(said, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [command, "serve", "--places", index, "--listen", "127.0.0.1:0", "--drain", "0s"], stderr=log)
        self.pid = self.process.pid
        text = ""
        while "ready" not in text:
            if self.process.poll() is not None:
                raise SystemExit(f"the service ended: {text}")
            time.sleep(0.05)
            with open(said, encoding="utf-8") as log:
                text = log.read()
        self.port = int(re.search(r"127\.0\.0\.1:(\d+)", text)[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def ask(self, path, body=None):
        """An answer as bytes; a body goes as JSON."""
        request = urllib.request.Request(self.address + path, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def counts(self):
        """What /metrics says: requests by status, reloads, reloads that failed."""
        text = self.ask("/metrics").decode()
        statuses = {}
        for status, count in re.findall(r'requests_total\{.*status="(\d+)"\} (\d+)', text):
            statuses[status] = statuses.get(status, 0) + int(count)
        single = {name: int(re.search(rf"^corridor_{name} (\d+)", text, re.M)[1])
                  for name in ("index_reloads_total", "index_reload_failures_total")}  # fmt: skip
        return {"statuses": statuses, **single}

    def taken(self):
        """Memory in MiB, descriptors and threads."""
        with open(f"/proc/{self.pid}/status", encoding="ascii") as file:
            status = dict(line.split(":", 1) for line in file)
        with open(f"/proc/{self.pid}/smaps_rollup", encoding="ascii") as file:
            maps = dict(line.split(":", 1) for line in file.readlines()[1:])
        size = {"rss": status["VmRSS"], "pss": maps["Pss"], "anonymous": maps["Anonymous"]}
        return {**{name: int(text.split()[0]) / 1024 for name, text in size.items()},
                "descriptors": len(os.listdir(f"/proc/{self.pid}/fd")),
                "threads": int(status["Threads"])}  # fmt: skip

    def mappings(self, name):
        """How many different files of a name are mapped, also those that are removed."""
        with open(f"/proc/{self.pid}/maps", encoding="utf-8") as file:
            return len({line.split()[4] for line in file if name in line})


class Minimal:
    """The least server that the library can be; ended at the end of a `with`."""

    def __init__(self, work):
        self.process = subprocess.Popen([build("minimal", work, "-lmicrohttpd")], stdout=subprocess.PIPE)
        self.address = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


class Others:
    """How much of the processors others than a service and its clients took meanwhile."""

    def __init__(self, *services):
        self.services = services
        self.before = self._now()

    def share(self):
        """Between 0 and 1, of all processors."""
        (busy, all_, own), (busy0, all0, own0) = self._now(), self.before
        return max(0.0, (busy - busy0) - (own - own0)) / max(all_ - all0, 0.01)

    def _now(self):
        with open("/proc/stat", encoding="ascii") as file:
            ticks = [int(word) / TICK for word in file.readline().split()[1:9]]
        idle = ticks[3] + ticks[4]
        used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        own = sum(u.ru_utime + u.ru_stime for u in used) + sum(_cpu(s.process.pid) for s in self.services)
        return sum(ticks) - idle, sum(ticks), own


def _cpu(pid):
    """The processor time that a process has taken."""
    with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def build(name, work, *libraries):
    """Compiles a program of this folder; its path."""
    program = os.path.join(work, name)
    source = os.path.join(HERE, name + ".c")
    if not os.path.exists(program) or os.path.getmtime(program) < os.path.getmtime(source):
        subprocess.run(["gcc", "-O2", "-Wall", "-o", program, source, *libraries], check=True)
    return program


def wrk(address, path, files, seconds, connections=32):
    """What wrk measured with two threads; errors are answers from 400 on, and sockets'."""
    said = subprocess.run(
        ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s",
         "-s", os.path.join(HERE, "cycle.lua"), address, "--", path, *files],
        check=True, capture_output=True, text=True).stdout  # fmt: skip
    result = json.loads(said.splitlines()[-1])
    result["rate"] = result["requests"] / result["seconds"]
    return result


class Clients:
    """The program of clients.c, running."""

    def __init__(self, work, service, connections, rate, seconds, questions):
        self.process = subprocess.Popen(
            [build("clients", work), str(service.port), str(connections), str(rate), str(seconds),
             questions], stdout=subprocess.PIPE, text=True)  # fmt: skip

    def result(self, end=False):
        """What it says when it is done, or is made to."""
        if end:
            self.process.terminate()
        result = json.loads(self.process.communicate()[0])
        statuses = {}
        for label in result["labels"].values():
            for status, count in label["statuses"].items():
                statuses[status] = statuses.get(status, 0) + count
        result["statuses"] = statuses
        result["busy"] = statuses.get("503", 0)
        result["errors"] = (
            sum(count for status, count in statuses.items() if status not in ("200", "503"))
            + sum(result[kind] for kind in ("refused", "broken", "late", "garbled", "unsent")))  # fmt: skip
        return result
