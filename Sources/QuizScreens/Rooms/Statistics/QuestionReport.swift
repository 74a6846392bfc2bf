import QuizCore
import TerminalKit

/// The statistics of one question: its text, how often it was right, and how often each answer was given; or of all
/// questions whose texts are gone.
struct QuestionReport: Equatable, Sendable {
  let row: Statistics.Row
  /// The league's answers to it; nil for none.
  let league: QuestionTally?
  /// Its id and author in the league; nil if not from a league.
  let entry: LeagueQuestion?

  /// The report on a row of a page.
  init(_ row: Statistics.Row, of page: StatisticsPage?) {
    self.row = row
    league = row.question.flatMap { page?.league[$0] }
    entry = row.question.flatMap { page?.leagueQuestions[$0] }
  }

  /// The question, if it is still in a set.
  var question: Question? { row.place?.question }

  /// The whole report; without the text if that is shown elsewhere.
  func block(hasText: Bool = true, in context: ViewContext) -> Rows {
    let words = context.words
    return Rows {
      name(hasText: hasText, in: context)
      if let time = row.tally.meanTime {
        let facts = words(.askedFacts(row.tally.asked, row.tally.right, row.tally.rate, time))
        Flow(pieces: Array(facts), gap: 3, style: .title, mayBeCut: true).below(1)
      }
      if let league, let time = league.meanTime {
        Flow(pieces: Array(words(.leagueFacts(league.asked, league.rate, time))), gap: 3, mayBeCut: true)
      }
      answers(in: context).below(1)
      if let explanation = question?.explanation {
        Paragraph(words(.why), .alert).below(1)
        Paragraph(MarkedText(explanation).plain)
      }
    }
  }

  /// What the report is about.
  private func name(hasText: Bool, in context: ViewContext) -> Rows {
    let words = context.words
    return switch row.subject {
    case .question(_, let place?):
      Rows {
        if hasText { Paragraph(MarkedText(place.question.text).plain) }
        if let entry { Paragraph(words(.madeBy(SafeText(entry.maker.name).oneLine)), .dim) }
      }
    case .question(let id, nil):
      Rows {
        Paragraph("\(id)", .title)
        Paragraph(words(.textIsGone), .dim)
      }
    case .group(nil):
      Rows {
        Paragraph(words(.totalQuestions(row.questions)), .title)
        Paragraph(words(.textsAreGone), .dim)
      }
    case .group(let home?): Rows { Paragraph(words.title(of: home, glyphs: context.glyphs), .title) }
    }
  }

  /// An answer, and how often it was given.
  private struct Answer {
    var mark = SafeText.empty
    let text: SafeText
    let count: Int
    let style: Style
  }

  /// The counts of all answers as bars: the choices (in an ordering, how often each was in its place), then wrong typed
  /// answers and time-outs.
  private func answers(in context: ViewContext) -> Rows {
    let tally = row.tally
    let (words, glyphs) = (context.words, context.glyphs)
    guard case .question = row.subject else { return Rows([]) }
    let wrong = tally.wrong.map {
      Answer(mark: glyphs.cross, text: SafeText($0.text).oneLine, count: $0.count, style: .wrong)
    }
    let late = Answer(mark: glyphs.clock, text: words(.timeRanOut), count: tally.late, style: .urgent)
    let all = choices(in: context) + wrong + (tally.late > 0 ? [late] : [])
    let most = max(1, all.map(\.count).max() ?? 0)
    let longest = max(10, all.map(\.text.width).max() ?? 0)
    let counts = max(8, words(.times(most)).width)
    // The bars get the columns that the longest answer leaves.
    let table = Table([
      .init([], 2...2, gap: 0), .init([], 10...longest), .init([], 6...24), .init([], counts...counts, .right),
    ])
    return Rows {
      if question?.kind.input == .sequence { Paragraph(words(.inPlace), .dim) }
      if let question, question.kind.isLine {
        Paragraph(glyphs.check + " " + SafeText(question.rightAnswer), .correct)
      }
      for answer in all {
        let share = Double(answer.count) / Double(most)
        table.row([
          Line(answer.mark, answer.style), Paragraph(answer.text),
          Drawing { $1.bar(share, at: $0.origin, width: $0.width, style: answer.style) },
          Line(words(.times(answer.count))),
        ])
      }
    }
  }

  /// The question's present and former choices, without their labels, which differed from round to round.
  private func choices(in context: ViewContext) -> [Answer] {
    let tally = row.tally
    if let question, question.kind.input == .sequence {
      let counts = tally.inPlace(of: question.answers)
      return question.answers.map {
        Answer(text: SafeText(question.choices[$0]), count: counts[$0 + 1] ?? 0, style: .correct)
      }
    }
    let numbers = Set((question?.choices ?? []).indices.map { $0 + 1 }).union(tally.chosen.keys)
    return numbers.filter(QuestionTally.choices.contains).sorted().map { number in
      let isThere = question?.choices.indices.contains(number - 1) == true
      let isRight = question?.answers.contains(number - 1) == true
      return Answer(
        mark: isRight ? context.glyphs.check : .empty,
        text: isThere
          ? SafeText(question?.choices[number - 1] ?? "")
          : context.words(question == nil ? .choiceInItsSet(number) : .noSuchChoice),
        count: tally.chosen[number] ?? 0, style: isRight ? .correct : .bar)
    }
  }
}

extension Statistics.Row {
  /// The location of its question, if known.
  var place: QuestionLocations.Place? {
    if case .question(_, let place) = subject { place } else { nil }
  }
}
