"""Random questions about random worlds, answered by Corridor and by the model.

CORRIDOR_RANDOM_QUERIES is the number of questions; the first lines of a failure ask its question again, as does

    PYTHONPATH=Sources/CorridorPython:Tests/Python/model python3 -c 'from ask import reproduce; reproduce(3, 14)'
"""

from __future__ import annotations

import os
import warnings
from collections import Counter
from pathlib import Path

import pytest

from ask import ask
from world import made

QUERIES = int(os.environ.get("CORRIDOR_RANDOM_QUERIES", "600"))
# So many questions are about one world. Every part asks about worlds of its own.
OF_A_WORLD = 150
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
def test_answers_are_those_of_the_model(part: int, tmp_path: Path) -> None:
    outcomes: Counter[str] = Counter()
    wrong: list[str] = []
    worlds = range(part, max(PARTS, QUERIES // OF_A_WORLD), PARTS)
    for seed in worlds:
        with warnings.catch_warnings(), made(seed, tmp_path) as world:
            # Such as a category that no place has.
            warnings.simplefilter("ignore")
            for number in range(OF_A_WORLD):
                wrong += ask(world, number, outcomes)
        assert len(wrong) < 20, "\n".join(wrong)
    assert not wrong, "\n".join(wrong)
    asked = OF_A_WORLD * len(worlds)
    undecided = sum(count for name, count in outcomes.items() if name.startswith("undecided"))
    decided = sum(outcomes[operation] for operation in ("find", "gaps", "search"))
    print(f"{asked} questions, {undecided} undecided: {dict(outcomes)}")
    # Questions to which the answer is a refusal are neither.
    # Some worlds have many of either, which shows where few worlds are asked about.
    assert decided > 0.9 * asked - 10 and undecided < 0.06 * asked + 10, outcomes
