import QuizCore
import TerminalKit

/// The answers of a round, each with its number, outcome, question, right answer, wrong answer given, time and points,
/// as far as known.
struct AnswerList: Equatable, Sendable {
  /// One answer; in practice all choices made for one question.
  struct Answer: Equatable, Sendable {
    /// How it ended.
    let mark: AnswerMark
    /// How long it took.
    let elapsed: Duration
    /// Misses before it, in practice.
    var misses = 0
    /// Its points; 0 in games without points.
    var points = 0
    /// The text of the question, if known.
    var question: String?
    /// The right answer; nil if unknown or already in `question`.
    var right: String?
    /// The wrong answer given, if the question is known.
    var wrong: String?
    /// The explanation, if there is one.
    var explanation: String?
    /// The logged answer, for an unknown question.
    var logged: Phrase?

    var isMissed: Bool { mark != .right }
  }

  /// How much of each answer is shown; each level adds to the one before.
  enum Detail {
    /// A line, with the answers where they fit.
    case line
    /// Missed questions in full with answers.
    case missed
    /// All questions in full with answers.
    case whole
    /// How the explanations of missed questions begin.
    case opening
    /// The explanations of missed questions.
    case missedExplained
    /// All explanations.
    case explained
  }

  /// The answers in order.
  let answers: [Answer]
}

// Making the list.
extension AnswerList {
  /// The answers of a result just played.
  init(_ result: RoundResult, in games: Games) {
    let module = games.module(result.setup.game)
    let points = games.list.scoring(of: result.setup.game) == .speed ? Points(of: result, .speed) : nil
    self.init(
      answers: result.questions.map { settled in
        var answer = Answer(
          mark: AnswerMark(settled), elapsed: settled.elapsed,
          misses: module.game.miss == .blocksPanel ? settled.misses : 0,
          points: points?.answer(settled) ?? 0)
        let wrong = settled.attempts.last { !$0.judgement.isRight }
        answer.show(settled.shuffled.question, module.face)
        answer.wrong = wrong.map { settled.shuffled.words(of: $0.given) }
        return answer
      })
  }

  /// The answers of a logged record; `questions` are those still known. With `showsLogged`, unknown ones show the
  /// logged answer.
  init(
    _ record: RoundRecord, questions: [QuestionID: Question] = [:], showsLogged: Bool = false, in games: Games
  ) {
    let module = games.module(record.game)
    let points = games.list.scoring(of: record.game) == .speed ? Points(of: record, .speed) : nil
    let isPractice = module.game.miss == .blocksPanel
    let attempts = isPractice ? record.attempts : record.answers.map { [$0] }
    self.init(
      answers: attempts.compactMap { attempts in
        guard let last = attempts.last else { return nil }
        let misses = attempts.count { !$0.correct }
        let missed = attempts.last { !$0.correct }
        var answer = Answer(
          mark: misses == 0 ? .right : last.isLate ? .late : .wrong, elapsed: .milliseconds(last.milliseconds),
          misses: isPractice ? misses : 0,
          points: points?.answer(isRight: last.correct, milliseconds: last.milliseconds, ownLimit: last.limit) ?? 0)
        if let question = questions[last.question] {
          answer.show(question, module.face)
          let wrong = missed?.given.map { ShuffledQuestion(question).words(of: $0) } ?? ""
          answer.wrong = wrong.isEmpty ? nil : wrong
        } else if showsLogged {
          answer.logged = (missed ?? last).logged
        }
        return answer
      })
  }
}

extension AnswerList.Answer {
  /// Fills in a question's text, right answer and explanation.
  fileprivate mutating func show(_ question: Question, _ face: any QuestionFace) {
    let solved = face.solved(question)
    self.question = solved ?? question.text
    right = solved == nil ? question.rightAnswer : nil
    explanation = question.explanation
  }

  /// The right answer and the wrong one given, as far as known.
  fileprivate func outcomes(_ context: ViewContext) -> [Span] {
    let glyphs = context.glyphs
    let correct = right.map { Span(glyphs.check + " " + MarkedText($0).oneLine, .correct) }
    let sign = right == nil ? context.words(.briefYours) : glyphs.cross
    let given = isMissed ? wrong.map { Span(sign + " " + MarkedText($0).oneLine, .wrong) } : nil
    return [correct, given].compactMap(\.self)
  }

