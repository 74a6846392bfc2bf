import QuizCore
import TerminalKit

extension BoardHeader {
  /// The header of the endless game: the score, the question's origin, and how often and how fast it was answered.
  /// Unsaved answers matter more than the time.
  init(endless sitting: OneByOneSitting, at now: Instant, in context: ViewContext) {
    let words = context.words
    let (setup, round) = (sitting.play.setup, sitting.play.round)
    let (tally, source) = (setup.tally ?? QuestionTally(), setup.tallySource)
    let gap: SafeText = context.sizeClass == .small ? "  " : "   "
    let rate = words(.endlessRate(tally, source, gap))
    let isShared =
      context.sizeClass < .large && round.shuffled.map { setup.leagueQuestions[$0.question.id] != nil } ?? false
    let inARow = words(.inARow(max(2, round.streak))) + "   " + rate
    let ofThis = words(.endlessRateOfThis(tally, source, gap))
    self.init(
      title: EndlessModule.title(of: sitting, in: context),
      details: context.details(of: setup, asking: round.shuffled?.question),
      // The author of a league question needs the room.
      standing: (isShared ? [] : [round.streak > 1 ? inARow : ofThis]) + [
        rate, words(.endlessRateShort(tally, source, gap)), words(.endlessRateAlone(tally, source)),
      ],
      widest: isShared ? 0 : context.sizeClass == .small ? rate.width : max(inARow.width, ofThis.width),
      timeLine: round.limit == nil ? nil : sitting.play.timeLine(at: now),
      verdict: sitting.play.verdictAbove(in: context), alert: sitting.failureNote(words))
  }
}
