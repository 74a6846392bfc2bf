import QuizCore
import TerminalKit

/// One line for each answer of a round: its number, right, wrong or late, a bar as long as the time that was left, the time,
/// what it was worth, and the question where it is known. In practice a line for each question, with its misses. Where there
/// is room the answers and the explanation stand below; where there is little, the question stands in the place of the bar.
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
    /// The right choice behind the question, or of one that was missed in a second line.
    case answers
    /// The same below a question of up to two lines.
    case questions
    /// The choices in a line of their own.
    case choices
    /// All of the question.
    case wholeQuestions
    /// The first lines of the explanation too.
    case explanation
    /// All of it.
    case whole
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
  /// The missed one whose explanation is told first, if any.
  let first: Int?

  /// The lines of a result just played.
  init(_ result: RoundResult, in games: GameList) {
    let isGenerated = games[result.setup.game]?.source == .generated
    let isPractice = games[result.setup.game]?.miss == .blocksPanel
    let scoring = games.scoring(of: result.setup.game)
    let points = Points(of: result, scoring)
    let explained = result.missed.filter { $0.explanation != nil }.map(\.id)
    let learnt = PastRounds.learnt(of: explained, after: result.setup.past?.learnt)
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
      }, first: result.questions.firstIndex { $0.shuffled.question.id == learnt })
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

  private init(_ answers: [Answer], first: Int? = nil) {
    self.answers = answers
    numbers = answers.indices.map { $0 + 1 }
    folded = 0
    self.first = first
  }

  private init(_ kept: [Int], of whole: AnswerBarsView) {
    answers = kept.map { whole.answers[$0] }
    numbers = kept.map { whole.numbers[$0] }
    folded = whole.answers.count - kept.count
    first = whole.first.flatMap { kept.firstIndex(of: $0) }
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
  /// The narrowest part of a question that is worth showing.
  private static let narrowestQuestion = 24
  /// The columns in which a question can be known, before the right choice.
  private static let leastOfQuestion = 8
  /// The columns of a bar beside which questions stand.
  private static let barsBesideQuestions = 8...24
  /// The most lines of a question that has more than one, as far as no row is left for more.
  private static let mostOfQuestion = 2
  /// The most lines of an explanation, unless all of it has room.
  private static let mostOfExplanation = 2

  /// Where the parts of a line stand, in columns from its beginning.
  private struct Columns {
    let number, bar, misses, time, points: Range<Int>
    /// Nil where there is no room for questions, or none is known.
    let text: Range<Int>?
    /// Whether the questions stand in the place of the bars, for want of room beside them.
    let hasBars: Bool

    /// Those of explanations, in lines of such a width.
    func explanation(in width: Int) -> Range<Int> { text ?? bar.lowerBound..<width }

    /// Whether the bars stand behind the questions.
    var isAfterText: Bool { text.map { $0.upperBound <= bar.lowerBound } ?? false }
  }

  /// The columns of a line; without bars where there was no time limit, and where a question has no room in a line beside
  /// one, unless `keepsBars`.
  private func columns(
    in width: Int, withText: Bool = true, keepsBars: Bool = false, context: ViewContext
  ) -> Columns {
    let words = context.words
    let number = "\(numbers.max() ?? 1)".count
    let times = answers.map { words(.tenths($0.elapsed)).width }.max() ?? 0
    let misses = answers.map { $0.misses == 0 ? 0 : words(.misses($0.misses)).width + 2 }.max() ?? 0
    let points = answers.map { $0.points == 0 ? 0 : words(.pointsGained($0.points)).width + 2 }.max() ?? 0
    let room = width - number - 3 - misses - 2 - times - points
    let bars = AnswerBarsView.barsBesideQuestions
    let hasText =
      withText && answers.contains(where: \.hasText)
      && room - bars.lowerBound - 2 >= AnswerBarsView.narrowestQuestion
    if withText, !hasText, answers.contains(where: { $0.question != nil }) {
      // What a right answer was worth stands before its time: of a missed one that room is for the right choice.
      let time = width - times..<width
      let barEnd = time.lowerBound - 2 - misses
      return Columns(
        number: 0..<number, bar: number + 3..<max(number + 3, barEnd), misses: barEnd..<barEnd + misses, time: time,
        points: time.lowerBound - max(2, points)..<time.lowerBound - 2, text: nil, hasBars: false)
    }
    if hasText, hasLimits, isOfSums(context) {
      let toldWidth = answers.compactMap { told(of: $0, context)?.width }.max() ?? 0
      let text = number + 3..<number + 3 + widestQuestion + (toldWidth > 0 ? 3 + toldWidth : 0)
      let timeEnd = width - points
      let barEnd = timeEnd - times - 2 - misses
      if barEnd - text.upperBound - 3 >= bars.lowerBound {
        return Columns(
          number: 0..<number, bar: text.upperBound + 3..<barEnd, misses: barEnd..<barEnd + misses,
          time: timeEnd - times..<timeEnd, points: timeEnd..<width, text: text, hasBars: true)
      }
    }
    let usual = max(bars.lowerBound, min(bars.upperBound, room / 6))
    let isBarless = !hasLimits || hasText && !keepsBars && widestQuestion > room - usual - 2
    let barEnd = number + (isBarless ? 1 : 3 + max(0, hasText ? usual : room))
    let timeEnd = barEnd + misses + 2 + times
    return Columns(
      number: 0..<number, bar: number + 3..<max(number + 3, barEnd), misses: barEnd..<barEnd + misses,
      time: timeEnd - times..<timeEnd, points: timeEnd..<timeEnd + points,
      text: hasText ? timeEnd + points + 2..<width : nil, hasBars: true)
  }

  /// Whether there were time limits, of which bars are a share.
  private var hasLimits: Bool { answers.contains { $0.limit != nil } }

  /// Whether all questions are sums of a large window, which say their answers themselves: they stand before their bars,
  /// each in a line.
  func isOfSums(_ context: ViewContext) -> Bool {
    context.isWide && answers.allSatisfy { $0.right == nil && $0.question != nil }
  }

  /// How many more lines each answer has for what would be cut of its question, in all at most `spare` of them: one after
  /// the other, those that were missed first.
  private func more(_ detail: Detail, in spare: Int, textWidth width: Int?, context: ViewContext) -> [Int] {
    var more = answers.map { _ in 0 }
    guard spare > 0, let width, !detail.hasWholeQuestions else { return more }
    let wanted = answers.map { answer in
      lines(of: answer, detail, more: spare, width: width, context: context).count
        - lines(of: answer, detail, width: width, context: context).count
    }
    let missed = answers.indices.filter { answers[$0].mark != .right }
    var cut = missed + answers.indices.filter { answers[$0].mark == .right }
    var left = spare
    while left > 0, !cut.isEmpty {
      cut = cut.filter { more[$0] < wanted[$0] }
      for index in cut.prefix(left) { more[index] += 1 }
      left -= min(left, cut.count)
    }
    return more
  }

  /// How many of `spare` rows questions use that would be cut.
  func used(_ detail: Detail, of spare: Int, in width: Int, context: ViewContext) -> Int {
    more(detail, in: spare, textWidth: columns(in: width, context: context).text?.count, context: context).reduce(0, +)
  }

  /// How many of `spare` rows explanations use.
  func explained(in spare: Int, of width: Int, context: ViewContext) -> Int {
    let columns = columns(in: width, context: context).explanation(in: width)
    return explanations(in: spare, width: columns.count, context: context).reduce(0) { $0 + $1.count }
  }

  /// Whether the explanation of one that was missed is cut or left out in so many rows.
  func cutsExplanation(in rows: Int, of width: Int, context: ViewContext) -> Bool {
    let columns = columns(in: width, context: context).explanation(in: width)
    let told = [rows, .max].map { explanations(in: $0, width: columns.count, context: context) }
    return answers.indices.contains { answers[$0].mark != .right && told[0][$0].count < told[1][$0].count }
  }

  /// The explanations that are told in so many rows: of that of the first as many whole sentences as fit, then each that
  /// fits whole, those of right answers only where no missed one is left out.
  private func explanations(in rows: Int, width: Int, context: ViewContext) -> [[Line]] {
    var told: [[Line]] = answers.map { _ in [] }
    guard rows > 0 else { return told }
    let missed = answers.indices.filter { answers[$0].mark != .right && $0 != first }
    let right = answers.indices.filter { answers[$0].mark == .right }
    var left = rows
    func lines(_ index: Int, most: Int) -> [Line] {
      let text = SentenceText(text: MarkedText(answers[index].explanation ?? "").oneLine)
      return text.lines(of: width, most: most, ellipsis: context.glyphs.ellipsis).map { Line($0, .dim) }
    }
    func tell(_ indices: [Int]) {
      for index in indices where answers[index].explanation != nil {
        let lines = lines(index, most: index == first ? left : .max)
        guard lines.count <= left else { continue }
        told[index] = lines
        left -= lines.count
      }
    }
    tell((first.map { [$0] } ?? []) + missed)
    if missed.allSatisfy({ answers[$0].explanation == nil || !told[$0].isEmpty }) { tell(right) }
    return told
  }

  /// The rows of an answer, the same for all, in which no question is cut.
  func wholeLines(in width: Int, context: ViewContext) -> Int {
    let text = columns(in: width, context: context).text?.count
    return 1 + (more(.line, in: answers.count * 4, textWidth: text, context: context).max() ?? 0)
  }

  /// The rows that all answers take in `width` columns.
  func height(_ detail: Detail, in width: Int, context: ViewContext) -> Int {
    guard detail != .line, let text = columns(in: width, context: context).text else { return lineCount }
    let rows = answers.map { max(1, lines(of: $0, detail, width: text.count, context: context).count) }
    return rows.reduce(lineCount - rows.count, +) + detail.gap * max(0, lineCount - 1)
  }

  /// What is said of an answer beside its bar; with so many `more` lines of the question if that is cut.
  private func lines(
    of answer: Answer, _ detail: Detail, more: Int = 0, width: Int, context: ViewContext
  ) -> [Line] {
    guard let question = answer.question else {
      let ellipsis = context.glyphs.ellipsis
      return answer.logged.map { [Line(context.words($0).truncated(to: width, ellipsis: ellipsis), .dim)] } ?? []
    }
    func first(_ most: Int, of text: String, style: Style) -> [Line] {
      let whole = MarkedText(text).oneLine
      let lines = whole.wrapped(to: width)
      guard lines.count > most else { return lines.map { Line($0, style) } }
      let ellipsis = context.glyphs.ellipsis
      let cut = most == 1 ? whole : lines[most - 1] + ellipsis
      let last = cut.truncatedAfterWord(to: width, ellipsis: ellipsis)
      return (lines.prefix(most - 1) + [last]).map { Line($0, style) }
    }
    switch detail {
    case .line where more > 0 && answer.mark != .right:
      let text = MarkedText(question).oneLine
      return twoLines(of: answer, text, width: width, context: context).map { Line($0, .plain) }
    case .line where more == 0:
      return [
        Line(line(of: answer, MarkedText(question).oneLine, width: width, cutsAnswer: true, context: context), .plain)
      ]
    case .line, .answers, .questions:
      let most = more + (detail == .questions ? AnswerBarsView.mostOfQuestion : 1)
      let (whole, said) = (first(.max, of: question, style: .plain), detail == .line ? [] : said(of: answer, context))
      let below = answer.mark == .right ? [] : answersBelow(said, width: width, context: context)
      // All of it where that takes no more rows, with its answers behind it.
      guard whole.count <= most + below.count, let last = whole.last,
        said.reduce(last.text.width, { $0 + $1.text.width }) <= width
      else { return first(most, of: question, style: .plain) + below }
      return whole.dropLast() + [Line(last.text, last.style, answers: said)]
    case .choices:
      return first(AnswerBarsView.mostOfQuestion + more, of: question, style: .plain)
        + choices(of: answer, width: width, context: context)
    case .wholeQuestions, .explanation, .whole:
      let explanation = detail.hasExplanations ? answer.explanation : nil
      let most = detail == .whole ? .max : AnswerBarsView.mostOfExplanation
      return first(.max, of: question, style: .plain)
        + choices(of: answer, width: width, context: context)
        + (explanation.map { first(most, of: $0, style: .dim) } ?? [])
    }
  }

  /// The right choice, if it is known, and behind it what was chosen in its place.
  private func said(of answer: Answer, _ context: ViewContext) -> [Line.Said] {
    guard let right = answer.right else { return [] }
    let wrong = answer.mark == .right ? nil : answer.wrong
    let told: Line.Said = ("  " + context.glyphs.check + " " + MarkedText(right).oneLine, .correct)
    return [told] + (wrong.map { [("   " + context.glyphs.cross + " " + MarkedText($0).oneLine, .wrong)] } ?? [])
  }

  /// The same in a line of their own, the second where both have room.
  private func answersBelow(_ said: [Line.Said], width: Int, context: ViewContext) -> [Line] {
    guard let right = said.first else { return [] }
    let hasRoom = said.reduce(0) { $0 + $1.text.width } <= width
    let text = right.text.truncated(to: width, ellipsis: context.glyphs.ellipsis)
    return [Line(text, right.style, answers: hasRoom ? said.dropFirst() : [])]
  }

  /// The choices of an answer, one below the other; none where they are not known.
  private func choices(of answer: Answer, width: Int, context: ViewContext) -> [Line] {
    let glyphs = context.glyphs
    func line(_ sign: SafeText, _ choice: String?, _ style: Style) -> [Line] {
      choice.map { choice in
        let text = sign + " " + MarkedText(choice).oneLine
        return [Line(text.truncated(to: width, ellipsis: glyphs.ellipsis), style)]
      } ?? []
    }
    return (answer.mark == .right ? [] : line(glyphs.cross, answer.wrong, .wrong))
      + line(glyphs.check, answer.right, .correct)
  }

  /// The question in a line, with the right answer behind it where that was missed, or what was given where the question
  /// says the right one itself. Where the question could not be known by what is left of it, the answer is cut too, or
  /// stands alone.
  private func line(
    of answer: Answer, _ question: SafeText, width: Int, cutsAnswer: Bool = false, context: ViewContext
  ) -> SafeText {
    let ellipsis = context.glyphs.ellipsis
    guard let told = told(of: answer, context) else {
      return question.truncatedAfterWord(to: width, ellipsis: ellipsis)
    }
    // What was given stands in a column of its own.
    let gap = answer.right == nil ? max(0, widestQuestion - question.width) + 3 : 1
    let free = width - gap - told.width
    let room =
      cutsAnswer && width >= 3 * AnswerBarsView.leastOfQuestion ? max(AnswerBarsView.leastOfQuestion, free) : free
    guard !question.isEmpty, room >= min(question.width, AnswerBarsView.leastOfQuestion) else {
      return told.truncated(to: width, ellipsis: ellipsis)
    }
    let asked = question.truncatedAfterWord(to: room, ellipsis: ellipsis)
    return asked + .blanks(gap) + told.truncated(to: width - asked.width - gap, ellipsis: ellipsis)
  }

  /// The same in two lines where not all of the question has room in one.
  private func twoLines(of answer: Answer, _ question: SafeText, width: Int, context: ViewContext) -> [SafeText] {
    let told = told(of: answer, context)
    guard answer.right != nil, let told, question.width + 1 + told.width > width else {
      return [line(of: answer, question, width: width, context: context)]
    }
    let first = question.wrapped(to: width)[0]
    let rest = SafeText(String(question.string.dropFirst(first.string.count).drop { $0 == " " }))
    let second = line(of: answer, rest, width: width, context: context)
    guard !rest.isEmpty, second == told else { return [first, second] }
    return [
      (first + context.glyphs.ellipsis).truncatedAfterWord(to: width, ellipsis: context.glyphs.ellipsis), second,
    ]
  }

  /// The right answer of a question that was missed, or what was given where the question says the right one itself; nil
  /// for one that was right, and where neither is known.
  private func told(of answer: Answer, _ context: ViewContext) -> SafeText? {
    guard answer.mark != .right, let words = answer.right ?? answer.wrong else { return nil }
    let sign: SafeText = context.glyphs.isASCII ? "->" : "→"
    return (answer.right == nil ? context.words(.briefYours) : sign) + " " + MarkedText(words).oneLine
  }

  /// The columns of the longest question.
  private var widestQuestion: Int { answers.compactMap { $0.question.map { SafeText($0).width } }.max() ?? 0 }
}

