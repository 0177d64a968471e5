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
  _ name: String, _ dependencies: [Target.Dependency], linking libraries: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: strict,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A test target that mirrors the target it tests.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["CorridorTestSupport"], exclude: excluded,
    swiftSettings: strict)
}

let package = Package(
  name: "corridor",
  products: [
    .library(name: "Corridor", targets: ["Corridor"]),
    .executable(name: "corridor", targets: ["CorridorCLI"]),
    .executable(name: "corridor-bench", targets: ["CorridorBench"]),
  ],
  targets: [
    // System libraries and thin C faces.
    .target(name: "CGEOS"),
    .target(name: "CLanes"),
    .target(name: "CPROJ"),
    .target(name: "CICU"),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CXAttr"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(
      name: "CLibosmium",
      cxxSettings: [.define("OSMIUM_WITH_LZ4")],
      linkerSettings: ["z", "bz2", "lz4", "expat"].map { .linkedLibrary($0) }),

    library("CorridorGeometry", ["CGEOS", "CLanes", "CPROJ"], linking: ["m"]),
    library("CorridorIndex", ["CorridorGeometry", "CICU", "CXXHash", "CXAttr"]),
    library(
      "CorridorImport",
      ["CorridorGeometry", "CorridorIndex", "CSimdjson", "CExpat", "CZlib", "CLibosmium"]),
    library("Corridor", ["CorridorGeometry", "CorridorIndex", "CorridorImport"]),
    .executableTarget(
      name: "CorridorCLI",
      dependencies: ["Corridor", "CorridorGeometry", "CorridorIndex", "CorridorImport"],
      swiftSettings: strict),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "CorridorBench",
      dependencies: [
        "CAllocations", "CZlib", "Corridor", "CorridorGeometry", "CorridorImport", "CorridorIndex",
      ],
      path: "Benchmarks/CorridorBench", exclude: ["README.md"], swiftSettings: strict),

    .target(
      name: "CorridorTestSupport", dependencies: ["CorridorGeometry", "CorridorIndex"],
      path: "Tests/Support", swiftSettings: strict),
    tests("CorridorGeometry", ["CorridorGeometry"]),
    tests("CorridorIndex", ["CorridorIndex", "CorridorGeometry"]),
    tests("CorridorImport", ["CorridorImport", "CorridorIndex", "CorridorGeometry"]),
    tests("Corridor", ["Corridor", "CorridorImport", "CorridorIndex", "CorridorGeometry"]),
    tests("CorridorCLI", ["CorridorCLI"], excluding: ["Golden"]),
    tests(
      "CorridorBench",
      ["CorridorBench", "Corridor", "CorridorImport", "CorridorIndex", "CorridorGeometry"]),
  ],
  cxxLanguageStandard: .cxx17
)
