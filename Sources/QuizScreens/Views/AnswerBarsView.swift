import QuizCore
import TerminalKit

/// One line for each answer of a round: its number, right, wrong or late, a bar as long as the time that was left, the time,
/// what it was worth, and the question where it is known. In practice a line for each question, with its misses. Where there
/// is room the answers and the explanation stand below; where a question has none beside its bar, it stands in its place.
struct AnswerBarsView {
  /// One answer.
  struct Answer: Equatable {
    /// How it ended.
    let mark: AnswerMark
    /// How long it took.
    let elapsed: Duration
    /// The time limit that it had; nil for none.
    var limit: Duration?
    /// The misses before, in practice.
    let misses: Int
    /// What it was worth; 0 for nothing, and where no column shows it.
    let points: Int
    /// The text of the question; nil where it is known only from the log.
    let question: String?
    /// The right choice, where the question is known and does not say it itself.
    var right: String?
    /// The wrong answer that was given, if any; of a past round where its question is known.
    var wrong: String?
    /// The explanation, if there is one.
    var explanation: String?
    /// What was answered, where the log alone tells it.
    var logged: Phrase?

    /// Whether there is something to say beside its bar.
    var hasText: Bool { question != nil || logged != nil }
  }

  /// How much of an answer is shown.
  enum Detail: CaseIterable {
    /// A line, with the right answer behind a question that was missed, or what was given where that says it itself.
    case line
    /// All of the question, and the answers behind it.
    case answers
    /// The same with a blank row between two answers.
    case parted
    /// The same with the choices below the question.
    case apart

    /// The blank rows between two answers.
    fileprivate var gap: Int {
      switch self {
      case .line, .answers: 0
      case .parted, .apart: 1
      }
    }
  }

  /// Which answers are explained, where there is room.
  enum Explained {
    /// None.
    case none
    /// Those that were missed.
    case missed
    /// All.
    case all
  }

  /// A line of text in its style.
  fileprivate struct Line {
    let text: SafeText
    let style: Style
    /// The answers behind it.
    let answers: [Said]

    /// An answer with its sign, in its style.
    typealias Said = (text: SafeText, style: Style)

    init(_ text: SafeText, _ style: Style, answers: some Sequence<Said> = []) {
      (self.text, self.style, self.answers) = (text, style, Array(answers))
    }

    /// Paints it, as far as it has room before the column `end`.
    func draw(at point: Point, before end: Int, on canvas: inout Canvas) {
      var x = point.x + canvas.draw(text, at: point, style: style, width: end - point.x)
      for answer in answers { x += canvas.draw(answer.text, at: Point(x: x, y: point.y), style: answer.style) }
    }
  }

  /// The answers, in order; folded, those that were missed first.
  let answers: [Answer]
  /// The number of each in its round, from 1.
  private let numbers: [Int]
  /// How many right answers are only counted, in a line below.
  private let folded: Int

  /// The lines of a result just played.
  init(_ result: RoundResult, in games: GameList) {
    let isGenerated = games[result.setup.game]?.source == .generated
    let isPractice = games[result.setup.game]?.miss == .blocksPanel
    let scoring = games.scoring(of: result.setup.game)
    let points = Points(of: result, scoring)
    self.init(
      result.questions.map { settled in
        let question = settled.shuffled.question
        let wrong = settled.attempts.last { !$0.judgement.isRight }
        return Answer(
          mark: AnswerMark(settled), elapsed: settled.elapsed, limit: settled.ownLimit ?? result.setup.rules.limit,
          misses: isPractice ? settled.misses : 0,
          points: scoring == .speed ? points.answer(settled) : 0,
          question: isGenerated ? SumView.solved(question.text, by: question.rightAnswer) : question.text,
          right: isGenerated ? nil : question.rightAnswer, wrong: wrong.map { settled.shuffled.words(of: $0.given) },
          explanation: question.explanation)
      })
  }

