import QuizCore
import TerminalKit

extension Sitting {
  /// The answers shown as the result of one round.
  func summary(scroll: Int, why reason: SafeText?, box: ShareBox?, in context: ViewContext) -> any Block {
    let words = context.words
    let result = RoundResult(answers, setup: play.setup)
    let praise: PhraseList? = missed.isEmpty ? (right == answers.count ? .nothingMissed : .allMadeGood) : nil
    let facts = ResultFacts(result: result, saving: .underWay, context: context, praise: praise.map { words($0) })
    var picture = ResultPicture(facts)
    picture.aim = .empty
    picture.note = note(why: reason, in: context)
    picture.scroll = scroll
    picture.box = box?.block(in: context)
    let name = words(play.module.name)
    let count = words(.questions(answers.count))
    return Page(
      title: [name + "   " + words(.summary), words(.summary)],
      details: failures.isEmpty ? [count + "   " + words(.savedMark), count] : [count],
      content: play.module.result(picture, of: facts).body)
  }

  /// Why answers are not saved, else goals reached, else why the sitting ended.
  private func note(why reason: SafeText?, in context: ViewContext) -> (wordings: [SafeText], style: Style) {
    if let failure = failureNote(context.words) { return ([failure], .alert) }
    let goals = context.state.newGoals(of: saved)
    if !goals.isEmpty { return (goals, .correct) }
    if let reason { return ([reason], .correct) }
    return right == 0 && !missed.isEmpty && asksMissedAgain ? (context.words(.nothingRight), .plain) : ([], .plain)
  }
}
