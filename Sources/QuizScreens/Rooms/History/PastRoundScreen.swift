import QuizCore
import TerminalKit

/// A past round: its answers as a list, and each question as answered. For a hosted live round, its players and
/// questions.
struct PastRoundScreen: ListPage, Equatable {
  /// The commands of the list.
  enum Command: Hashable, Sendable {
    case share
  }

  /// The commands of a question.
  enum QuestionCommand: Hashable, Sendable {
    case previous, next, first, last, jump(Int), scroll(Int), report, back
  }

  static let keys = ListCommand.keys(
    open: .hintQuestion,
    own: [.init(["s"], Command.share, hint: .hintShare, help: .helpShare, dropped: .later)])

  static let questionKeys = KeyTable<QuestionCommand>([
    .init(
      "←→",
      [
        (.left, .previous), (.right, .next), ("h", .previous), ("l", .next),
        (.enter, .next), (" ", .next), (.home, .first), (.end, .last), ("g", .first),
        ("G", .last),
      ], hint: .hintOtherQuestion, help: .hintOtherQuestion, helpName: "←→ h l  Enter"),
    .init(
      "1-9", (1...9).map { (.character(Character("\($0)")), .jump($0 - 1)) }, hint: .hintJump, help: .hintJump),
    .scrolling(page: 8, QuestionCommand.scroll, help: .hintScroll, helpName: "↑↓ k j  PgUp PgDn"),
    .init(["!"], .report, hint: .hintReport, help: .helpReport),
    .init([.escape, "q", "v"], .back, hint: .hintBack, help: .helpBack, helpName: "Esc q v", dropped: .last),
  ])

  static let keyTables = [
    ScreenKeys(.lists, keys), ScreenKeys(.review, questionKeys), ScreenKeys(.lists, ShareBox.keys),
  ]

  enum View: Equatable {
    case list
    /// A question of the result, by index.
    case question(Int, scroll: Int = 0)
  }

  /// The round, or the whole sitting.
  let record: RoundRecord
  /// Its known questions with their answers; nil if none is known.
  private(set) var result: RoundResult?
  private(set) var view = View.list
  /// The selected answer; for a hosted round the first line in view.
  var selected = ListSelection()
  /// Why some questions cannot be shown; nil if all can, or not looked up yet.
  private(set) var missingTexts: PhraseList?
  /// Its known questions.
  private(set) var questions: [QuestionID: Question] = [:]
  /// Whether its seed still deals it; nil until known.
  private(set) var isReproducible: Bool?
  /// The copied text, while shown.
  private(set) var box: ShareBox?
  /// Whether it was opened at a question, without a list to go back to.
  private let isOfQuestions: Bool

  /// Lists the answers of a round or a whole sitting.
  init(_ record: RoundRecord) { (self.record, isOfQuestions) = (record, false) }

  /// Shows the questions of a result, from the first.
  init(_ result: RoundResult) {
    (record, isOfQuestions) = (result.record, true)
    (self.result, view) = (result, .question(0))
  }

  func answers(in context: ViewContext) -> AnswerList {
    AnswerList(record, questions: questions, showsLogged: missingTexts != nil, in: context.games)
  }

  var effectsOnAppear: [StoreEffect] {
    if isOfQuestions { return [] }
    return (record.hosted == nil ? [.checkReplay(record)] : []) + [.findQuestions(record)]
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (event, view) {
    case (.key, _) where box != nil: box = nil
    case (.key, .list), (.row, .list), (.wheel, .list): return handleList(event, in: context)
    case (.key(let key), .question(let index, _)): return press(key, at: index, in: context)
    case (.wheel(let rows), .question): scroll(by: rows, in: context)
    case (.response(PastRoundResponse.replays(let isReproducible)), _):
      if !isSitting(in: context) { self.isReproducible = isReproducible }
    case (.response(PastRoundResponse.questions(let questions)), _):
      self.questions = questions
      missingTexts = record.missingTexts(questions)
      result = RoundResult(of: record, questions)
    case (.time, _): return context.state.pendingEffect.map { [.store($0)] } ?? []
    case (.row, .question), (.paste, _), (.shown, _), (.covered, _), (.uncovered, _), (.interrupted, _), (.response, _):
      break
    }
    return []
  }

