/// A field of a finished round, described once. The lines of the score log, their parser, the bounds of numbers, the columns
/// of CSV and the JSON that leagues exchange all go by ``all``.
///
/// To add a field: a property of ``RoundRecord`` and an entry here. A record without it must go on to be read, so it is
/// optional. What an answer has beside its question, its choice, whether it was right, and its time is described by
/// ``AnswerField`` in the same way. A class, since a reader goes through all fields for each of a million lines, and would
/// copy values.
public final class RecordField: Sendable {
  /// What it holds, and where it stands in a record.
  public enum Value: Sendable {
    /// A whole number within bounds.
    case number(
      ClosedRange<Int>, get: @Sendable (RoundRecord) -> Int, set: @Sendable (inout RoundRecord, Int) -> Void)
    /// A number of 64 bits without a meaning of its own.
    case bits(get: @Sendable (RoundRecord) -> UInt64, set: @Sendable (inout RoundRecord, UInt64) -> Void)
    /// A text; nil where the record has none.
    case text(get: @Sendable (RoundRecord) -> String?, set: @Sendable (inout RoundRecord, String) -> Void)
    /// A time, as ISO 8601.
    case time(get: @Sendable (RoundRecord) -> WallTime, set: @Sendable (inout RoundRecord, WallTime) -> Void)
    /// The list of the answers.
    case answers
    /// A live round that was hosted, where the record is of one.
    case hosted
  }

  /// Its name in JSON and in CSV.
  public let name: String
  /// Its meaning, in one sentence.
  public let meaning: String
  /// What it holds.
  public let value: Value
  /// Whether it may be missing in a record of the current format, which is what ``RoundRecord`` begins with then.
  public let isOptional: Bool
  /// Whether it is a column of CSV.
  public let isColumn: Bool
  /// What stands before its value in a line of the log: `,"name":`, with a brace instead of the comma for the first.
  package let opening: [UInt8]

  private init(_ name: String, _ value: Value, isOptional: Bool = false, isColumn: Bool = true, _ meaning: String) {
    self.name = name
    self.meaning = meaning
    self.value = value
    self.isOptional = isOptional
    self.isColumn = isColumn
    opening = Array("\(name == "version" ? "{" : ",")\"\(name)\":".utf8)
  }

  /// How many of anything a round can have; with ``times``, no sum over a whole log overflows.
  static let counts = 0...1_000_000_000
  /// How many milliseconds anything can take: three years.
  static let times = 0...100_000_000_000

  /// All fields, in the order in which they stand in a line.
  public static let all: [RecordField] = [
    RecordField(
      "version", .number(1...Int.max, get: { $0.version }, set: { $0.version = $1 }), isColumn: false,
      "The format of the record."),
    RecordField("id", .text(get: { $0.id }, set: { $0.id = $1 }), "A UUIDv7 in lowercase."),
    RecordField(
      "date", .time(get: { $0.date }, set: { $0.date = $1 }), "When the round ended: 2026-11-21T09:14:03+09:00."),
    RecordField(
      "game", .text(get: { $0.game.rawValue }, set: { $0.game = Game.ID(rawValue: $1) }), "Which game it was."),
    RecordField("set", .text(get: { $0.set }, set: { $0.set = $1 }), "Where the questions came from."),
    RecordField(
      "asked", .number(counts, get: { $0.asked }, set: { $0.asked = $1 }), "How many questions were asked."),
    RecordField(
      "correct", .number(counts, get: { $0.correct }, set: { $0.correct = $1 }),
      "How many were answered right at the first choice."),
    RecordField(
      "misses", .number(counts, get: { $0.misses }, set: { $0.misses = $1 }),
      "How many wrong choices and time-outs there were."),
    RecordField(
      "milliseconds", .number(times, get: { $0.milliseconds }, set: { $0.milliseconds = $1 }),
      "The sum of the times of all questions."),
    RecordField(
      "limit", .number(times, get: { $0.limit }, set: { $0.limit = $1 }), isOptional: true,
      "The time limit of each question in milliseconds; 0 for none."),
    RecordField(
      "pauses", .number(counts, get: { $0.pauses }, set: { $0.pauses = $1 }),
      "How many times the clock was held while a question was on screen."),
    RecordField(
      "seed", .bits(get: { $0.seed }, set: { $0.seed = $1 }), "The seed from which the round was drawn."),
    RecordField(
      "sitting", .text(get: { $0.sitting }, set: { $0.sitting = $1 }), isOptional: true, isColumn: false,
      "The sitting it belongs to."),
    RecordField("answers", .answers, isColumn: false, "The answers in the order in which they were given."),
    RecordField(
      "hosted", .hosted, isOptional: true, isColumn: false,
      "Who played a live round that was hosted, and what its questions came to."),
  ]

  fileprivate static let numbers = all.compactMap { field in
    if case .number(let bounds, let get, _) = field.value { (bounds: bounds, get: get) } else { nil }
  }
}

extension RoundRecord {
  /// Whether all its numbers are within their bounds; anybody can have written a record.
  public var isPossible: Bool {
    correct <= asked && RecordField.numbers.allSatisfy { $0.bounds.contains($0.get(self)) }
      && answers.allSatisfy(\.isPossible) && hosted?.isPossible ?? true
  }
}

extension RoundRecord.Answer {
  /// Whether its numbers are within their bounds.
  var isPossible: Bool {
    RecordField.times.contains(milliseconds) && choice.map(RecordField.counts.contains) ?? true
      && (isPlain || AnswerField.all.allSatisfy { $0.isPossible(in: self) })
  }