// Drawing.
extension AnswerBarsView {
  /// All answers one below the other, each with its bar in the first line and what is known of its question below.
  struct Column {
    /// How much of each answer is shown.
    let detail: Detail
    /// What stands below the bar of each.
    fileprivate let texts: [[Line]]
    /// The answer whose explanation was learnt, if it is told.
    fileprivate let learnt: Int?
    /// The rows that all of it takes.
    let height: Int
  }

  /// Whether there is room beside the bars for what is said of an answer.
  func hasText(in width: Int, context: ViewContext) -> Bool { columns(in: width, context: context).text != nil }

  /// Whether each question has room in a line beside its bar.
  func hasQuestionsBesideBars(in width: Int, context: ViewContext) -> Bool {
    columns(in: width, keepsBars: true, context: context).text.map { widestQuestion <= $0.count } ?? false
  }

  /// The answers in a column of this size, with the most of these details that fits; nil where not even the least fits, and
  /// where no question is known.
  func column(in size: Size, _ details: [Detail] = Detail.allCases, context: ViewContext) -> Column? {
    guard answers.contains(where: \.hasText) else { return nil }
    let width = size.width - columns(in: size.width, withText: false, context: context).bar.lowerBound
    let fitting = details.reversed().lazy.map { detail in
      let texts = answers.map { lines(of: $0, detail, width: width, context: context) }
      let rows = texts.reduce(lineCount) { $0 + $1.count } + detail.gap * (lineCount - 1)
      return Column(detail: detail, texts: texts, learnt: detail.hasExplanations ? first : nil, height: rows)
    }.first { $0.height <= size.height }
    guard let fitting else { return nil }
    var texts = fitting.texts
    let spare = size.height - fitting.height
    let more = more(fitting.detail, in: spare, textWidth: width, context: context)
    for index in answers.indices where more[index] > 0 {
      texts[index] = lines(of: answers[index], fitting.detail, more: more[index], width: width, context: context)
    }
    var learnt = fitting.learnt
    if !fitting.detail.hasExplanations {
      let told = explanations(in: spare - more.reduce(0, +), width: width, context: context)
      texts = zip(texts, told).map { $0 + $1 }
      learnt = first.flatMap { told[$0].isEmpty ? nil : $0 }
    }
    let used = zip(texts, fitting.texts).reduce(0) { $0 + $1.0.count - $1.1.count }
    return Column(detail: fitting.detail, texts: texts, learnt: learnt, height: fitting.height + used)
  }

