/// What a host keeps of a live round: who played it, and what each question came to. Without the texts of the questions,
/// as all records are.
///
/// A class, since a record is copied for each of a million lines, and few have one.
public final class HostedRound: Codable, Hashable, Sendable {
  /// Somebody who played it.
  public struct Player: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// The team, from 1; nil for none.
    public var team: Int?
    /// All points.
    public var points: Int
    /// How many answers were right.
    public var right: Int
    /// The time of all answers, in milliseconds.
    public var milliseconds: Int
    /// A character for each question: `1` for right, `0` for wrong, `-` for no answer, `.` for one that they were not
    /// asked; nil where there was no room.
    public var answers: String?
  }

  /// A question.
  public struct Rate: Codable, Hashable, Sendable {
    /// Its id.
    public var question: QuestionID
    /// How many answered it right.
    public var right: Int
    /// How many were asked it.
    public var asked: Int
  }

  /// The id of the round, by which it is kept once.
  public let room: String
  /// What was played, as players read it.
  public let title: String
  /// The players, best first.
  public let players: [Player]
  /// The questions in their order; none where there was no room.
  public let questions: [Rate]

  /// The most players and questions that are read.
  static let most = 10_000

  private init(room: String, title: String, players: [Player], questions: [Rate]) {
    self.room = room
    self.title = title
    self.players = players
    self.questions = questions
  }

  /// Of a table.
  public convenience init(_ table: LiveTable) {
    self.init(
      room: table.id, title: table.title,
      players: table.players.map { player in
        Player(
          name: player.name, team: player.team > 0 ? player.team : nil, points: player.points, right: player.right,
          milliseconds: player.milliseconds,
          answers: player.answers.enumerated().map { index, isRight in
            isRight.map { $0 ? "1" : "0" } ?? (index < player.unasked(of: .max) ? "." : "-")
          }.joined())
      },
      questions: table.questions.map { Rate(question: $0.id, right: $0.right, asked: $0.asked) })
  }

  /// The table that it is of; `began` is when the round began, in milliseconds since 1970, and `text` what a question
  /// asks, as far as that is known.
  public func table(began: Int, text: (QuestionID) -> String?) -> LiveTable {
    // Equal points share a place.
    var places: [Int] = []
    for (index, player) in players.enumerated() {
      let isShared = index > 0 && players[index - 1].points == player.points
      places.append(isShared ? places[index - 1] : index + 1)
    }
    return LiveTable(
      id: room, title: title, began: began,
      players: zip(players, places).map { player, place in
        let unasked = (player.answers ?? "").utf8.prefix { $0 == UInt8(ascii: ".") }.count
        return LiveTable.Player(
          name: player.name, team: player.team ?? 0, place: place, points: player.points, right: player.right,
          milliseconds: player.milliseconds,
          answers: (player.answers ?? "").utf8.prefix(RoundRecord.mostAnswers).map { byte -> Bool? in
            byte == UInt8(ascii: "1") ? true : byte == UInt8(ascii: "0") ? false : nil
          }, first: min(unasked, RoundRecord.mostAnswers) + 1)
      },
      questions: questions.map {
        LiveTable.Rate(id: $0.question, text: text($0.question) ?? "", right: $0.right, asked: $0.asked)
      })
  }

  /// The same with less: first without each player's answers, then without the questions; nil where nothing is left that
  /// could be spared.
  package var shorter: HostedRound? {
    if players.contains(where: { $0.answers != nil }) {
      let players = players.map { player in
        var player = player
        player.answers = nil
        return player
      }
      return HostedRound(room: room, title: title, players: players, questions: questions)
    }
    if questions.isEmpty { return nil }
    return HostedRound(room: room, title: title, players: players, questions: [])
  }

  /// Whether all its numbers are within their bounds; anybody can have written it.
  var isPossible: Bool {
    players.count <= HostedRound.most && questions.count <= HostedRound.most
      && players.allSatisfy {
        RecordField.counts.contains($0.points) && RecordField.counts.contains($0.right)
          && RecordField.times.contains($0.milliseconds) && RecordField.counts.contains($0.team ?? 0)
      }
      && questions.allSatisfy { RecordField.counts.contains($0.right) && RecordField.counts.contains($0.asked) }
  }

  /// Whether two say the same.
  public static func == (one: HostedRound, other: HostedRound) -> Bool {
    one === other
      || one.room == other.room && one.title == other.title && one.players == other.players
        && one.questions == other.questions
  }

  /// Hashes the id and the players.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(room)
    hasher.combine(players)
  }
}

extension Game.ID {
  /// What the log calls a live round that was hosted: no game, since its host answered nothing, so that whatever counts
  /// answers, points or rounds of games passes it over.
  public static let hosted: Game.ID = "hosted"
}

extension RoundRecord {
  /// The record of a live round for its host, not yet saved: it has no answers of its own.
  public init(hosted table: LiveTable, set: String, limit: Int) {
    self.init(
      game: .hosted, set: set, asked: 0, correct: 0, misses: 0, milliseconds: 0,
      limit: min(max(limit, 0), RecordField.times.upperBound), pauses: 0, seed: 0, answers: [])
    hosted = HostedRound(table)
  }

  /// The same with less of a hosted round; nil where nothing can be spared.
  package var withShorterHosted: RoundRecord? {
    guard let shorter = hosted?.shorter else { return nil }
    var record = self
    record.hosted = shorter
    return record
  }
}
