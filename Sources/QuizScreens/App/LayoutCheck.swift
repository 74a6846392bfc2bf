import QuizCore
import TerminalKit

/// Checks before play whether a question fits the screen as it is written.
///
/// It lays the question out in the smallest window with panels. Most rows are short and pass by their lengths alone.
public struct LayoutCheck: Sendable {
  /// The room for a question with its largest or smallest panels.
  private struct Room {
    let text: Size
    let choice: Size
    /// The columns of the verdict without the answer.
    let verdict: Int

    /// Whether `lines` of text, the choices and the verdict surely fit. Choices are measured in bytes: a character
    /// never has more columns than bytes.
    func surelyHolds(lines: Int, longestChoice: Int) -> Bool {
      // The panel layout reserves one line for the verdict, so it must fit.
      verdict + longestChoice <= text.width && lines + 2 <= text.height
        && LayoutCheck.mostLines(of: longestChoice, width: choice.width) <= choice.height
    }
  }

  private let context: ViewContext
  /// The smallest window, where the answer line is shortest.
  private let smallest: ViewContext
  private let now: Instant
  /// With large and with small panels, by the number of choices; empty where no question has that many.
  private var rooms: [QuestionKind: [[Room]]] = [:]

  /// A check that reports in `language` and lays questions out with `glyphs`. Its rounds begin at `now`.
  public init(language: Language, glyphs: Glyphs, at now: Instant) {
    var state = AppState(version: "", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
    state.glyphs = glyphs
    context = ViewContext(size: SizeClass.ordinary.least, state: state)
    smallest = ViewContext(size: ViewContext.smallest, state: state)
    self.now = now
    let texts = ["?", String(repeating: "?\n", count: context.size.height)]
    for kind in QuestionKind.all {
      rooms[kind] = (0...Question.choiceCounts.upperBound).map { choices in
        let rooms = texts.compactMap { room(kind, choices, for: $0) }
        return rooms.count == texts.count ? rooms : []
      }
    }
  }

  /// The warnings about a usable row.
  public func problems(of row: BankRow) -> [BankDiagnostic] {
    let isOrdinary = row.isOrdinary
    let problems = isOrdinary ? [] : removals(in: row)
    return (isOrdinary || isOnOneLine(row)) && surelyFits(row) ? problems : problems + misfits(in: row)
  }

  /// Whether a question fits: nothing scrolls, no choice is cut.
  public func fits(_ question: Question) -> Bool {
    !asking(question).fitted(in: context).hasCutChoice && !scrolls(question) && cutAnswer(of: question) == nil
  }

  /// The most lines that `columns` of text wrap to: two adjacent lines are together wider than `width`, otherwise the
  /// second would have begun on the first.
  private static func mostLines(of columns: Int, width: Int) -> Int {
    columns <= width ? 1 : 2 * (columns / (width + 1)) + 1
  }

  private func isOnOneLine(_ row: BankRow) -> Bool {
    row.parts.allSatisfy { row.withUTF8(of: $0) { !$0.contains(0x0A) && !$0.contains(0x0D) } ?? true }
  }

  /// Whether a single-line row fits, judged by the bytes of its parts.
  private func surelyFits(_ row: BankRow) -> Bool {
    let kind = row.hasOneRightChoice ? .one : row.kind
    guard let all = rooms[kind], all.indices.contains(row.choiceCount), case let rooms = all[row.choiceCount],
      let width = rooms.first?.text.width, !kind.isLine || row.byteCount(of: .answer) <= LayoutCheck.shortAnswer
    else { return false }
    let longest = row.longestChoice
    func holds(_ lines: Int) -> Bool { rooms.contains { $0.surelyHolds(lines: lines, longestChoice: longest) } }
    let lesson = row.byteCount(of: .explanation)
    let lessonWidth = Verdict.explanationWidth(in: width, context.words)
    if holds(
      LayoutCheck.mostLines(of: row.byteCount(of: .question), width: width)
        + (lesson == 0 ? 0 : LayoutCheck.mostLines(of: lesson, width: lessonWidth)))
    {
      return true
    }
    // Longer ones have to be wrapped to find out.
    return holds(lines(of: .question, in: row, width: width) + lines(of: .explanation, in: row, width: lessonWidth))
  }

  private func lines(of part: BankRow.Part, in row: BankRow, width: Int) -> Int {
    row.text(of: part).map { SafeText($0).wrapped(to: width).count } ?? 0
  }

  /// Typed answers up to this many bytes fit in any window.
  private static let shortAnswer = 20

  private func room(_ kind: QuestionKind, _ choices: Int, for text: String) -> Room? {
    let choices = (0..<choices).map { "\($0)" }
    let indices = Array(choices.indices)
    let keys = [
      QuestionKind.Key(answers: Array(indices.prefix(1))), QuestionKind.Key(answers: indices),
      QuestionKind.Key(accepted: ["1"]),
    ]
    guard let question = keys.compactMap({ Question(kind, text: text, choices: choices, key: $0) }).first,
      let panel = asking(question).fitted(in: context).form.targets.first?.place
    else { return nil }
    let verdicts = endings(of: question).map {
      Verdict(question: $0, words: context.words, glyphs: context.glyphs).label.text.width
    }
    // All rows above the panels.
    return Room(
      text: Size(width: BoardPages.textWidth(in: context), height: panel.y), choice: Panel.textRoom(in: panel.size),
      verdict: verdicts.max() ?? 0)
  }
}

// What is too long.
extension LayoutCheck {
  private func misfits(in row: BankRow) -> [BankDiagnostic] {
    guard let question = row.question else { return [] }
    var problems: [BankDiagnostic] = []
    if scrolls(question) {
      let sentence =
        question.explanation == nil ? Phrase.scrolls(context.size) : .scrollsWithExplanation(context.size)
      problems.append(row.remark(sentence, at: .question))
    }
    let panels = asking(question).fitted(in: context).form.targets.map { Panel.textRoom(in: $0.place.size) }
    for (index, choice) in question.choices.enumerated()
    where panels.indices.contains(index)
      && Paragraph(MarkedText(choice), barsCode: false).form(in: panels[index]) == nil
    {
      problems.append(row.remark(.cutChoice(index + 1, context.size), at: .choice(index)))
    }
    if let answer = cutAnswer(of: question) {
      problems.append(row.remark(.cutAnswer(answer, smallest.size), at: .answer))
    }
    return problems
  }

