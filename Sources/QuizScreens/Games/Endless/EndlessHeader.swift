import QuizCore
import TerminalKit

extension BoardHeader {
  /// The header of the endless game: how the sitting stands, where the question is from, and how often and how fast it was
  /// answered; that answers are not saved counts for more than the time.
  init(endless sitting: OneByOneSitting, at now: Instant, in context: ViewContext) {
    let words = context.words
    let (setup, round) = (sitting.play.setup, sitting.play.round)
    let (tally, source) = (setup.tally ?? QuestionTally(), setup.tallySource)
    let gap: SafeText = context.isCompact ? "  " : "   "
    let rate = words(.endlessRate(tally, source, gap))
    let isShared = !context.isWide && round.shuffled.map { setup.leagueQuestions[$0.question.id] != nil } ?? false
    let inARow = words(.inARow(max(2, round.streak))) + "   " + rate
    let ofThis = words(.endlessRateOfThis(tally, source, gap))
    self.init(
      title: EndlessModule.title(of: sitting, in: context),
      details: context.details(of: setup, asking: round.shuffled?.question),
      // Who made a question of a league needs the room beside it.
      standing: (isShared ? [] : [round.streak > 1 ? inARow : ofThis]) + [
        rate, words(.endlessRateShort(tally, source, gap)), words(.endlessRateAlone(tally, source)),
      ],
      widest: isShared ? 0 : context.isCompact ? rate.width : max(inARow.width, ofThis.width),
      timeLine: round.limit == nil ? nil : sitting.play.timeLine(at: now),
      verdict: sitting.play.verdictAbove(in: context), alert: sitting.failureNote(words))
  }
}

extension Phrase {
  /// How many of the sitting were right.
  static func rightOfAsked(_ right: Int, _ asked: Int) -> Phrase {
    Phrase(en: "Right \(right) / \(asked)", ja: "正解 \(right) / \(asked)")
  }

  /// How often a question was right and how fast it was answered, or that nobody has answered it.
  fileprivate static func endlessRate(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    tally.rightPerThousand == nil || tally.meanTime == nil ? unseen(source) : whose(source) + rate(tally, gap)
  }

  /// The same of one that was answered. The title says "right".
  private static func rate(_ tally: QuestionTally, _ gap: SafeText) -> Phrase {
    guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return Phrase("") }
    let (percent, seconds) = (NumberFormat.percent(rate), NumberFormat.tenthsNearest(time))
    return Phrase(en: "\(percent)\(gap)average \(seconds) s", ja: "正答率 \(percent)\(gap)平均 \(seconds)秒")
  }

  /// Whose answers are counted: the player's or all players'.
  private static func whose(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase(en: "this one ", ja: "")
    case .playerInLeague: Phrase(en: "you ", ja: "自分の")
    case .league: Phrase(en: "all ", ja: "全員の")
    }
  }

  /// The same, where there is room to say that it is about this question.
  fileprivate static func endlessRateOfThis(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    guard tally.rightPerThousand != nil, tally.meanTime != nil else { return unseen(source) }
    let rate = rate(tally, gap)
    return switch source {
    case .player: Phrase(en: "this question ", ja: "この問題の") + rate
    case .playerInLeague: Phrase(en: "your answers ", ja: "自分の") + rate
    case .league: Phrase(en: "all players ", ja: "全員の") + rate
    }
  }

  /// The same in fewer words.
  fileprivate static func endlessRateShort(
    _ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText
  ) -> Phrase {
    guard tally.rightPerThousand != nil, let time = tally.meanTime else { return unseen(source) }
    guard source != .player else { return rate(tally, gap) }
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
    case .player: Phrase(en: "this one \(percent)", ja: "正答率 \(percent)")
    case .playerInLeague: Phrase(en: "you \(percent)", ja: "自分 \(percent)")
    case .league: Phrase(en: "all \(percent)", ja: "全員 \(percent)")
    }
  }

  /// That nobody has answered a question: of one player alone, and of all in a league.
  private static func unseen(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase(en: "first time", ja: "初めての問題")
    case .playerInLeague, .league: Phrase(en: "You are the first to try!", ja: "初めての挑戦者です！")
    }
  }
}
