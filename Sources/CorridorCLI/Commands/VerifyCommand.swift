internal import CorridorIndex
internal import CorridorRequests

/// `corridor verify`: every checksum and structure of an index.
struct VerifyCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    let index = try PlacesSource(operands: arguments).open()
    do throws(IndexError) {
      try index.verify()
    } catch {
      throw .index(error)
    }
    return try Program.print("\(index.path): \(countedPlaces(index.count)), no errors\n")
  }
}
