import QuizCore

/// The questions and sets that rounds may have: of the banks that ship, and of those that the server's owner adds.
///
/// The league's own questions, also in former wordings and withdrawn, are known to the store itself.
public struct KnownQuestions: Sendable {
  /// The versions of each question: banks may have its choices in another order, or other texts that are right.
  private var versions: [QuestionID: [Question]] = [:]
  /// How many questions each set has, by the name that the score log gives it, for each level; those without a level
  /// under 0.
  private var sets: [String: [Int: Int]] = [:]
  /// The banks that ship, by language: the daily rounds are drawn from them.
  private var shipped: [String: QuestionPool] = [:]

  /// None.
  public init() {}

  /// Questions without banks, in sets of these names.
  public init(_ questions: some Sequence<Question>, sets: some Sequence<String>) {
    let sets = Array(sets)
    for question in questions { take(question, in: sets) }
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { versions.isEmpty }

  /// Whether the question is one of them.
  public func contains(_ question: QuestionID) -> Bool { versions[question] != nil }

  /// The words of a question; nil for one that is not known.
  func text(of question: QuestionID) -> String? { versions[question]?.first?.text }

  /// The versions of a question; none of one that is not known.
  func versions(of question: QuestionID) -> [Question] { versions[question] ?? [] }

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
    let id = question.id
    if versions[id]?.contains(question) != true { versions[id, default: []].append(question) }
    for set in sets { self.sets[set, default: [:]][question.level ?? 0, default: 0] += 1 }
  }

  /// Takes the banks that ship in a language.
  public mutating func takeShipped(_ pool: QuestionPool, language: String) {
    shipped[language] = pool
  }
}
