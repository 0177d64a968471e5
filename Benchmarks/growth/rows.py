"""Makes a table of invented places around invented towns, from a fixed seed.

    rows.py COUNT OUTPUT.csv [--text-ids]

Its columns are id, name, category, lon and lat. Names have two or three of 50,000 words, most of them
rare. Identifiers ascend from 0; with --text-ids they are words that do not ascend. A million rows are
made at a time, so that memory does not grow.
"""

import os
import sys

import numpy as np
import pyarrow as pa
import pyarrow.compute
import pyarrow.csv

SEED = 2026
ROWS_AT_ONCE = 1_000_000
WORDS, TOWNS = 50_000, 20_000
SYLLABLES = ["ba", "den", "fel", "gro", "ka", "lin", "mo", "nor", "pe", "ru", "sel", "ta", "vi", "wal", "zu"]
CATEGORIES = ["fuel", "cafe", "restaurant", "bank", "pharmacy", "school", "hospital", "parking", "post_box",
              "bakery", "supermarket", "hotel", "museum", "charging_station", "library", "cinema"]  # fmt: skip
# Odd, so that products with different numbers are different in 48 bits.
STEP, MASK = 0x9E3779B97F4B, (1 << 48) - 1
DIGITS = np.frombuffer(b"0123456789abcdef", np.uint8)


def write(count, output, has_text_ids=False):
    """Writes `count` rows; under its name only when it is whole."""
    seed = np.random.default_rng(SEED)
    syllables = seed.choice(SYLLABLES, (WORDS, 4))
    words = pa.array(["".join(row[: 2 + index % 3]).capitalize() for index, row in enumerate(syllables)])
    towns = seed.uniform((-179, -60), (179, 70), (TOWNS, 2))
    part = output + ".part"
    options = pyarrow.csv.WriteOptions(quoting_style="none", include_header=False)
    with open(part, "wb") as file:
        file.write(b"id,name,category,lon,lat\n")
        for start in range(0, count, ROWS_AT_ONCE):
            rows = min(ROWS_AT_ONCE, count - start)
            random = np.random.default_rng([SEED, start])
            ids = np.arange(start, start + rows)
            position = towns[random.integers(0, TOWNS, rows)] + random.normal(0, 0.05, (rows, 2))
            columns = [
                _words_of(ids) if has_text_ids else pa.array(ids), _names(random, words, rows),
                pa.array(CATEGORIES).take(pa.array(random.integers(0, len(CATEGORIES), rows))),
                *(pa.array(each) for each in np.round(position, 7).T),
            ]  # fmt: skip
            names = ["id", "name", "category", "lon", "lat"]
            pyarrow.csv.write_csv(pa.table(columns, names), file, options)
    os.replace(part, output)


def _names(random, words, rows):
    """Words by their rank, the first ones often; a third word in two of three names."""
    ranks = (WORDS * random.random((3, rows)) ** 3).astype(np.int32)
    has_third = random.random(rows) < 2 / 3
    columns = [words.take(pa.array(each)) for each in ranks[:2]]
    columns.append(words.take(pa.array(ranks[2], mask=~has_third)))
    return pa.compute.binary_join_element_wise(*columns, " ", null_handling="skip")


def _words_of(ids):
    """A word of 12 letters and digits for each identifier; no two are the same."""
    scattered = ids * STEP & MASK
    digits = DIGITS[scattered[:, None] >> np.arange(44, -4, -4) & 15]
    return pa.array(digits.view("S12").ravel()).cast(pa.string())


if __name__ == "__main__":
    write(int(sys.argv[1]), sys.argv[2], "--text-ids" in sys.argv[3:])