  /// The lines of a record from the log, with its questions as far as they are known; where `tellsLogged`, with what was
  /// answered to those that are not.
  init(
    _ record: RoundRecord, questions: [QuestionID: Question] = [:], tellsLogged: Bool = false, in games: GameList
  ) {
    // What is generated says its answer itself.
    let isGenerated = games[record.game]?.source == .generated
    guard games[record.game]?.miss == .blocksPanel else {
      let scoring = games.scoring(of: record.game)
      let points = Points(of: record, scoring)
      let limit: Duration? = record.limit > 0 ? .milliseconds(record.limit) : nil
      self.init(
        record.answers.map { answer in
          let question = questions[answer.question]
          var line = Answer(
            mark: answer.correct ? .right : answer.isLate ? .late : .wrong,
            elapsed: .milliseconds(answer.milliseconds),
            limit: answer.limit.map { .milliseconds($0) } ?? limit, misses: 0,
            points: scoring == .speed
              ? points.answer(isRight: answer.correct, milliseconds: answer.milliseconds, ownLimit: answer.limit) : 0,
            question: question.map { isGenerated ? SumView.solved($0.text, by: $0.rightAnswer) : $0.text })
          line.tell(question, given: answer)
          if isGenerated { line.right = nil }
          if tellsLogged, question == nil { line.logged = answer.logged }
          return line
        })
      return
    }
    let known = isGenerated ? [:] : questions
    // All choices made for one question, ending with the right one, share a line.
    self.init(
      record.attempts.compactMap { attempts in
        guard let last = attempts.last else { return nil }
        let misses = attempts.count { !$0.correct }
        var line = Answer(
          mark: misses == 0 ? .right : .wrong, elapsed: .milliseconds(last.milliseconds), misses: misses, points: 0,
          question: questions[last.question]?.text)
        line.tell(known[last.question], given: attempts.last { !$0.correct })
        if tellsLogged, questions[last.question] == nil { line.logged = (attempts.last { !$0.correct } ?? last).logged }
        return line
      })
  }

  private init(_ answers: [Answer]) {
    self.answers = answers
    numbers = answers.indices.map { $0 + 1 }
    folded = 0
  }

  private init(_ kept: [Int], of whole: AnswerBarsView) {
    answers = kept.map { whole.answers[$0] }
    numbers = kept.map { whole.numbers[$0] }
    folded = whole.answers.count - kept.count
  }

  /// The answers that were missed, each with its right choice in a line below where that fits, then as many right ones as
  /// there is room for in so many lines; the rest of these are counted in the last line.
  func folded(to lines: Int) -> AnswerBarsView {
    let missed = answers.indices.filter { answers[$0].mark != .right }
    let right = answers.indices.filter { answers[$0].mark == .right }
    let known = answers.contains { $0.right != nil && $0.question != nil } ? 2 : 1
    let taken = missed.count * known < lines ? missed.count * known : missed.count
    let kept = missed + right.prefix(max(0, lines - 1 - taken))
    return kept.count + 1 < answers.count ? AnswerBarsView(kept, of: self) : self
  }

  /// The lines that all of it takes where each answer has one.
  var lineCount: Int { answers.count + (folded > 0 ? 1 : 0) }

  /// The greatest width of the bars of a past round; longer lines are hard to follow.
  static let widest = 72
  /// The same with questions beside the bars.
  private static let widestWithQuestions = 140

  /// The place of the bars of a past round, from row `top` of the window on and above `foot` rows of the body.
  static func place(from top: Int, above foot: Int, hasQuestions: Bool, in context: ViewContext) -> Rect {
    let body = context.body()
    // The pointer of the list stands before them.
    let width = min(body.width - (context.isCompact ? 3 : 8), hasQuestions ? widestWithQuestions : widest)
    return Rect(
      x: body.x + (body.width - width + 1) / 2, y: top, width: width, height: max(1, body.maxY - top - foot))
  }
}

// Columns and lines.
extension AnswerBarsView {
  /// The columns in which a question can be known, before the right choice.
  private static let leastOfQuestion = 8
  /// The columns of a bar beside which questions stand.
  private static let barsBesideQuestions = 8...24

  /// The columns of the first line of a text, beside the figures, and of those below it.
  private typealias Widths = (first: Int, rest: Int)

  /// Where the parts of a line stand, in columns from its beginning.
  private struct Columns {
    let number, bar, misses, time, points: Range<Int>
    /// Nil where none is known.
    let text: Range<Int>?
    /// Whether the questions stand in the place of the bars, for want of room beside them.
    let hasBars: Bool

