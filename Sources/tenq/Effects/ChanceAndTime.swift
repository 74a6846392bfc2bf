import CommandLineKit
import QuizCore
import QuizStore

/// The sources of what differs between runs: random numbers, the date, and the ids of new records. Tests replace them.
struct ChanceAndTime {
  /// Makes the random number generator of a seed.
  var chance: (_ seed: UInt64) -> any RandomNumberGenerator & Sendable = { SeededGenerator(seed: $0) }
  /// The current date and time.
  var now: () -> WallTime = { OwnProcess.now ?? .epoch }
  /// The current time in milliseconds since 1970.
  var milliseconds: () -> Int = { SystemClock.milliseconds }
  /// The time since this machine started.
  var sinceBoot: () -> Duration = { SystemClock.sinceBoot }
  /// An instant, in seconds since 1970, in the player's time zone.
  var local: (_ seconds: Int) -> WallTime? = { OwnProcess.local($0) }
  /// A new unique id for a record.
  var newID: () -> String = {
    var chance = SystemRandomNumberGenerator()
    return UUIDv7(milliseconds: SystemClock.milliseconds, using: &chance).description
  }
}
