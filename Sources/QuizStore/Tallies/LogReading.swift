import QuizCore

/// What the whole score log adds up to, found in one pass from its beginning, in as many steps as the caller likes.
///
/// Nothing of it is kept on disk: 20,000 rounds take less time to read than to be noticed, and a longer log is read a part
/// at a time while the player does something else.
public struct LogReading {
  private let log: ScoreLog
  private let counted: Set<Game.ID>
  private var tally: Tally
  /// Which file was read; nil where there was none.
  private var file: FileFingerprint?
  /// Where the last line that was counted ends.
  private var covered = 0
  /// Whether the log was read to its end.
  public private(set) var isOver = false

  /// Will read a log from its beginning. Answers are counted for rounds of the games whose questions come from banks,
  /// or of `game` alone.
  public init(of log: ScoreLog, countingAnswersOf game: Game.ID? = nil) {
    self.init(of: log, game.map { [$0] } ?? log.games.countedForQuestions)
  }

  /// The summary of what was read so far; until the end, of the oldest rounds only.
  public var summary: ScoreSummary {
    var summary = tally.scores.summary
    summary.unreadable = tally.unreadable
    summary.newer = tally.newer
    return summary
  }

  /// What was read so far says of each question.
  public var questions: QuestionStatistics {
    var statistics = tally.questions.statistics
    statistics.unreadable = tally.unreadable
    statistics.newer = tally.newer
    return statistics
  }

  /// What the games remember of what was read so far.
  public var memories: GameMemories { tally.memories }

  /// Reads about `bytes` more bytes, to the end of a line. At the end of the log, what was appended since the last call is
  /// all there is. Begins anew when the log was replaced or cut meanwhile.
  public mutating func goOn(bytes: Int = .max) throws(ReadError) {
    guard let path = log.path, let lines = try LogLines(path) else {
      self = LogReading(of: log, counted)
      isOver = true
      return
    }
    let now = FileFingerprint(lines.status)
    if file.map({ !now.isOfSameFile(as: $0) }) ?? true || lines.size < covered {
      self = LogReading(of: log, counted)
      file = now
    }
    let first = covered
    var reachedEnd = true
    covered = try lines.forwards(from: first) { offset, line in
      tally.take(line)
      reachedEnd = offset - first < bytes
      return reachedEnd
    }
    isOver = reachedEnd
  }

  private init(of log: ScoreLog, _ counted: Set<Game.ID>) {
    self.log = log
    self.counted = counted
    tally = Tally(log.games, counted)
  }
}

/// What the lines read so far add up to. Makes no ``RoundRecord`` of a line in the form that this program writes, unless its
/// game remembers it, so that a million lines are counted in a second or two.
private struct Tally {
  var scores: ScoreTally
  var questions: QuestionCounter
  var memories: GameMemories
  /// How many lines could not be read, and how many are in a newer format.
  var unreadable = 0
  var newer = 0
  private var ids = RecentIDs()
  /// The name of the set of the previous line, known to be UTF-8.
  private var lastSet: [UInt8] = []

  init(_ games: GameList, _ counted: Set<Game.ID>) {
    scores = ScoreTally(games)
    questions = QuestionCounter(games: counted)
    memories = GameMemories(games)
  }

  /// Counts a line; nil stands for one that is too long.
  mutating func take(_ line: UnsafeRawBufferPointer?) {
    guard let line else {
      unreadable += 1
      return
    }
    var parser = RecordParser(line)
    if let fields = parser.fields(keepingAnswers: true), isText(UnsafeRawBufferPointer(rebasing: line[fields.set])) {
      if !RecordBounds.allow(fields) {
        unreadable += 1
      } else if ids.insert(UnsafeRawBufferPointer(rebasing: line[fields.id])) {
        scores.add(fields, in: line)
        questions.add(fields.answers, of: fields.game)
        if memories.has(fields.game), let record = RecordLine.record(of: fields, in: line) { memories.take(record) }
      }
      return
    }
    switch RecordLine.readAnyForm(line) {
    case .record(let record):
      guard ids.insert(record.id) else { return }
      scores.add(record)
      questions.add(record.answers, of: record.game)
      memories.take(record)
    case .newer: newer += 1
    case .unreadable: unreadable += 1
    case .blank: break
    }
  }

  /// Whether the name of a set is UTF-8; most lines have the name of the line before.
  private mutating func isText(_ set: UnsafeRawBufferPointer) -> Bool {
    if lastSet.elementsEqual(set) { return true }
    guard String(validating: set, as: UTF8.self) != nil else { return false }
    lastSet = Array(set)
    return true
  }
}
