"""Commands with a limit of memory that counts mapped and read files too, as in a container."""

import os
import subprocess
import tempfile


class MemoryLimit:
    """A group of the memory controller of cgroups, version 1; use as a context manager.

    Raises OSError or CalledProcessError where there is none, or without the rights to make one.
    """

    def __init__(self, size):
        self.title = f"in {size} with files"
        unit = 1 << "KMGT".index(size[-3].upper()) * 10 + 10
        self._bytes = int(float(size[:-3]) * unit)
        self._mount = tempfile.mkdtemp()
        self._group = os.path.join(self._mount, f"corridor-growth-{os.getpid()}")

    def __enter__(self):
        mount = ["mount", "-t", "cgroup", "-o", "memory", "none", self._mount]
        try:
            subprocess.run(mount, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            os.rmdir(self._mount)
            raise
        try:
            os.mkdir(self._group)
            self._write("memory.limit_in_bytes", self._bytes)
        except OSError:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if os.path.exists(self._group):
            os.rmdir(self._group)
        subprocess.run(["umount", self._mount], check=False)
        os.rmdir(self._mount)

    def command(self, command):
        """The command, begun in the group."""
        for name in ("memory.force_empty", "memory.max_usage_in_bytes", "memory.failcnt"):
            self._write(name, 0)
        enter = 'echo $$ > "$0/cgroup.procs" && exec "$@"'
        return ["sh", "-c", enter, self._group, *command]

    def facts(self):
        """The most that a command has used, in MiB, and how often it met the limit."""
        return {"charged": self._read("memory.max_usage_in_bytes") >> 20,
                "limitMet": self._read("memory.failcnt")}  # fmt: skip

    def _read(self, name):
        with open(os.path.join(self._group, name), encoding="ascii") as file:
            return int(file.read())

    def _write(self, name, value):
        with open(os.path.join(self._group, name), "w", encoding="ascii") as file:
            file.write(str(value))