    /// Whether the bars stand behind the questions.
    var isAfterText: Bool { text.map { $0.upperBound <= bar.lowerBound } ?? false }

    /// Where texts begin: below the bars where they have no columns beside them.
    var textBegin: Int { text?.lowerBound ?? bar.lowerBound }

    /// The columns of the text of an answer in lines of such a width: of a missed one it has those of the points too.
    func widths(of answer: Answer, in width: Int) -> Widths {
      let rest = width - textBegin
      guard let text else { return (rest, rest) }
      if hasBars { return (text.count, text.count) }
      return (text.count + (answer.points > 0 ? 0 : misses.lowerBound - text.upperBound), rest)
    }
  }

  /// The columns of a line; without bars where there was no time limit, and where a question has no room in a line beside
  /// one.
  private func columns(in width: Int, withText: Bool = true, context: ViewContext) -> Columns {
    let words = context.words
    let number = "\(numbers.max() ?? 1)".count
    let times = answers.map { words(.tenths($0.elapsed)).width }.max() ?? 0
    let misses = answers.map { $0.misses == 0 ? 0 : words(.misses($0.misses)).width + 2 }.max() ?? 0
    let points = answers.map { $0.points == 0 ? 0 : words(.pointsGained($0.points)).width + 2 }.max() ?? 0
    let room = width - number - 3 - misses - 2 - times - points
    let bars = AnswerBarsView.barsBesideQuestions
    let hasText = withText && answers.contains(where: \.hasText)
    let toldWidth = answers.compactMap { told(of: $0, context)?.text.width }.max() ?? 0
    let longest = widestQuestion(context)
    let widest = longest + (toldWidth > 0 ? 3 + toldWidth : 0)
    if hasText, hasLimits, isOfSums(context) {
      let text = number + 3..<number + 3 + widest
      let timeEnd = width - points
      let barEnd = timeEnd - times - 2 - misses
      if barEnd - text.upperBound - 3 >= bars.lowerBound {
        return Columns(
          number: 0..<number, bar: text.upperBound + 3..<barEnd, misses: barEnd..<barEnd + misses,
          time: timeEnd - times..<timeEnd, points: timeEnd..<width, text: text, hasBars: true)
      }
    }
    let usual = max(bars.lowerBound, min(bars.upperBound, room / 6))
    guard hasText, !hasLimits || longest > room - usual - 2 else {
      let barEnd = number + 3 + max(0, hasText ? usual : room)
      let timeEnd = barEnd + misses + 2 + times
      return Columns(
        number: 0..<number, bar: number + 3..<barEnd, misses: barEnd..<barEnd + misses,
        time: timeEnd - times..<timeEnd, points: timeEnd..<timeEnd + points,
        text: hasText ? timeEnd + points + 2..<width : nil, hasBars: true)
    }
    // What a right answer was worth stands before its time, both next to what says its answer itself.
    let textWidth = answers.contains { $0.right != nil } ? room : min(room, widest)
    let text = number + 3..<number + 3 + max(0, textWidth)
    let pointsEnd = text.upperBound + 2 + points
    let time = pointsEnd + misses..<pointsEnd + misses + times
    return Columns(
      number: 0..<number, bar: text, misses: pointsEnd - 2..<time.lowerBound - 2, time: time,
      points: pointsEnd - max(2, points)..<pointsEnd - 2, text: text, hasBars: false)
  }

  /// Whether there were time limits, of which bars are a share.
  private var hasLimits: Bool { answers.contains { $0.limit != nil } }

  /// Whether all questions are sums of a large window, which say their answers themselves: they stand before their bars,
  /// each in a line.
  func isOfSums(_ context: ViewContext) -> Bool {
    context.isWide && answers.allSatisfy { $0.right == nil && $0.question != nil }
  }

