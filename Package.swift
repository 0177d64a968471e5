// swift-tools-version: 6.2
import PackageDescription

/// One set of settings for every Swift target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// A Swift library target with the shared settings.
func library(
  _ name: String, _ dependencies: [Target.Dependency], linking libraries: [String] = [],
  embedding files: [String] = [], _ settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: strict + settings,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A test target that mirrors the target it tests. It is compiled without optimisation even where
/// `-Xswiftc -O` optimises what it tests: that takes a quarter less processor time for the build of
/// all tests. The front end's own option is used, because `-O` of the command line comes later.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["CorridorTestSupport"], exclude: excluded,
    swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-Onone"])])
}

/// Whether another package depends on this one; flags of the compiler are for root packages.
let isDependency = Context.packageDirectory.contains("/checkouts/")

/// A target in C or C++, which reads and writes memory by hand: overflows of buffers end the program.
func native(
  _ name: String, _ dependencies: [Target.Dependency] = [], excluding excluded: [String] = [],
  linking libraries: [String] = [], cxx: [CXXSetting] = []
) -> Target {
  let fortify = BuildSettingCondition.when(configuration: .release)
  var (c, cxx) = ([CSetting.define("_FORTIFY_SOURCE", to: "3", fortify)], cxx)
  cxx.append(.define("_FORTIFY_SOURCE", to: "3", fortify))
  if !isDependency {
    c.append(.unsafeFlags(["-fstack-protector-strong"]))
    cxx.append(.unsafeFlags(["-fstack-protector-strong"]))
  }
  return .target(
    name: name, dependencies: dependencies, exclude: excluded, cSettings: c, cxxSettings: cxx,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

let linking = "\(Context.packageDirectory)/Sources/CorridorCLI/Linking"

/// How the command is linked so that a small search takes 2.6 ms of processor time in place of 4.5;
/// it links without these, too.
///
/// The folder has linker scripts that put archives in the places of shared libraries, the C++
/// library above all. What nobody looks up by name is not exported, and a program that has its
/// fixed place needs none of its 30,000 pointers moved when it starts. What a search needs of the
/// program lies side by side, so that few pages of it are asked for (`Scripts/link-order.py`). Only
/// a root package may have such flags, and only an executable has them here, so that the library
/// can be depended on.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-L\(linking)", "-Xlinker", "--no-export-dynamic",
      "-Xclang-linker", "-static-libgcc", "-Xclang-linker", "-no-pie",
      "-Xlinker", "--symbol-ordering-file=\(linking)/order.txt",
      "-Xlinker", "--no-warn-symbol-ordering",
      // What the loader has bound cannot be written to afterwards.
      "-Xlinker", "-z", "-Xlinker", "now",
    ], .when(platforms: [.linux], configuration: .release))
]

/// How the library for C is linked: it has its own name, and shows what its header has and nothing else.
let versionedSymbols: [LinkerSetting] = [
  .unsafeFlags([
    "-static-stdlib", "-use-ld=lld", "-Xlinker", "-soname=libcorridor.so.0",
    "-Xlinker", "-z", "-Xlinker", "now",
    "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/CorridorABI/exports.map",
  ])
]

/// The files of the map page, which are in the program.
let page =
  ["page.html", "page.css"]
  + [
    "address", "app", "arrival", "basemap", "categories", "completions", "contact", "days",
    "details", "dom", "exports", "gaps", "glyphs", "graticule", "map", "messages", "now",
    "plainmap", "plan", "point", "polyline", "results", "route", "service", "shapes", "signs",
    "spreadsheet", "state", "stops", "strip", "symbols", "trip", "truck", "vectormap", "width",
    "zones",
  ].map { $0 + ".js" }

