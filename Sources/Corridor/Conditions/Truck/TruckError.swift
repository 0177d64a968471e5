/// Why a condition on places for trucks, or a vehicle, cannot be understood.
@nonexhaustive
public enum TruckError: Error, Hashable {
  /// No attribute is called so; with the closest one.
  case unknownAttribute(String, suggestion: String?)
  /// What follows an attribute makes no sense; and what would.
  case badCondition(String, expected: String)
  /// A vehicle has nothing of this name; with the closest one.
  case unknownSetting(String, suggestion: String?)
  /// Something of a vehicle cannot have this value; and what it could have.
  case badSetting(VehicleProfile.Setting, found: String, expected: String)
  /// A line of a file gives again what another line has given.
  case repeatedSetting(VehicleProfile.Setting)
  /// A line of a file has no `=`.
  case noSetting(found: String)
  /// What is wrong with a line of a file; lines count from 1.
  indirect case line(file: String, line: Int, TruckError)
}

extension TruckError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownAttribute(let found, let suggestion):
      "unknown attribute '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "give one of \(TruckAttribute.allCases.map(\.rawValue).joined(separator: ", "))")
    case .badCondition(let found, let expected):
      "'\(found)' is no condition; give one such as \(expected)"
    case .unknownSetting(let found, let suggestion):
      "unknown setting '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "give one of \(VehicleProfile.Setting.allNames)")
    case .badSetting(let setting, let found, let expected):
      "\(setting.rawValue) cannot be '\(found)'; give \(expected)"
    case .repeatedSetting(let setting):
      "\(setting.rawValue) is given more than once; give it once"
    case .noSetting(let found):
      "'\(found)' is no setting; give one such as height = 4.0m"
    case .line(let file, let line, let error):
      "\(file), line \(line): \(error)"
    }
  }
}
