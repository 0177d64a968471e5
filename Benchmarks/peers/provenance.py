"""What was measured, and on which machine."""

import os
import platform
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def machine():
    """As text_report says it, with the kernel."""
    sys.path.insert(0, os.path.join(ROOT, "Benchmarks"))
    import text_report

    return f"{text_report.machine()}, kernel {platform.release()}"


def commit():
    """The commit that is measured, with a mark when something else than reports has changed."""
    git = ["git", "-C", ROOT]
    said = subprocess.run(
        [*git, "describe", "--always", "--exclude=*"], capture_output=True, text=True, check=False)
    changes = subprocess.run(
        [*git, "status", "--porcelain", "--untracked-files=no", "--", ".", ":!Benchmarks/runs"],
        capture_output=True, text=True, check=False)  # fmt: skip
    return (said.stdout.strip() or "unknown") + ("-dirty" if changes.stdout.strip() else "")
