import QuizCore
import TerminalKit

/// The list of all that a game can draw from, each with its questions, the share known, and the best so far. Enter starts.
struct PickScreen: BlockScreen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
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

  static let keys = ListView.keys(
    moveHint: .hintMove, omitted: [.open, .back], own: ownKeys.rows, Command.list)

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
  /// The filter text; nil for none.
  private(set) var filter: TextField?
  /// The search for its words in questions; nil for none.
  private(set) var search: QuestionSearch?
  /// What was selected before the filter was typed, and the folds then; the filter begins with its own.
  private var unfiltered: Selection?
  private var unfilteredFolds: [String: PickList.Fold] = [:]
  /// The facts about the selection; nil until the program has answered.
  private(set) var facts: SelectionFacts?
  /// The facts for the rows; nil until the program has answered.
  private(set) var survey: SetSurvey?
  /// Why no round could be dealt.
  private(set) var problem: SafeText?
  /// Whether the facts for the rows were requested.
  private var hasAsked = false
  /// The levels of the questions when the screen appeared.
  private let levels: Levels?

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
    if case .set(let genre, _) = self.selection { folds = [genre: .open] }
  }

  var effectsOnAppear: [StoreEffect] { [.inspect(selection, of: levels)] }

  /// Whether a whole set is asked, not some of its questions: a genre is opened then, and not played.
  private func asksWholeSets(in context: ViewContext) -> Bool { context.games.list[game]?.source == .set }

  /// Whether the player chooses how many questions a round has.
  private func hasLength(in context: ViewContext) -> Bool { context.games.list[game]?.takesCount == true }

  /// The rows of the list.
  func list(in context: ViewContext) -> PickList {
    PickList(
      for: game, with: selection, folds: folds, filter: filter?.text ?? "", found: search?.found ?? [:], in: context)
  }

  /// The row of the selection among `rows`; the first one where it is not among them.
  func selectedRow(in rows: [PickList.Row]) -> Int { rows.firstIndex { $0.selection == selection } ?? 0 }

  var waitsToBeShown: Bool { !hasAsked }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return handle(key, in: context)
    case .row(let row):
      let count = list(in: context).rows.count
      // A click on the sign before a genre is numbered behind the rows.
      if row >= count { return move(.jump(row - count), in: context) + turn(in: context) }
      // The first click says what there is to know, the second starts.
      let former = selection
      let effects = move(.jump(row), in: context)
      return selection == former ? start(in: context) : effects
    case .wheel(let rows): return move(.wheel(rows), in: context)
    case .paste(let text):
      filter?.insert(text)
      return filter == nil ? [] : narrow(in: context)
    case .response(RoundResponse.inspected(let inspected, let facts)) where inspected == selection:
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .response(let survey as SetSurvey): self.survey = survey
    case .response(let search as QuestionSearch) where search.words == self.search?.words:
      self.search = search
      return selectMatch(in: context)
    case .time: if let search, search.next != nil { return [.store(.search(search))] }
    case .shown where !hasAsked:
      // The list is shown at once; the facts about each set need the latest rounds.
      hasAsked = true
      return [.store(.survey(game))]
    case .response(RoundResponse.dealt(let setup)): return [.play(setup)]
    case .response(RoundResponse.notDealt(let reason)): problem = SafeText(reason)
    case .response, .shown, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private mutating func handle(_ key: Key, in context: ViewContext) -> [Action] {
    let command: Command?
    if filter == nil {
      command = PickScreen.keys.command(for: key)
    } else {
      command = PickScreen.filterKeys.command(for: key)
      if command == nil { return type(key, in: context) }
    }
    switch command {
    case .list(let command): return move(command, in: context)
    case .start: return start(in: context)
    case .questions(let step): return hasLength(in: context) ? changeQuestions(by: step, in: context) : []
    case .fold(let fold): return turn(to: fold, in: context)
    case .levels: return asksWholeSets(in: context) ? [] : changeLevels(in: context)
    case .learn: return learn(in: context)
    case .kinds: return otherKinds(in: context).map { [.store(.chooseKinds($0))] } ?? []
    case .filter:
      filter = TextField()
      (unfiltered, unfilteredFolds) = (selection, folds)
      folds = [:]
    case .clear: return clear(in: context)
    case .back: return [.back]
    case .none: break
    }
    return []
  }

  /// Closes the filter, and folds the genres as before, but for that of a set that it found; where nothing matched, what
  /// was selected before it is so again.
  private mutating func clear(in context: ViewContext) -> [Action] {
    let isFound = !list(in: context).rows.isEmpty
    filter = nil
    search = nil
    folds = unfilteredFolds
    if case .set(let genre, _) = self.selection { folds[genre] = .open }
    return isFound ? [] : unfiltered.map { select($0, in: context) } ?? []
  }

  /// Types into the filter; Backspace in an empty one closes it.
  private mutating func type(_ key: Key, in context: ViewContext) -> [Action] {
    if key == .backspace, filter?.text.isEmpty == true { return clear(in: context) }
    return filter?.handle(key) == true ? narrow(in: context) : []
  }

  /// Goes by what the filter has become.
  private mutating func narrow(in context: ViewContext) -> [Action] {
    search = QuestionSearch(for: filter?.text ?? "", after: search)
    return selectMatch(in: context)
  }

  /// Selects the first row that matches, by its title where one does, where the selected one does not.
  private mutating func selectMatch(in context: ViewContext) -> [Action] {
    let rows = list(in: context).rows
    guard let first = rows.first(where: { $0.isMatch && $0.question == nil }) ?? rows.first(where: \.isMatch),
      !rows.contains(where: { $0.selection == selection && $0.isMatch })
    else { return [] }
    return select(first.selection, in: context)
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) -> [Action] {
    let rows = list(in: context).rows
    guard !rows.isEmpty else { return [] }
    var selected = ListSelection(row: selectedRow(in: rows))
    let viewport = form(in: context)?.viewport
    selected.move(command, count: rows.count, in: viewport)
    return select(rows[selected.row].selection, in: context)
  }

  private mutating func select(_ selection: Selection, in context: ViewContext) -> [Action] {
    guard selection != self.selection else { return [] }
    self.selection = selection
    // A set that is selected is seen.
    if case .set(let genre, _) = self.selection { folds[genre] = .open }
    facts = nil
    problem = nil
    return [.store(.inspect(selection, of: context.state.levels(of: selection, for: game)))]
  }

  /// Lists the sets of the selected genre, or hides them; from a set they are hidden too, and its genre is selected.
  private mutating func turn(to fold: PickList.Fold, in context: ViewContext) -> [Action] {
    let rows = list(in: context).rows
    guard rows.indices.contains(selectedRow(in: rows)) else { return [] }
    let row = rows[selectedRow(in: rows)]
    switch (fold, row.selection) {
    case (_, .genre(let genre)): folds[genre] = fold
    case (.closed, .set(let genre, _)):
      folds[genre] = .closed
      return select(.genre(genre), in: context)
    case (_, _): break
    }
    return []
  }

  /// Turns the selected genre to its other state.
  private mutating func turn(in context: ViewContext) -> [Action] {
    let rows = list(in: context).rows
    guard rows.indices.contains(selectedRow(in: rows)) else { return [] }
    switch rows[selectedRow(in: rows)].fold {
    case .open: return turn(to: .closed, in: context)
    case .closed: return turn(to: .open, in: context)
    case nil: return []
    }
  }

  /// Asks for a round; of nothing, where the filter matches nothing.
  private mutating func start(in context: ViewContext) -> [Action] {
    guard list(in: context).rows.contains(where: { $0.selection == selection }) else { return [] }
    if asksWholeSets(in: context), case .genre = selection { return turn(in: context) }
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
    facts?.otherKindsChoice(of: context.games.list[game], selection, in: context.state)
  }

  /// All levels, then each by itself.
  private mutating func changeLevels(in context: ViewContext) -> [Action] {
    let former = context.state.levels(of: selection, for: game)?.range
    let next = (former?.upperBound ?? 0) + 1
    let levels = former?.count ?? 1 > 1 ? nil : Levels(next...next)
    facts = nil
    problem = nil
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

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? { search?.next == nil ? nil : now }

  func body(in context: ViewContext, at now: Instant) -> any Block { PickPicture(self, in: context).body }
}
