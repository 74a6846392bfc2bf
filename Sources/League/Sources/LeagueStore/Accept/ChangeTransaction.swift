import LeagueAPI
import QuizCore
import QuizStore

/// What a change of a question does within a transaction that has locked its player.
struct ChangeTransaction {
  private let identity: Identity
  private let now: Int

  init(_ identity: Identity, now: Int) {
    self.identity = identity
    self.now = now
  }

  private var league: Value { .text(identity.league) }
  private var player: Value { .text(identity.player) }

  /// Does the change; returns why not, or nil. One that was done before is not done again.
  func run(_ change: Send.Change, on connection: any Connection) throws -> LeagueErrorCode? {
    let id = Value.text(change.change.id)
    guard try connection.run(QuestionsSQL.changeWasDone, league, player, id).isEmpty else { return nil }
    let refusal =
      switch change.change.kind {
      case .share, .change: try write(change, on: connection)
      case .withdraw: try withdraw(change.change.question, on: connection)
      case .report: try report(change.change, on: connection)
      }
    if refusal == nil { try connection.run(QuestionsSQL.noteChange, league, player, id, .int(now)) }
    return refusal
  }

  private func write(_ change: Send.Change, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let content = change.content else { return .questionText }
    let question = Value.text(change.change.question)
    let old = try connection.run(QuestionsSQL.find, league, question).first
    if let old {
      guard old.text(0) == identity.player else { return .questionOwner }
      // A question that was withdrawn, or removed by the owner, comes back only when it is shared again.
      guard old.int(3) == 0 || change.change.kind == .share else { return .questionUnknown }
    } else {
      guard change.change.kind == .share else { return .questionUnknown }
    }
    if old == nil || old?.int(3) != 0 {
      let count = try connection.run(QuestionsSQL.countOfMaker, league, player).first?.int(0) ?? 0
      guard count < LeagueLimits.questionsOfPlayer else { return .questionMany }
    }
    let hash = Value.text(content.hash)
    guard try !connection.run(QuestionsSQL.takeWording, league, hash, question).isEmpty else { return .questionTwice }
    _ = try connection.run([
      Statement(QuestionsSQL.leaveWordings, league, question, hash),
      Statement(QuestionsSQL.write, league, question, player, .text(content.json), hash, .int(now), .int(now)),
    ])
    return nil
  }

  private func withdraw(_ question: String, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let old = try connection.run(QuestionsSQL.find, league, .text(question)).first else {
      return .questionUnknown
    }
    guard old.text(0) == identity.player else { return .questionOwner }
    if old.int(3) == 0 { try ChangeTransaction.withdraw(question, of: identity.league, now: now, on: connection) }
    return nil
  }

  private func report(_ change: LeagueChange, on connection: any Connection) throws -> LeagueErrorCode? {
    guard let old = try connection.run(QuestionsSQL.find, league, .text(change.question)).first, old.int(3) == 0 else {
      return .questionUnknown
    }
    try connection.run(QuestionsSQL.report, league, .text(change.question), player, Value(change.reason), .int(now))
    return nil
  }

  /// Takes a question out of its league: its text is forgotten, its wordings and rates stay.
  static func withdraw(_ question: String, of league: String, now: Int, on connection: any Connection) throws {
    _ = try connection.run([
      Statement(QuestionsSQL.leaveWordings, .text(league), .text(question), ""),
      Statement(QuestionsSQL.withdraw, .int(now), .text(league), .text(question)),
      Statement(QuestionsSQL.eraseReportsOn, .text(league), .text(question)),
    ])
  }
}