  /// What is said of an answer, and at most so many lines of a question that is not told whole.
  private func lines(
    of answer: Answer, _ detail: Detail, most: Int = 1, _ widths: Widths, context: ViewContext
  ) -> [Line] {
    guard let question = answer.question.map({ MarkedText($0).oneLine }) else {
      let ellipsis = context.glyphs.ellipsis
      return answer.logged.map { [Line(context.words($0).truncated(to: widths.first, ellipsis: ellipsis), .dim)] } ?? []
    }
    if detail == .line { return cutLines(of: answer, question, most: most, widths, context: context) }
    var (lines, rest, width) = ([Line](), question, widths.first)
    while rest.width > width {
      lines.append(Line(AnswerBarsView.split(&rest, at: width), .title))
      width = widths.rest
    }
    let said = said(of: answer, context)
    let behind = said.enumerated().map { (SafeText.blanks($0 == 0 ? 2 : 3) + $1.text, $1.style) }
    let isBehind = detail != .apart && behind.reduce(rest.width) { $0 + $1.0.width } <= width
    lines.append(Line(rest, .title, answers: isBehind ? behind : []))
    return isBehind ? lines : lines + answersBelow(said, width: widths.rest, context: context)
  }

  /// The first line of a text, which keeps what follows, without the blanks before both.
  private static func split(_ text: inout SafeText, at width: Int) -> SafeText {
    let whole = text.string.drop(while: \.isWhitespace)
    let first = SafeText(String(whole)).wrapped(to: width)[0]
    text = SafeText(String(whole.dropFirst(first.string.count).drop(while: \.isWhitespace)))
    return first
  }

  /// The right choice, if it is known, and what was chosen in its place; what was given where the question says the right
  /// one itself.
  private func said(of answer: Answer, _ context: ViewContext) -> [Line.Said] {
    guard let right = answer.right else { return told(of: answer, context).map { [$0] } ?? [] }
    let wrong = answer.mark == .right ? nil : answer.wrong
    let told: Line.Said = (context.glyphs.check + " " + MarkedText(right).oneLine, .correct)
    return [told] + (wrong.map { [(context.glyphs.cross + " " + MarkedText($0).oneLine, .wrong)] } ?? [])
  }

  /// The same below the question, in a line where they have room in one.
  private func answersBelow(_ said: [Line.Said], width: Int, context: ViewContext) -> [Line] {
    guard let right = said.first, said.reduce(-3, { $0 + $1.text.width + 3 }) <= width else {
      return said.map { Line($0.text.truncated(to: width, ellipsis: context.glyphs.ellipsis), $0.style) }
    }
    return [Line(right.text, right.style, answers: said.dropFirst().map { ("   " + $0.text, $0.style) })]
  }

  /// The question in so many lines at most, with what is told of it behind what is left of it in the last one.
  private func cutLines(
    of answer: Answer, _ question: SafeText, most: Int, _ widths: Widths, context: ViewContext
  ) -> [Line] {
    var (lines, rest, width) = ([SafeText](), question, widths.first)
    let told = told(of: answer, context).map { $0.text.width + 1 } ?? 0
    while lines.count + 1 < most, !rest.isEmpty, rest.width + told > width {
      lines.append(AnswerBarsView.split(&rest, at: width))
      width = widths.rest
    }
    let last = line(of: answer, rest, width: width, context: context)
    if !rest.isEmpty, last.text.isEmpty, let upper = lines.popLast() {
      let (ellipsis, width) = (context.glyphs.ellipsis, lines.isEmpty ? widths.first : widths.rest)
      lines.append((upper + ellipsis + " ").truncatedAfterWord(to: width, ellipsis: ellipsis))
    }
    return lines.map { Line($0, .title) } + [last]
  }

  /// The question in a line, with the right answer behind it where that was missed, or what was given where the question
  /// says the right one itself. Where the question could not be known by what is left of it, the answer is cut too, or
  /// stands alone.
  private func line(of answer: Answer, _ question: SafeText, width: Int, context: ViewContext) -> Line {
    let ellipsis = context.glyphs.ellipsis
    guard let told = told(of: answer, context) else {
      return Line(question.truncatedAfterWord(to: width, ellipsis: ellipsis), .title)
    }
    // What was given stands in a column of its own.
    let gap = answer.right == nil ? max(0, widestQuestion(context) - question.width) + 3 : 1
    let free = width - gap - told.text.width
    let least = AnswerBarsView.leastOfQuestion
    let room = width >= 3 * least ? max(least, free) : free
    let isAlone = question.isEmpty || room < min(question.width, least)
    let asked = isAlone ? SafeText.empty : question.truncatedAfterWord(to: room, ellipsis: ellipsis) + .blanks(gap)
    let cut = told.text.truncated(to: width - asked.width, ellipsis: ellipsis)
    return Line(asked, .title, answers: [(cut, told.style)])
  }