  func isSitting(in context: ViewContext) -> Bool { record.isSitting(in: context.games.list) }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    guard record.hosted == nil else { return [] }
    let text = ShareText(
      of: record, streak: context.state.memories.streak(until: record), isReproducible: isReproducible ?? false,
      in: context.state)
    box = ShareBox(text: text)
    return [.terminal(.share(text))]
  }

  /// The answers; of a hosted round the lines by which its table scrolls.
  func count(in context: ViewContext) -> Int {
    guard record.hosted != nil else { return answers(in: context).answers.count }
    return form(in: context)?.viewport.map { $0.count - $0.visible.count + 1 } ?? 1
  }

  mutating func open(in context: ViewContext) -> [Action] {
    if let index = selectedQuestion { view = .question(index) }
    return []
  }

  /// The index of the selected answer's question in the result; nil if unknown.
  private var selectedQuestion: Int? {
    let ids = record.attempts.compactMap { $0.first?.question }
    guard ids.indices.contains(selected.row) else { return nil }
    return result?.questions.firstIndex { $0.shuffled.question.id == ids[selected.row] }
  }

  private mutating func press(_ key: Key, at index: Int, in context: ViewContext) -> [Action] {
    let count = result?.questions.count ?? 0
    switch PastRoundScreen.questionKeys.command(for: key) {
    case .previous: go(to: index - 1)
    case .next: go(to: index + 1)
    case .first: go(to: 0)
    case .last: go(to: count - 1)
    case .jump(let question): if question < count { go(to: question) }
    case .scroll(let rows): scroll(by: rows, in: context)
    case .report: return reportable(in: context).map { [.push($0)] } ?? []
    case .back where isOfQuestions: return [.back]
    case .back: view = .list
    case .none: break
    }
    return []
  }

  /// Scrolls the question; if all of it is visible, goes to the previous or next one.
  private mutating func scroll(by rows: Int, in context: ViewContext) {
    guard case .question(let index, _) = view, let fitted = board(in: context)?.fitted(in: context) else { return }
    if fitted.viewport == nil {
      go(to: index + rows.signum())
    } else {
      view = .question(index, scroll: fitted.scrolled(by: rows))
    }
  }

  private mutating func go(to question: Int) {
    view = .question(max(0, min(question, (result?.questions.count ?? 1) - 1)))
  }

  /// The question on screen; nil for the list.
  var question: AnsweredQuestion? {
    guard let result, case .question(let index, _) = view else { return nil }
    return result.questions.indices.contains(index) ? result.questions[index] : nil
  }

  private func reportable(in context: ViewContext) -> LeagueReportScreen? {
    let question = question?.shuffled.question
    return LeagueReportScreen(question, question.flatMap { result?.setup.leagueQuestions[$0.id] }, in: context)
  }

  var helpTopic: HelpScreen.Topic { view == .list ? .lists : .review }

  func hints(in context: ViewContext) -> [Hint] {
    if box != nil { return ShareBox.hints(in: context) }
    guard view == .list else { return questionHints(in: context) }
    let count = count(in: context)
    return PastRoundScreen.keys.hints(in: context) { command in
      switch command {
      case .own(.share): record.hosted != nil
      case .list(.open): selectedQuestion == nil
      case .list(.back): false
      case .list: count < 2
      }
    }
  }

  private func questionHints(in context: ViewContext) -> [Hint] {
    PastRoundScreen.questionKeys.hints(in: context) { command in
      switch command {
      case .scroll: board(in: context)?.fitted(in: context).viewport == nil
      case .previous, .next, .first, .last, .jump: (result?.questions.count ?? 0) < 2
      case .report: reportable(in: context) == nil
      case .back: false
      }
    }
  }
}
