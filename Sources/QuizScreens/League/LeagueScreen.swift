import QuizCore
import TerminalKit

/// The league: the table of a period, the player's own place, and how the synchronisation stands.
///
/// Draws the files as last read. While new ones are being fetched it polls once a second; otherwise it sets no timer.
struct LeagueScreen: Screen, Equatable {
  static let keyTables = [ScreenKeys(.league, LeagueKeys.table)]

  /// What the table counts, and its order.
  private(set) var selection = LeagueTable.Selection()
  /// The page as last read; its table applies only if its selection is `selection`.
  private(set) var page: LeaguePage?
  /// The next poll of the files; nil for none.
  private var poll: Instant?
  /// The polls since the last request.
  private var polls = 0
  private var selected = 0

  /// The time between two polls.
  static let pollInterval = Duration.seconds(1)
  /// The most lines for problems.
  private static let alertLimit = 4
  /// Polling ends after this many polls: a hanging program must not keep the player's machine awake.
  static let pollLimit = 60

  var effectsOnAppear: [StoreEffect] { [.readLeague(selection, .opening)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      guard let command = LeagueKeys.table.command(for: key) else { break }
      return perform(command, in: context)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .row(let row): move(.jump(row), in: context)
    case .time:
      guard let due = poll, now >= due else { break }
      poll = nil
      polls += 1
      return [.store(.readLeague(selection, .nothing))]
    case .response(.league(let page)):
      guard page.membership != nil || context.state.league != nil else { return [.replace(LeagueJoinScreen())] }
      guard page.selection == selection else { break }
      let isFirst = self.page?.table == nil || self.page?.selection != page.selection
      self.page = page
      if isFirst, let own = page.table?.rows.firstIndex(where: { $0.player.id == page.membership?.player.id }) {
        selected = own
      }
      poll = page.isFetching && polls < LeagueScreen.pollLimit ? now + LeagueScreen.pollInterval : nil
    case .response(.leagueSet(let set)): return select { $0.set = set }
    case .paste, .shown, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func perform(_ command: LeagueKeys.Table, in context: ViewContext) -> [Action] {
    switch command {
    case .list(.back): return [.back]
    case .list(let command): move(command, in: context)
    case .nextPeriod: return select { $0.period = LeagueScreen.next($0.period, by: 1) }
    case .previousPeriod: return select { $0.period = LeagueScreen.next($0.period, by: -1) }
    case .period(let period): return select { $0.period = period }
    case .order: return select { $0.order = LeagueScreen.next($0.order, by: 1) }
    case .game: return select { $0.game = LeagueScreen.nextGame(after: $0.game, in: context.games) }
    case .set: return [.push(LeagueSetScreen(selected: selection.set, in: context.state.catalogue))]
    case .update:
      polls = 0
      return [.store(.readLeague(selection, .everything))]
    case .details: return page.map { [.push(LeagueDetailsScreen($0))] } ?? []
    }
    return []
  }

  /// Shows another table: the file there is of it at once, and the new one when it comes.
  private mutating func select(_ change: (inout LeagueTable.Selection) -> Void) -> [Action] {
    var wanted = selection
    change(&wanted)
    guard wanted != selection else { return [] }
    selection = wanted
    selected = 0
    polls = 0
    poll = nil
    return [.store(.readLeague(selection, .table))]
  }

  private static func next<Value: CaseIterable & Equatable>(_ value: Value, by step: Int) -> Value {
    let all = Array(Value.allCases)
    return all[((all.firstIndex(of: value) ?? 0) + step + all.count) % all.count]
  }

  private static func nextGame(after game: String?, in games: Games) -> String? {
    let games = games.modules.map { $0.game.id.rawValue }
    guard let game, let index = games.firstIndex(of: game) else { return game == nil ? games.first : nil }
    return index + 1 < games.count ? games[index + 1] : nil
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = list(in: context).selection(after: command)
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? { poll }

  var helpTopic: HelpScreen.Topic { .league }

  func hints(in context: ViewContext) -> [Hint] {
    LeagueKeys.table.hints(in: context) { $0 == .details && page == nil }
  }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

}

// Layout and drawing.
extension LeagueScreen {
  /// The table, if the page is of the current selection.
  private var table: LeagueTable? { page?.selection == selection ? page?.table : nil }

  /// The player's row, wherever it stands.
  private var own: LeagueTable.Row? {
    table?.own ?? table?.rows.first { $0.player.id == page?.membership?.player.id }
  }

  /// The rows of the table, between its heading, and the player's own row and the notes.
  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    let top = body.y + (context.isCompact ? 2 : 3)
    let bottom = body.maxY - foot(in: context).count - (context.isCompact ? 0 : 1)
    let rows = table?.rows ?? []
    let room = max(1, bottom - top)
    // The last line is kept for the player's own row where that may be out of view.
    let hasAllRows = rows.count <= room && own.map { own in rows.contains { $0.player.id == own.player.id } } ?? true
    let area = Rect(x: body.x, y: top, width: body.width, height: max(1, room - (hasAllRows ? 0 : 1)))
    let gap = ListView.gap(of: rows.count, in: area.height, context)
    return ListView(count: rows.count, selected: selected, in: area, gap: gap, pointerColumn: 1)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    drawHeader(on: &canvas, context: context)
    let words = context.words
    let body = context.body()
    drawFilter(in: Rect(x: body.x + 1, y: body.y, width: body.width - 2, height: 1), on: &canvas, context: context)
    for (row, line) in foot(in: context).reversed().enumerated() {
      canvas.draw(
        line.text, at: Point(x: body.x + 1, y: body.maxY - 1 - row), style: line.style, width: body.width - 2)
    }
    let list = list(in: context)
    let rows = (table?.rows ?? []) + (own.map { [$0] } ?? [])
    let view = LeagueTableView(
      order: selection.order, player: page?.membership?.player.id ?? "", rows: rows, width: context.content.width,
      words: words)
    view.drawHeading(
      in: Rect(x: list.area.x, y: body.y + 1, width: list.area.width, height: 1), on: &canvas, words: words)
    if !context.isCompact { canvas.rule(at: body.y + 2 - context.content.y, in: context) }
    guard let table, !table.rows.isEmpty else {
      let lines = words(message).wrapped(to: body.width - 4)
      canvas.paragraph(
        lines,
        in: Rect(
          x: body.x + 2, y: list.area.y + max(0, (list.area.height - lines.count) / 3), width: body.width - 4,
          height: lines.count), alignment: .center)
      return
    }
    list.draw(on: &canvas) { row, canvas in
      view.draw(table.rows[row.index], in: row.area, style: row.style, on: &canvas, words: words)
    }
    guard let own, !list.visible.contains(where: { table.rows[$0].player.id == own.player.id }) else { return }
    let line = Rect(x: list.area.x, y: list.area.maxY, width: list.area.width, height: 1)
    view.draw(own, in: line, style: .title, on: &canvas, words: words)
  }

  /// What stands in the place of the rows.
  private var message: Phrase {
    guard let page else { return Phrase(same: "") }
    if table == nil { return page.isFetching ? .fetchingTable : .noTable }
    return .emptyTable
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let periods = LeagueTable.Period.allCases
    let tabs = TabsView(
      periods.map { words(.period($0)) }, selected: periods.firstIndex(of: selection.period) ?? 0,
      glyphs: context.glyphs)
    let name = words(.league) + "   "
    canvas.header([name + tabs.text], [words(.leagueOrder(selection.order)), .empty], in: context)
    tabs.draw(behind: name, on: &canvas, context: context)
  }

  /// The league, the table's period, its filter, and the number of players.
  private func drawFilter(in line: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    var right = SafeText.empty
    if let players = page?.status?.players, players > 0 {
      right = table.map { words(.playersOf($0.count, players)) } ?? words(.players(players))
      canvas.draw(right, in: line, alignment: .right, style: .dim)
    }
    let name = SafeText(page?.membership?.league.name ?? context.state.league?.name ?? "").oneLine
    let dot = " \(context.glyphs.dot) " as SafeText
    let game = selection.game.map { id in
      context.games.modules.first { $0.game.id.rawValue == id }.map { words($0.name) } ?? SafeText(id)
    }
    let sets: [SafeText?] =
      selection.set.map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) } ?? [nil]
    // The tabs above say the period too.
    let wordings = [words(.period(selection.period)), nil].flatMap { period in
      sets.map { set in
        let parts = [name, period, game, set].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.reduce(SafeText.empty) { $0.isEmpty ? $1 : $0 + dot + $1 }
      }
    }
    let room = line.width - (right.isEmpty ? 0 : right.width + 2)
    canvas.draw(
      wordings.wording(for: room).truncated(to: room, ellipsis: context.glyphs.ellipsis), at: line.origin,
      style: .title, width: room)
  }

