/// Compiles the lexicon table from the word lists of the languages, which are embedded in this
/// program as in all others:
///
///     swift run LexiconCompiler [FILE]
///
/// FILE defaults to the table in the package; run the command from the package's folder.

internal import Corridor
internal import CorridorHours
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let path = arguments.first ?? "Sources/CCorridorData/Lexicon.table"
let (bytes, faults) = LexiconCompilation.table()
for fault in faults {
  FileHandle.standardError.write(Data("Sources/CCorridorData/\(fault)\n".utf8))
}
guard faults.isEmpty else {
  // EX_DATAERR of sysexits.
  exit(65)
}
do {
  try Data(bytes).write(to: URL(filePath: path))
} catch {
  FileHandle.standardError.write(Data("\(path): \(error.localizedDescription)\n".utf8))
  // EX_CANTCREAT of sysexits.
  exit(73)
}
print("\(path): \(bytes.count) bytes")
