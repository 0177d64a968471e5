#!/usr/bin/env python3
"""Prints what is in programs, and what they load, as SPDX 2.3 in JSON.

    make-sbom.py VERSION BUILD PRODUCT...

VERSION is that of Corridor, BUILD the folder of a build (.build/release), and each PRODUCT a program or library of it.
It is linked again, as the build did it, to learn from the linker which files are in it. The headers of C and C++ targets,
some of which are libraries as a whole, are read from the dependency files of the compiler. Packages of Debian and
their versions are those that are installed. The same input has the same output; its time is SOURCE_DATE_EPOCH.
"""
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# Headers that declare what is linked from elsewhere, or belong to the compiler, are in no program.
NO_CODE = re.compile(r"^(libc6-dev|linux-libc-dev|libstdc\+\+-\d+-dev|libgcc-\d+-dev)$")


def prerequisites(path: Path) -> set[Path]:
    """The files after the colon of a rule for make."""
    text = path.read_text().replace("\\\n", " ").split(":", 1)[1]
    names = re.findall(r"(?:\\ |\S)+", text.split("\n\n", 1)[0])
    return {Path(name.replace("\\ ", " ")) for name in names if not name.endswith(":")}


def linked(build: Path, product: str) -> set[Path]:
    """The files that the linker reads to make a product, but for libraries that the loader opens."""
    manifest = (build.parent.parent / f"{build.name}.yaml").read_text()
    name = rf'"C\.{re.escape(product)}-(?:x86_64|aarch64)-[^"]+\.(?:exe|dylib)"'
    rule = re.search(rf"^  {name}:\n(?:    .*\n)*?    args: (\[.*\])$", manifest, re.M)
    if not rule:
        raise SystemExit(f"make-sbom.py: {build} has no product {product}")
    command = json.loads(rule[1])
    with tempfile.TemporaryDirectory() as folder:
        command[command.index("-o") + 1] = f"{folder}/product"
        subprocess.run([*command, "-use-ld=lld", "-Xlinker", f"--dependency-file={folder}/files"], check=True,
                       stdout=subprocess.DEVNULL)
        files = prerequisites(Path(folder) / "files")
    return {path for path in files if ".so" not in path.name}


def owner(path: Path) -> tuple[str, str] | None:
    """The package of Debian that has a file, and its version."""
    for name in (path.resolve(), path):
        # Since /usr was merged, a package may have a file of /usr/lib as one of /lib.
        for known in (str(name), str(name).removeprefix("/usr")):
            found = subprocess.run(["dpkg-query", "-S", known], capture_output=True, text=True).stdout
            if found:
                package = found.split(": ")[0].split(",")[0]
                version = subprocess.run(
                    ["dpkg-query", "-W", "-f", "${Package}\t${Version}", package], check=True, capture_output=True,
                    text=True).stdout
                return tuple(version.split("\t"))  # type: ignore[return-value]
    return None


def swift_version() -> str:
    shown = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    return re.search(r"Swift version (\S+)", shown)[1]  # type: ignore[index]


def swift_folder() -> Path:
    """The folder of the toolchain, which has usr/lib/swift."""
    shown = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    return Path(json.loads(shown)["paths"]["runtimeResourcePath"]).parents[2]


def needed(program: Path) -> set[str]:
    """The libraries that the loader opens at the start."""
    shown = subprocess.run(["readelf", "-dW", program], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", shown))


def opened(program: Path) -> set[str]:
    """The libraries that are opened when they are needed: their names are texts in the program."""
    names = re.findall(rb"\0(lib[a-z0-9_+-]+\.so\.[0-9.]+)\0", program.read_bytes())
    return {name.decode() for name in names}


def libraries() -> dict[str, Path]:
    """Where the loader finds libraries."""
    shown = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    return {name: Path(path) for name, path in re.findall(r"^\t(\S+) .*=> (\S+)$", shown, re.M)}


class Document:
    def __init__(self, version: str) -> None:
        moment = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.UTC)
        self.packages: dict[str, dict[str, Any]] = {}
        self.relations: set[tuple[str, str, str]] = set()
        self.content: dict[str, Any] = {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": f"corridor-{version}",
            "creationInfo": {
                "created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: make-sbom.py"]},
        }

    def add(self, name: str, version: str, license: str = "NOASSERTION", purl: str | None = None) -> str:
        identifier = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
        package: dict[str, Any] = {
            "SPDXID": identifier, "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": license, "licenseDeclared": license,
            "copyrightText": "NOASSERTION"}
        if purl:
            package["externalRefs"] = [
                {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}]
        self.packages[identifier] = package
        return identifier

    def debian(self, path: Path) -> str | None:
        """The package of Debian that has a file, unless nothing of it is in a program."""
        found = owner(path)
        if not found:
            return None
        name, version = found
        return self.add(name, version, purl=f"pkg:deb/debian/{name}@{version.replace('+', '%2B')}?distro=bookworm")

    def text(self) -> str:
        content = dict(self.content)
        content["packages"] = [self.packages[key] for key in sorted(self.packages)]
        content["relationships"] = [
            {"spdxElementId": of, "relationshipType": kind, "relatedSpdxElement": other}
            for of, kind, other in sorted(self.relations)]
        digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
        content["documentNamespace"] = f"https://spdx.org/spdxdocs/corridor-{digest[:32]}"
        return json.dumps(content, indent=1, ensure_ascii=False)


def main() -> int:
    if len(sys.argv) < 4:
        print(__doc__, file=sys.stderr)
        return 64
    version, build = sys.argv[1], Path(sys.argv[2]).resolve()
    document = Document(version)
    corridor = document.add("corridor", version, "MIT")
    document.relations.add(("SPDXRef-DOCUMENT", "DESCRIBES", corridor))
    known, toolchain = libraries(), swift_folder()
    inside: set[Path] = set()
    for product in sys.argv[3:]:
        inside |= linked(build, product)
        program = next(path for path in (build / product, build / f"lib{product}.so") if path.exists())
        at_start = needed(program)
        for name in at_start | opened(program):
            if name not in known or not (package := document.debian(known[name])):
                continue
            if name in at_start:
                document.relations.add((corridor, "DYNAMIC_LINK", package))
            else:
                document.relations.add((package, "OPTIONAL_DEPENDENCY_OF", corridor))
    headers: set[Path] = set()
    for path in build.glob("C*.build/**/*.d"):
        if path.name.endswith((".c.d", ".cpp.d")):
            headers |= {name for name in prerequisites(path) if str(name).startswith("/usr/include")}
    for path in sorted(inside | headers):
        real = path.resolve()
        if real.is_relative_to(build.parent) or real.is_relative_to(ROOT) or not real.exists():
            continue
        if real.is_relative_to(toolchain):
            package = document.add(
                "swift", swift_version(), "Apache-2.0 WITH Swift-exception",
                f"pkg:github/swiftlang/swift@swift-{swift_version()}-RELEASE")
        else:
            found = document.debian(path)
            if not found:
                print(f"make-sbom.py: no package has {path}", file=sys.stderr)
                return 65
            package = found
        if path in headers and NO_CODE.match(document.packages[package]["name"]):
            continue
        document.relations.add((corridor, "STATIC_LINK" if path in inside else "CONTAINS", package))
    document.packages = {
        key: value for key, value in document.packages.items()
        if key == corridor or any(key in (of, other) for of, _, other in document.relations)}
    print(document.text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