  /// Paints the `shown` first answers of a column, so many more rows apart.
  func draw(
    _ column: Column, of shown: Int = .max, air: Int = 0, in area: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let columns = columns(in: area.width, withText: false, context: context)
    let x = area.x + columns.bar.lowerBound
    var y = area.y
    for (index, (answer, (number, lines))) in zip(answers, zip(numbers, column.texts)).prefix(shown).enumerated() {
      draw(answer, number: number, in: columns, at: Point(x: area.x, y: y), on: &canvas, context: context)
      if index == column.learnt {
        drawLearnt(inPlaceOf: columns.bar, at: Point(x: area.x, y: y), on: &canvas, context: context)
      }
      for (row, line) in lines.enumerated() {
        line.draw(at: Point(x: x, y: y + 1 + row), before: area.maxX, on: &canvas)
      }
      y += 1 + lines.count + column.detail.gap + air
    }
    if shown >= answers.count { drawFolded(at: Point(x: x, y: y), in: area, on: &canvas, context: context) }
  }

  /// Says in the place of a bar, which a missed question has none of, that its explanation was learnt.
  private func drawLearnt(
    inPlaceOf bar: Range<Int>, at point: Point, on canvas: inout Canvas, context: ViewContext
  ) {
    guard let words = context.words(.learnt).first(where: { $0.width <= bar.count }) else { return }
    canvas.draw(words + " ", at: Point(x: point.x + bar.lowerBound, y: point.y), style: .alert)
  }

