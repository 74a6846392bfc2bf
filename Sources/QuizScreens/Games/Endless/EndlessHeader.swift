import QuizCore
import TerminalKit

/// The header of the endless game: how the sitting stands, how often and how fast this question was answered, and
/// below that the time, where it is limited, or that answers are not saved.
struct EndlessHeader {
  /// The sitting so far.
  let sitting: EndlessSitting

  /// The line for the time; nil where there is no limit. During a verdict it stays as it was when that was given.
  private func timeLine(at now: Instant) -> TimeLine? {
    guard let limit = sitting.play.round.limit else { return nil }
    let time = sitting.play.timeLine(at: now)
    return if case .settled(let answer, _) = time { .remaining(limit - answer.elapsed, of: limit) } else { time }
  }

  /// Paints the header in the first wordings that have room side by side.
  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let timeLine = timeLine(at: now)
    let width = context.content.width - 2
    let pairs = wordings(in: context)
    let (left, right) = pairs.first { $0.width + 2 + $1.width <= width } ?? (.empty, pairs.last?.right ?? .empty)
    canvas.header(left, right, in: context, rule: timeLine == nil ? 1 : 2)
    let note = sitting.failureNote(context.words)
    // The row below is free where there is no clock; with one, that nothing is saved counts for more.
    let row = context.content.y + (timeLine == nil ? 2 : 1)
    let line = Rect(x: context.content.x + 1, y: row, width: width, height: 1)
    if let note {
      canvas.draw(note, at: line.origin, style: .alert, width: line.width)
    } else {
      timeLine?.draw(in: line, on: &canvas, context: context)
    }
  }

  /// What stands at the left and at the right, from the longest wording to the shortest.
  private func wordings(in context: ViewContext) -> [(left: SafeText, right: SafeText)] {
    let words = context.words
    let name = words(EndlessModule().name)
    let gap: SafeText = context.isCompact ? "  " : "   "
    let (setup, round) = (sitting.play.setup, sitting.play.round)
    let (tally, source) = (setup.tally ?? QuestionTally(), setup.tallySource)
    let rate = words(.endlessRate(tally, source, gap))
    let rates = [words(.endlessRateOfThis(tally, source, gap)), rate, words(.endlessRateShort(tally, source, gap))]
    let origins = context.isCompact ? [] : context.details(of: setup, asking: round.shuffled?.question)
    let details = origins.map { "   " + $0 }
    guard !sitting.answers.isEmpty else {
      return (details + [.empty]).flatMap { detail in rates.map { (left: name + detail, right: $0) } }
    }
    let run = round.streak > 1 ? "   " + words(.inARow(round.streak)) : .empty
    let short = words(.rightOf(sitting.right, sitting.answers.count))
    let standing = "   " + words(.questions(sitting.answers.count)) + "   " + words(.rightSoFar(sitting.right))
    // The origin of the question, then the tally of the sitting, each in the longest wording that fits.
    let standings = [standing + run, "   " + short + run, "   " + short]
    let whole = (details.map { name + $0 } + [name]).flatMap { left in
      standings.flatMap { standing in rates.map { (left: left + standing, right: $0) } }
    }
    let least = words(.endlessRateAlone(tally, source))
    return whole + [(short, rate), (short, least)]
  }
}

extension Phrase {

  /// How many of the sitting were right.
  fileprivate static func rightOf(_ right: Int, _ asked: Int) -> Phrase {
    Phrase(en: "Right \(right) / \(asked)", ja: "正解 \(right) / \(asked)")
  }

  /// How often a question was right and how fast it was answered, or that nobody has answered it.
  fileprivate static func endlessRate(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return unseen(source) }
    let (percent, seconds) = (NumberFormat.percent(rate), NumberFormat.tenthsNearest(time))
    return whose(source)
      + Phrase(en: "right \(percent) %\(gap)average \(seconds) s", ja: "正答率 \(percent)%\(gap)平均 \(seconds)秒")
  }

  /// Whose answers are counted: the player's or all players'.
  private static func whose(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase("")
    case .playerInLeague: Phrase(en: "you: ", ja: "自分の")
    case .league: Phrase(en: "all: ", ja: "全員の")
    }
  }

  /// The same, where there is room to say that it is about this question.
  fileprivate static func endlessRateOfThis(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    guard tally.rightPerThousand != nil, tally.meanTime != nil else { return unseen(source) }
    let rate = endlessRate(tally, .player, gap)
    return switch source {
    case .player: Phrase(en: "this question: ", ja: "この問題の") + rate
    case .playerInLeague: Phrase(en: "your answers: ", ja: "自分の") + rate
    case .league: Phrase(en: "all players: ", ja: "全員の") + rate
    }
  }

  /// The same in fewer words.
  fileprivate static func endlessRateShort(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    guard tally.rightPerThousand != nil, let time = tally.meanTime, source != .player else {
      return endlessRate(tally, source, gap)
    }
    let seconds = NumberFormat.tenthsNearest(time)
    return endlessRateAlone(tally, source) + Phrase(en: "\(gap)average \(seconds) s", ja: "\(gap)平均 \(seconds)秒")
  }

  /// The shortest tally of a question, for narrow windows.
  fileprivate static func endlessRateAlone(_ tally: QuestionTally, _ source: RoundSetup.TallySource) -> Phrase {
    guard let rate = tally.rightPerThousand else {
      return source == .player ? unseen(source) : Phrase(en: "First to try!", ja: "初挑戦！")
    }
    let percent = NumberFormat.percent(rate)
    return switch source {
    case .player: Phrase(en: "this one \(percent) %", ja: "正答率 \(percent)%")
    case .playerInLeague: Phrase(en: "you \(percent) %", ja: "自分 \(percent)%")
    case .league: Phrase(en: "all \(percent) %", ja: "全員 \(percent)%")
    }
  }

  /// That nobody has answered a question: of one player alone, and of all in a league.
  private static func unseen(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase(en: "new to you", ja: "初めての問題")
    case .playerInLeague, .league: Phrase(en: "You are the first to try!", ja: "初めての挑戦者です！")
    }
  }
}