let package = Package(
  name: "corridor",
  products: [
    .library(name: "Corridor", targets: ["Corridor"]),
    .library(name: "CorridorABI", type: .dynamic, targets: ["CorridorABI"]),
    .library(name: "CorridorOnline", targets: ["CorridorOnline"]),
    .executable(name: "corridor", targets: ["CorridorCLI"]),
    .executable(name: "corridor-bench", targets: ["CorridorBench"]),
  ],
  targets: [
    // System libraries and thin C faces.
    native("CLoader"),
    native(
      "CCorridorData",
      excluding: ["README.md", "Holidays", "Lexicon", "Lexicon.table", "SchoolHolidays", "Zones"]),
    native("CCurl", ["CLoader"]),
    native("CGEOS", ["CLoader"]),
    native("CPROJ", ["CLoader"]),
    native("CICU", ["CLoader"]),
    native("CMicroHTTPD", ["CLoader"]),
    native("CSQLite", ["CLoader"]),
    native("CXXHash", linking: ["xxhash"]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    native("CSIMD"),
    native("CSimdjson", ["CLoader"]),
    native(
      "CLibosmium", excluding: ["UPSTREAM.md"],
      linking: ["z", "deflate", "bz2", "lz4", "expat"], cxx: [.define("OSMIUM_WITH_LZ4")]),

    library("CorridorThreads", []),
    library("CorridorHours", ["CCorridorData", "CICU", "CorridorThreads"], linking: ["m"]),
    library("CorridorRules", ["CorridorHours"]),
    library("CorridorGeometry", ["CGEOS", "CPROJ", "CSIMD", "CorridorThreads"], linking: ["m"]),
    library(
      "CorridorIndex",
      ["CICU", "CLinux", "CXXHash", "CorridorGeometry", "CorridorHours", "CorridorThreads"]),
    library(
      "CorridorFormats",
      [
        "CExpat", "CSQLite", "CSimdjson", "CZlib", "CorridorGeometry", "CorridorHours",
        "CorridorIndex",
      ]),
    library(
      "CorridorImport",
      [
        "CLibosmium", "CZlib", "CorridorFormats", "CorridorGeometry", "CorridorHours",
        "CorridorIndex", "CorridorThreads",
      ],
      // What is kept of a file is lent as spans.
      [.enableExperimentalFeature("Lifetimes")]),
    library(
      "Corridor",
      [
        "CCorridorData", "CorridorFormats", "CorridorGeometry", "CorridorHours", "CorridorIndex",
        "CorridorRules", "CorridorThreads",
      ],
      // Columns lend their values as spans.
      [.enableExperimentalFeature("Lifetimes")]),
    .executableTarget(
      name: "LexiconCompiler", dependencies: ["Corridor", "CorridorHours"], swiftSettings: strict),
    library(
      "CorridorOnline",
      [
        "CCurl", "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorIndex",
        "CorridorRequests", "CorridorThreads",
      ]),
    library(
      "CorridorRequests",
      [
        "CMalloc", "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorHours",
        "CorridorIndex", "CorridorRules", "CorridorThreads",
      ]),
    library(
      "CorridorHTTP",
      [
        "CLinux", "CMicroHTTPD", "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorIndex",
        "CorridorRequests", "CorridorThreads",
      ], embedding: page.map { "Page/" + $0 }),
    native("CCorridor", excluding: ["Examples"]),
    .target(
      name: "CorridorABI",
      dependencies: [
        "CCorridor", "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorIndex",
        "CorridorOnline", "CorridorRequests", "CorridorThreads",
      ],
      exclude: ["exports.map"], swiftSettings: strict, linkerSettings: versionedSymbols),
    .executableTarget(
      name: "CorridorCLI",
      dependencies: [
        "CCurl", "CExpat", "CGEOS", "CICU", "CLibosmium", "CLoader", "CMicroHTTPD", "CPROJ",
        "CSQLite", "CSimdjson", "CZlib",
        "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorHours", "CorridorHTTP",
        "CorridorImport", "CorridorIndex", "CorridorOnline", "CorridorRequests", "CorridorRules",
        "CorridorThreads",
      ],
      exclude: ["Linking"], swiftSettings: strict, linkerSettings: quickStart),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "CorridorBench",
      dependencies: [
        "CAllocations", "CZlib", "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorHTTP",
        "CorridorHours", "CorridorImport", "CorridorIndex", "CorridorRequests", "CorridorThreads",
      ],
      path: "Benchmarks/CorridorBench", exclude: ["README.md"], swiftSettings: strict),

    .target(
      name: "CorridorTestSupport",
      dependencies: [
        "CorridorFormats", "CorridorGeometry", "CorridorImport", "CorridorIndex", "CorridorThreads",
      ],
      path: "Tests/Support", swiftSettings: strict),
    tests("CorridorThreads", ["CorridorThreads"]),
    tests("CorridorHours", ["CorridorHours"]),
    tests("CorridorRules", ["CorridorRules", "CorridorHours"], excluding: ["Days"]),
    tests("CorridorGeometry", ["CorridorGeometry"]),
    tests("CorridorIndex", ["CorridorIndex", "CorridorGeometry", "CorridorHours"]),
    tests(
      "CorridorFormats",
      ["CorridorFormats", "CorridorIndex", "CorridorGeometry", "CorridorHours"]),
    tests(
      "CorridorImport",
      [
        "CZlib", "CorridorFormats", "CorridorImport", "CorridorIndex", "CorridorGeometry",
        "CorridorHours",
      ]),
    tests(
      "Corridor",
      [
        "Corridor", "CorridorFormats", "CorridorHours", "CorridorImport", "CorridorIndex",
        "CorridorGeometry", "CorridorThreads",
      ], excluding: ["Lexicon/CommonWords"]),
    tests(
      "CorridorRequests",
      [
        "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorHours", "CorridorIndex",
        "CorridorRequests", "CorridorThreads",
      ]),
    tests(
      "CorridorOnline",
      [
        "CorridorOnline", "CorridorHTTP", "Corridor", "CorridorFormats", "CorridorIndex",
        "CorridorGeometry", "CorridorThreads",
      ]),
    tests(
      "CorridorHTTP",
      [
        "CorridorHTTP", "Corridor", "CorridorFormats", "CorridorIndex", "CorridorGeometry",
        "CorridorRequests", "CorridorThreads",
      ]),
    tests(
      "CorridorPage",
      [
        "CorridorHTTP", "Corridor", "CorridorFormats", "CorridorImport", "CorridorIndex",
        "CorridorGeometry",
      ]),
    tests(
      "CorridorABI", ["CorridorFormats", "CorridorIndex", "CorridorGeometry"],
      excluding: ["Programs"]),
    tests(
      "CorridorCLI", ["CorridorCLI", "CorridorRequests", "CorridorHours"], excluding: ["Golden"]),
    tests(
      "CorridorBench",
      ["CorridorBench", "Corridor", "CorridorFormats", "CorridorIndex", "CorridorGeometry"]),
  ],
  cxxLanguageStandard: .cxx17
)

