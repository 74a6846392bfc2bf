import QuizCore
import TerminalKit

/// A past round: its answers as a list, and each question as answered. For a hosted live round, its players and
/// questions.
struct PastRoundScreen: Screen, Equatable {
  /// The commands of the list.
  enum AnswersCommand: Hashable, Sendable {
    case list(ListKeys.Command)
    case share
  }

  /// The commands of a question.
  enum QuestionCommand: Hashable, Sendable {
    case previous, next, first, last, jump(Int), scroll(Int), report, back
  }

  static let listKeys = ListKeys.table(
    openHint: .hintQuestion,
    own: [.init(["s"], .share, hint: .hintShare, help: .helpShare, dropped: .later)],
    AnswersCommand.list)

  static let questionKeys = KeyTable<QuestionCommand>([
    .init(
      "←→",
      [
        (.left, .previous), (.right, .next), ("h", .previous), ("l", .next), (.enter, .next), (" ", .next),
        (.home, .first), (.end, .last), ("g", .first), ("G", .last),
      ], hint: .hintOtherQuestion, help: .hintOtherQuestion, helpName: "←→ h l  Enter"),
    .init(
      "1-9", (1...9).map { (.character(Character("\($0)")), .jump($0 - 1)) }, hint: .hintJump, help: .hintJump),
    .scrolling(page: 8, QuestionCommand.scroll, help: .hintScroll, helpName: "↑↓ k j  PgUp PgDn"),
    .init(["!"], .report, hint: .hintReport, help: .helpReport),
    .init([.escape, "q", "v"], .back, hint: .hintBack, help: .helpBack, helpName: "Esc q v", dropped: .last),
  ])

  static let keyTables = [
    ScreenKeys(.lists, listKeys), ScreenKeys(.review, questionKeys), ScreenKeys(.lists, ShareBox.keys),
  ]

  enum View: Equatable {
    case list
    /// A question of the result, by index.
    case question(Int, scroll: Int = 0)
  }

  /// The round, or the whole sitting.
  let record: RoundRecord
  /// The sitting; nil for a round.
  let sitting: SittingRecord?
  /// Its known questions with their answers; nil if none is known.
  private(set) var result: RoundResult?
  private(set) var view = View.list
  /// The selected answer; for a hosted round the first line in view.
  private(set) var selection = ListSelection()
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

  /// Lists the answers of a round; for a sitting, `record` is all of it.
  init(_ record: RoundRecord, of sitting: SittingRecord? = nil) {
    (self.record, self.sitting, isOfQuestions) = (record, sitting, false)
  }

  /// Shows the questions of a result, from the first.
  init(_ result: RoundResult) {
    (record, sitting, isOfQuestions) = (result.record, nil, true)
    (self.result, view) = (result, .question(0))
  }

  func answers(in context: ViewContext) -> AnswerList {
    AnswerList(record, questions: questions, showsLogged: missingTexts != nil, in: context.games)
  }

  var effectsOnAppear: [StoreEffect] {
    if isOfQuestions { return [] }
    let isRound = sitting == nil && record.hosted == nil
    return (isRound ? [.checkReplay(record)] : []) + [.findQuestions(record)]
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (event, view) {
    case (.key, _) where box != nil: box = nil
    case (.key(let key), .list):
      switch PastRoundScreen.listKeys.command(for: key) {
      case .list(let command): return perform(command, in: context)
      case .share where record.hosted == nil: return share(in: context)
      case .share, .none: break
      }
    case (.key(let key), .question(let index, _)): return press(key, at: index, in: context)
    case (.row(let row), .list): return perform(.jump(row), in: context) + perform(.open, in: context)
    case (.wheel(let rows), .list): return perform(.wheel(rows), in: context)
    case (.wheel(let rows), .question): scroll(by: rows, in: context)
    case (.response(PastRoundResponse.replays(let isReproducible)), _): self.isReproducible = isReproducible
    case (.response(PastRoundResponse.questions(let questions)), _):
      self.questions = questions
      missingTexts = record.missingTexts(questions)
      result = RoundResult(of: record, questions)
    case (.time, _): return context.state.pendingEffect.map { [.store($0)] } ?? []
    case (.row, _), (.paste, _), (.shown, _), (.covered, _), (.uncovered, _), (.interrupted, _),
      (.response, _):
      break
    }
    return []
  }

  private mutating func share(in context: ViewContext) -> [Action] {
    let text =
      sitting == nil
      ? ShareText(
        of: record, streak: context.state.memories.streak(until: record), isReproducible: isReproducible ?? false,
        in: context.state) : ShareText(of: record, isReproducible: false, in: context.state)
    box = ShareBox(text: text)
    return [.terminal(.share(text))]
  }

  private mutating func perform(_ command: ListKeys.Command, in context: ViewContext) -> [Action] {
    let viewport = form(in: context)?.viewport
    switch command {
    case .back: return [.back]
    case .open: if let index = selectedQuestion { view = .question(index) }
    case .up, .down, .pageUp, .pageDown, .first, .last, .jump:
      guard record.hosted != nil else {
        selection.move(command, count: answers(in: context).answers.count, in: viewport)
        break
      }
      selection.move(command, count: viewport?.count ?? 1, in: viewport)
      selection.row = min(selection.row, viewport.map { $0.count - $0.visible.count } ?? 0)
    }
    return []
  }

  /// The index of the selected answer's question in the result; nil if unknown.
  private var selectedQuestion: Int? {
    let ids = record.attempts.compactMap { $0.first?.question }
    guard ids.indices.contains(selection.row) else { return nil }
    return result?.questions.firstIndex { $0.shuffled.question.id == ids[selection.row] }
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
    return PastRoundScreen.listKeys.hints(in: context) { command in
      switch command {
      case .share: record.hosted != nil
      case .list(.open): selectedQuestion == nil
      case .list(.back): false
      case .list where record.hosted == nil: answers(in: context).answers.count < 2
      case .list: form(in: context)?.viewport?.isPartial != true
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
