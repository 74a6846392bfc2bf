import QuizCore
import QuizStore

/// What no two runs have in common: chance, the date, and the names of new records.
struct ChanceAndTime {
  /// The chance that begins at a seed.
  var chance: (_ seed: UInt64) -> any RandomNumberGenerator & Sendable = { SeededGenerator(seed: $0) }
  /// The date and the time.
  var now: () -> WallTime = { ProcessEnvironment.now ?? .epoch }
  /// A name for a record that no other has.
  var newID: () -> String = {
    var chance = SystemRandomNumberGenerator()
    return UUIDv7(milliseconds: ProcessEnvironment.milliseconds, using: &chance).description
  }
}
