import QuizCore
import TerminalKit

/// Checks before play whether a question can be shown whole, and as it is written.
///
/// It asks the layout of the board that will show it, in the smallest window that has panels. Most rows are short, and
/// pass by their lengths alone.
public struct LayoutCheck: Sendable {
  /// The room for a question, with its panels at their largest or smallest.
  private struct Room {
    let text: Rect
    let choice: Rect
    /// The columns of the verdict without the answer in it.
    let verdict: Int

    /// Whether text of so many lines, its choices and its verdict surely fit; of choices the bytes are known. A
    /// character never has more columns than bytes.
    func surelyHolds(lines: Int, longestChoice: Int) -> Bool {
      // Of the verdict one line is expected where the panels are laid out, so it must not take more.
      verdict + longestChoice <= text.width && lines + 2 <= text.height
        && LayoutCheck.mostLines(of: longestChoice, width: choice.width) <= choice.height
    }
  }

  private let context: ViewContext
  private let now: Instant
  /// By the number of choices, from 0: with large panels, and with small ones.
  private var rooms: [(large: Room, small: Room)?] = []

  /// A check that reports in `language` and lays questions out with `glyphs`. Its rounds begin at `now`.
  public init(language: Language, glyphs: Glyphs, at now: Instant) {
    var state = AppState(version: "", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
    state.glyphs = glyphs
    context = ViewContext(size: ViewContext.full, state: state)
    self.now = now
    rooms = (0...Question.choiceCounts.upperBound).map { choices in
      guard let large = room(choices, for: "?"),
        let small = room(choices, for: String(repeating: "?\n", count: context.size.height))
      else { return nil }
      return (large, small)
    }
  }

  /// The warnings about a usable row.
  public func problems(of row: BankRow) -> [BankDiagnostic] {
    let isOrdinary = row.isOrdinary
    let problems = isOrdinary ? [] : removals(in: row)
    return (isOrdinary || isOnOneLine(row)) && surelyFits(row) ? problems : problems + misfits(in: row)
  }

  /// Whether a question is shown whole: nothing of it scrolls, no choice is cut.
  public func fits(_ question: Question) -> Bool {
    let grid = asking(question).layout(in: context).grid
    return question.choices.enumerated().allSatisfy { grid.fits(MarkedText($1), in: $0, context.glyphs) }
      && !scrolls(question)
  }

  /// The lines that text of so many columns takes at most: two that follow each other are together wider than `width`,
  /// since otherwise the second would have begun on the first.
  private static func mostLines(of columns: Int, width: Int) -> Int {
    columns <= width ? 1 : 2 * (columns / (width + 1)) + 1
  }

  private func isOnOneLine(_ row: BankRow) -> Bool {
    row.parts.allSatisfy { row.withUTF8(of: $0) { !$0.contains(0x0A) && !$0.contains(0x0D) } ?? true }
  }

  /// Whether a row on one line has room by the bytes of its parts alone.
  private func surelyFits(_ row: BankRow) -> Bool {
    guard row.choiceCount < rooms.count, let room = rooms[row.choiceCount] else { return false }
    let longest = row.longestChoice
    func holds(_ lines: Int) -> Bool {
      room.large.surelyHolds(lines: lines, longestChoice: longest)
        || room.small.surelyHolds(lines: lines, longestChoice: longest)
    }
    let width = room.large.text.width
    let lesson = row.byteCount(of: .explanation)
    let lessonWidth = Verdict.explanationWidth(in: width, context.words)
    if holds(
      LayoutCheck.mostLines(of: row.byteCount(of: .question), width: width)
        + (lesson == 0 ? 0 : LayoutCheck.mostLines(of: lesson, width: lessonWidth)))
    {
      return true
    }
    // Some are only long enough to be counted.
    return holds(lines(of: .question, in: row, width: width) + lines(of: .explanation, in: row, width: lessonWidth))
  }

  private func lines(of part: BankRow.Part, in row: BankRow, width: Int) -> Int {
    row.text(of: part).map { SafeText($0).wrapped(to: width).count } ?? 0
  }

  private func room(_ choices: Int, for text: String) -> Room? {
    guard let question = Question(text: text, choices: (0..<choices).map { "\($0)" }, answer: 0) else { return nil }
    let layout = asking(question).layout(in: context)
    let verdicts = endings(of: question).flatMap {
      Verdict(question: $0, words: context.words, glyphs: context.glyphs).lines(width: .max)
    }
    // All rows above the panels; a short question takes only the lowest.
    let (place, top) = (layout.text.place, BoardView.area(in: context).y)
    let rows = (layout.grid.panels.first?.y ?? place.maxY) - top
    return Room(
      text: Rect(x: place.x, y: top, width: place.width, height: rows), choice: layout.grid.textArea(0),
      verdict: verdicts.map { $0.label.width + $0.text.width }.max() ?? 0)
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
    let grid = asking(question).layout(in: context).grid
    for (index, choice) in question.choices.enumerated() where !grid.fits(MarkedText(choice), in: index, context.glyphs)
    {
      problems.append(row.remark(.cutChoice(index + 1, context.size), at: .choice(index)))
    }
    return problems
  }

  /// Whether the question has to be scrolled once its answer and explanation are there.
  private func scrolls(_ question: Question) -> Bool {
    verdicts(question).contains { $0.layout(in: context).text.isScrollable }
  }

  /// The board that asks it.
  private func asking(_ question: Question) -> BoardView {
    BoardView(asking: ShuffledQuestion(question), words: context.words)
  }

  /// The boards that say it was wrong, and late: the two that show the answer and the explanation.
  private func verdicts(_ question: Question) -> [BoardView] {
    endings(of: question).map { ending in
      BoardView(
        answered: ending, note: .verdict(ending, isExplained: Rules.timed.isExplained(ending)), words: context.words)
    }
  }

  /// The question answered wrong, and not answered in time.
  private func endings(of question: Question) -> [AnsweredQuestion] {
    let events: [(event: Round.Event, after: Duration)] = [
      (.choose(question.answer == 0 ? 1 : 0), .seconds(1)), (.time, Rules.tenSeconds),
    ]
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
  private func removals(in row: BankRow) -> [BankDiagnostic] {
    row.parts.flatMap { part -> [BankDiagnostic] in
      let text = row.withUTF8(of: part) { String(decoding: $0, as: UTF8.self) } ?? ""
      let changes = SafeText.changes(in: text)
      if changes.isEmpty { return [] }
      // The places of the characters, by one walk.
      let places = Array(text.indices)
      // Each kind of character is reported once.
      var said: Set<Unicode.Scalar> = []
      return changes.filter { said.insert($0.scalar).inserted }.map { change in
        let index = places.indices.contains(change.index) ? places[change.index] : text.endIndex
        let byte = text.utf8.distance(from: text.startIndex, to: index)
        return row.remark(.removed(LayoutCheck.name(change.scalar)), at: part, byte: byte)
      }
    }
  }

  /// `U+200B`.
  private static func name(_ scalar: Unicode.Scalar) -> SafeText {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}

extension Phrase {
  fileprivate static func scrolls(_ size: Size) -> Phrase {
    Phrase(
      en: "the question has to be scrolled on a screen of \(size.width)x\(size.height)",
      ja: "問題文が \(size.width)×\(size.height) の画面に収まらず、スクロールが必要です")
  }

  fileprivate static func scrollsWithExplanation(_ size: Size) -> Phrase {
    Phrase(
      en: "the question has to be scrolled with its explanation on a screen of \(size.width)x\(size.height)",
      ja: "問題文と解説が \(size.width)×\(size.height) の画面に収まらず、スクロールが必要です")
  }

  fileprivate static func cutChoice(_ number: Int, _ size: Size) -> Phrase {
    Phrase(
      en: "choice \(number) is too long for its panel on a screen of \(size.width)x\(size.height) and is cut",
      ja: "選択肢\(number)が長く、\(size.width)×\(size.height) の画面ではパネルに入りきりません")
  }

  /// By its number in Unicode, as in `U+200B`.
  fileprivate static func removed(_ name: SafeText) -> Phrase {
    Phrase(
      en: "the character \(name) cannot be shown and is left out",
      ja: "文字 \(name) は表示できないため、取り除かれます")
  }
}
