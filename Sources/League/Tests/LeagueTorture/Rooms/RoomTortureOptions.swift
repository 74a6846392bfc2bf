/// What a run of the torture of live rooms does.
public struct RoomTortureOptions: Sendable {
  /// The store.
  public var store = TortureOptions.Store.sqlite
  /// How many rooms there are at once.
  public var rooms = 4
  /// How many players each has.
  public var players = 5
  /// How many questions are asked.
  public var questions = 3
  /// The milliseconds between two killings of a server, on average: more than a question takes to open.
  public var strike = 7000
  /// The seed of all randomness but the machine's scheduling.
  public var seed = UInt64.random(in: 0 ... .max)
  /// The path of the real program.
  public var program: String
  /// Gets a line now and then; nil for silence.
  public var report: (@Sendable (String) -> Void)?

  /// A small run with the program at a path.
  public init(program: String) {
    self.program = program
  }

  /// How many servers there are: one for a file, two for a database.
  var servers: Int { store == .sqlite ? 1 : 2 }
}

/// What a run saw.
public struct RoomTortureResult: Sendable, CustomStringConvertible {
  /// How many answers were acknowledged.
  public internal(set) var answers = 0
  /// How many answers came too late, because their question was asked anew meanwhile.
  public internal(set) var late = 0
  /// How often a request failed and was sent again.
  public internal(set) var again = 0
  /// How many servers were killed.
  public internal(set) var strikes = 0
  /// How many questions were asked anew.
  public internal(set) var anew = 0
  /// How long it took, in seconds.
  public internal(set) var seconds = 0.0
  /// What went wrong; none when nothing was lost or doubled.
  public internal(set) var problems: [String] = []

  /// One line.
  public var description: String {
    """
    \(answers) answers acknowledged, \(late) too late, in \(Int(seconds)) s; \(strikes) servers killed, \(again) requests \
    sent again, \(anew) questions asked anew; \(problems.count) problems
    """
  }
}
