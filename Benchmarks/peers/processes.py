"""What processes take: their peak memory, and how long they run."""

import os
import subprocess
import time


def peak_mebibytes(pid):
    """The peak resident memory of a process, mapped files included; 0 when it is gone.

    Not `ru_maxrss`: that begins with the memory of the process which started it.
    """
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as lines:
            return next((int(line.split()[1]) >> 10 for line in lines if line.startswith("VmHWM")), 0)
    except FileNotFoundError:
        return 0


def cpu_seconds(pid):
    """The processor time that a process has taken; 0 when it is gone."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(command, log):
    """Runs a command to its end, which must be a good one.

    Returns its seconds, its peak memory in MiB, and the processor time of it and its children.
    """
    peak, before, start = 0, os.times(), time.monotonic()
    process = subprocess.Popen(command, stdout=log, stderr=log)
    while True:
        peak = max(peak, peak_mebibytes(process.pid))
        try:
            process.wait(timeout=0.02)
            break
        except subprocess.TimeoutExpired:
            continue
    seconds, after = time.monotonic() - start, os.times()
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command[0])
    cpu = (after.children_user + after.children_system
           - before.children_user - before.children_system)  # fmt: skip
    return seconds, peak, cpu
