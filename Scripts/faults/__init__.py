"""The parts of check-faults.py: the library that makes calls fail, the commands that run with it, and the checks."""
