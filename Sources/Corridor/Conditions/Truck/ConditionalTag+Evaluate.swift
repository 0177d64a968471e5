internal import CorridorHours
internal import CorridorThreads

extension ConditionalTag {
  /// The values that may apply in a situation, where `usual` are the values without any condition.
  ///
  /// One value if everything is known; several if the result depends on what is unknown.
  func values<Value: Hashable>(
    in situation: TruckSituation, usual: Set<Value>, of value: (String) -> Value
  ) -> Set<Value> {
    var possible = usual
    for clause in clauses {
      switch clause.holds(in: situation) {
      case .yes: possible = [value(clause.value)]
      case .no: break
      case .unknown: possible.insert(value(clause.value))
      }
    }
    return possible
  }
}

extension ConditionalTag.Clause {
  /// Whether all conditions hold.
  func holds(in situation: TruckSituation) -> Verdict {
    conditions.reduce(.yes) { $0 && $1.holds(in: situation) }
  }
}

extension ConditionalTag.Condition {
  func holds(in situation: TruckSituation) -> Verdict {
    switch self {
    case .measure(let measure, let comparison, let number):
      guard let own = measure.value(of: situation.vehicle) else { return .unknown }
      return Verdict(comparison.holds(own, number))
    case .kind(let kind):
      return Verdict(kind == situation.kind)
    case .hours(let hours):
      if hours.text == "24/7" { return .yes }
      guard let time = situation.time else { return .unknown }
      switch hours.state(at: time, in: situation.opening).kind {
      case .open: return .yes
      case .closed: return .no
      case .unknown: return .unknown
      }
    case .other:
      return .unknown
    }
  }
}

extension ConditionalTag.Measure {
  /// The value of this measure for a vehicle; nil if it is unknown.
  fileprivate func value(of vehicle: VehicleProfile?) -> Double? {
    switch self {
    case .weight, .weightrating, .gcweight: vehicle?.weightTonnes
    case .height: vehicle?.heightMeters
    case .width: vehicle?.widthMeters
    case .length: vehicle?.lengthMeters
    case .axleload: vehicle?.axleLoadTonnes
    }
  }
}

extension ConditionalTag.Comparison {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .above: left > right
    case .below: left < right
    case .equal: left == right
    }
  }
}
