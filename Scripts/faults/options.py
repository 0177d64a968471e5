"""What the command lines of the checks have in common."""

import argparse
import pathlib

from .commands import COMMANDS


def parse(parser: argparse.ArgumentParser, more: list[str]) -> argparse.Namespace:
    """Adds PROGRAM, --only and --list to a parser, and parses; `only` becomes a list of names.

    The names are those of the commands, and `more`. --list prints them and ends the program.
    """
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--only", default="", help="names with commas between")
    parser.add_argument("--list", action="store_true", help="print the names for --only")
    options = parser.parse_args()
    names = [command.name for command in COMMANDS] + more
    if options.list:
        print("\n".join(names))
        parser.exit()
    options.only = options.only.split(",") if options.only else names
    if unknown := set(options.only) - set(names):
        parser.error(f"unknown names: {', '.join(sorted(unknown))}; --list shows all")
    return options
