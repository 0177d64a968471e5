import Corridor
import CorridorRequests
import CorridorTestSupport
import CorridorThreads

extension FuzzReader {
  /// Requests, which are answered from the places of the fixtures.
  static let requests =
    CorridorRequests.Operation.allCases.map { operation in
      FuzzReader(name: "request-\(operation.rawValue)") { bytes in
        try answer { token throws(CommandError) in
          try OperationCall(operation, body: bytes, from: .client, until: token)
        }
      }
    } + [FuzzReader(name: "request-parameters", read: parameters)]

  /// A line `operation?name=value&name=value`.
  private static let parameters: @Sendable ([UInt8]) throws -> Void = { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    guard let name = parts.first,
      let operation = CorridorRequests.Operation(
        rawValue: String(decoding: name, as: UTF8.self))
    else { return }
    let query = parts.count > 1 ? parts[1] : []
    let parameters = query.split(separator: UInt8(ascii: "&")).map { field in
      let parts = field.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (
        name: String(decoding: parts[0], as: UTF8.self),
        value: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
      )
    }
    try answer { token throws(CommandError) in
      try OperationCall(operation, parameters: parameters, from: .client, until: token)
    }
  }

  /// Answers a request in each of its formats, each in a second at most.
  private static func answer(
    _ make: (CancellationToken) throws(CommandError) -> OperationCall
  ) throws {
    let token = CancellationToken(after: .seconds(1))
    guard let call = try? make(token) else { return }
    for format in call.operation.formats {
      let token = CancellationToken(after: .seconds(1))
      _ = try? call.answer(as: format, in: Island.index.get(), widestMeters: 20_000, until: token)
    }
  }
}