  /// The first typed answer that does not fit its line, or leaves too little room to type beside its unit; nil if all
  /// fit.
  private func cutAnswer(of question: Question) -> SafeText? {
    guard question.kind.isLine, let place = asking(question).fitted(in: smallest).form.targets.first?.place else {
      return nil
    }
    let line = AnswerLineView(TextField(), of: question)
    let room = line.room(in: place.width)
    return question.accepted.lazy.map { SafeText($0).oneLine }.first { $0.width > room.answer || room.typed < 10 }
  }

  /// Whether the question scrolls once answer and explanation are shown.
  private func scrolls(_ question: Question) -> Bool {
    verdicts(question).contains { $0.fitted(in: context).viewport != nil }
  }

  private func asking(_ question: Question) -> BoardView {
    BoardView(asking: ShuffledQuestion(question), words: context.words)
  }

  /// The boards after a wrong and after a late answer: both show the right answer and the explanation.
  private func verdicts(_ question: Question) -> [BoardView] {
    endings(of: question).map { ending in
      BoardView(answered: ending, note: .verdict(ending, .all), words: context.words)
    }
  }

  /// The question after a wrong answer, and after none.
  private func endings(of question: Question) -> [AnsweredQuestion] {
    let shuffled = ShuffledQuestion(question)
    let wrongFirst = question.choices.indices.sorted { !question.answers.contains($0) && question.answers.contains($1) }
    let answers: [GivenAnswer] = [
      .panel(0), .panel(1), .panels(Array(wrongFirst.prefix(question.answers.count))),
      .panels(question.answers.reversed()),
      .text("?"), .text("0"), .text("99999999999999999999"),
    ]
    let wrong = answers.first { shuffled.isComplete($0) && !shuffled.judge($0).isRight }
    let late = Duration.seconds(Question.secondsOfItsOwn.upperBound)
    var events: [(event: Round.Event, after: Duration)] = [(.time, late)]
    if let wrong { events.insert((.answer(wrong), .seconds(1)), at: 0) }
    return events.compactMap { event, time in
      var round = Round(questions: [ShuffledQuestion(question)], rules: .timed)
      round.handle(.shown, at: now)
      round.handle(event, at: now + time)
      return round.decided.last
    }
  }
}

// What cannot be shown.
extension LayoutCheck {
  /// The characters that are removed from a row, each once, at the place of the first.
  private func removals(in row: BankRow) -> [BankDiagnostic] {
    var names: [Unicode.Scalar] = []
    var first: (part: BankRow.Part, byte: Int)?
    for part in row.parts {
      let text = row.withUTF8(of: part) { String(decoding: $0, as: UTF8.self) } ?? ""
      for change in SafeText.changes(in: text) where !names.contains(change.scalar) {
        names.append(change.scalar)
        if first == nil {
          let index = text.index(text.startIndex, offsetBy: change.index, limitedBy: text.endIndex) ?? text.endIndex
          first = (part, text.utf8.distance(from: text.startIndex, to: index))
        }
      }
    }
    guard let first else { return [] }
    return [row.remark(.removed(names.map(LayoutCheck.name)), at: first.part, byte: first.byte)]
  }

  /// `U+200B`.
  private static func name(_ scalar: Unicode.Scalar) -> SafeText {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
