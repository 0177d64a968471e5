/// Why a truck condition, or a vehicle, cannot be parsed.
@nonexhaustive
public enum TruckError: Error, Hashable {
  /// No attribute has this name; with the closest one.
  case unknownAttribute(String, suggestion: String?)
  /// The text after an attribute is not valid; with what is expected.
  case badCondition(String, expected: String)
  /// No vehicle setting has this name; with the closest one.
  case unknownSetting(String, suggestion: String?)
  /// A vehicle setting cannot have this value; with what is expected.
  case badSetting(VehicleProfile.Setting, found: String, expected: String)
  /// A line of a file repeats a setting of another line.
  case repeatedSetting(VehicleProfile.Setting)
  /// A line of a file has no `=`.
  case noSetting(found: String)
  /// An error in a line of a file; lines count from 1.
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
      "'\(found)' is not a condition; give one such as \(expected)"
    case .unknownSetting(let found, let suggestion):
      "unknown setting '\(found)'; "
        + (suggestion.map { "did you mean \($0)?" }
          ?? "give one of \(VehicleProfile.Setting.allNames)")
    case .badSetting(let setting, let found, let expected):
      "\(setting.rawValue) cannot be '\(found)'; give \(expected)"
    case .repeatedSetting(let setting):
      "\(setting.rawValue) is given more than once; give it once"
    case .noSetting(let found):
      "'\(found)' is not a setting; give one such as height = 4.0m"
    case .line(let file, let line, let error):
      "\(file), line \(line): \(error)"
    }
  }
}
