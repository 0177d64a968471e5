"""Opening, closing, pickling, and the kinds of errors."""

from __future__ import annotations

import pickle
import shutil
from multiprocessing import get_context
from pathlib import Path

import pytest

import corridor

from conftest import FIXTURES


def test_what_an_index_has(index_path: Path) -> None:
    with corridor.open(str(index_path)) as places:
        assert len(places) == 915 and places and not places.closed
        assert len(places.build_id) == 32 and places.path == str(index_path)
        assert places.data_version is None
        places.verify()
        assert "915 places" in repr(places)
    assert places.closed and "closed" in repr(places)


def test_a_closed_index(index_path: Path, route: corridor.Route) -> None:
    places = corridor.open(index_path)
    batch = places.batch([route])
    answer = places.find(route)
    places.close()
    places.close()
    for call in (
        lambda: len(places), places.verify, lambda: places.find(route), lambda: places.search("a"),
        lambda: places.batch([route]), lambda: places.gaps(route), places.__enter__,
    ):
        with pytest.raises(corridor.UsageError, match="closed"):
            call()
    assert answer[0].id and batch.to_arrow().num_rows == len(answer)


def test_what_is_no_index(tmp_path: Path, index_path: Path) -> None:
    with pytest.raises(corridor.NotFound):
        corridor.open(tmp_path / "missing.corridor")
    with pytest.raises(FileNotFoundError):
        corridor.open("a\0b")
    with pytest.raises(corridor.DataError):
        corridor.open(FIXTURES / "route.geojson")
    data = bytearray(index_path.read_bytes())
    data[len(data) // 2] ^= 255
    (tmp_path / "damaged.corridor").write_bytes(data)
    with corridor.open(tmp_path / "damaged.corridor") as damaged, pytest.raises(corridor.DataError):
        damaged.verify()


def test_pickling(index_path: Path, tmp_path: Path, route: corridor.Route) -> None:
    path = tmp_path / "copy.corridor"
    shutil.copy(index_path, path)
    places = corridor.open(path)
    pickled = pickle.dumps(places)
    with pickle.loads(pickled) as again:
        assert (again.build_id, again.path) == (places.build_id, places.path)
    corridor.import_places(FIXTURES / "stations.csv", path)
    assert places.find(route).found > 0
    with pytest.raises(corridor.BuildMismatch, match="open the file anew"):
        pickle.loads(pickled)
    path.unlink()
    with pytest.raises(corridor.NotFound):
        pickle.loads(pickled)


def count(places: corridor.Index, route: corridor.Route) -> int:
    return places.find(route, categories=["fuel"]).to_arrow().num_rows


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes(places: corridor.Index, route: corridor.Route, method: str) -> None:
    assert count(places, route) == 33
    with get_context(method).Pool(2) as pool:
        assert pool.starmap(count, [(places, route)] * 4, chunksize=1) == [33] * 4


def test_errors_are_those_of_python_too() -> None:
    for error, base in (
        (corridor.UsageError, ValueError), (corridor.DataError, ValueError), (corridor.TimedOut, TimeoutError),
        (corridor.NotFound, FileNotFoundError), (corridor.OutOfMemory, MemoryError), (corridor.ReadError, OSError),
    ):
        assert issubclass(error, base) and issubclass(error, corridor.Error)
        assert str(error("why")) == "why"
