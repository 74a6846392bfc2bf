import QuizCore
import TerminalKit

/// The full status of the synchronisation: its times, what waits, what was refused and why.
struct LeagueDetailsScreen: TextPage, Equatable {
  static let keys = ScrollCommand.keys(others: ScrollCommand.ends)

  let page: LeaguePage
  var scroll = 0

  init(_ page: LeaguePage) {
    self.page = page
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let name = SafeText(page.membership?.league.name ?? "").oneLine
    return Page(
      title: [context.words(.league) + "   " + name],
      content: ReadPage(content: content(in: context), scroll: scroll, sizeClass: context.sizeClass))
  }

  private func content(in context: ViewContext) -> Rows {
    let words = context.words
    let status = page.status
    return Rows {
      if let membership = page.membership {
        Paragraph(words(.youAre(SafeText(membership.player.name).oneLine)))
        Paragraph(words(.serverIs(SafeText(membership.server).oneLine)), .dim)
      }
      if let players = status?.players, players > 0 { Paragraph(words(.players(players))) }
      Paragraph(page.synced.map { words(.syncedAt(context.moment($0))) } ?? words(.neverSynced)).below(1)
      if let tried = page.tried, tried != page.synced { Paragraph(words(.triedAt(context.moment(tried)))) }
      if let status { Paragraph(words(.waiting(status.waitingRounds, status.waitingChanges))) }
      for held in status?.held ?? [] {
        Paragraph(words(.held(held.count)) + " " + words(LeagueReason.words(held.code)))
      }
      for quota in status?.quotas ?? [] { Paragraph(words(.nearLimit(quota))) }
      if let resets = page.resets { Paragraph(words(.resets(context.moment(resets)))) }
      for problem in (status?.problem.map { [words($0.sentence)] } ?? []) + page.problems.map({ SafeText($0) }) {
        Paragraph(context.glyphs.cross + " " + problem, .alert)
      }
      if let count = status?.refusedCount, count > 0 {
        Paragraph(words(.refused(count)), .title).below(1)
        for refusal in page.refused {
          let time = refusal.date.map { words(context.moment($0)) + "  " } ?? .empty
          Paragraph(time + words(LeagueReason.words(refusal.code)))
        }
      }
      Paragraph(words(.whatIsSent), .dim).below(1)
    }
  }
}
