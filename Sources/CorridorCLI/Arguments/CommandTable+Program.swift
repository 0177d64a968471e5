internal import CorridorRequests

extension CommandTable {
  /// The commands that make, check and serve indexes, and those that need none.
  static let ofProgram: [CommandSpec] = [
    CommandSpec(
      "import", ImportCommand.self, operands: "INPUT...", operandCount: 1...Int.max,
      options: [
        .index, .toponyms, .roads, .timeZones, .importCategory, .source, .inputSystem, .columns,
        .delimiter, .importMemory, .resume, .strict, .quiet,
      ],
      summary: "Make an index from OSM, GeoJSON and CSV files",
      details: [
        """
        Reads .osm.pbf, .osm, .osm.gz, .osm.bz2, GeoJSON (also one feature per line, also \
        Overture's) and CSV or TSV into one index. Bad rows are left out, counted and reported, in \
        at most ten lines.
        """,
        """
        OSM files provide businesses and toponyms: settlements, administrative areas, streets and \
        house numbers. Toponyms that an extract cuts are left out and counted, also with --strict. \
        The ways of main roads are stored for --carriageway.
        """,
      ],
      examples: [
        "corridor import Fixtures/island.osm.pbf -o island.corridor",
        "corridor import Fixtures/stations.csv Fixtures/depots.geojson -o tables.corridor",
      ]),
    CommandSpec(
      "serve", ServeCommand.self,
      options: [
        .places, .listen, .keyFile, .rateLimit, .corsOrigin, .accessLog, .workers, .queue,
        .deadline, .drain, .workBudget, .maxBody, .memory, .maxWithin,
      ] + OptionSpec.engines + [
        .engineBudget, .tiles, .tilesAttribution, .mapLibre, .strict,
      ],
      summary: "Serve requests over HTTP, with a map at /",
      details: [
        """
        The map is at /. POST to /v1/find, explain, gaps, search, suggest, reverse, resolve, \
        corridor and hours takes the options as JSON, in camelCase, plural where they repeat; GET \
        takes them as parameters. GET also serves /v1/categories, /healthz, /readyz and /metrics.
        """,
        """
        The service reloads the index when its file is replaced, and on SIGHUP; requests under way \
        keep the old index. On SIGTERM, the service drains first (--drain); then, and on Ctrl-C at \
        once, it refuses new connections and finishes the requests under way.
        """,
      ],
      examples: ["corridor serve --places Fixtures/island.osm.pbf --listen 127.0.0.1:8080"]),
    CommandSpec(
      "info", InfoCommand.self, operands: "[FILE]", operandCount: 0...1,
      options: [.bytes, .reportFormat],
      summary: "Show what is in an index",
      examples: ["corridor info Fixtures/island.osm.pbf"]),
    CommandSpec(
      "verify", VerifyCommand.self, operands: "[FILE]", operandCount: 0...1,
      summary: "Check every checksum and structure of an index",
      details: [
        """
        The command also compares words, chains and opening hours with the records of the places. \
        It does not read the files that the index was made from. In an index made by another \
        version, it checks only the structure of words and hours.
        """
      ],
      examples: ["corridor verify Fixtures/island.osm.pbf"]),
    CommandSpec(
      "buffer", BufferCommand.self, .buffer,
      summary: "Write the corridor of a route as a GeoJSON polygon",
      examples: ["corridor buffer --route Fixtures/route.geojson --within 2km -o corridor.geojson"]),
    CommandSpec(
      "categories", CategoriesCommand.self, options: [.places, .reportFormat, .strict],
      summary: "List the categories and how many places of an index each has",
      examples: ["corridor categories --places Fixtures/island.osm.pbf"]),
    CommandSpec(
      "hours", HoursCommand.self, .hours,
      summary: "Show what opening hours of OpenStreetMap mean",
      details: [
        """
        VALUE is a value of the key opening_hours, such as 'Mo-Fr 06:00-22:00; PH off'. The \
        command shows its rules as Corridor understands them, when it is open in a span of local \
        time, and the holidays in that span. What VALUE and the options leave undecided is \
        unknown, never closed.
        """,
        """
        A line of --batch is {"value":..,"from":..,"to":..}, with "region", "at" ([lon, lat]), \
        "tz" and "points"; other fields are ignored. Its answer is \
        {"line":1,"parsed":true,"intervals":[[from, to, "open" or "unknown", comment or null],..]}; \
        for a value that cannot be parsed, "parsed" is false and "error" says why.
        """,
      ],
      examples: [
        """
        corridor hours 'Mo-Fr 06:00-22:00; PH off' --from 2026-12-21 --to 2026-12-28 --region de_bw
        """
      ]),
    CommandSpec(
      "rules", RulesCommand.self, operands: "check LOG|show RULES", operandCount: 1...2,
      options: [.rules, .drivers, .logZone, .reportFormat, .output, .failOnBreach],
      summary: "Say which rules about driving and rest a driver's log breaks",
      details: [
        """
        LOG has lines start,activity, of which the last is TIME,end, or lines start,end,activity: \
        2026-11-23T06:00+01:00,driving. Activities are driving, work, available, rest, sleeper \
        (rest in the berth of a vehicle) and ferry (rest on a ferry or train with a bunk). The \
        driver is taken to begin after a weekly rest, and a rest at the end to go on as long as it \
        has to.
        """,
        """
        show writes rules as JSON: change the copy, and give it as --rules. What a set of rules does \
        not have is not limited.
        """,
        """
        What is judged, with its article: breaks, driving and rest of days and weeks, the time on \
        duty, split rests, and in the EU what makes up for reduced weekly rests, ferries, breaks \
        from work and work at night.
        """,
      ],
      examples: [
        "corridor rules check Fixtures/log.csv --rules eu", "corridor rules show us -o mine.json",
      ]),
    CommandSpec(
      "export", ExportCommand.self,
      options: [.places] + PlaceFields.fields.options + [
        .exportFormat, .output, .failOnEmpty, .strict,
      ],
      summary: "Write the places of an index, all or some",
      examples: [
        "corridor export --places Fixtures/island.osm.pbf --category fuel --format csv"
      ]),
    CommandSpec(
      "completions", CompletionsCommand.self, operands: "bash|zsh|fish", operandCount: 1...1,
      summary: "Write the completion script of a shell",
      details: [
        """
        bash: source <(corridor completions bash). zsh: write it to a file _corridor in a folder \
        of $fpath. fish: corridor completions fish > ~/.config/fish/completions/corridor.fish.
        """
      ],
      examples: ["corridor completions bash"]),
    CommandSpec(
      "man", ManCommand.self, operands: "[COMMAND]", operandCount: 0...1, options: [.manualFolder],
      summary: "Write the manual page of the program or of a command",
      details: ["corridor man find | man -l - shows the page of corridor find."],
      examples: ["corridor man find"]),
  ]
}