  /// The lines below the table: its date, what waits, what was refused, what is wrong.
  private func foot(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    guard let page else { return [] }
    let words = context.words
    let width = context.body().width - 2
    var state: [SafeText] = []
    if page.selection == selection, let made = page.made { state.append(words(.asOf(context.moment(made)))) }
    if page.isFetching { state.append(words(poll == nil ? .noAnswerYet : .fetching)) }
    state.append(page.synced.map { words(.syncedAt(context.moment($0))) } ?? words(.neverSynced))
    if let status = page.status { state.append(words(.waiting(status.waitingRounds, status.waitingChanges))) }
    if ((table?.rows ?? []) + (own.map { [$0] } ?? [])).contains(where: \.hasOwnSets) {
      state.append(words(LeagueTable.Row.ownMeaning))
    }
    var alerts: [SafeText] = page.problems.map { SafeText($0) }
    if let problem = page.status?.problem {
      alerts.insert(words(problem.sentence), at: 0)
    }
    alerts += (page.status?.quotas ?? []).map { words(.nearLimit($0)) }
    if let count = page.status?.refusedCount, count > 0 { alerts.append(words(.refusedCount(count))) }
    let notes = LeagueScreen.flowed(state, width: width).map { (text: $0, style: Style.dim) }
    // Two lines for each, where there is room, otherwise one; the details show all of it.
    let room = context.isCompact || alerts.count > 2 ? 1 : 2
    let lines = alerts.flatMap { alert -> [(text: SafeText, style: Style)] in
      let whole = context.glyphs.cross + " " + alert.oneLine
      let broken = whole.wrapped(to: width)
      let cut = whole.truncated(to: width, ellipsis: context.glyphs.ellipsis)
      return (broken.count > room ? [cut] : broken).map { ($0, .alert) }
    }
    // Problems come first where there is little room.
    if context.isCompact { return Array(notes.prefix(1) + (lines.isEmpty ? notes.dropFirst() : lines[...]).prefix(1)) }
    return notes + lines.prefix(LeagueScreen.alertLimit)
  }

  /// Facts, as many on each line as fit.
  private static func flowed(_ facts: [SafeText], width: Int) -> [SafeText] {
    facts.reduce(into: []) { lines, fact in
      if let last = lines.last, last.width + 3 + fact.width <= width {
        lines[lines.count - 1] = last + "   " + fact
      } else {
        lines.append(fact)
      }
    }
  }
}
