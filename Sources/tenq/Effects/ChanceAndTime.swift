import QuizCore
import QuizStore

/// The sources of what differs between runs: random numbers, the date, and the ids of new records. Tests replace them.
struct ChanceAndTime {
  /// Makes the random number generator of a seed.
  var chance: (_ seed: UInt64) -> any RandomNumberGenerator & Sendable = { SeededGenerator(seed: $0) }
  /// The current date and time.
  var now: () -> WallTime = { ProcessEnvironment.now ?? .epoch }
  /// A new unique id for a record.
  var newID: () -> String = {
    var chance = SystemRandomNumberGenerator()
    return UUIDv7(milliseconds: ProcessEnvironment.milliseconds, using: &chance).description
  }
}
