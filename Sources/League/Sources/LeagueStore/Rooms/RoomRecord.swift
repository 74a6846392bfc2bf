import FoundationEssentials
import QuizCore

/// A room as the store has it.
public struct RoomRecord: Sendable {
  /// Which it is.
  public let key: RoomKey
  /// The hash of the host's token.
  public let host: String
  /// The league whose player opened it; empty for none.
  public let league: String
  /// The questions and the rules.
  public let content: LiveRoom
  /// Where it stands.
  public var course: LiveCourse
  /// Counts the moves of the course.
  public var version: Int
  /// The players in the order in which they came.
  public var players: [RoomPlayer]
  /// The answers of the round.
  public var answers: [RoomGiven]
  /// Whether the server that had it ended without giving it back.
  public let wasInterrupted: Bool
}

/// A player of a room as the store has them.
public struct RoomPlayer: Hashable, Sendable {
  /// The id in the room.
  public let id: String
  /// The hash of the token.
  public let token: String
  /// The name.
  public let name: RoomName
  /// The team, from 1; 0 for none.
  public let team: Int
  /// Whether the host sent them away.
  public var isAway = false
  /// When they came, milliseconds since 1970.
  public let joined: Int
  /// The round, and the place in its order, of the first question that they are asked.
  public let round: Int
  /// See ``round``.
  public let place: Int
  /// Counts the moves of their own course.
  public var version = 0
  /// Their own course, in a room where everybody has a time of their own and once they began.
  public var course: LiveCourse?

  /// A player who comes in.
  public init(id: String, token: String, name: RoomName, team: Int, joined: Int, round: Int, place: Int) {
    self.id = id
    self.token = token
    self.name = name
    self.team = team
    self.joined = joined
    self.round = round
    self.place = place
  }

  /// Whether they are asked the question at a place of a round.
  public func isAsked(round: Int, place: Int) -> Bool {
    self.round < round || self.round == round && self.place <= place
  }
}

/// An answer of a room as the store has it.
public struct RoomGiven: Hashable, Sendable {
  /// The index of the question among those of the room.
  public let question: Int
  /// The player's id.
  public let player: String
  /// The answer, and the time as it counts.
  public let answer: LiveScore.Answer

  /// Makes it of its parts.
  public init(question: Int, player: String, answer: LiveScore.Answer) {
    self.question = question
    self.player = player
    self.answer = answer
  }
}

extension RoomPlayer {
  /// Reads a row of ``RoomsSQL/players``; nil for one that cannot be read.
  init?(_ row: Row) {
    guard let name = RoomName(row.text("name")) else { return nil }
    self.init(
      id: row.text("id"), token: row.text("token"), name: name, team: row.amount("team"), joined: row.amount("joined"),
      round: row.amount("round"), place: row.amount("place"))
    isAway = row.int("state") == 1
    version = row.amount("version")
    course = RoomText.value(LiveCourse.self, row.text("course"))
  }
}

extension RoomGiven {
  /// Reads a row of ``RoomsSQL/answers``; nil for one that cannot be read.
  init?(_ row: Row) {
    guard let given = RoomText.answer(row.text("given")) else { return nil }
    self.init(
      question: row.amount("question"), player: row.text("player"),
      answer: LiveScore.Answer(given, milliseconds: row.amount("ms")))
  }
}

/// Values of rooms as columns have them.
enum RoomText {
  /// A value as JSON, the same each time.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value that a text is; nil for another text.
  static func value<Content: Decodable>(_ type: Content.Type, _ text: String) -> Content? {
    text.isEmpty ? nil : try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// An answer: `p0,2` is panels, `tParis` a text.
  static func text(_ given: GivenAnswer) -> String {
    switch given {
    case .panels(let panels): "p" + panels.map(String.init).joined(separator: ",")
    case .text(let text): "t" + text
    }
  }

  /// The answer that a text is; nil for another text.
  static func answer(_ text: String) -> GivenAnswer? {
    switch text.first {
    case "p":
      let parts = text.dropFirst().split(separator: ",")
      let panels = parts.compactMap { Int($0) }
      return panels.count == parts.count ? .panels(panels) : nil
    case "t": return .text(String(text.dropFirst()))
    case _: return nil
    }
  }
}
