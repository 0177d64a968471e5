/// What `corridor-bench --help` says.
let help = """
  corridor-bench: how fast Corridor answers, beside a C program that marks what one core can do.

    swift run -c release corridor-bench [--places 1000000] [--work FOLDER] [--against PROGRAM]
                                        [--command CORRIDOR] [--only PATTERN,...] [--repeat N]
                                        [--json FILE] [--label COMMIT] [--check] [--quick] [--list]
    ... corridor-bench compare BEFORE AFTER
    ... corridor-bench text | reverse | model | growth | serve
    ... corridor-bench cancel | allocations
    ... corridor-bench quality --data FOLDER [--work FOLDER] [--misses] [--quick]
    ... corridor-bench world | answer

  Places and routes are invented from a fixed seed. Every entry is named what/size/variant and
  prints how many it found beside the time, and a checksum of what that was; ratios compare medians
  taken in the same run, one after the other. `--list` names the entries, `--only` chooses among
  them by name, by the beginning of a name up to a slash, or by a pattern such as 'find/*/q1'.

  `--against` names the compiled C program, `--command` the built `corridor` for cold starts.
  `--json` writes the figures as lines of JSON, which `compare` sets beside those of another run: it
  fails where an answer is not the same, whatever the times. `--check` holds answers against those
  found without an index, or against what was written, and fails where one is wrong; searches only
  where places and vertices are few.

  `text` measures suggestions and completions among places with names in nine languages, and with
  `--questions FILE` writes them down; Benchmarks/peers has the script that asks SQLite FTS5 the same.
  `reverse` looks up what is at positions. `model` measures searches along routes from 100 to a
  million vertices. `growth` asks what more places cost a search that finds as many: with more than
  ten million (`--continent` says another number), which are on several continents, the same places;
  else see GrowthEntries. `serve` asks over HTTP what the library is asked beside it. `cancel` stops
  work that is under way, and waits for its end. `allocations` fails where a search asks for memory
  too often. `quality` counts how soon the place that someone looks for is found in real extracts.
  `world` writes places and routes for the engines of Benchmarks/peers, `answer` answers their
  questions beside them.
  """
