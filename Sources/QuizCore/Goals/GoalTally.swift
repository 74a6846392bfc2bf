/// How far the player has come with each goal: a fold over the score log, a few comparisons for each record.
public struct GoalTally: Equatable, Sendable {
  /// How far one goal is.
  public struct Standing: Hashable, Sendable {
    /// How much of it was done at best, up to its target.
    public fileprivate(set) var count = 0
    /// The shortest time in milliseconds, or the fewest misses, of a goal that is measured in these; nil before the first.
    public fileprivate(set) var least: Int?
    /// The round that reached it; nil until then.
    public fileprivate(set) var reached: Reached?
  }

  /// The round that reached a goal.
  public struct Reached: Hashable, Sendable {
    /// The ID of its record.
    public let record: String
    /// The day on which it ended.
    public let day: Day
  }

  private let games: GameList
  private var standings = [Standing](repeating: Standing(), count: Goal.allCases.count)
  /// The hashes of the genres of the rounds so far, as many as are of interest.
  private var genres: [UInt64] = []
  private var lastSet = ""
  /// The games of the rounds so far.
  private var played: [Game.ID] = []
  private var lastGame = Game.ID(rawValue: "")
  /// How many were right in Endless since the last miss.
  private var run = 0

  /// Nothing was played yet; the goals are reached in these games.
  public init(_ games: GameList = .all) {
    self.games = games
  }

  /// How far a goal is.
  public func standing(of goal: Goal) -> Standing { standings[goal.rawValue] }

  /// How many goals are reached.
  public var reached: Int { standings.count { $0.reached != nil } }

  /// The goals that were reached first by one of these records, which are given by their IDs.
  public func goals(reachedBy records: [String]) -> [Goal] {
    Goal.allCases.filter { standing(of: $0).reached.map { records.contains($0.record) } ?? false }
  }

  /// Adds a round, later than those before. `memories` are those of the games with this round.
  public mutating func add(_ record: RoundRecord, _ memories: GameMemories) {
    let right = max(0, min(record.correct, RoundRecord.mostAnswers))
    // Looked for where a goal needs it: both are open for long, but not for ever.
    let place = isOpen(.thousand) || isOpen(.genres) ? games.place(of: record.game) : nil
    if let place, games.games[place].countsAnswers {
      note(.thousand, standings[Goal.thousand.rawValue].count + right, record)
    }
    if isOpen(.games) { addGame(of: record) }
    // A round is of a genre, a single question of a sitting is none.
    if isOpen(.genres), let place, games.games[place].length != .open, !games.games[place].isDaily {
      addGenre(of: record)
    }
    let isPerfect = record.asked >= 5 && record.correct == record.asked && record.misses == 0 && record.pauses == 0
    switch record.game {
    case .timed: addPlay(record, isPerfect: isPerfect)
    case .daily:
      if isOpen(.tenDays), let memory = memories[DailyMemory.self] {
        note(.tenDays, memory.row(until: memory.latest, limit: Goal.tenDays.target).days, record)
      }
    case .practice:
      if record.asked >= 10, !record.isOfMissed { noteLeast(.knownSet, record.misses, atMost: 0, record) }
    case .survival: note(.survival, record.correct, record)
    case .missing: if !record.isOfMissed { note(.sums, record.correct, record) }
    case .panels: if record.pauses == 0 { noteLeast(.panels, record.milliseconds, atMost: 20_000, record) }
    case .endless:
      run = record.correct > 0 ? run + 1 : 0
      note(.endless, run, record)
    case _: break
    }
  }

  private func isOpen(_ goal: Goal) -> Bool { standings[goal.rawValue].reached == nil }

  private mutating func note(_ goal: Goal, _ count: Int, _ record: RoundRecord) {
    guard isOpen(goal), count > standings[goal.rawValue].count else { return }
    standings[goal.rawValue].count = min(count, goal.target)
    guard count >= goal.target else { return }
    standings[goal.rawValue].reached = Reached(record: record.id, day: record.date.day)
  }

  /// Notes the least of something; the goal is reached by at most so much.
  private mutating func noteLeast(_ goal: Goal, _ value: Int, atMost limit: Int, _ record: RoundRecord) {
    guard isOpen(goal), value < standings[goal.rawValue].least ?? .max else { return }
    standings[goal.rawValue].least = value
    if value <= limit { note(goal, 1, record) }
  }

  private mutating func addPlay(_ record: RoundRecord, isPerfect: Bool) {
    guard isOpen(.perfect) || isOpen(.swift) || isOpen(.hard), record.asked >= 5, record.pauses == 0 else { return }
    // One that is not perfect never counts as five of five, however long it was.
    let right = isPerfect ? 5 : min(4, max(0, min(record.correct, RoundRecord.mostAnswers)) * 5 / record.asked)
    note(.perfect, right, record)
    if isOpen(.hard), GoalTally.hardest.elementsEqual(record.set.utf8.suffix(GoalTally.hardest.count)) {
      note(.hard, right, record)
    }
    guard isPerfect, record.limit > 0 else { return }
    // Rounded up: no number of a log overflows.
    let pace = record.milliseconds / record.asked + (record.milliseconds % record.asked > 0 ? 1 : 0)
    noteLeast(.swift, pace, atMost: 2000, record)
  }

  /// How the log's name of a set ends of which only the hardest questions were drawn.
  private static let hardest = Array(
    (Levels(Question.levels.upperBound...Question.levels.upperBound)?.logName(of: "") ?? "").utf8)

  private mutating func addGame(of record: RoundRecord) {
    // Mostly it is the game of the round before.
    guard record.game.rawValue != lastGame.rawValue else { return }
    lastGame = record.game
    guard !played.contains(where: { $0.rawValue == record.game.rawValue }), games[record.game] != nil else { return }
    played.append(record.game)
    note(.games, played.count, record)
  }

  private mutating func addGenre(of record: RoundRecord) {
    guard record.set != lastSet else { return }
    lastSet = record.set
    let slash = UInt8(ascii: "/")
    guard let first = record.set.utf8.firstIndex(of: slash) else { return }
    let rest = record.set.utf8[record.set.utf8.index(after: first)...]
    let hash: UInt64
    if let second = rest.firstIndex(of: slash) {
      hash = FNV1a(record.set.utf8[..<second]).value
    } else {
      hash = FNV1a(Levels.split(logName: record.set).set.utf8).value
    }
    guard !genres.contains(hash) else { return }
    genres.append(hash)
    note(.genres, genres.count, record)
  }

  /// Whether the same goals are as far.
  public static func == (first: GoalTally, second: GoalTally) -> Bool { first.standings == second.standings }
}