  /// Both on one line.
  fileprivate func spans(_ context: ViewContext) -> [Span] {
    outcomes(context).enumerated().flatMap { $0 == 0 ? [$1] : [Span("   "), $1] }
  }
}

// Blocks.
extension AnswerList {
  /// The least columns of a question beside points, and beside its answer.
  private static let (leastBesidePoints, leastBesideAnswer) = (32, 8)
  /// In longer rounds, right answers that do not fit are only counted.
  private static let fewAnswers = 10
  /// The most right answers listed below missed ones in full.
  private static let fewRight = 5

  /// Whether right answers may only be counted.
  private var isLong: Bool { answers.count > AnswerList.fewAnswers }
  private var missed: [Int] { answers.indices.filter { answers[$0].isMissed } }
  private var right: [Int] { answers.indices.filter { !answers[$0].isMissed } }

  /// A line per answer, scrolled to `first`; those after the first `shown` are still blank. In a long round missed ones
  /// come first, and right ones that do not fit are counted.
  func lines(from first: Int = 0, of shown: Int = .max, in context: ViewContext) -> any Block {
    RoomReader { room in
      let kept = isLong ? missed + right.prefix(max(0, room.height - 1 - missed.count)) : Array(answers.indices)
      let isWhole = kept.count + 1 >= answers.count
      return Scroll(
        listed(isWhole ? Array(answers.indices) : kept, of: shown, in: context) { _ in .line }, from: first)
    }
  }

  /// The answers at this detail, `gap` blank rows apart; no form where not all fit. In a long round only missed ones,
  /// and a line for each of a few right ones below.
  func block(_ detail: Detail, gap: Int = 0, of shown: Int = .max, in context: ViewContext) -> any Block {
    guard isLong else {
      return listed(Array(answers.indices), gap: gap, of: shown, in: context) { _ in detail }
    }
    let counts = missed.isEmpty || gap > 0 ? [] : Array(0...min(AnswerList.fewRight, right.count))
    return FirstFitting(
      counts.reversed().map { count in
        listed(missed + right.prefix(count), of: shown, in: context) { answers[$0].isMissed ? detail : .line }
      })
  }

  private func listed(
    _ indices: [Int], gap: Int = 0, of shown: Int, in context: ViewContext, _ detail: (Int) -> Detail
  ) -> Rows {
    let others = answers.count - indices.count
    return Rows {
      for (place, index) in indices.enumerated() {
        let row = row(index, detail(index), in: context)
        (place < shown ? row : Steady(nil, reserving: [row])).below(gap)
      }
      if others > 0 {
        let text = context.words(.moreRight(others, context.text("v")))
        Line(context.glyphs.ellipsis + " " + text, .dim).padded(left: headWidth + 1).below(gap)
      }
    }.whole
  }

  /// The columns of the number and the sign before a question.
  private var headWidth: Int { "\(answers.count)".count + 2 }

  /// An answer at this detail; its points only where they leave room for the question.
  func row(_ index: Int, _ detail: Detail, in context: ViewContext) -> any Block {
    RoomReader { room in
      let figures = figures(of: answers[index], in: context)
      let taken = figures.reduce(headWidth + 1) { $0 + $1.width + 2 }
      let hidesPoints = room.width - taken < AnswerList.leastBesidePoints && answers[index].points > 0
      return row(index, detail, hidesPoints ? Array(figures.dropFirst()) : figures, in: context)
    }
  }

  private func row(_ index: Int, _ detail: Detail, _ figures: [Line], in context: ViewContext) -> any Block {
    let answer = answers[index]
    guard let question = answer.question.map({ MarkedText($0).oneLine }) else {
      return headed(index, answer.logged.map { Line(context.words($0), .dim) } ?? Empty(), figures, in: context)
    }
    if detail == .line || detail == .missed && !answer.isMissed {
      return headed(index, line(answer, question, in: context), figures, in: context)
    }
    func page(_ head: any Block, hasAnswers: Bool) -> any Block {
      Rows {
        headed(index, head, figures, in: context)
        below(answer, detail, hasAnswers: hasAnswers, in: context)?.padded(left: headWidth + 1)
      }.whole
    }
    return FirstFitting([
      page(question.ending(in: answer.spans(context)), hasAnswers: false),
      page(Paragraph(question, .title), hasAnswers: true),
    ])
  }

