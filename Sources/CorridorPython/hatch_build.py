"""Builds the wheel: adds the shared libraries and the program, which make the wheel one for a platform.

CORRIDOR_WHEEL_FOLDER is a folder whose files are added to the package, with the library at
lib/libcorridor.so.0 and the program at bin/corridor; CORRIDOR_WHEEL_PLATFORM is the platform of the libraries, such as manylinux_2_36_x86_64.
`Scripts/make-wheel.sh` sets both.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def version() -> str:
    """The version of the program, which is that of the package."""
    source = Path(__file__).parent.parent / "CorridorRequests" / "ProgramVersion.swift"
    found = re.search(r'programVersion = "([^"]+)"', source.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{source} has no version")
    return found[1]


class LibraryHook(BuildHookInterface[Any]):
    """Adds the shared libraries and the program to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get("CORRIDOR_WHEEL_FOLDER")
        if not folder:
            # Without them, the package uses the system's.
            return
        for name in ("lib/libcorridor.so.0", "bin/corridor"):
            if not Path(folder, name).exists():
                raise FileNotFoundError(f"{folder} has no {name}")
        build_data["force_include"][folder] = "corridor"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['CORRIDOR_WHEEL_PLATFORM']}"
