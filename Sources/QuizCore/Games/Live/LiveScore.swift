/// What the answers of a live round come to: everybody's points and places, and what each question came to.
///
/// A fold over the questions in the order in which they are decided.
public struct LiveScore: Sendable {
  /// An answer as it counts.
  public struct Answer: Hashable, Sendable {
    /// What was given.
    public let given: GivenAnswer
    /// After how many milliseconds.
    public let milliseconds: Int

    /// Makes an answer from its parts.
    public init(_ given: GivenAnswer, milliseconds: Int) {
      self.given = given
      self.milliseconds = milliseconds
    }
  }

  /// How one player stands.
  public struct Standing: Hashable, Sendable {
    /// The first question that they were asked, from 1.
    public let first: Int
    /// All points.
    public fileprivate(set) var points = 0
    /// How many answers were right.
    public fileprivate(set) var right = 0
    /// The time of all answers, in milliseconds.
    public fileprivate(set) var milliseconds = 0
    /// The place, from 1; equal points share one.
    public fileprivate(set) var place = 0
    /// The place from which they rose or fell by the last question; 0 where there was none. See ``LivePlaces``.
    public fileprivate(set) var former = 0
    /// The points of the last question.
    public fileprivate(set) var gained = 0
    /// The time of the answer to the last question, in milliseconds; 0 for none.
    public fileprivate(set) var latest = 0
    /// For each question that is decided whether it was answered right; nil where it was not answered, or not asked.
    public fileprivate(set) var answers: [Bool?] = []
  }

  /// The standing of every player who was asked a question, by their ids.
  public private(set) var standings: [String: Standing] = [:]
  /// What each question came to, in the order in which they were decided.
  public private(set) var results: [LiveResult] = []

  private let rules: LiveRules
  private let count: Int

  /// Of a round of `count` questions of which none is decided.
  public init(count: Int, rules: LiveRules) {
    self.count = count
    self.rules = rules
  }

  /// Decides the next question: by the answers of those who gave one, of all who were asked.
  public mutating func decide(_ question: ShuffledQuestion, _ answers: [String: Answer], asked: some Sequence<String>) {
    let limit = rules.limit(of: question.question)
    let points = Points(.speed, of: count, limit: rules.limit, isPaused: false)
    let judged = answers.mapValues { question.judge($0.given).isRight }
    for player in asked where standings[player] == nil {
      standings[player] = Standing(first: results.count + 1)
    }
    for (player, before) in standings {
      var standing = before
      // Who came late was not asked before.
      let former = Array(repeating: Bool?.none, count: max(0, results.count - standing.answers.count))
      standing.answers += former + [judged[player]]
      standing.gained = 0
      standing.latest = 0
      if let answer = answers[player], let isRight = judged[player] {
        standing.latest = answer.milliseconds
        standing.gained = points.answer(isRight: isRight, milliseconds: answer.milliseconds, ownLimit: limit)
        standing.right += isRight ? 1 : 0
      }
      standing.points += standing.gained
      standing.milliseconds += answers[player]?.milliseconds ?? limit
      standings[player] = standing
    }
    place()
    let rightCount = judged.values.count { $0 }
    results.append(
      LiveResult(
        question, answers.values.map(\.given), rightCount: rightCount, asked: standings.count,
        unanswered: standings.keys.count { answers[$0] == nil }))
  }

  /// The players' ids, best first: by points, then by time; `name` decides among equals.
  public func ranking(_ name: (String) -> String) -> [String] {
    standings.sorted { one, other in
      let (first, second) = (one.value, other.value)
      if first.points != second.points { return first.points > second.points }
      if first.milliseconds != second.milliseconds { return first.milliseconds < second.milliseconds }
      return (name(one.key), one.key) < (name(other.key), other.key)
    }.map(\.key)
  }

  private mutating func place() {
    let players = Array(standings.keys)
    let changes = players.map { player -> LivePlaces.Change in
      let (points, gained, place) = standings[player].map { ($0.points, $0.gained, $0.place) } ?? (0, 0, 0)
      return LivePlaces.Change(before: place > 0 ? points - gained : nil, after: points)
    }
    for (player, place) in zip(players, LivePlaces.places(changes)) {
      standings[player]?.place = place.place
      standings[player]?.former = place.former
    }
  }
}

extension LiveResult {
  /// How many of the typed lines are shown.
  private static let mostLines = 5

  /// What a question came to by these answers.
  init(_ dealt: ShuffledQuestion, _ answers: [GivenAnswer], rightCount: Int, asked: Int, unanswered: Int) {
    let question = dealt.question
    let right = dealt.rightPanels
    let panels = dealt.panels.indices
    let counts: [Int] =
      switch question.kind.input {
      case .panel, .panels: panels.map { panel in answers.count { $0.panels.contains(panel) } }
      // Of an order, how many have each panel at its place.
      case .sequence:
        panels.map { panel in
          answers.count { given in given.panels.firstIndex(of: panel) == right.firstIndex(of: panel) }
        }
      case .text, .number: []
      }
    self.init(
      right: right, answer: question.rightAnswer, counts: counts, lines: LiveResult.lines(answers, dealt),
      rightCount: rightCount, asked: asked, explanation: question.explanation, id: question.id,
      choices: panels.map { dealt.choiceNumber(onPanel: $0) ?? 0 }, unanswered: unanswered)
  }

  /// The lines that most typed, those of one spelling together; the most frequent first.
  private static func lines(_ answers: [GivenAnswer], _ dealt: ShuffledQuestion) -> [Line] {
    var found: [String: Line] = [:]
    for text in answers.compactMap(\.text) {
      let key = Folding.folded(text)
      let isRight = found[key]?.isRight ?? dealt.judge(.text(text)).isRight
      let first = found[key].map { min($0.text, text) } ?? text
      found[key] = Line(text: first, count: (found[key]?.count ?? 0) + 1, isRight: isRight)
    }
    return Array(found.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.prefix(mostLines))
  }
}