let fuzzed: [Target.Dependency] = [
  "Corridor", "CorridorFormats", "CorridorGeometry", "CorridorHTTP", "CorridorHours",
  "CorridorImport", "CorridorIndex", "CorridorOnline", "CorridorRequests", "CorridorRules",
  "CorridorTestSupport", "CorridorThreads",
]

extension Package {
  /// Leaves only some targets and what they need, so that nothing else is compiled and linked.
  func keep(_ names: [String]) {
    var needed: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard needed.insert(name).inserted else { continue }
      guard let target = targets.first(where: { $0.name == name }) else {
        fatalError("there is no target \(name)")
      }
      for case .byNameItem(let name, _) in target.dependencies { waiting.append(name) }
    }
    targets.removeAll { !needed.contains($0.name) }
    products.removeAll()
  }
}

// The fuzzers, which only a build with libFuzzer can link, or the test of what they begin with.
if Context.environment["CORRIDOR_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "corridor-fuzz", dependencies: fuzzed, path: "Tests/Fuzz",
      exclude: ["Corpus", "Tests"], sources: ["Program", "Readers"], swiftSettings: strict))
  package.keep(["corridor-fuzz"])
} else {
  package.targets.append(
    .testTarget(
      name: "CorridorFuzzTests", dependencies: fuzzed, path: "Tests/Fuzz",
      exclude: ["Corpus", "Program"], sources: ["Readers", "Tests"],
      swiftSettings: strict))
}

// Test targets with commas between them, for builds in which not everything is run, such as those
// with a sanitizer.
if let names = Context.environment["CORRIDOR_TESTS"], !names.isEmpty {
  package.keep(names.split(separator: ",").map(String.init))
}
