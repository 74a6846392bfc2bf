import QuizCore
import TerminalKit

/// The list of all that a game can draw from, each with its questions, the share known, and the best so far. Enter starts.
struct PickScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListKeys.Command)
    case start
    case questions(Int)
    case fold(PickList.Fold)
    case levels
    case learn
    case kinds
    case filter
    case clear
    case back
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .start, hint: .hintPickStart, help: .hintPickStart,
      helpName: .text("Enter Space"), dropped: .last),
    // The head of the list names it, too.
    .init(.text("/"), [.character("/")], .filter, hint: .hintFilter, help: .helpFilterSets),
    .init(
      .text("d"), [.character("d"), .character("*")], .levels, hint: .hintLevels, help: .helpLevels, dropped: .later),
    // A note below the list names it.
    .init(.text("t"), [.character("t")], .kinds, hint: .hintKinds, help: .helpKinds, dropped: .afterOthers),
    .init(
      .leftRight(),
      [
        (.right, .fold(.open)), (.left, .fold(.closed)), (.character("l"), .fold(.open)),
        (.character("h"), .fold(.closed)),
      ],
      hint: .hintFold, help: .helpFold, helpName: .leftRight("h l"), dropped: .later),
    .init(
      .text("+ -"),
      [(.character("+"), .questions(1)), (.character("-"), .questions(-1)), (.character("="), .questions(1))],
      hint: .hintQuestions, help: .helpQuestions),
    .init(.text("m"), [.character("m")], .learn, hint: .hintLearn, help: .helpLearn),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keys = ListKeys.table(omitted: [.open, .back], own: ownKeys.rows, Command.list)

  /// The keys while the filter is typed; all others are letters.
  static let filterKeys = KeyTable<Command>([
    .init(
      .upDown(),
      [
        (.up, .list(.up)), (.down, .list(.down)), (.pageUp, .list(.pageUp)), (.pageDown, .list(.pageDown)),
        (.control("p"), .list(.up)), (.control("n"), .list(.down)),
      ], hint: .hintMove),
    .init(.text("Enter"), [.enter], .start, hint: .hintPickStart, dropped: .last),
    .init(.text("Esc"), [.escape], .clear, hint: .hintClear, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.start, keys), ScreenKeys(.typing, filterKeys)]

  /// The game.
  let game: Game.ID
  /// What Enter would draw from.
  private(set) var selection: Selection
  /// The genres that the player opened or closed.
  private(set) var folds: [String: PickList.Fold] = [:]
  /// The filter while it is typed; nil for none.
  private(set) var filter: Filter?
  private(set) var inspection = Inspection()
  /// The facts for the rows; nil until the program has answered.
  private(set) var survey: SetSurvey?
  /// Whether the facts for the rows were requested.
  private var hasAsked = false
  /// The levels of the questions when the screen appeared.
  private let levels: Levels?

  /// Words that the rows must have, or their questions.
  struct Filter: Equatable {
    fileprivate(set) var text = TextField()
    /// The search for its words in questions; nil for none.
    fileprivate(set) var search: QuestionSearch?
    /// What was selected before it was typed, and the genres open or closed then; the filter begins with its own.
    fileprivate let (selection, folds): (Selection, [String: PickList.Fold])
  }

  /// The list of a game, with `selection` selected; a game that asks whole sets begins with the first of them in
  /// place of everything.
  init(_ game: Game.ID, _ selection: Selection, in state: AppState) {
    self.game = game
    let asksWholeSets = state.games.list[game]?.source == .set
    let first = state.catalogue.genres.first.flatMap { genre in
      genre.sets.first.map { Selection.set(genre: genre.title, title: $0.title) }
    }
    self.selection = asksWholeSets && selection == .everything ? first ?? .own : selection
    levels = state.levels(of: self.selection, for: game)
    showSelection()
  }

  var effectsOnAppear: [StoreEffect] { [.inspect(selection, of: levels)] }

  /// Whether a whole set is asked, not some of its questions: a genre is opened then, and not played.
  private func asksWholeSets(in context: ViewContext) -> Bool { context.games.list[game]?.source == .set }

  /// Whether the player chooses how many questions a round has.
  private func hasLength(in context: ViewContext) -> Bool { context.games.list[game]?.takesCount == true }

  /// The rows of the list.
  func list(in context: ViewContext) -> PickList {
    PickList(
      for: game, with: selection, folds: folds, filter: filter?.text.text ?? "", found: filter?.search?.found ?? [:],
      in: context)
  }

  /// The row of the selection among `rows`; the first one where it is not among them.
  func selectedRow(in rows: [PickList.Row]) -> Int { rows.firstIndex { $0.selection == selection } ?? 0 }

  func waitsToBeShown(in context: ViewContext) -> Bool { !hasAsked }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let former = selection
    let actions = respond(to: event, in: context)
    guard selection != former else { return actions }
    showSelection()
    inspection = Inspection()
    return actions + [.store(.inspect(selection, of: context.state.levels(of: selection, for: game)))]
  }

  /// Lists the sets of the genre of a set that is selected.
  private mutating func showSelection() {
    if case .set(let genre, _) = selection { folds[genre] = .open }
  }

  private mutating func respond(to event: ScreenEvent, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return handle(key, in: context)
    case .row(let row):
      let count = list(in: context).rows.count
      let former = selection
      move(.jump(row < count ? row : row - count), in: context)
      // A click on the sign before a genre is numbered behind the rows. Elsewhere the first click says what there is to
      // know, the second starts.
      if row >= count { turn(in: context) } else if selection == former { return start(in: context) }
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .paste(let text):
      filter?.text.insert(text)
      narrow(in: context)
    case .response(RoundResponse.inspected(let inspected, let facts)) where inspected == selection:
      inspection.take(facts)
    case .response(let survey as SetSurvey): self.survey = survey
    case .response(let search as QuestionSearch) where search.words == filter?.search?.words:
      filter?.search = search
      selectMatch(in: context)
    case .time: if let search = filter?.search, search.next != nil { return [.store(.search(search))] }
    case .shown where !hasAsked:
      // The list is shown at once; the facts about each set need the latest rounds.
      hasAsked = true
      return [.store(.survey(game))]
    case .response(RoundResponse.dealt(let setup)): return [.play(setup)]
    case .response(RoundResponse.notDealt(let reason)): inspection.problem = SafeText(reason)
    case .response, .shown, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func handle(_ key: Key, in context: ViewContext) -> [Action] {
    switch (filter == nil ? PickScreen.keys : PickScreen.filterKeys).command(for: key) {
    case .list(let command): move(command, in: context)
    case .start: return start(in: context)
    case .questions(let step): return hasLength(in: context) ? changeQuestions(by: step, in: context) : []
    case .fold(let fold): turn(to: fold)
    case .levels: return asksWholeSets(in: context) ? [] : changeLevels(in: context)
    case .learn: return learn(in: context)
    case .kinds: return otherKinds(in: context).map { [.store(.chooseKinds($0))] } ?? []
    case .filter:
      filter = Filter(selection: selection, folds: folds)
      folds = [:]
    case .clear: clear(in: context)
    case .back: return [.back]
    // Backspace in an empty filter closes it.
    case .none where key == .backspace && filter?.text.text.isEmpty == true: clear(in: context)
    case .none: if filter?.text.handle(key) == true { narrow(in: context) }
    }
    return []
  }

  /// Closes the filter, and folds the genres as before, but for that of a set that it found; where nothing matched, what
  /// was selected before it is so again.
  private mutating func clear(in context: ViewContext) {
    guard let former = filter else { return }
    if list(in: context).rows.isEmpty { selection = former.selection }
    (filter, folds) = (nil, former.folds)
    showSelection()
  }

  /// Goes by what the filter has become.
  private mutating func narrow(in context: ViewContext) {
    guard let typed = filter else { return }
    filter?.search = QuestionSearch(for: typed.text.text, after: typed.search)
    selectMatch(in: context)
  }

  /// Selects the first row that matches, by its title where one does, where the selected one does not.
  private mutating func selectMatch(in context: ViewContext) {
    let rows = list(in: context).rows.filter(\.isMatch)
    guard !rows.contains(where: { $0.selection == selection }) else { return }
    selection = (rows.first { $0.question == nil } ?? rows.first)?.selection ?? selection
  }

  private mutating func move(_ command: ListKeys.Command, in context: ViewContext) {
    let rows = list(in: context).rows
    guard !rows.isEmpty else { return }
    var selected = ListSelection(row: selectedRow(in: rows))
    selected.move(command, count: rows.count, in: form(in: context)?.viewport)
    selection = rows[selected.row].selection
  }

  /// Lists the sets of the selected genre, or hides them; from a set they are hidden too, and its genre is selected.
  private mutating func turn(to fold: PickList.Fold) {
    switch (fold, selection) {
    case (_, .genre(let genre)): folds[genre] = fold
    case (.closed, .set(let genre, _)):
      folds[genre] = .closed
      selection = .genre(genre)
    case (_, _): break
    }
  }

  /// Turns the selected genre to its other state.
  private mutating func turn(in context: ViewContext) {
    let rows = list(in: context).rows
    guard let fold = rows.first(where: { $0.selection == selection })?.fold else { return }
    turn(to: fold == .open ? .closed : .open)
  }

  /// Asks for a round; of nothing, where the filter matches nothing.
  private mutating func start(in context: ViewContext) -> [Action] {
    guard list(in: context).rows.contains(where: { $0.selection == selection }) else { return [] }
    if asksWholeSets(in: context), case .genre = selection {
      turn(in: context)
      return []
    }
    if let next = context.games.module(game).chosen(selection, in: context.state) { return [next] }
    return [.store(.deal(RoundRequest(game, .selection(selection))))]
  }

  private func changeQuestions(by step: Int, in context: ViewContext) -> [Action] {
    let count = context.state.questions
    guard case .int(let next) = Setting.questions.values.value(after: .int(count), by: step), next != count
    else { return [] }
    return [.store(.chooseQuestions(next))]
  }

  /// Marks all sets of the selection to be learnt, or takes their marks away.
  private func learn(in context: ViewContext) -> [Action] {
    guard context.state.offersReview else { return [] }
    let change = context.state.learning(selection, !context.state.isLearnt(selection))
    return change.isEmpty ? [] : [.store(.keep(change))]
  }

  /// The other choice of kinds for the selection; nil where there is none.
  private func otherKinds(in context: ViewContext) -> KindsChoice? {
    inspection.otherKinds(of: game, selection, in: context)
  }

  /// All levels, then each by itself.
  private mutating func changeLevels(in context: ViewContext) -> [Action] {
    let former = context.state.levels(of: selection, for: game)?.range
    let next = (former?.upperBound ?? 0) + 1
    let levels = former?.count ?? 1 > 1 ? nil : Levels(next...next)
    inspection = Inspection()
    return [.store(.chooseLevels(levels)), .store(.inspect(selection, of: levels)), .store(.survey(game))]
  }

  var helpTopic: HelpScreen.Topic { .start }

  var helpGame: Game.ID? { game }

  var takesText: Bool { filter != nil }

  func hints(in context: ViewContext) -> [Hint] {
    let typing = filter == nil ? [] : TextField.keys.hints(in: context)
    let isEmpty = list(in: context).rows.isEmpty
    return typing
      + (filter == nil ? PickScreen.keys : PickScreen.filterKeys).hints(in: context) { command in
        switch command {
        case .questions: !hasLength(in: context)
        case .levels: asksWholeSets(in: context)
        case .learn: !context.state.offersReview || context.state.learning(selection, true).isEmpty
        case .kinds: otherKinds(in: context) == nil
        case .list, .start: isEmpty
        case .fold, .filter, .clear, .back: false
        }
      }.map { hint in
        guard hint.key == .enter else { return hint }
        if asksWholeSets(in: context), case .genre = selection { return hint.saying(context.words(.hintFold)) }
        let starts = context.games.module(game).chosen(selection, in: context.state) == nil
        return starts ? hint : hint.saying(context.words(.hintChoose))
      }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    PickPicture(self, in: context).body.changing(in: filter?.search?.next == nil ? nil : .zero)
  }
}
