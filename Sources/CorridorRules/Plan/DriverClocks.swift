/// What a driver has done since the breaks and rests that rules count from, in seconds; moments in
/// seconds since 1970.
package struct DriverClocks: Hashable, Sendable {
  package var now: Int

  // Since the last break.
  package var driving = 0
  package var work = 0
  /// How many parts of a break have been taken.
  package var breakParts = 0
  /// How long one has not been driving; of two drivers, how long one has neither driven nor worked.
  var pause = 0
  /// How long one of two drivers has been beside the other, or waiting.
  var beside = 0
  /// How long one has been resting until now; 0 if one does something else.
  var rested = 0

  // Since the last daily rest, or since coming on duty.
  package var dayStart: Int
  package var drivingOfDay = 0
  package var workOfDay = 0
  package var breaksOfDay = 0
  package var worksAtNight = false
  /// Whether the first part of a divided daily rest has been taken.
  package var hasRestPart = false
  /// The rest that a ferry or train interrupts, which has to be gone on with.
  var interrupted: InterruptedPart?

  // Of the week.
  /// Days of more driving than on others, in the week in which the day began.
  package var extendedDays = 0
  /// Of two drivers taken as one, how many of them drive more on this day than on others.
  var extensionsOfDay = 0
  /// Since the last weekly rest.
  package var reducedRests = 0
  package var drivingOfWeek = 0
  package var drivingOfLastWeek = 0
  package var workOfWeek = 0
  package var weeklyRestEnd: Int
  /// Whether the last weekly rest was a reduced one.
  package var hadReducedWeeklyRest = false
  /// The moment by which a reduced weekly rest has to be made up for, before which a plan ends.
  var owedBy = Int.max

  // Of a shift in the US.
  /// How much of the time since ``dayStart`` does not count.
  var paused = 0
  /// The part of a divided rest that another may complete, and what was driven since it ended.
  var part: RestPart?
  /// Time on duty today, yesterday and so on.
  package var dutyOfDays = SIMD16<Int32>()

  /// The clocks of the driver who does not drive, with none of their own; empty if one drives alone.
  package internal(set) var second: [DriverClocks] = []

  struct RestPart: Hashable {
    var seconds: Int
    var end: Int
    var driving = 0
    /// Whether it was on a ferry or train, where no bunk is the berth of the vehicle.
    var isAboard: Bool
    /// Whether it does not count as time of the shift only because another will complete it.
    var isOwed: Bool
  }

  /// What has been taken of a rest that a ferry or train interrupts.
  struct InterruptedPart: Hashable {
    var start: Int
    var seconds: Int
    /// How much of it is within the time in which a daily rest has to be taken.
    var inTime: Int
    /// How much of it is a break from work.
    var breaks: Int
    /// The longest time on one ferry or train, 0 for none yet.
    var aboard: Int
    /// How often it has been interrupted, with this time, and how long in all.
    var times: Int
    var interruption: Int
  }

  /// Whether nothing has been done since a weekly rest, to which a rest now would belong.
  var isFresh: Bool {
    guard dayStart == now, weeklyRestEnd == now else { return false }
    var fresh = DriverClocks(from: now)
    (fresh.rested, fresh.pause, fresh.second) = (rested, pause, second)
    return self == fresh
  }

  /// - Parameter start: the moment at which a driver begins, after a weekly rest or a restart.
  package init(from start: Int) {
    now = start
    dayStart = start
    weeklyRestEnd = start
  }

  /// The clocks of two drivers, of whom one begins to drive.
  package init(_ first: DriverClocks, beside other: DriverClocks) {
    self = first
    second = [other]
  }

  /// Does something to the clocks of the second driver, if there is one; true if there is none.
  mutating func withSecond(_ change: (inout DriverClocks) -> Bool) -> Bool {
    second.isEmpty ? true : change(&second[0])
  }

  /// Makes the second driver the one who drives.
  mutating func changeDrivers() {
    guard let other = second.first else { return }
    var first = self
    first.second = []
    self = DriverClocks(other, beside: first)
  }

  /// The same clocks, of a driver who drives alone.
  var alone: DriverClocks {
    var clocks = self
    clocks.second = []
    return clocks
  }
}
