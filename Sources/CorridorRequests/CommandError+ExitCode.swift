internal import Corridor
package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex

extension CommandError {
  /// The exit status of the process.
  package var exitCode: ExitCode {
    switch self {
    case .output(.readerGone): .ok
    case .output(let error): error.exitCode
    case .reading(let error): error.exitCode
    case .importing(_, let code): code
    case .route(let error): error.exitCode
    case .index(let error): error.exitCode
    case .geometry(let error): error.exitCode
    case .area, .keys, .vehicleFile, .hours: .badData
    case .search(let error): error.exitCode
    case .serving(_, let isUnavailable): isUnavailable ? .unavailable : .usage
    case .noPlaces: .noInput
    case .inTheWay: .cannotCreate
    case .badLine: .badData
    case .unfinished: .cannotCreate
    case .cannotResume: .badData
    case .interrupted(let signal): ExitCode(rawValue: 128 + signal) ?? .interrupted
    default: .usage
    }
  }
}

extension OutputError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .cannotCreate: .cannotCreate
    case .isInput: .usage
    case .libraryMissing: .unavailable
    default: .inputOutput
    }
  }
}

extension InputError {
  package var exitCode: ExitCode {
    switch self {
    case .unreadable(_, .system): .inputOutput
    case .unreadable: .noInput
    case .outOfMemory: .internalError
    case .noSuchFeature, .precisionUnknown, .precision: .usage
    case .geometry(let error): error.exitCode
    default: .badData
    }
  }
}

extension RouteError {
  fileprivate var exitCode: ExitCode {
    if case .libraryMissing = self { .unavailable } else { .badData }
  }
}

extension IndexError {
  package var exitCode: ExitCode {
    switch self {
    case .missing, .notAFile, .cannotOpen: .noInput
    case .cannotCreate: .cannotCreate
    case .io: .inputOutput
    case .noSuchRow: .internalError
    case .outputIsInput: .usage
    default: .badData
    }
  }
}

extension GeometryError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .libraryMissing: .unavailable
    case .geosFailed, .projFailed: .internalError
    default: .usage
    }
  }
}

extension SearchError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .index(let error): error.exitCode
    case .route(let error): error.exitCode
    case .geometry(let error): error.exitCode
    case .detoursUnavailable, .detoursBusy: .unavailable
    default: .usage
    }
  }
}