  /// The right answer of a question that was missed, or what was given where the question says the right one itself; nil
  /// for one that was right, and where neither is known.
  private func told(of answer: Answer, _ context: ViewContext) -> Line.Said? {
    guard answer.mark != .right, let words = answer.right ?? answer.wrong else { return nil }
    let sign: SafeText = context.glyphs.isASCII ? "->" : "→"
    let isRight = answer.right != nil
    return (
      (isRight ? sign : context.words(.briefYours)) + " " + MarkedText(words).oneLine, isRight ? .correct : .wrong
    )
  }

  /// The columns of the longest question, or of what is said where none is known.
  private func widestQuestion(_ context: ViewContext) -> Int {
    answers.map { ($0.question.map { SafeText($0) } ?? $0.logged.map { context.words($0) } ?? .empty).width }.max() ?? 0
  }
}

// What has room.
extension AnswerBarsView {
  /// All answers one below the other, with what is said of each.
  struct Listing {
    /// How much of each answer is shown.
    let detail: Detail
    /// What is said of each.
    fileprivate let texts: [[Line]]
    /// Whether that stands below its bar.
    let isBelow: Bool
    /// The rows that all of it takes.
    let height: Int
    /// Whether an explanation is left out or cut.
    let cutsExplanation: Bool
  }

  /// The answers in a place of this size, with the most of these details that fits, and with explanations in the rows
  /// that are left. What is said stands below the bars where nothing is left out for them.
  func listing(
    in size: Size, _ details: [Detail] = Detail.allCases, explained: Explained = .all, context: ViewContext
  ) -> Listing {
    let beside = listing(in: size, isBelow: false, details, explained: explained, context: context)
    let columns = columns(in: size.width, context: context)
    guard !columns.hasBars, hasLimits, details.contains(.apart) else { return beside }
    let below = listing(in: size, isBelow: true, details, explained: explained, context: context)
    return below.detail == .apart && !below.cutsExplanation ? below : beside
  }

  /// The answers in rows of their own, none of more lines than this: for a list.
  func listing(in width: Int, most: Int, context: ViewContext) -> Listing {
    let columns = columns(in: width, context: context)
    let texts = answers.map { answer in
      lines(of: answer, .line, most: most, columns.widths(of: answer, in: width), context: context)
    }
    return Listing(
      detail: .line, texts: texts, isBelow: false, height: texts.map { max(1, $0.count) }.max() ?? 1,
      cutsExplanation: false)
  }

  private func listing(
    in size: Size, isBelow: Bool, _ details: [Detail], explained: Explained, context: ViewContext
  ) -> Listing {
    let columns = columns(in: size.width, withText: !isBelow, context: context)
    let widths = answers.map { columns.widths(of: $0, in: size.width) }
    let width = widths.first?.rest ?? 0
    func told(_ detail: Detail, most: [Int]? = nil) -> [[Line]] {
      answers.indices.map {
        lines(of: answers[$0], detail, most: most?[$0] ?? 1, widths[$0], context: context)
      }
    }
    func height(_ texts: [[Line]], _ detail: Detail) -> Int {
      texts.reduce(lineCount - answers.count) { $0 + max(1, $1.count + (isBelow ? 1 : 0)) }
        + detail.gap * max(0, lineCount - 1)
    }
    func rows(_ told: [[Line]]) -> Int { told.reduce(0) { $0 + $1.count } }
    // Sums say their answers themselves.
    let details = answers.contains { $0.right != nil } ? details : [.line]
    // What is explained of those that were missed comes before blank rows between answers.
    let free = size.height - height(told(.answers), .answers)
    let least = explained == .none ? 0 : rows(explanations(of: .missed, in: free, width: width, context: context).told)
    let fitting = details.reversed().lazy.map { (detail: $0, texts: told($0)) }.first { detail, texts in
      height(texts, detail) + (detail.gap == 0 ? 0 : least) <= size.height
    }
    var (detail, texts) = fitting ?? (.line, told(.line))
    var left = size.height - height(texts, detail)
    var isCut = false
    if detail == .line {
      // One row after the other for what would be cut, for questions that were missed first.
      let wanted = told(.line, most: answers.map { _ in .max }).map(\.count)
      var most = answers.map { _ in 1 }
      for rows in 2...max(2, wanted.max() ?? 0) {
        for index in byMark where wanted[index] >= rows && left > 0 {
          most[index] = rows
          left -= 1
        }
      }
      texts = told(.line, most: most)
      isCut = zip(most, wanted).contains { $0 < $1 }
    }
    // Nothing is explained before all questions are whole, nor one that was right before its answer is there.
    let now: Explained = isCut ? .none : detail == .line && explained == .all ? .missed : explained
    let added = explanations(of: now, in: left, width: width, context: context)
    let all = zip(texts, added.told).map { $0 + $1 }
    return Listing(
      detail: detail, texts: all, isBelow: isBelow, height: height(all, detail), cutsExplanation: !added.areWhole)
  }