  /// An answer without its figures, for the side of a list: question, answers and explanation.
  func detail(_ index: Int, in context: ViewContext) -> any Block {
    Rows {
      answers[index].question.map { Paragraph(MarkedText($0).oneLine, .title) }
      below(answers[index], .explained, hasAnswers: true, in: context)
    }
  }

  /// Answers and explanation below a question.
  private func below(_ answer: Answer, _ detail: Detail, hasAnswers: Bool, in context: ViewContext) -> Rows? {
    let explanation = explanation(of: answer, detail, in: context)
    let outcomes = hasAnswers ? answer.outcomes(context) : []
    guard !outcomes.isEmpty || explanation != nil else { return nil }
    return Rows {
      if !outcomes.isEmpty {
        FirstFitting([
          Line(spans: answer.spans(context)).whole, Rows(outcomes.map { Paragraph($0.text, $0.style).rank(0) }).whole,
        ])
      }
      explanation.map { Paragraph($0) }
    }.whole
  }

  /// An answer's points and misses, if any, and its time, as wide as the longest.
  private func figures(of answer: Answer, in context: ViewContext) -> [Line] {
    let words = context.words
    let widest = words(.tenths(answers.map(\.elapsed).max() ?? .zero)).width
    let worth = answer.points > 0 ? [Line(words(.pointsGained(answer.points)), .title)] : []
    let misses = answer.misses > 0 ? [Line(words(.misses(answer.misses)))] : []
    return worth + misses + [Line(words(.tenths(answer.elapsed)).padded(to: widest, .right))]
  }

  /// A text between number, mark and figures.
  private func headed(_ index: Int, _ text: any Block, _ figures: [Line], in context: ViewContext) -> any Block {
    let number = SafeText("\(index + 1)").padded(to: headWidth - 2, .right) + " "
    let mark = answers[index].mark
    return Columns(gap: 1) {
      Line(spans: [Span(number), Span(mark.text(context.glyphs), mark.style)]).width(.fixed(headWidth))
      Columns(gap: 2) {
        text.across(.left)
        for figure in figures { figure.width(.fixed(figure.width)) }
      }
    }
  }

  /// The question and its answers on one line if they fit; else, if missed, what fits of it beside the right answer.
  private func line(_ answer: Answer, _ question: SafeText, in context: ViewContext) -> any Block {
    let outcomes = answer.outcomes(context)
    let cut = Line(question, .title)
    let whole = Line(spans: [Span(question, .title), Span("  ")] + answer.spans(context))
    guard answer.isMissed, let first = outcomes.first else { return FirstFitting([whole.whole, cut]) }
    return FirstFitting([
      whole.whole,
      Columns(gap: 2) {
        cut.atLeast(columns: AnswerList.leastBesideAnswer)
        Line(first.text, first.style).whole.width(.natural)
      },
      Columns(gap: 1) {
        cut.width(.share(1, of: 3, within: 0...question.width))
        Line(first.text, first.style)
      },
    ])
  }

  /// The explanation at this detail; the only miss is labelled as learnt.
  private func explanation(of answer: Answer, _ detail: Detail, in context: ViewContext) -> SafeText? {
    guard let text = answer.explanation.map({ MarkedText($0).oneLine }) else { return nil }
    let label = answer.isMissed && missed.count == 1 ? context.words(.learnt) : .empty
    return switch detail {
    case .line, .missed, .whole: nil
    case .opening: answer.isMissed ? label + text.opening(columns: 0) : nil
    case .missedExplained: answer.isMissed ? label + text : nil
    case .explained: label + text
    }
  }
}

extension SafeText {
  /// The text as a title, with `spans` after it on its last line; no form where they do not fit there.
  fileprivate func ending(in spans: [Span]) -> any Block {
    RoomReader { room in
      let lines = wrapped(to: room.width)
      return Rows {
        for line in lines.dropLast() { Line(line, .title) }
        Line(spans: [Span(lines.last ?? .empty, .title), Span("  ")] + spans).whole
      }.whole
    }
  }
}
