import QuizCore

/// The totals of the whole score log, computed in one pass from its beginning, in as many steps as the caller likes.
///
/// Nothing of it is kept on disk: 20,000 rounds take less time to read than to be noticed, and a longer log is read a part
/// at a time while the player does something else.
public struct LogReading: Sendable {
  private let log: ScoreLog
  private let counted: Set<Game.ID>
  private var tally: Tally
  /// Which file was read; nil where there was none.
  private var file: FileFingerprint?
  /// Where the last line that was counted ends.
  private var covered = 0
  /// Whether the log was read to its end, or cannot be read.
  public private(set) var isOver = false

  /// Will read a log from its beginning. Answers are counted for rounds of the games whose questions come from banks,
  /// or of `game` alone.
  public init(of log: ScoreLog, countingAnswersOf game: Game.ID? = nil) {
    self.init(of: log, game.map { [$0] } ?? log.games.countedForQuestions)
  }

  /// The summary of what was read so far; until the end, of the oldest rounds only.
  public var summary: ScoreSummary {
    var summary = tally.summary
    summary.continued = tally.sittings.continued
    return summary
  }

  /// The tallies of the questions so far.
  public var questions: QuestionStatistics {
    var statistics = tally.questions.statistics
    statistics.unreadable = tally.summary.unreadable
    statistics.newer = tally.summary.newer
    return statistics
  }

  /// The tally of one question so far; nil where it was not asked.
  public func tally(of question: QuestionID) -> QuestionTally? { tally.questions.tally(of: question) }

  /// The questions that are missed after what was read so far.
  public var missed: MissedQuestions { tally.questions.missed }

  /// The games' memories of the rounds read so far.
  public var memories: GameMemories { tally.memories }

  /// How far the goals are after the rounds read so far.
  public var goals: GoalTally { tally.goals }

  /// How many of the rounds read so far ended on each day; a sitting on the day of its first answer.
  public var days: DayCounts { tally.days }

  /// Reads about `bytes` more bytes, to the end of a line. At the end of the log, what was appended since the last call is
  /// all there is. Begins anew when the log was replaced or cut meanwhile. A log that cannot be read has no rounds.
  public mutating func goOn(bytes: Int = .max) throws(ReadError) {
    do {
      try readOn(bytes)
    } catch {
      end()
      throw error
    }
  }

  private mutating func readOn(_ bytes: Int) throws(ReadError) {
    guard let path = log.path, let lines = try LogLines(path) else { return end() }
    let now = lines.fingerprint
    if let file, !now.isOfSameFile(as: file) || lines.size < covered { self = LogReading(of: log, counted) }
    file = now
    let first = covered
    var reachedEnd = true
    covered = try lines.forwards(from: first) { offset, line in
      tally.count(line)
      reachedEnd = offset - first < bytes
      return reachedEnd
    }
    isOver = reachedEnd
  }

  /// Ends where there is nothing to read.
  private mutating func end() {
    if file != nil { self = LogReading(of: log, counted) }
    isOver = true
  }

  private init(of log: ScoreLog, _ counted: Set<Game.ID>) {
    self.log = log
    self.counted = counted
    tally = Tally(log.games, counted)
  }
}

/// The totals of the lines read so far.
private struct Tally {
  var summary = ScoreSummary()
  var sittings = SittingTally()
  var questions: QuestionCounter
  var memories: GameMemories
  var goals: GoalTally
  var days = DayCounts()
  private let games: GameList
  private var ids = RecentIDs()
  private var lastSet = ""

  init(_ games: GameList, _ counted: Set<Game.ID>) {
    self.games = games
    questions = QuestionCounter(games: counted)
    memories = GameMemories(games)
    goals = GoalTally(games)
  }

  /// Counts a line; nil stands for one that is too long.
  mutating func count(_ line: UnsafeRawBufferPointer?) {
    switch line.map({ RecordLine.read($0, lastSet: lastSet) }) ?? .unreadable(.tooLong) {
    case .record(let record):
      lastSet = record.set
      guard ids.insert(record.id) else { return }
      summary.standings.add(record.score(in: games), countsAsBest: record.countsAsBest)
      // Its host answered nothing.
      if record.hosted != nil { return }
      let begins = !games.hasSittings(record.game) || sittings.add(record.sittingMark, of: record.game)
      questions.add(record.answers, of: record.game)
      memories.add(record)
      goals.add(record, memories)
      days.add(begins ? 1 : 0, on: record.date.day)
    case .newer: summary.newer += 1
    case .unreadable: summary.unreadable += 1
    case .blank: break
    }
  }
}
