#!/usr/bin/env python3
"""Sends requests whose ends two servers might see at different places, and looks whether a hidden one got through.

    smuggle.py PORT LOG... [--ca FILE --name HOST] [--key KEY]

PORT is that of the service, or of a proxy in front of it, on 127.0.0.1; with --ca it is asked through TLS as HOST.
LOG are the access logs of the services behind it (`corridor serve --access-log`). Each case carries a request for
/hidden-N where one reading of its framing (RFC 9112, section 6) is the body and another one the next request: no
service may have answered it, and the next client gets the answer to its own request. The status is 1 otherwise.
"""
import argparse
import re
import socket
import ssl
import sys
import time
from collections.abc import Iterator
from pathlib import Path

BODY = b'{"text":"kestrel","limit":1}'


# What makes a hidden request one of its own; without it, the request of the next client on a connection that a
# proxy shares would end it.
END = b"y\r\n\r\n"


def cases() -> Iterator[tuple[str, list[bytes], str, bytes]]:
    """A name, the header fields of framing, what the body is (`whole`, `chunked`, or as it stands), and its end."""
    for name, fields, body in framings():
        yield name, fields, body, b""
        # What follows a body that only chunks delimit is a request of its own, and no secret.
        if body in ("whole", "chunked"):
            yield name + ", complete", fields, body, END


def framings() -> Iterator[tuple[str, list[bytes], str]]:
    ambiguous = [
        b"Transfer-Encoding: chunked", b"Transfer-Encoding : chunked", b"Transfer-Encoding:\tchunked",
        b"Transfer-Encoding: Chunked", b"transfer-encoding: chunked", b"Transfer-Encoding: xchunked",
        b"Transfer-Encoding: chunked, identity", b"Transfer-Encoding: identity, chunked",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", b"Transfer-Encoding: \"chunked\"",
        b"Transfer-Encoding: chunked;a=b", b"Transfer-Encoding:\r\n chunked", b"Transfer-Encoding: \x0bchunked",
        b"X: y\nTransfer-Encoding: chunked", b"X: y\rTransfer-Encoding: chunked", b" Transfer-Encoding: chunked",
        b"Transfer-Encoding: chunked\x00", b"Transfer_Encoding: chunked", b"Transfer-Encoding: ", b"TE: chunked",
    ]  # fmt: skip
    for field in ambiguous:
        yield f"length and {field!r}", [b"Content-Length: %d", field], "whole"
        yield f"{field!r} and length", [field, b"Content-Length: %d"], "chunked"
    for length in (b"+%d", b"0x%x", b"%d, %d", b" %d ,", b"-%d", b"%d 1", b"00%d", b"%d\r\nContent-Length: 0", b"1e2", b""):
        yield f"length {length!r}", [b"Content-Length: " + length], "whole"
    for chunk in ("0 \r\n\r\n", "0;a=b\r\n\r\n", "0\n\n", "0\r\n\n", "00000000000000000\r\n\r\n", "+0\r\n\r\n", "0x0\r\n\r\n", "-0\r\n\r\n",
                  "10000000000000000\r\n\r\n", "\r\n0\r\n\r\n", "0;a=\"\r\n\r\n", "0;\n\r\n\r\n", "1\r\nab\r\n0\r\n\r\n", "1\n{\r\n0\r\n\r\n"):
        yield f"chunk {chunk!r}", [b"Transfer-Encoding: chunked"], chunk


def message(number: int, fields: list[bytes], body: str, end: bytes, key: str | None) -> bytes:
    hidden = b"GET /hidden-%d HTTP/1.1\r\nHost: a\r\nX: " % number + end
    if body == "whole":
        content = BODY + b"\r\n" + hidden
    elif body == "chunked":
        # As chunks, the body ends before the hidden request.
        content = b"%x\r\n%s\r\n0\r\n\r\n%s" % (len(BODY), BODY, hidden)
    else:
        content = body.encode() + hidden
    length = len(content)
    framing = [field % tuple([length] * len(re.findall(rb"%[dx]", field))) for field in fields]
    head = [b"POST /v1/search HTTP/1.1", b"Host: corridor.example", b"Content-Type: application/json",
            b"Connection: keep-alive", *framing]  # fmt: skip
    if key:
        head.append(b"X-Api-Key: " + key.encode())
    return b"\r\n".join(head) + b"\r\n\r\n" + content


class Target:
    def __init__(self, port: int, ca: Path | None, name: str) -> None:
        self.port, self.name = port, name
        self.context = ssl.create_default_context(cafile=ca) if ca else None

    def ask(self, request: bytes, seconds: float) -> bytes:
        """What comes back until the other side closes, or says nothing for a while."""
        received = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as plain:
            connection = self.context.wrap_socket(plain, server_hostname=self.name) if self.context else plain
            try:
                connection.sendall(request)
                connection.settimeout(seconds)
                while more := connection.recv(65536):
                    received += more
            except OSError:
                pass
        return received


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("logs", type=Path, nargs="+", metavar="LOG")
    parser.add_argument("--ca", type=Path)
    parser.add_argument("--name", default="corridor.example")
    parser.add_argument("--key")
    given = parser.parse_args()
    target = Target(given.port, given.ca, given.name)
    key = f"X-Api-Key: {given.key}\r\n" if given.key else ""
    fine = f"GET /healthz HTTP/1.1\r\nHost: {given.name}\r\n{key}Connection: close\r\n\r\n".encode()
    faults, count = [], 0
    for count, (name, fields, body, end) in enumerate(cases(), 1):
        answer = target.ask(message(count, fields, body, end, given.key), 0.3)
        statuses = re.findall(rb"^HTTP/1\.1 (\d+)", answer, re.MULTILINE)
        if any(not 200 <= int(status) < 600 or status == b"500" for status in statuses):
            faults.append(f"{count}, {name}: answers {statuses}")
        if not target.ask(fine, 10).startswith(b"HTTP/1.1 200"):
            faults.append(f"{count}, {name}: the next client has no answer of its own")
    # A request is logged when its answer is sent.
    time.sleep(1)
    text = "".join(path.read_text(errors="replace") for path in given.logs)
    if "/healthz" not in text and "/v1/search" not in text:
        faults.append("the logs have none of the requests")
    for number, (name, *_) in enumerate(cases(), 1):
        if re.search(rf"/hidden-{number}\b", text):
            faults.append(f"{number}, {name}: the hidden request was answered")
    print("\n".join(faults) or f"{count} requests with two readings: nothing hidden got through")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
