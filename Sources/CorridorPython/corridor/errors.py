"""The errors of the package, by kind."""

from __future__ import annotations


class Error(Exception):
    """The base class of all errors of the package."""


class UsageError(Error, ValueError):
    """The request is wrong: an unknown category, an unknown field, a closed index."""


class DataError(Error, ValueError):
    """The data is wrong: an unreadable route, an index that is damaged or of another version."""


class BuildMismatch(DataError):
    """A pickled index names another build than the file has now."""


class NotFound(Error, FileNotFoundError):
    """The file does not exist or cannot be read."""


class Unavailable(Error):
    """A library or program that the call needs is not installed."""


class InternalError(Error):
    """An error in the library."""


class OutOfMemory(Error, MemoryError):
    """There is not enough memory for the answer."""


class ReadError(Error, OSError):
    """Reading from the disk failed."""


class TimedOut(Error, TimeoutError):
    """The call exceeded its time limit."""


class Stopped(Error):
    """The call was stopped."""


BY_STATUS: dict[int, type[Error]] = {
    64: UsageError,
    65: DataError,
    66: NotFound,
    69: Unavailable,
    70: InternalError,
    71: OutOfMemory,
    74: ReadError,
    75: TimedOut,
    130: Stopped,
}
