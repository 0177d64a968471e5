"""What processes take: their peak memory, and how long they run."""

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


def run(command, log):
    """Runs a command to its end; its seconds and its peak memory in MiB. It must succeed."""
    peak, start = 0, time.monotonic()
    process = subprocess.Popen(command, stdout=log, stderr=log)
    while True:
        peak = max(peak, peak_mebibytes(process.pid))
        try:
            process.wait(timeout=0.05)
            break
        except subprocess.TimeoutExpired:
            continue
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command[0])
    return time.monotonic() - start, peak
