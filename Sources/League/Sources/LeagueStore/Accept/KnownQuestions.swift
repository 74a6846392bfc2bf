import QuizCore

/// The questions and sets that rounds may have: of the banks that ship, and of those that the server's owner adds.
///
/// The league's own questions, also in former wordings and withdrawn, are known to the store itself.
public struct KnownQuestions: Sendable {
  /// How many choices each question has; the most, where banks differ.
  private var choices: [QuestionID: Int] = [:]
  /// The words of those that were read.
  private var texts: [QuestionID: String] = [:]
  /// How many questions each set has, by the name that the score log gives it, for each level; those without a level
  /// under 0.
  private var sets: [String: [Int: Int]] = [:]
  /// The banks that ship, by language: the daily rounds are drawn from them.
  private var shipped: [String: QuestionPool] = [:]

  /// None.
  public init() {}

  /// Questions without banks, each with so many choices, in sets of these names.
  public init(_ questions: some Sequence<QuestionID>, choices: Int, sets: some Sequence<String>) {
    var count = 0
    for question in questions {
      self.choices[question] = choices
      count += 1
    }
    for set in sets { self.sets[set] = [0: count] }
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { choices.isEmpty }

  /// Whether the question is one of them.
  public func contains(_ question: QuestionID) -> Bool { choices[question] != nil }

  /// The words of a question; nil for one that is not known, or only by its hash.
  func text(of question: QuestionID) -> String? { texts[question] }

  /// How many choices a question has; nil for one that is not known.
  func choices(of question: QuestionID) -> Int? { choices[question] }

  /// How many questions a set has, of the levels in its name; nil for a set that is not known.
  func size(of set: String) -> Int? {
    if let counts = sets[set] { return counts.values.reduce(0, +) }
    let (name, levels) = Levels.split(logName: set)
    guard let levels else { return nil }
    return sets[name].map { counts in levels.range.reduce(0) { $0 + (counts[$1] ?? 0) } }
  }

  /// The questions of a day's round of a game in a language; nil where the banks that ship are not known.
  func daily(_ game: Game, of day: Day, language: String) -> Set<QuestionID>? {
    guard let pool = shipped[language] else { return nil }
    let source = RoundSource(
      questions: .pool(pool), selection: nil, set: Daily.logName(language), count: Daily.length, rules: .timed,
      seed: Daily.seed(of: day, language: language), day: day)
    return game.deal.map { Set($0(source).questions.map(\.question.id)) }
  }

  /// Takes a question that is in all of some sets.
  public mutating func take(_ question: Question, in sets: [String]) {
    choices[question.id] = max(choices[question.id] ?? 0, question.choices.count)
    texts[question.id] = question.text
    for set in sets { self.sets[set, default: [:]][question.level ?? 0, default: 0] += 1 }
  }

  /// Takes the banks that ship in a language.
  public mutating func takeShipped(_ pool: QuestionPool, language: String) {
    shipped[language] = pool
  }
}