  /// The answers that were missed, then those that were right.
  private var byMark: [Int] {
    answers.indices.filter { answers[$0].mark != .right } + answers.indices.filter { answers[$0].mark == .right }
  }

  /// The explanations that are told in so many rows, and whether nothing is left out: those of all answers that were
  /// missed or of none, so that no miss looks like the one to learn from; then those of all that were right, or of none.
  private func explanations(
    of explained: Explained, in rows: Int, width: Int, context: ViewContext
  ) -> (told: [[Line]], areWhole: Bool) {
    var told: [[Line]] = answers.map { _ in [] }
    let known = byMark.filter { answers[$0].explanation != nil }
    let missed = known.filter { answers[$0].mark != .right }
    let right = known.filter { answers[$0].mark == .right }
    guard explained != .none, let ofMissed = sentences(of: missed, in: rows, width: width, context: context) else {
      return (told, known.isEmpty)
    }
    for (index, lines) in zip(missed, ofMissed.lines) { told[index] = lines }
    let left = rows - ofMissed.lines.reduce(0) { $0 + $1.count }
    guard explained == .all, ofMissed.areWhole,
      let ofRight = sentences(of: right, in: left, width: width, context: context), ofRight.areWhole
    else { return (told, ofMissed.areWhole && right.isEmpty) }
    for (index, lines) in zip(right, ofRight.lines) { told[index] = lines }
    return (told, true)
  }

  /// As many whole sentences of each of some explanations as fit together, of none in more lines than of another; nil where
  /// not even one of each fits. Of a single miss it is said that it was learnt.
  private func sentences(
    of indices: [Int], in rows: Int, width: Int, context: ViewContext
  ) -> (lines: [[Line]], areWhole: Bool)? {
    guard let first = indices.first else { return ([], true) }
    guard indices.count <= rows else { return nil }
    let texts = indices.map { MarkedText(answers[$0].explanation ?? "").oneLine }
    let ellipsis = context.glyphs.ellipsis
    func lines(most: Int = .max, after label: SafeText) -> [[SafeText]] {
      texts.map { SentenceText(text: label + $0).lines(of: width, most: most, ellipsis: ellipsis) }
    }
    let isSingleMiss = indices.count == 1 && answers[first].mark != .right
    let ways = (isSingleMiss ? [context.words(.learnt), .empty] : [.empty]).map { ($0, whole: lines(after: $0)) }
    let longest = ways.flatMap(\.whole).map(\.count).max() ?? 0
    for most in (0..<longest).reversed() {
      for (label, whole) in ways {
        let told = lines(most: most + 1, after: label)
        let isCut = zip(told, whole).contains { $0 != $1 && $0.last?.string.contains(ellipsis.string) == true }
        guard !isCut, told.reduce(0, { $0 + $1.count }) <= rows else { continue }
        return (told.map { AnswerBarsView.lines($0, after: label) }, told == whole)
      }
    }
    return nil
  }

  /// Lines of text, the first of which begins with a label that stands out.
  private static func lines(_ texts: [SafeText], after label: SafeText) -> [Line] {
    let lines = texts.map { Line($0, .plain) }
    guard !label.isEmpty, let head = texts.first?.string, head.hasPrefix(label.string) else { return lines }
    let rest = SafeText(String(head.dropFirst(label.string.count)))
    return [Line(label, .alert, answers: [(rest, .plain)])] + lines.dropFirst()
  }
}

