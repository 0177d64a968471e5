"""A power cut after each change of a file or folder.

The library records writes, changes of size and of names, and syncs. This module replays them into what the disk may
have afterwards. POSIX promises no more than this: the bytes of a file are there after `fsync` of the file, and its
name after `fsync` of its folder; before that, bytes and names may be there, or not, in any order.
"""

import os
import pathlib
import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

HEADER = struct.Struct("=8s5Q")
# What a disk writes at once.
SECTOR = 4096

Disk = dict[str, bytes]


@dataclass
class Change:
    """A line of the record."""

    kind: str
    inode: int
    offset: int
    data: bytes
    path: str
    other: str


@dataclass(eq=False)
class File:
    """The bytes of a file now and at its last sync, and the changes since."""

    now: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    unsynced: list[Change] = field(default_factory=list)
    is_mapped: bool = False

    def apply(self, change: Change, to: bytearray) -> None:
        if change.kind == "write":
            end = change.offset + len(change.data)
            to.extend(bytes(max(0, end - len(to))))
            to[change.offset:end] = change.data
        elif change.kind == "size" and change.offset < len(to):
            del to[change.offset:]
        else:
            to.extend(bytes(max(0, change.offset - len(to))))

    def change(self, change: Change) -> None:
        self.apply(change, self.now)
        self.unsynced.append(change)

    def sync(self) -> None:
        self.synced = bytes(self.now)
        self.unsynced = []

    def in_part(self, choice: random.Random) -> bytes:
        """The bytes with each sector as it was after one of the changes since the last sync."""
        stages = [bytearray(self.synced)]
        for change in self.unsynced:
            stages.append(bytearray(stages[-1]))
            self.apply(change, stages[-1])
        result = bytearray()
        length = len(choice.choice(stages))
        for start in range(0, length, SECTOR):
            end = min(start + SECTOR, length)
            sector = choice.choice(stages)[start:end]
            result += sector + bytes(end - start - len(sector))
        return bytes(result)


class Replay:
    """The files of a folder while changes are replayed."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = os.path.realpath(folder)
        self.files: dict[int, File] = {}
        self.names: dict[str, File] = {}
        for path in folder.rglob("*"):
            if path.is_file():
                file = File(bytearray(path.read_bytes()))
                file.sync()
                self.files[path.stat().st_ino] = file
                self.names[str(path.relative_to(folder))] = file
        self.synced_names = dict(self.names)
        self.unsynced_names: list[tuple[str, str, File | None]] = []
        self.wrong: list[str] = []

    def name(self, path: str) -> str:
        return os.path.relpath(os.path.join(self.folder, path), self.folder)

    def give_name(self, path: str, file: File | None, *, old: str = "") -> None:
        """Gives a file a name, in the place of an old one; no file removes the name."""
        step = (self.name(path), self.name(old) if old else "", file)
        self.apply(step, self.names)
        self.unsynced_names.append(step)
        if file and file.is_mapped:
            self.wrong.append(f"{path} was changed in memory, which the record does not have")

    @staticmethod
    def apply(step: tuple[str, str, File | None], names: dict[str, File]) -> None:
        new, old, file = step
        if old:
            names.pop(old, None)
        if file:
            names[new] = file
        else:
            names.pop(new, None)

    def step(self, change: Change) -> bool:
        """Replays a change; returns whether it is one of the folder."""
        file = self.files.get(change.inode)
        if change.kind == "create":
            file = self.files[change.inode] = File()
            if change.path:
                self.give_name(change.path, file)
        elif change.kind == "link" and file:
            self.give_name(change.path, file)
        elif change.kind == "rename":
            self.give_name(change.other, self.names.get(self.name(change.path)), old=change.path)
        elif change.kind == "unlink":
            self.give_name(change.path, None)
        elif change.kind == "sync" and file:
            file.sync()
        elif change.kind == "sync":
            synced = os.path.relpath(change.path, self.folder)
            for step in self.unsynced_names:
                if (os.path.dirname(step[0]) or ".") == synced:
                    self.apply(step, self.synced_names)
            self.unsynced_names = [step for step in self.unsynced_names
                                   if (os.path.dirname(step[0]) or ".") != synced]
        elif change.kind == "map" and file:
            file.is_mapped = True
        elif file:
            file.change(change)
        else:
            return False
        return True

    def disks(self, choice: random.Random) -> Iterator[tuple[str, Disk]]:
        """What the disk may have if power is cut now."""
        yield "all is lost", {name: file.synced for name, file in self.synced_names.items()}
        yield "all is there", {name: bytes(file.now) for name, file in self.names.items()}
        yield "names before bytes", {name: file.synced for name, file in self.names.items()}
        yield "names and sizes before bytes", {name: file.synced + bytes(max(0, len(file.now) - len(file.synced)))
                                               for name, file in self.names.items()}
        yield "bytes before names", {name: bytes(file.now) for name, file in self.synced_names.items()}
        for _ in range(2):
            names = dict(self.synced_names)
            for step in self.unsynced_names[:choice.randint(0, len(self.unsynced_names))]:
                self.apply(step, names)
            yield "a part is there", {name: file.in_part(choice) for name, file in names.items()}


def changes(trace: pathlib.Path) -> Iterator[Change]:
    """The changes that the library has recorded."""
    record = trace.read_bytes()
    place = 0
    while place < len(record):
        kind, inode, offset, length, path_length, other_length = HEADER.unpack_from(record, place)
        parts = []
        place += HEADER.size
        for count in (length, path_length, other_length):
            parts.append(record[place:place + count])
            place += count
        yield Change(kind.rstrip(b"\0").decode(), inode, offset, parts[0], os.fsdecode(parts[1]),
                     os.fsdecode(parts[2]))


def write(disk: Disk, folder: pathlib.Path) -> None:
    """Makes a disk's files in an empty folder."""
    for name, data in disk.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
