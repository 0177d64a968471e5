/// What `corridor-bench --help` says.
let help = """
  corridor-bench: measures Corridor, beside a C program that shows what one core can do.

    swift run -c release corridor-bench [--places 1000000] [--work FOLDER] [--against PROGRAM]
                                        [--command CORRIDOR] [--only PATTERN,...] [--repeat N]
                                        [--json FILE] [--label COMMIT] [--check] [--quick] [--list]
    ... corridor-bench compare BEFORE AFTER
    ... corridor-bench text | reverse | model | growth | serve
    ... corridor-bench cancel | allocations
    ... corridor-bench quality --data FOLDER [--work FOLDER] [--misses] [--quick]
    ... corridor-bench world | answer

  Places and routes are invented from a fixed seed. Every entry is named what/size/variant and
  prints the number of its results beside the time, and a checksum of them; ratios compare medians
  taken in the same run, one after the other. `--list` names the entries, `--only` selects entries
  by name, by the beginning of a name up to a slash, or by a pattern such as 'find/*/q1'.

  `--against` names the compiled C program, `--command` the built `corridor` for cold starts.
  `--json` writes the figures as lines of JSON, and `compare` compares those of two runs: it fails
  if an answer differs, whatever the times. `--check` compares answers with those found without an
  index, or with the input, and fails if one is wrong; it checks searches only if places and
  vertices are few.

  `text` measures suggestions and completions among places with names in nine languages, and writes
  the questions with `--questions FILE`; Benchmarks/peers has the script that asks SQLite FTS5 the
  same. `reverse` looks up positions. `model` measures searches along routes of 100 to a million
  vertices. `growth` measures what more places cost a search with as many results: above ten million
  places (or the number of `--continent`), which are on several continents, the same results; else
  see GrowthEntries. `serve` sends the same requests to the service and to the library. `cancel`
  stops work that is under way, and waits for its end. `allocations` fails if a search allocates
  memory too often. `quality` counts how soon searches find the wanted place in real extracts.
  `world` writes places and routes for the engines of Benchmarks/peers; `answer` answers their
  questions.
  """
