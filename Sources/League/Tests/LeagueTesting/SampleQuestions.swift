import LeagueStore
import QuizCore
import QuizStore

/// Questions of a bank that every league knows, and texts of shared ones.
public enum SampleQuestions {
  /// The bank's questions: of four choices the first is right.
  public static let questions = (0..<500).map { question("Question \($0)?") }
  /// What the log calls them.
  public static let bank = questions.map(\.id)
  /// The same as a store takes them.
  public static let known = KnownQuestions(questions, sets: sets)
  /// The names of the sets that they are.
  public static let sets = ["en/food/basic", "en/food/more", "en/Food/Basic", "ja/食べ合わせ/基本", "en/many/all"]

  /// A question with one right choice of four.
  public static func question(_ text: String, answer: Int = 0) -> Question {
    var choices = ["no", "perhaps", "never"]
    choices.insert("yes", at: answer)
    guard let question = Question(text: text, choices: choices, answer: answer) else {
      preconditionFailure("a question has four choices")
    }
    return question
  }

  /// Answers to so many sums with a gap, told as right; `choice` 1 is.
  public static func sums(_ count: Int, choice: Int = 1) -> [RoundRecord.Answer] {
    (1...max(1, count)).map { number in
      let sum = QuestionID(text: "\(number) + ( ? ) = \(number + 1)", rightChoice: "1")
      return RoundRecord.Answer(question: sum, choice: choice, correct: true, milliseconds: 900)
    }
  }

  /// The text of a player's question.
  public static func text(_ text: String, right: String = "right", language: String = "en") -> LeagueChange.Text {
    let question = Question(text: text, choices: [right, "wrong", "worse", "worst"], answer: 0)
    guard let question else { preconditionFailure("a question has four choices") }
    return LeagueChange.Text(question, language: language)
  }

  /// Questions of which one each is of a kind, but for those with one right choice: with options, several answers, and
  /// seconds of their own. `about` makes them different from others.
  public static func ofAllKinds(about: String = "it") throws -> [Question] {
    try [
      ("several", "1;3", ["flour", "sand", "yeast"], nil), ("order", "4;2;1;3", ["pupa", "larva", "moth", "egg"], 30),
      ("number", "3.14±0.01", [], nil), ("typed exact", "Paris|Paname", [], 20),
    ].map { kind, answer, choices, seconds in
      guard
        let question = Question(
          kindCell: kind, answerCell: answer, text: "What \(kind) is \(about)?", choices: choices, seconds: seconds)
      else { throw NoQuestion(kind: kind) }
      return question
    }
  }

  /// A kind whose sample is no question.
  private struct NoQuestion: Error {
    let kind: String
  }
}

/// Rounds as the game records them: each question once, and no three at one time.
public struct SampleRounds {
  private var generator = SystemRandomNumberGenerator()
  /// The instant that was asked for last, and how often in a row.
  private var last = (instant: 0, count: 0)

  /// Draws from the system's generator.
  public init() {}

  /// A round of the main game that ended at an instant, milliseconds since 1970: five questions, some of
  /// them right, answered so fast that a player can have two such rounds in a second.
  public mutating func timed(
    at instant: Int, set: String = "en/food/basic", questions: [QuestionID]? = nil, right: Int? = nil
  ) -> RoundRecord {
    let questions = questions ?? SampleQuestions.bank.shuffled(using: &generator).prefix(5).map { $0 }
    let right = right ?? Int.random(in: 0...questions.count)
    let answers = questions.enumerated().map { index, question in
      RoundRecord.Answer(
        question: question, choice: index < right ? 1 : index % 3 + 2, correct: index < right,
        milliseconds: Int.random(in: 100..<200))
    }
    return record(.timed, set: set, at: instant, answers: answers)
  }

  /// A round of the main game over questions of any kind, each answered right in a second: by its right choices, or by
  /// the first of the texts that are right.
  public mutating func timed(at instant: Int, over questions: [Question], set: String = "own") -> RoundRecord {
    let rules = Rules(limit: .seconds(10), miss: .settles, verdict: .none)
    let answers = questions.enumerated().map { index, question in
      let usual = rules.limit(ofQuestion: index + 1)
      let own = rules.limit(of: question, number: index + 1)
      let limit = own == usual ? nil : own?.inMilliseconds
      return switch question.kind.input {
      case .panel:
        RoundRecord.Answer(
          question: question.id, choice: (question.answer ?? 0) + 1, correct: true, milliseconds: 1000, limit: limit)
      case .panels, .sequence:
        RoundRecord.Answer(
          question: question.id, choices: question.answers.map { $0 + 1 }, correct: true, milliseconds: 1000,
          limit: limit)
      case .text, .number:
        RoundRecord.Answer(
          question: question.id, text: question.rightLine, correct: true, milliseconds: 1000, limit: limit)
      }
    }
    return record(.timed, set: set, at: instant, answers: answers)
  }

  /// A round of a game whose answers are its questions.
  public mutating func record(
    _ game: Game.ID, set: String, at instant: Int, limit: Int = 10_000, answers: [RoundRecord.Answer]
  ) -> RoundRecord {
    // Nobody plays hundreds of rounds at one instant: of many at about the same, each two are a second earlier.
    let isNew = abs(instant - last.instant) >= 2000
    last = isNew ? (instant, 0) : (last.instant, last.count + 1)
    let instant = instant - last.count / 2 * 1000
    let right = answers.count(where: \.correct)
    return RoundRecord(
      id: UUIDv7(milliseconds: instant, using: &generator).description, date: SampleRounds.time(instant), game: game,
      set: set, asked: answers.count, correct: right, misses: answers.count - right,
      milliseconds: answers.reduce(0) { $0 + $1.milliseconds }, limit: limit, pauses: 0, seed: 1, answers: answers)
  }

  /// The id of a change.
  public mutating func id(at instant: Int) -> String {
    UUIDv7(milliseconds: instant, using: &generator).description
  }

  /// A random UUID.
  public mutating func uuid() -> String {
    let id = Array(UUIDv7(milliseconds: Int.random(in: 0..<1 << 48), using: &generator).description)
    return String(id[..<14] + "4" + id[15...])
  }

  /// An instant as records say it: in whole seconds.
  public static func time(_ instant: Int) -> WallTime {
    WallTime(secondsSince1970: instant / 1000, offset: 0) ?? .epoch
  }
}
