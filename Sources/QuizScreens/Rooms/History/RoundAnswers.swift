import QuizCore
import TerminalKit

/// A past round beside the list of rounds: its result, and each question with its answer.
struct RoundAnswers: Block {
  /// The round, or the whole sitting.
  let record: RoundRecord
  /// Its known questions.
  let questions: [QuestionID: Question]
  /// Whether questions were looked up.
  let isLookedUp: Bool
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let (words, games) = (context.words, context.games)
    let name = words(games.module(record.game).name)
    // A sitting is named after its game alone.
    let titles =
      record.set == record.game.rawValue
      ? [name] : words.titles(ofLogged: record.set, in: games, glyphs: context.glyphs)
    let result = words(.result(of: record, in: games.list))
    let points = words(.points(record.points(in: games.list))) + "   "
    let missing = isLookedUp ? record.missingTexts(questions) : nil
    let answers = AnswerList(record, questions: questions, showsLogged: missing != nil, in: games)
    let forms = [AnswerList.Detail.explained, .missedExplained, .opening, .whole, .missed].map {
      answers.block($0, in: context)
    }
    return Rows {
      Line(titles, .title)
      // Games without sets are named once.
      if titles.first != name { Line(name, .dim) }
      Line(games.list.scoring(of: record.game) == .speed ? points + result : result)
      FirstFitting(forms + [answers.lines(in: context)]).rank(2).below(1)
      missing.flatMap { words($0).first }.map { Paragraph($0, .dim).below(1) }
    }.form(in: room)
  }
}
