import QuizCore
import TerminalKit

/// The list of everything a game can draw from. Enter starts a round.
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

  /// Keys beyond those of every list.
  static let ownKeys = KeyTable<Command>([
    .init([.enter, " "], .start, hint: .hintPickStart, help: .hintPickStart, helpName: "Enter Space", dropped: .last),
    // Also shown above the list.
    .init(["/"], .filter, hint: .hintFilter, help: .helpFilterSets),
    .init(["d", "*"], .levels, hint: .hintLevels, help: .helpLevels, dropped: .later),
    // Also named in a note below the list.
    .init(["t"], .kinds, hint: .hintKinds, help: .helpKinds, dropped: .afterOthers),
    .init(
      "←→",
      [
        (.right, .fold(.open)), (.left, .fold(.closed)), ("l", .fold(.open)),
        ("h", .fold(.closed)),
      ],
      hint: .hintFold, help: .helpFold, helpName: "←→ h l", dropped: .later),
    .init(
      "+ -", [("+", .questions(1)), ("-", .questions(-1)), ("=", .questions(1))], hint: .hintQuestions,
      help: .helpQuestions),
    .init(["m"], .learn, hint: .hintLearn, help: .helpLearn),
    .init([.escape, "q", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keys = ListKeys.table(omitted: [.open, .back], own: ownKeys.rows, Command.list)

  /// The keys while the filter is typed; all others are text.
  static let filterKeys = KeyTable<Command>([
    .init(
      "↑↓",
      [
        (.up, .list(.up)), (.down, .list(.down)), (.pageUp, .list(.pageUp)), (.pageDown, .list(.pageDown)),
        (.control("p"), .list(.up)), (.control("n"), .list(.down)),
      ], hint: .hintMove),
    .init([.enter], .start, hint: .hintPickStart, dropped: .last),
    .init([.escape], .clear, hint: .hintClear, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.start, keys), ScreenKeys(.typing, filterKeys)]

  let game: Game.ID
  private(set) var selection: Selection
  /// Genres that the player opened or closed.
  private(set) var folds: [String: PickList.Fold] = [:]
  private(set) var filter: Filter?
  private(set) var inspection = Inspection()
  /// Nil until the program has answered.
  private(set) var survey: SetSurvey?
  private var hasAsked = false
  /// The levels of the questions when the screen appeared.
  private let levels: Levels?

  /// A filter on the rows, by title or by words in their questions.
  struct Filter: Equatable {
    fileprivate(set) var text = TextField()
    /// The search in questions, if any.
    fileprivate(set) var search: QuestionSearch?
    /// The selection and folds before it was opened; it starts with folds of its own.
    fileprivate let (selection, folds): (Selection, [String: PickList.Fold])
  }

  /// `selection` is selected, or in a game of whole sets, the first set in place of everything.
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

  /// Whether rounds ask whole sets, so that Enter opens a genre instead of playing it.
  private func asksWholeSets(in context: ViewContext) -> Bool { context.games.list[game]?.source == .set }

  /// Whether the selection has levels to choose: missed questions have none.
  private func hasLevels(in context: ViewContext) -> Bool {
    context.games.list[game]?.source == .selection && !selection.isMissed
  }

  private func hasLength(in context: ViewContext) -> Bool { context.games.list[game]?.takesCount == true }

  func list(in context: ViewContext) -> PickList {
    PickList(
      for: game, with: selection, folds: folds, filter: filter?.text.text ?? "", found: filter?.search?.found ?? [:],
      in: context)
  }

  /// The index of the selection; 0 if it is not listed.
  func selectedRow(in rows: [PickList.Row]) -> Int { rows.firstIndex { $0.selection == selection } ?? 0 }

  private var table: KeyTable<Command> { filter == nil ? PickScreen.keys : PickScreen.filterKeys }

  func waitsToBeShown(in context: ViewContext) -> Bool { !hasAsked }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let former = selection
    let actions = respond(to: event, in: context)
    guard selection != former else { return actions }
    showSelection()
    inspection = Inspection()
    return actions + [.store(.inspect(selection, of: context.state.levels(of: selection, for: game)))]
  }

  /// Opens the genre of a selected set.
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
      // Fold signs are numbered after the rows. Elsewhere the first click selects, the second starts.
      if row >= count { turn(in: context) } else if selection == former { return start(in: context) }
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .paste(let text):
      filter?.text.insert(text)
      narrow(in: context)
    case .response(let survey as SetSurvey): self.survey = survey
    case .response(let search as QuestionSearch) where search.words == filter?.search?.words:
      filter?.search = search
      selectMatch(in: context)
    case .time: if let search = filter?.search, search.next != nil { return [.store(.search(search))] }
    case .shown where !hasAsked:
      // The list is drawn before the survey, which reads the latest rounds.
      hasAsked = true
      return [.store(.survey(game))]
    case .response(let response as RoundResponse): return inspection.take(response, about: selection)
    case .response, .shown, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func handle(_ key: Key, in context: ViewContext) -> [Action] {
    switch table.command(for: key) {
    case .list(let command): move(command, in: context)
    case .start: return start(in: context)
    case .questions(let step): return hasLength(in: context) ? changeQuestions(by: step, in: context) : []
    case .fold(let fold): turn(to: fold)
    case .levels: return hasLevels(in: context) ? changeLevels(in: context) : []
    case .learn: return learn(in: context)
    case .kinds: return inspection.changeKinds(of: game, selection, in: context)
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

  /// Closes the filter and restores the folds, except for the genre of a set that was found; if nothing matched, also
  /// the selection.
  private mutating func clear(in context: ViewContext) {
    guard let former = filter else { return }
    if list(in: context).rows.isEmpty { selection = former.selection }
    (filter, folds) = (nil, former.folds)
    showSelection()
  }

  /// Applies a changed filter.
  private mutating func narrow(in context: ViewContext) {
    guard let typed = filter else { return }
    filter?.search = QuestionSearch(for: typed.text.text, after: typed.search)
    selectMatch(in: context)
  }

  /// Selects the first match, preferably by title, unless the selected row matches.
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

  /// Folds the selected genre; closing a set's genre selects the genre.
  private mutating func turn(to fold: PickList.Fold) {
    switch (fold, selection) {
    case (_, .genre(let genre)): folds[genre] = fold
    case (.closed, .set(let genre, _)):
      folds[genre] = .closed
      selection = .genre(genre)
    case (_, _): break
    }
  }

  /// Toggles the selected genre.
  private mutating func turn(in context: ViewContext) {
    let rows = list(in: context).rows
    guard let fold = rows.first(where: { $0.selection == selection })?.fold else { return }
    turn(to: fold == .open ? .closed : .open)
  }

  /// Starts a round, if the selection is listed.
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

  /// Toggles whether the selection's sets are to be learnt.
  private func learn(in context: ViewContext) -> [Action] {
    guard context.state.offersReview else { return [] }
    let change = context.state.learning(selection, !context.state.isLearnt(selection))
    return change.isEmpty ? [] : [.store(.keep(change))]
  }

  /// Cycles through all levels, then each alone.
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
      + table.hints(in: context) { command in
        switch command {
        case .questions: !hasLength(in: context)
        case .levels: !hasLevels(in: context)
        case .learn: learn(in: context).isEmpty
        case .kinds: inspection.changeKinds(of: game, selection, in: context).isEmpty
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
