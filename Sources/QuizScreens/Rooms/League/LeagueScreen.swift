import QuizCore
import TerminalKit

/// The league: the table of a period, the player's place, and the status of the synchronisation.
///
/// Draws the files as last read; polls once a second while new ones are fetched.
struct LeagueScreen: ListPage, Equatable {
  enum Command: Hashable, Sendable {
    /// The next period, or -1 for the previous one.
    case otherPeriod(by: Int)
    case period(LeagueTable.Period)
    /// The next order.
    case order
    /// The next game.
    case game
    /// Choose a set.
    case set
    /// Synchronise now.
    case update
    /// Show what waits and what was refused.
    case details
  }

  static let keys = ListCommand<Command>.keys(
    leading: [
      .init(
        [.tab], .otherPeriod(by: 1), hint: .hintPeriod, help: .helpPeriod, helpName: "Tab  Shift-Tab", dropped: .last),
      .init([.backTab], .otherPeriod(by: -1)),
      .init(
        "1-4",
        LeagueTable.Period.allCases.enumerated().map { (.character(Character("\($0 + 1)")), .period($1)) },
        help: .helpPeriods),
    ], move: nil, omitted: [.open, .jump],
    own: [
      .init(["s"], .order, hint: .hintLeagueSort, help: .helpLeagueOrder, dropped: .later),
      .init(["f"], .game, hint: .hintGame, help: .helpLeagueGame),
      .init(["b"], .set, hint: .hintSet, help: .helpLeagueSet),
      .init(["u"], .update, hint: .hintUpdate, help: .helpUpdate),
      .init(["v"], .details, hint: .hintDetail, help: .helpDetails, dropped: .later),
    ])

  static let keyTables = [ScreenKeys(.league, keys)]

  /// The filter and order of the table.
  private(set) var selection = LeagueTable.Selection()
  /// The page as last read; its table applies only if its selection is `selection`.
  private(set) var page: LeaguePage?
  /// The next poll of the files; nil for none.
  private var poll: Instant?
  /// The polls since the last request.
  private var polls = 0
  var selected = ListSelection()

  /// The time between two polls.
  static let pollInterval = Duration.seconds(1)
  /// The most lines for problems.
  private static let alertLimit = 4
  /// The most polls: a hanging program must not keep the player's machine awake.
  static let pollLimit = 60

  var effectsOnAppear: [StoreEffect] { [.readLeague(selection, .opening)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key, .wheel, .row: return handleList(event, in: context)
    case .time:
      guard let due = poll, now >= due else { break }
      poll = nil
      polls += 1
      return [.store(.readLeague(selection, .nothing))]
    case .response(let page as LeaguePage):
      guard page.membership != nil || context.state.league != nil else { return [.replace(LeagueJoinScreen())] }
      guard page.selection == selection else { break }
      let isFirst = self.page?.table == nil || self.page?.selection != page.selection
      self.page = page
      if isFirst, let own = page.table?.rows.firstIndex(where: { $0.player.id == page.membership?.player.id }) {
        selected.row = own
      }
      poll = page.isFetching && polls < LeagueScreen.pollLimit ? now + LeagueScreen.pollInterval : nil
    case .response(LeagueResponse.set(let set)): return select { $0.set = set }
    case .paste, .shown, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  func count(in context: ViewContext) -> Int { table?.rows.count ?? 0 }

  /// A row opens nothing.
  func open(in context: ViewContext) -> [Action] { [] }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    switch command {
    case .otherPeriod(let step): return select { $0.period = $0.period.next(by: step) }
    case .period(let period): return select { $0.period = period }
    case .order: return select { $0.order = $0.order.next() }
    case .game:
      let games: [String?] = [nil] + context.games.modules.map { $0.game.id.rawValue }
      return select { $0.game = games.value(after: $0.game) }
    case .set: return [.push(LeagueSetScreen(selected: selection.set, in: context.state.catalogue))]
    case .update:
      polls = 0
      return [.store(.readLeague(selection, .everything))]
    case .details: return page.map { [.push(LeagueDetailsScreen($0))] } ?? []
    }
  }

  /// Shows another table: from the existing file at once, then the new one.
  private mutating func select(_ change: (inout LeagueTable.Selection) -> Void) -> [Action] {
    var wanted = selection
    change(&wanted)
    guard wanted != selection else { return [] }
    selection = wanted
    selected.row = 0
    polls = 0
    poll = nil
    return [.store(.readLeague(selection, .table))]
  }

  var helpTopic: HelpScreen.Topic { .league }

  func hints(in context: ViewContext) -> [Hint] {
    LeagueScreen.keys.hints(in: context) { command in
      if case .own(.details) = command { page == nil } else { false }
    }
  }
}

// The picture.
extension LeagueScreen {
  /// The table, if the page is of the current selection.
  private var table: LeagueTable? { page?.selection == selection ? page?.table : nil }

