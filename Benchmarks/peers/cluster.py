"""A private PostgreSQL cluster in the work folder, on a Unix socket only.

Started as a child process and ended by its own number; nothing that runs already is touched.
"""

import os
import pwd
import subprocess
import time

BINARIES = "/usr/lib/postgresql/15/bin"
PORT = 54329
# Settings for one user and large scans; the last ends a query whose client has gone.
SETTINGS = {
    "listen_addresses": "", "work_mem": "256MB", "maintenance_work_mem": "1GB",
    "effective_cache_size": "12GB", "random_page_cost": "1.1", "jit": "off",
    "max_wal_size": "8GB", "checkpoint_timeout": "30min", "synchronous_commit": "off",
    "max_parallel_workers_per_gather": "2", "max_worker_processes": "4",
    "client_connection_check_interval": "500ms",
}  # fmt: skip


class Cluster:
    """Use as a context manager around all that connects."""

    def __init__(self, folder, shared_buffers="2GB"):
        self.folder = os.path.abspath(os.path.join(folder, "postgres"))
        self._shared_buffers = shared_buffers
        self._process = None
        # The server refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def __enter__(self):
        data = os.path.join(self.folder, "data")
        os.makedirs(self.folder, exist_ok=True)
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        log = open(os.path.join(self.folder, "log"), "a", encoding="utf-8")
        if not os.path.exists(os.path.join(data, "PG_VERSION")):
            command = [f"{BINARIES}/initdb", "-D", data, "-A", "trust", "-E", "UTF8",
                       "--locale=C.UTF-8", "-U", "postgres"]  # fmt: skip
            subprocess.run(command, user=self._user, cwd="/", stdout=log, stderr=log, check=True)
        settings = {**SETTINGS, "shared_buffers": self._shared_buffers, "port": PORT,
                    "unix_socket_directories": self.folder}  # fmt: skip
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [f"{BINARIES}/postgres", "-D", data, *options], user=self._user, cwd="/",
            stdout=log, stderr=log)  # fmt: skip
        log.close()
        self._wait()
        return self

    def __exit__(self, *_):
        # SIGINT: open connections are ended, the data is left whole.
        self._process.send_signal(2)
        self._process.wait(timeout=120)

    def _wait(self):
        import psycopg

        for _ in range(300):
            try:
                connect(self.folder).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None:
                    raise RuntimeError(f"PostgreSQL has ended; see {self.folder}/log") from None
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not answer")


def connect(folder, database="postgres"):
    """A connection to the cluster in `folder` (the cluster's own), each statement by itself."""
    import psycopg

    return psycopg.connect(
        f"host={folder} port={PORT} user=postgres dbname={database}", autocommit=True)


def drop_database(folder, name):
    """Removes a database where there is one, and ends its connections."""
    with connect(folder) as database:
        database.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def create_database(folder, name, extensions):
    """Makes a database anew."""
    drop_database(folder, name)
    with connect(folder) as database:
        database.execute(f"CREATE DATABASE {name}")
    with connect(folder, name) as database:
        for extension in extensions:
            database.execute(f"CREATE EXTENSION {extension}")
