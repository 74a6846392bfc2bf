import QuizCore
import TerminalKit

extension BoardHeader {
  /// The header of the endless game: how the sitting stands, where the question is from, and how often and how fast it was
  /// answered; that answers are not saved counts for more than the time.
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
      // Who made a question of a league needs the room beside it.
      standing: (isShared ? [] : [round.streak > 1 ? inARow : ofThis]) + [
        rate, words(.endlessRateShort(tally, source, gap)), words(.endlessRateAlone(tally, source)),
      ],
      widest: isShared ? 0 : context.sizeClass == .small ? rate.width : max(inARow.width, ofThis.width),
      timeLine: round.limit == nil ? nil : sitting.play.timeLine(at: now),
      verdict: sitting.play.verdictAbove(in: context), alert: sitting.failureNote(words))
  }
}