  /// Whether what few answers have is within its bounds, and it is one choice, several different ones, or a text, and no
  /// two of these.
  var hasPossibleDetails: Bool {
    guard !isPlain else { return true }
    let choices = choices ?? []
    return AnswerField.all.allSatisfy { $0.isPossible(in: self) } && Set(choices).count == choices.count
      && [choice != nil, !choices.isEmpty, text != nil].count { $0 } <= 1
  }
}

// JSON in any form, with what later versions add to it.
extension RoundRecord: Codable {
  /// Reads a record; unknown members are kept in ``others``.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: AnyKey.self)
    for field in RecordField.all {
      let key = AnyKey(field.name)
      if field.isOptional, try !container.contains(key) || container.decodeNil(forKey: key) { continue }
      switch field.value {
      case .number(_, _, let set): set(&self, try container.decode(Int.self, forKey: key))
      case .bits(_, let set): set(&self, try container.decode(UInt64.self, forKey: key))
      case .text(_, let set): set(&self, try container.decode(String.self, forKey: key))
      case .time(_, let set): set(&self, try container.decode(WallTime.self, forKey: key))
      case .answers: answers = try container.decode([Answer].self, forKey: key)
      // One that cannot be read is left out, as what is not known.
      case .hosted: hosted = try? container.decode(HostedRound.self, forKey: key)
      }
    }
    others = container.others(decoder) { name in RecordField.all.contains { $0.name == name } }
  }

  /// Writes all fields, and ``others``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for field in RecordField.all {
      let key = AnyKey(field.name)
      switch field.value {
      case .number(_, let get, _): try container.encode(get(self), forKey: key)
      case .bits(let get, _): try container.encode(get(self), forKey: key)
      case .text(let get, _): try container.encodeIfPresent(get(self), forKey: key)
      case .time(let get, _): try container.encode(get(self), forKey: key)
      case .answers: try container.encode(answers, forKey: key)
      case .hosted: try container.encodeIfPresent(hosted, forKey: key)
      }
    }
    for (name, value) in others { try container.encode(value, forKey: AnyKey(name)) }
  }
}

extension RoundRecord.Answer: Codable {
  private enum Field: String, CaseIterable {
    case question, choice, correct, milliseconds
  }

  /// Reads an answer; unknown members are kept in ``others``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    func key(_ field: Field) -> AnyKey { AnyKey(field.rawValue) }
    self.init(
      question: try container.decode(QuestionID.self, forKey: key(.question)),
      choice: try container.decodeIfPresent(Int.self, forKey: key(.choice)),
      correct: try container.decode(Bool.self, forKey: key(.correct)),
      milliseconds: try container.decode(Int.self, forKey: key(.milliseconds)))
    for field in AnswerField.all {
      let key = AnyKey(field.name)
      switch field.value {
      case .number(_, _, let set): try container.decodeIfPresent(Int.self, forKey: key).map { set(&self, $0) }
      case .numbers(_, _, let set): try container.decodeIfPresent([Int].self, forKey: key).map { set(&self, $0) }
      case .text(_, _, let set): try container.decodeIfPresent(String.self, forKey: key).map { set(&self, $0) }
      }
    }
    others = container.others(decoder) { name in
      Field(rawValue: name) != nil || AnswerField.all.contains { $0.name == name }
    }
  }

  /// Writes all fields, `choice` as null when time ran out, and ``others``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(question, forKey: AnyKey(Field.question.rawValue))
    try container.encode(choice, forKey: AnyKey(Field.choice.rawValue))
    try container.encode(correct, forKey: AnyKey(Field.correct.rawValue))
    try container.encode(milliseconds, forKey: AnyKey(Field.milliseconds.rawValue))
    for field in AnswerField.all where !isPlain {
      let key = AnyKey(field.name)
      switch field.value {
      case .number(_, let get, _): try container.encodeIfPresent(get(self), forKey: key)
      case .numbers(_, let get, _): try container.encodeIfPresent(get(self), forKey: key)
      case .text(_, let get, _): try container.encodeIfPresent(get(self), forKey: key)
      }
    }
    for (name, value) in others { try container.encode(value, forKey: AnyKey(name)) }
  }
}

/// A name of any member of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    return nil
  }
}

extension KeyedDecodingContainer<AnyKey> {
  /// The members whose names are not known. One that cannot be read is left out: the round is worth more.
  fileprivate func others(_ decoder: any Decoder, _ isKnown: (String) -> Bool) -> [String: UnknownJSON] {
    var others: [String: UnknownJSON] = [:]
    for key in allKeys where !isKnown(key.stringValue) {
      guard UnknownJSON.isRead(by: decoder) else { break }
      others[key.stringValue] = try? decode(UnknownJSON.self, forKey: key)
    }
    return others
  }
}
