import QuizCore
import TerminalKit

/// A summary of all rounds: how much, how well, and the best and worst genres.
struct StatisticsSummary: Block {
  let page: StatisticsPage
  let context: ViewContext

  /// With a blank row below, except in small windows.
  func form(in room: Size) -> Form? {
    let lines = lines(width: room.width).prefix(room.height)
    return Rows {
      for (row, line) in lines.enumerated() { Line(line, row == 0 ? .title : .plain) }
      if context.sizeClass > .small { Empty(rows: 1) }
    }.form(in: room)
  }

  /// The fewest answers to judge a genre by.
  private static let fewest = 5

  /// The answers to all questions together.
  private var tally: QuestionTally {
    page.statistics.genres.reduce(into: QuestionTally()) { $0.add($1.tally) }
  }

  /// First as many facts as fit, the most telling first; then the genres, if they differ.
  func lines(width: Int) -> [SafeText] {
    let words = context.words
    let tally = tally
    guard let rate = tally.rightPerThousand else { return [] }
    // Rounds of all games count, but only answers to questions of sets.
    let hasOthers = context.state.played.contains { context.games.list[$0]?.countsAnswers == false }
    let facts: [Phrase?] = [
      context.state.rounds > 0 ? RoundCount(in: context.state).phrase : nil, .answers(tally.asked),
      .rightShare(NumberFormat.percent(rate)), hasOthers ? .whatIsNotCounted : nil,
      page.longestStreak > 1 ? .longestStreak(page.longestStreak) : nil, .playingTime(tally.milliseconds / 60_000),
    ]
    let all = facts.compactMap { $0 }.map { words($0) }
    let lines = (1...all.count).map { all.prefix($0).joined(by: "   ") }
    return [lines.last { $0.width <= width } ?? lines[0], genres(words).wording(for: width)].filter { !$0.isEmpty }
  }

  /// The strongest and weakest genre, from the longest to the shortest wording; empty unless two differ.
  private func genres(_ words: Localizer) -> [SafeText] {
    let judged = page.statistics.rows(.genre, by: .rate).filter {
      $0.home != nil && $0.tally.asked >= StatisticsSummary.fewest
    }
    guard let weakest = judged.first, let strongest = judged.last,
      weakest.tally.rightPerThousand != strongest.tally.rightPerThousand
    else { return [] }
    return words(.strongestAndWeakest(named(strongest, words), named(weakest, words)))
  }

  private func named(_ row: Statistics.Row, _ words: Localizer) -> SafeText {
    let name = row.home.map { words.title(of: $0, glyphs: .ascii) } ?? .empty
    return name + " " + row.tally.rate
  }
}