  /// The player's row, listed or not.
  private var own: LeagueTable.Row? {
    table?.own ?? table?.rows.first { $0.player.id == page?.membership?.player.id }
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let periods = LeagueTable.Period.allCases
    let player = page?.membership?.player.id
    let rows = table?.rows ?? []
    let columns = RowTable.league(
      by: selection.order, player: player, rows: rows + (own.map { [$0] } ?? []), in: context)
    let content = Rows {
      filter(in: context)
      columns.heading
      if context.sizeClass > .small { Rule() }
      if rows.isEmpty {
        EmptyPage(text: words(message)).rank(1)
      } else {
        PinnedList(
          list: columns.list(rows, selected: selected.row),
          row: own.map { own in
            (rows.firstIndex { $0.player.id == own.player.id }, columns.row(own, .title).padded(left: List.margin))
          }
        ).rank(1)
      }
      Rows.Item.space()
      foot(in: context)
    }
    return Page(
      words(.league), tabs: periods.map { words(.period($0)) },
      selected: periods.firstIndex(of: selection.period) ?? 0, details: [words(.leagueOrder(selection.order))],
      glyphs: context.glyphs, content: content.inset(columns: 1)
    ).changing(in: poll.map { now.duration(to: $0) })
  }

  /// The text in place of the rows.
  private var message: Phrase {
    guard let page else { return Phrase(same: "") }
    if table == nil { return page.isFetching ? .fetchingTable : .noTable }
    return .emptyTable
  }

  /// The league, the table's filter, and the number of players.
  private func filter(in context: ViewContext) -> any Block {
    let words = context.words
    let name = SafeText(page?.membership?.league.name ?? context.state.league?.name ?? "").oneLine
    let game = selection.game.map { id in
      context.games.modules.first { $0.game.id.rawValue == id }.map { words($0.name) } ?? SafeText(id)
    }
    let sets: [SafeText?] =
      selection.set.map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) } ?? [nil]
    let wordings = sets.map { set in
      [name, game, set].compactMap { $0 }.filter { !$0.isEmpty }.joined(by: " \(context.glyphs.dot) ")
    }
    let players = page?.status?.players ?? 0
    let count = players > 0 ? table.map { words(.playersOf($0.count, players)) } ?? words(.players(players)) : .empty
    return Columns(gap: 2) {
      Line(wordings, .title)
      Line(count, .dim).width(.fixed(count.width))
    }
  }

  /// The lines below the table: its date, waiting and refused items, and problems.
  private func foot(in context: ViewContext) -> [Rows.Item] {
    guard let page else { return [] }
    let words = context.words
    var facts: [SafeText] = []
    if page.selection == selection, let made = page.made { facts.append(words(.asOf(context.moment(made)))) }
    if page.isFetching { facts.append(words(poll == nil ? .noAnswerYet : .fetching)) }
    facts.append(page.synced.map { words(.syncedAt(context.moment($0))) } ?? words(.neverSynced))
    if let status = page.status { facts.append(words(.waiting(status.waitingRounds, status.waitingChanges))) }
    if ((table?.rows ?? []) + (own.map { [$0] } ?? [])).contains(where: \.hasOwnSets) {
      facts.append(words(LeagueTable.Row.ownMeaning))
    }
    var alerts = page.status?.problem.map { [words($0.sentence)] } ?? []
    alerts += page.problems.map { SafeText($0) }
    alerts += (page.status?.quotas ?? []).map { words(.nearLimit($0)) }
    if let count = page.status?.refusedCount, count > 0 { alerts.append(words(.refusedCount(count))) }
    // Two lines for each if they fit, otherwise one; the details show all.
    let isSmall = context.sizeClass == .small
    let rows = isSmall || alerts.count > 2 ? 1 : 2
    let shown = alerts.prefix(isSmall ? 1 : LeagueScreen.alertLimit).map { alert in
      Paragraph(context.glyphs.cross + " " + alert.oneLine, .alert, overflow: .cut).atMost(rows: rows).rank(0)
    }
    let flow = Flow(pieces: facts, gap: 3, style: .dim, mayBeCut: true)
    return [flow.atMost(rows: isSmall ? 2 - shown.count : .max).rank(0)] + shown
  }
}

/// A list with the player's row below it if that is out of view.
private struct PinnedList: Block {
  let list: List
  /// The player's row and its index in the list; nil for none.
  let row: (place: Int?, block: any Block)?

  func form(in room: Size) -> Form? {
    let form = list.form(in: room)
    guard let row, row.place.map({ form?.viewport?.visible.contains($0) == true }) != true else { return form }
    return Rows {
      list.rank(1)
      row.block
    }.form(in: room)
  }
}