  /// Says how many right answers are not listed, if any.
  private func drawFolded(at point: Point, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard folded > 0, point.y < area.maxY else { return }
    let text = context.glyphs.ellipsis + " " + context.words(.moreRight(folded, context.text(.text("v"))))
    canvas.draw(text, at: point, style: .dim, width: area.maxX - point.x)
  }

  /// Paints all that is known of one question, as much as fits: below a list of them.
  func drawWhole(_ index: Int, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard answers.indices.contains(index), answers[index].question != nil else { return }
    let lines = lines(of: answers[index], .whole, width: area.width, context: context)
    for (row, line) in lines.prefix(area.height).enumerated() {
      line.draw(at: Point(x: area.x, y: area.y + row), before: area.maxX, on: &canvas)
    }
  }

  /// Paints the answers from `first` on, as many as fit into `area`, each in `height` rows at least and so many more
  /// apart; of the `shown` first ones, with so many `spare` rows for what would be cut of questions, and so many for
  /// explanations. Arrows at the left tell of answers out of view.
  func draw(
    from first: Int = 0, of shown: Int = .max, _ detail: Detail = .line, spare: Int = 0, explained: Int = 0,
    height: Int = 1, air: Int = 0, in area: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let glyphs = context.glyphs
    let columns = columns(in: area.width, context: context)
    let more = more(detail, in: spare, textWidth: columns.text?.count, context: context)
    let explanation = columns.explanation(in: area.width)
    let told = explanations(in: explained, width: explanation.count, context: context)
    let label = context.words(.learnt).first { $0.width + 2 <= explanation.lowerBound }
    let labelled = self.first.flatMap { told[$0].isEmpty ? nil : $0 }
    var y = area.y
    for (row, answer) in answers.enumerated().prefix(shown).dropFirst(first) where y < area.maxY {
      let hasUp = row == first && first > 0
      let hasDown = detail == .line && y == area.maxY - 1 && row + 1 < min(shown, lineCount)
      if hasUp || hasDown {
        canvas.draw(hasUp ? glyphs.up : glyphs.down, at: Point(x: area.x - 1, y: y), style: .title)
      }
      draw(answer, number: numbers[row], in: columns, at: Point(x: area.x, y: y), on: &canvas, context: context)
      let lines =
        columns.text.map {
          self.lines(of: answer, detail, more: more[row], width: $0.count, context: context)
        } ?? []
      let below = max(height, lines.count)
      if row == labelled {
        if let label {
          canvas.draw(label, at: Point(x: area.x, y: y + below), style: .alert)
        } else if columns.hasBars {
          drawLearnt(inPlaceOf: columns.bar, at: Point(x: area.x, y: y), on: &canvas, context: context)
        }
      }
      for (line, text) in Array(lines.enumerated()) + told[row].enumerated().map({ (below + $0, $1) })
      where y + line < area.maxY {
        text.draw(at: Point(x: area.x + explanation.lowerBound, y: y + line), before: area.maxX, on: &canvas)
      }
      y += below + told[row].count + detail.gap + air
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
    } else {
      let width = max(0, bar.width - (answer.points > 0 ? columns.points.count + 2 : 0))
      for line in lines(of: answer, .line, width: width, context: context) {
        line.draw(at: bar.origin, before: bar.x + width, on: &canvas)
      }
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

extension PhraseList {
  fileprivate static let learnt = PhraseList(en: ["You learnt", "Learnt"], ja: ["今回の学び", "学び"])
}

extension Phrase {
  fileprivate static func moreRight(_ count: Int, _ key: SafeText) -> Phrase {
    Phrase(en: "\(count) more right, \(key) shows all", ja: "ほか\(count)問正解（\(key)ですべて表示）")
  }

  /// Seconds with one place, rounded down: an answer in time never looks late.
  fileprivate static func tenths(_ elapsed: Duration) -> Phrase { .seconds(NumberFormat.tenthsNearest(elapsed)) }
}
