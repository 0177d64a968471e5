"""Asks Corridor a question of a world, and compares the answer with that of the model."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import corridor
import gaps_model
import search_model
from find_model import Search
from gaps_model import Gap
from judge import COLUMNS, compare_gaps, compare_hits, compare_places
from passes import Undecided
from questions import Maker, Question
from travel import Refused
from world import World, made

# So many further pages are read.
PAGES = 3


def ask(world: World, number: int, outcomes: Counter[str]) -> list[str]:
    """What is wrong with the answer to a question; counts what came of it."""
    question = Maker(world, number).question()
    try:
        wrong = _ask(world, question)
    except Undecided as reason:
        outcomes[f"undecided: {reason}"] += 1
        return []
    outcomes[question.operation] += 1
    outcomes.update(f"{question.operation} {name}" for name in question.fields)
    return [f"{question}\n    " + "\n    ".join(wrong[:5])] if wrong else []


def questions(world: World, count: int) -> Iterator[Question]:
    for number in range(count):
        yield Maker(world, number).question()


def _ask(world: World, question: Question) -> list[str]:
    route = world.routes[question.route]
    try:
        match question.operation:
            case "find":
                return _find(world, question)
            case "gaps":
                expected = gaps_model.gaps(world, route, question.asked)
                return _gaps(world, expected, question)
    except Refused as reason:
        # The model refuses before anything is asked.
        return _refusal(world, question, str(reason))
    except corridor.UsageError as error:
        return [f"refused: {error}"]
    places = search_model.found(world, route, question.asked)
    fields = {**question.fields, "route": route.read} if "along" in question.asked else question.fields
    found: Any = world.index.search(None, **fields)
    return compare_places(found["hits"], found["found"], places, question.asked)


def _find(world: World, question: Question) -> list[str]:
    route = world.routes[question.route]
    search = Search(world, route, question.asked)
    rows = search.rows()
    answer = world.index.find(route.read, columns=COLUMNS, **question.fields)
    columns = answer.to_arrow().to_pydict()
    wrong = compare_hits(columns, answer.found, rows, search)
    if "limit" in question.asked:
        wrong += _pages(world, question, answer)
    return wrong


def _gaps(world: World, expected: list[Gap], question: Question) -> list[str]:
    route, limit = world.routes[question.route].read, question.asked.get("limit")
    answer = world.index.gaps(route, **{**question.fields, "limit": None})
    summary = answer.summary()
    raw = [snake_case(gap) for gap in summary["gaps"]]
    whole = compare_gaps(raw, expected)
    if summary["found"] != len(raw):
        whole.append(f"found {summary['found']}, gave {len(raw)}")
    if limit:
        page = world.index.gaps(route, **question.fields).summary()
        if [snake_case(gap) for gap in page["gaps"]] != raw[:limit] or page["found"] != len(raw):
            whole.append(f"the first {limit} are {page}, all are {raw}")
    return whole + compare_gaps(answer.to_arrow().to_pylist(), expected)


def snake_case(gap: Mapping[str, Any]) -> dict[str, Any]:
    """The members of a gap by the names of its columns; what is always nought or null is left out of answers."""
    named = {re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name): value for name, value in gap.items()}
    named["number"] = int(gap["id"].partition(":")[2])
    return {"ferry_meters": 0.0, "excess_meters": None, **named}


def _pages(world: World, question: Question, answer: corridor.Answer) -> list[str]:
    """Whether the first pages, joined, are the beginning of the whole answer."""
    route = world.routes[question.route].read
    whole = list(world.index.find(route, **{**question.fields, "limit": None}))
    joined = list(answer)
    for _ in range(PAGES):
        if answer.next_cursor is None:
            break
        answer = world.index.find(route, cursor=answer.next_cursor, **question.fields)
        joined += answer
    if joined != whole[:len(joined)] or (answer.next_cursor is None and len(joined) < len(whole)):
        return [f"pages are {joined}, the whole is {whole}"]
    return []


def _refusal(world: World, question: Question, reason: str) -> list[str]:
    """Whether Corridor refuses a question, too."""
    route = world.routes[question.route].read
    try:
        if question.operation == "find":
            world.index.find(route, **question.fields)
        else:
            world.index.gaps(route, **question.fields).summary()
    except corridor.UsageError:
        return []
    return [f"answered, expected an error: {reason}"]


def reproduce(seed: int, number: int) -> list[str]:
    """Asks one question again, and prints what is wrong with its answer."""
    with tempfile.TemporaryDirectory() as folder, made(seed, Path(folder)) as world:
        wrong = ask(world, number, Counter())
    print(*wrong, sep="\n")
    return wrong
