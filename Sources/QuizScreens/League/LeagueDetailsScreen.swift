import QuizCore
import TerminalKit

/// The full status of the synchronisation: when it was, what waits, what was refused and why.
struct LeagueDetailsScreen: ScrollingScreen, Equatable {
  static let keys = ScrollCommand.keys(others: ScrollCommand.ends)

  /// The page that is shown.
  let page: LeaguePage
  var scroll = 0

  init(_ page: LeaguePage) {
    self.page = page
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    (lines(in: context).count, context.readingColumn.height)
  }

  func note(in context: ViewContext) -> SafeText { scrollNote(in: context) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let name = SafeText(page.membership?.league.name ?? "").oneLine
    canvas.header(context.words(.league) + "   " + name, in: context)
    let place = context.readingColumn
    let lines = lines(in: context)
    let first = max(0, min(scroll, lines.count - place.height))
    for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
      canvas.draw(line.text, at: Point(x: place.x, y: place.y + row), style: line.style, width: place.width)
    }
  }

  private func lines(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    let width = context.readingColumn.width
    var lines: [(text: SafeText, style: Style)] = []
    func say(_ text: SafeText, _ style: Style = .plain) {
      lines += text.wrapped(to: width).map { ($0, style) }
    }
    if let membership = page.membership {
      say(words(.youAre(SafeText(membership.player.name).oneLine)))
      say(words(.serverIs(SafeText(membership.server).oneLine)), .dim)
    }
    if let players = page.status?.players, players > 0 { say(words(.players(players))) }
    lines.append((.empty, .plain))
    say(page.synced.map { words(.syncedAt(context.moment($0))) } ?? words(.neverSynced))
    if let tried = page.tried, tried != page.synced { say(words(.triedAt(context.moment(tried)))) }
    if let status = page.status { say(words(.waiting(status.waitingRounds, status.waitingChanges))) }
    for held in page.status?.held ?? [] {
      say(words(.held(held.count)) + " " + words(LeagueReason.words(held.code)))
    }
    for quota in page.status?.quotas ?? [] { say(words(.nearLimit(quota))) }
    if let resets = page.resets { say(words(.resets(context.moment(resets)))) }
    if let problem = page.status?.problem {
      say(context.glyphs.cross + " " + words(problem.sentence), .alert)
    }
    for problem in page.problems { say(context.glyphs.cross + " " + SafeText(problem), .alert) }
    if let count = page.status?.refusedCount, count > 0 {
      lines.append((.empty, .plain))
      say(words(.refused(count)), .title)
      for refusal in page.refused {
        let time = refusal.date.map { words(context.moment($0)) + "  " } ?? .empty
        say(time + words(LeagueReason.words(refusal.code)))
      }
    }
    lines.append((.empty, .plain))
    say(words(.whatIsSent), .dim)
    return lines
  }
}
