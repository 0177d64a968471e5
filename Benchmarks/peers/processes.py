"""What processes take: their peak memory, and how long they run."""

import glob
import os
import subprocess
import time
from dataclasses import dataclass


@dataclass
class Usage:
    """What a command has taken: seconds, those of processors, MiB of memory."""

    seconds: float
    cpu: float
    peak: int
    anonymous: int


def peak_mebibytes(pid):
    """The peak resident memory of a process, mapped files included; 0 when it is gone.

    Not `ru_maxrss`: that begins with the memory of the process which started it.
    """
    return _mebibytes(pid)[0]


def _mebibytes(pid):
    """The peak resident memory of a process, and its anonymous memory now; zeros when it is gone."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
            lines = dict(line.split(":", 1) for line in file if line.startswith(("VmHWM", "RssAnon")))
    except FileNotFoundError:
        lines = {}
    return [int(lines.get(name, "0").split()[0]) >> 10 for name in ("VmHWM", "RssAnon")]


def cpu_seconds(pid):
    """The processor time that a process has taken; 0 when it is gone."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descendants_cpu_seconds():
    """The processor time of all processes that descend from this one, and of those that they waited for."""
    fields = {}
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(path, encoding="ascii", errors="replace") as file:
                fields[int(path.split("/")[2])] = file.read().rpartition(")")[2].split()
        except OSError:
            continue
    found, total = {os.getpid()}, 0
    while more := {pid for pid, row in fields.items() if int(row[1]) in found} - found:
        found |= more
        total += sum(sum(map(int, fields[pid][11:15])) for pid in more)
    return total / os.sysconf("SC_CLK_TCK")


def run(command, log):
    """The usage of a command to its end, which must be a good one.

    Processor time has that of its children and of servers which this process has started. Anonymous
    memory is the greatest that was seen, every 20 ms.
    """
    peak, anonymous, servers, before = 0, 0, descendants_cpu_seconds(), os.times()
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=log, stderr=log)
    while True:
        peak, anonymous = map(max, (peak, anonymous), _mebibytes(process.pid))
        try:
            process.wait(timeout=0.02)
            break
        except subprocess.TimeoutExpired:
            continue
    seconds, after = time.monotonic() - start, os.times()
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command[0])
    cpu = (after.children_user + after.children_system
           - before.children_user - before.children_system
           + descendants_cpu_seconds() - servers)  # fmt: skip
    return Usage(seconds, cpu, peak, anonymous)
