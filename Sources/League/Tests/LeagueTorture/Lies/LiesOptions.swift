import Foundation

/// What a run of lies does.
public struct LiesOptions: Sendable {
  /// The path of the league's real program.
  public var program: String
  /// The path of the real game; nil leaves its part out.
  public var game: String?
  /// A folder with files of banks of all formats; none of them where it is not there.
  public var samples: String
  /// How long the run takes.
  public var seconds = 60
  /// The seed of all randomness.
  public var seed = UInt64.random(in: 0 ... .max)
  /// The longest that an honest player may wait, in milliseconds, on a machine that does much else.
  public var patience = 1000
  /// Where inputs are kept that ended a program.
  public var finds = FileManager.default.temporaryDirectory.path
  /// Gets a line now and then; nil for silence.
  public var report: (@Sendable (String) -> Void)?

  /// A run with the league's program at a path, and the game at another.
  public init(program: String, game: String?) {
    self.program = program
    self.game = game
    let checkout = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
    samples = checkout + "/Tests/BankFormatsTests/samples/good"
  }
}

/// What a run of lies saw.
public struct LiesResult: Sendable, CustomStringConvertible {
  /// How many requests with lies a server got.
  public internal(set) var requests = 0
  /// How many answers there were of each kind.
  public internal(set) var statuses: [String: Int] = [:]
  /// How many answers with lies a player's program got.
  public internal(set) var answers = 0
  /// How often each command ran on files, or by options, that lie.
  public internal(set) var commands: [String: Int] = [:]
  /// How often an honest player synchronised meanwhile, and the longest that took, in milliseconds.
  public internal(set) var honest = (count: 0, longest: 0)
  /// What went wrong, with the file in which the input is kept; empty when all lies were handled.
  public internal(set) var problems: [String] = []

  /// One line.
  public var description: String {
    """
    \(requests) requests (\(LiesResult.list(statuses))), \(answers) answers, commands: \
    \(LiesResult.list(commands)); \(honest.count) honest synchronisations, the longest \(honest.longest) ms; \
    \(problems.count) problems
    """
  }

  mutating func add(_ other: LiesResult) {
    requests += other.requests
    answers += other.answers
    statuses.merge(other.statuses, uniquingKeysWith: +)
    commands.merge(other.commands, uniquingKeysWith: +)
    honest = (honest.count + other.honest.count, max(honest.longest, other.honest.longest))
    problems += other.problems
  }

  private static func list(_ counts: [String: Int]) -> String {
    counts.isEmpty ? "none" : counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}