// Drawing.
extension AnswerBarsView {
  /// Says how many right answers are not listed, if any.
  private func drawFolded(at point: Point, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard folded > 0, point.y < area.maxY else { return }
    let text = context.glyphs.ellipsis + " " + context.words(.moreRight(folded, context.text(.text("v"))))
    canvas.draw(text, at: point, style: .dim, width: area.maxX - point.x)
  }

  /// Paints all that is known of one question, as much as fits: below a list of them.
  func drawWhole(_ index: Int, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard answers.indices.contains(index), answers[index].question != nil else { return }
    let lines = lines(of: answers[index], .apart, (area.width, area.width), context: context)
    for (row, line) in lines.prefix(area.height).enumerated() {
      line.draw(at: Point(x: area.x, y: area.y + row), before: area.maxX, on: &canvas)
    }
    guard lines.count < area.height, let explanation = answers[index].explanation else { return }
    let below = Rect(x: area.x, y: area.y + lines.count, width: area.width, height: area.height - lines.count)
    canvas.paragraph(MarkedText(explanation).oneLine.wrapped(to: below.width), in: below)
  }

  /// Paints the answers from `first` on, as many as fit into `area`, each in `height` rows at least and so many more
  /// apart; of the `shown` first ones. Arrows at the left tell of answers out of view.
  func draw(
    _ listing: Listing, from first: Int = 0, of shown: Int = .max, height: Int = 1, air: Int = 0, in area: Rect,
    on canvas: inout Canvas, context: ViewContext
  ) {
    let glyphs = context.glyphs
    let columns = columns(in: area.width, withText: !listing.isBelow, context: context)
    var y = area.y
    for (row, answer) in answers.enumerated().prefix(shown).dropFirst(first) where y < area.maxY {
      let hasUp = row == first && first > 0
      let hasDown = listing.detail == .line && y == area.maxY - 1 && row + 1 < min(shown, lineCount)
      if hasUp || hasDown {
        canvas.draw(hasUp ? glyphs.up : glyphs.down, at: Point(x: area.x - 1, y: y), style: .title)
      }
      draw(answer, number: numbers[row], in: columns, at: Point(x: area.x, y: y), on: &canvas, context: context)
      let top = y + (listing.isBelow ? 1 : 0)
      for (line, text) in listing.texts[row].enumerated() where top + line < area.maxY {
        text.draw(at: Point(x: area.x + columns.textBegin, y: top + line), before: area.maxX, on: &canvas)
      }
      y = max(y + height, top + listing.texts[row].count) + listing.detail.gap + air
    }
    let x = area.x + columns.number.upperBound + 1
    if shown >= answers.count { drawFolded(at: Point(x: x, y: y), in: area, on: &canvas, context: context) }
  }

  private func draw(
    _ answer: Answer, number: Int, in columns: Columns, at point: Point, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    func place(_ columns: Range<Int>) -> Rect {
      Rect(x: point.x + columns.lowerBound, y: point.y, width: columns.count, height: 1)
    }
    canvas.draw("\(number)", in: place(columns.number), alignment: .right)
    canvas.draw(
      answer.mark.text(context.glyphs), at: Point(x: point.x + columns.number.upperBound + 1, y: point.y),
      style: answer.mark.style)
    let bar = place(columns.bar)
    if columns.hasBars {
      // As beside a round under way; an answer that was right has a bar in any case.
      let left = answer.limit.map { max(1 - answer.elapsed / $0, 1 / Double(max(1, bar.width))) } ?? 0
      canvas.thinBar(
        answer.mark == .right ? left : 0, at: bar.origin, width: bar.width,
        track: columns.isAfterText || columns.text == nil ? .track : nil)
    }
    if answer.misses > 0 {
      canvas.draw(words(.misses(answer.misses)), in: place(columns.misses), alignment: .right)
    }
    canvas.draw(words(.tenths(answer.elapsed)), in: place(columns.time), alignment: .right)
    if answer.points > 0 {
      canvas.draw(words(.pointsGained(answer.points)), in: place(columns.points), alignment: .right, style: .title)
    }
  }
}
