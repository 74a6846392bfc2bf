import LeagueAPI
import QuizCore
import QuizStore

/// Applies changes of questions within a transaction that has locked their player and taken a revision of the league.
struct ChangeTransaction {
  private let identity: Identity
  private let rules: LeagueRules
  private let now: Int
  /// The bytes of the player's questions, by their ids; nil before they are read.
  private var questions: [String: Int]?

  init(_ identity: Identity, rules: LeagueRules, now: Int) {
    self.identity = identity
    self.rules = rules
    self.now = now
  }

  private var league: Value { .text(identity.league) }
  private var player: Value { .text(identity.player) }

  /// Applies a change, unless it was before; returns why it is refused, or nil.
  mutating func run(
    _ change: Send.Change, _ usage: inout PlayerUsage, on connection: any Connection
  ) throws -> LeagueErrorCode? {
    let id = Value.text(change.change.id)
    guard try connection.run(QuestionsSQL.changeWasDone, league, player, id).isEmpty else { return nil }
    var used = usage
    if let refusal = used.take(change) { return refusal }
    let refusal =
      switch change.change.kind {
      case .share, .change: try write(change, on: connection)
      case .withdraw: try withdraw(change.change.question, on: connection)
      case .report: try report(change.change, on: connection)
      }
    guard refusal == nil else { return refusal }
    usage = used
    try connection.run(QuestionsSQL.noteChange, league, player, id, .int(now))
    return nil
  }

  private mutating func write(_ change: Send.Change, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let content = change.content else { return .questionText }
    let question = Value.text(change.change.question)
    let old = try connection.run(QuestionsSQL.find, league, question).first
    if let old {
      guard old.text("maker") == identity.player else { return .questionOwner }
      // A question that was withdrawn, or removed by the owner, comes back only when it is shared again.
      guard old.int("state") != QuestionState.withdrawn || change.change.kind == .share else { return .questionUnknown }
    } else {
      guard change.change.kind == .share else { return .questionUnknown }
    }
    guard !rules.words.areIn(content.text) else { return .questionRefused }
    var questions = try questions ?? sizes(on: connection)
    questions[change.change.question] = content.json.utf8.count
    // A player over a limit that was lowered may still improve questions.
    let isMore = old.map { $0.int("state") == QuestionState.withdrawn } ?? true
    guard !isMore || questions.count <= rules.questions else { return .questionMany }
    guard questions.values.reduce(0, +) <= rules.questionBytes else { return .questionBytes }
    let hash = Value.text(content.hash)
    guard try !connection.run(QuestionsSQL.takeWording, league, hash, question).isEmpty else { return .questionTwice }
    if let old {
      try ChangeTransaction.keepAnswer(of: old, change.change.question, identity.league, on: connection)
    }
    _ = try connection.run([
      Statement(QuestionsSQL.leaveWordings, league, question, hash),
      Statement(
        QuestionsSQL.write, league, question, player, .text(content.json), hash, .int(now),
        .int(rules.approvesQuestions == 1 ? QuestionState.held : QuestionState.live)),
    ])
    self.questions = questions
    return nil
  }

  private func sizes(on connection: any Connection) throws -> [String: Int] {
    let rows = try connection.run(QuestionsSQL.contentsOfMaker, league, player)
    return Dictionary(rows.map { ($0.text("id"), $0.text("content").utf8.count) }) { first, _ in first }
  }

  private mutating func withdraw(_ question: String, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let old = try connection.run(QuestionsSQL.find, league, .text(question)).first else {
      return .questionUnknown
    }
    guard old.text("maker") == identity.player else { return .questionOwner }
    if old.int("state") != QuestionState.withdrawn {
      try ChangeTransaction.withdraw(question, of: identity.league, now: now, on: connection)
    }
    questions?[question] = nil
    return nil
  }

  private func report(_ change: LeagueChange, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let old = try connection.run(QuestionsSQL.find, league, .text(change.question)).first,
      old.int("state") == QuestionState.live
    else {
      return .questionUnknown
    }
    try connection.run(QuestionsSQL.report, league, .text(change.question), player, Value(change.reason), .int(now))
    return nil
  }

  /// Takes a question out of its league: its words are forgotten, its hashes and rates stay.
  static func withdraw(_ question: String, of league: String, now: Int, on connection: any Connection) throws {
    if let old = try connection.run(QuestionsSQL.find, .text(league), .text(question)).first {
      try keepAnswer(of: old, question, league, on: connection)
    }
    _ = try connection.run([
      Statement(QuestionsSQL.leaveWordings, .text(league), .text(question), ""),
      Statement(QuestionsSQL.withdraw, .int(now), .text(league), .text(question)),
      Statement(QuestionsSQL.eraseReportsOn, .text(league), .text(question)),
    ])
  }

  /// Keeps what was right of a question that is changed or withdrawn: rounds that were played before come later.
  private static func keepAnswer(
    of old: Row, _ question: String, _ league: String, on connection: any Connection
  ) throws {
    guard let content = QuestionContent.withoutWords(old.text("content")) else { return }
    _ = try connection.run(
      QuestionsSQL.keepAnswer, .text(league), .text(old.text("hash")), .text(question), .text(content))
  }
}

/// The column `state` of a question.
enum QuestionState {
  /// Everybody has it.
  static let live = 0
  /// Its text is forgotten.
  static let withdrawn = 1
  /// It waits until the owner approves it.
  static let held = 2
}
