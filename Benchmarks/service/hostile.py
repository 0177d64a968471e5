"""Clients that no service wants: they read slowly, ask wrongly, stop in the middle, or say nothing."""

import random
import socket
import struct
import threading

WRONG = [
    b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET /v1/search?text=%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}",
    b"POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n" + b"[" * 60000,
    b"GET /" + b"a" * 70000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"A" * 4096, b"\r\n" * 2000,
    b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + b"X-A: b\r\n" * 3000 + b"\r\n",
]  # fmt: skip


class Hostile:
    """Threads that trouble a service until the end of a `with`; `done` counts what each kind has done."""

    def __init__(self, port, question, seed=1):
        self.port, self.question = port, question
        self.over = threading.Event()
        self.done = dict.fromkeys(("slow", "wrong", "half", "silent"), 0)
        self.threads = [threading.Thread(target=self._go, args=(kind, random.Random(f"{seed} {kind}")), daemon=True)
                        for kind in self.done]  # fmt: skip

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        for thread in self.threads:
            thread.join()

    def _go(self, kind, chance):
        while not self.over.wait(chance.uniform(0, 0.1)):
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=20) as one:
                    getattr(self, f"_{kind}")(one, chance)
            except OSError:
                # The service has cut it off, as it may.
                pass
            self.done[kind] += 1

    def _slow(self, one, chance):
        """Asks for all it can get, and reads it byte by byte for a while."""
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.sendall(self.question)
        for _ in range(chance.randrange(100)):
            if self.over.wait(0.02) or not one.recv(16):
                return

    def _wrong(self, one, chance):
        one.sendall(chance.choice(WRONG) if chance.random() < 0.8 else chance.randbytes(chance.randrange(1, 3000)))
        one.settimeout(2)
        one.recv(4096)

    def _half(self, one, chance):
        """Stops within a request, and is gone without a farewell."""
        one.sendall(self.question[:chance.randrange(1, len(self.question))])
        self.over.wait(chance.uniform(0, 0.2))
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def _silent(self, one, chance):
        self.over.wait(chance.uniform(1, 20))
