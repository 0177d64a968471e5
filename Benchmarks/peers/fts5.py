"""SQLite FTS5 on the questions of `corridor-bench text`, ranked by the same score.

    corridor-bench text --places 10000000 --work WORK --questions WORK/questions.tsv
    python3 Benchmarks/peers/fts5.py WORK/text-10000000.tsv WORK/questions.tsv WORK/fts5.sqlite

The names stand in an FTS5 table without content, with prefix indexes for 1 to 5 letters; position,
importance and length of the name in an ordinary table beside it. The score is the sum that
Corridor's TextScore defines; FTS5 has to score every match to find the ten best. Each question is
asked once warm (the median of three where it takes less than 200 ms). Prints, for each kind of
question, the times, the median of the ratios to Corridor's times from the same machine, and how
many of the ten best have the same scores.
"""

import math
import os
import sqlite3
import statistics
import sys
import time

KILOMETER = 1e7 / 111.195

# The terms of the score that depend on the row alone and on the focus; the text's share depends on
# whether the name begins with what was typed.
SCORE = """
  (CASE WHEN lower(places.name) LIKE :start ESCAPE '\\' THEN :first ELSE :other END)
  + 6.0 / max(places.words, 1) + places.importance * (45.0 / 255.0)
  + 60 * (0.5 / (1 + d * :near) + 0.3 / (1 + d * :middle) + 0.2 / (1 + d * :far)
  + 0.4 / (1 + d * :close * d * :close))
"""

QUERY = f"""
  SELECT id, {SCORE} AS score FROM (
    SELECT names.rowid AS id, sqrt(
      (places.lon - :lon) * :narrowing * (places.lon - :lon) * :narrowing
      + (places.lat - :lat) * (places.lat - :lat)) AS d, places.*
    FROM names JOIN places ON places.row = names.rowid WHERE names MATCH :match) AS places
  ORDER BY score DESC, id LIMIT 10
"""


def load(table, path):
    """Makes the database; returns the seconds it took."""
    start = time.monotonic()
    database = sqlite3.connect(path)
    database.executescript(
        """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000;
        CREATE TABLE places(
          row INTEGER PRIMARY KEY, lon INT, lat INT, importance INT, words INT, name TEXT);
        CREATE VIRTUAL TABLE names USING fts5(
          name, english, content = '', prefix = '1 2 3 4 5',
          tokenize = 'unicode61 remove_diacritics 2');
        """
    )
    batch = []

    def flush():
        database.executemany("INSERT INTO places VALUES (?, ?, ?, ?, ?, ?)", [b[:6] for b in batch])
        database.executemany(
            "INSERT INTO names(rowid, name, english) VALUES (?, ?, ?)",
            [(b[0], b[5], b[6]) for b in batch],
        )
        batch.clear()

    with open(table, encoding="utf-8") as lines:
        for line in lines:
            row, lon, lat, importance, words, name, english = line.rstrip("\n").split("\t")
            batch.append((int(row), int(lon), int(lat), int(importance), int(words), name, english))
            if len(batch) == 100_000:
                flush()
    flush()
    database.commit()
    database.close()
    return time.monotonic() - start


def ask(database, text, lon, lat):
    """The ten best rows with their scores, and the milliseconds."""
    words = text.split()
    match = " ".join('"' + word.replace('"', '""') + '"' for word in words) + "*"
    escaped = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    # One open word is worth 85 at the start of a name and 70 behind it; a whole word before it 100
    # or 90.
    if len(words) == 1:
        first, other = 85, 70
    else:
        first, other = (100 + 70) / 2, (90 + 70) / 2
    values = {
        "match": match, "start": escaped + "%", "first": first, "other": other,
        "lon": lon * 1e7, "lat": lat * 1e7, "narrowing": math.cos(math.radians(lat)),
        "near": 1 / (2 * KILOMETER), "middle": 1 / (40 * KILOMETER), "far": 1 / (800 * KILOMETER),
        "close": 1 / (0.4 * KILOMETER),
    }  # fmt: skip
    start = time.perf_counter()
    answer = database.execute(QUERY, values).fetchall()
    return answer, (time.perf_counter() - start) * 1000


def main():
    table, questions, path = sys.argv[1:4]
    most = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    if not os.path.exists(path):
        print(f"load: {load(table, path):.0f} s")
    print(f"size: {os.path.getsize(path)} bytes, SQLite {sqlite3.sqlite_version}")
    database = sqlite3.connect(path)
    database.execute("PRAGMA cache_size = -4000000")
    database.execute("PRAGMA mmap_size = 16000000000")
    kinds = {}
    with open(questions, encoding="utf-8") as lines:
        for line in lines:
            kind, text, lon, lat, milliseconds, rows = line.rstrip("\n").split("\t")
            if kind == "typo":
                continue  # FTS5 has no correction of spelling.
            asked = kinds.setdefault(kind, [])
            if len(asked) < most:
                scores = [float(row.split(":")[1]) for row in rows.split()]
                asked.append((text, float(lon), float(lat), float(milliseconds), scores))
    for kind, asked in kinds.items():
        times, ratios, same, possible = [], [], 0, 0
        for text, lon, lat, own, scores in asked:
            answer, first = ask(database, text, lon, lat)
            answer, second = ask(database, text, lon, lat)
            taken = second if second > 200 else statistics.median(
                [second] + [ask(database, text, lon, lat)[1] for _ in range(2)])
            times.append(taken)
            ratios.append(taken / own)
            possible += len(scores)
            theirs = [score for _, score in answer]
            same += sum(any(abs(score - other) < 1e-3 for other in theirs) for score in scores)
        times.sort()
        print(
            f"fts5/{kind}: {len(asked)} asked, p50 {times[len(times) // 2]:.1f} ms, "
            f"p99 {times[min(len(times) - 1, int(0.99 * len(times)))]:.1f} ms, "
            f"ratio to corridor: median {statistics.median(ratios):.0f}, "
            f"least {min(ratios):.0f}; {same} of {possible} best with the same score"
        )


if __name__ == "__main__":
    main()
