import QuizCore
import TerminalKit

/// The layouts of a board, the best first: whole in large type, whole, with a text that scrolls, with cut choices.
struct BoardPages {
  let board: BoardView
  let context: ViewContext
  /// The room between header and key line.
  let room: Size

  /// A layout of the board.
  struct Page {
    /// The board, with a mark where some text is out of view.
    let marked: (Viewport?) -> any Block
    var hasCutChoice = false
    var beginsOnly = false
    /// The first line of a scrolled text before the player scrolls.
    var firstLine = 0

    /// The board without a mark.
    var block: any Block { marked(nil) }
  }

  /// The rows above the panels for a question of ordinary length with its verdict.
  private static let textRows = 7
  /// The rows of a panel, with the blank row or the frame that parts it from the next.
  private static let rowHeights = 4...20
  /// The columns of a question.
  static func textWidth(in context: ViewContext) -> Int {
    BoardView.room(in: context).width - 2 * margin(in: context)
  }

  /// The blank columns at both sides of the text.
  private static func margin(in context: ViewContext) -> Int { context.sizeClass == .small ? 1 : 3 }

  private var margin: Int { BoardPages.margin(in: context) }

  private var glyphs: Glyphs { context.glyphs }
  private var choices: BoardChoices { BoardChoices(board: board, context: context) }

  /// All layouts, the best first, made when they are tried.
  var all: [() -> Page] {
    switch context.sizeClass {
    case .small: smallPages.map { page in { page } }
    case .ordinary: ordinaryPages
    case .large: largePages
    }
  }

  // MARK: The text

  private var text: MarkedText { MarkedText(board.question.question.text) }

  /// The question in ordinary type.
  private func question(style: Style = .title) -> any Block {
    board.face.text(of: board.question.question, style, pan: board.position.pan, glyphs)
  }

  /// The columns of code that are out of sight.
  var excess: Int { Paragraph(text, .title).excess(in: room.width - 2 * margin) }

  private var isDim: Bool { board.motion != nil }

  private var verdict: Verdict? {
    guard case .verdict(let answered, let extent) = board.note else { return nil }
    return Verdict(question: answered, words: context.words, glyphs: glyphs, run: board.run, extent: extent)
  }

  /// The note below the question, if any.
  private var note: (any Block)? {
    switch board.note {
    case nil: return nil
    case .chooseAgain: return Paragraph(glyphs.cross + " " + context.words(.wrongChooseAgain), .alert)
    case .prompt(let prompt, let missed, let lacks):
      let again = missed.map { context.words(.notRight($0)) + " " } ?? .empty
      return Paragraph(again + context.words(prompt), lacks || missed != nil ? .alert : .hint)
    // For a right answer, its lit panel suffices, unless it is one of several in a row.
    case .verdict(let answered, _)
    where answered.lesson == nil && answered.isRight && board.run < AnswerLight.runs.ring && board.line == nil
      && board.face.hasVerdictAbove:
      return nil
    case .verdict: return verdict?.block(board.face)
    }
  }

  /// The rows of the longest note below the question.
  private var longestNote: any Block {
    let asked = LongestNote(question: board.question.question, width: room.width - 2 * margin, words: context.words)
    return Empty(rows: context.kept.answer(asked) { asked.rows })
  }

  /// The text, scrolled in the rows it gets, and its first line in view.
  private func scrolled(
    keepsQuestion: Bool, note: (any Block)?, gap: Int = 1, besides: (any Block)? = nil
  ) -> (block: any Block, firstLine: Int) {
    let whole = Rows {
      question()
      besides?.below(gap)
      note?.below(gap)
    }
    // What the answer added comes into view first.
    let first =
      besides != nil ? rowsOfQuestion : board.isAnswered && !keepsQuestion ? rowsOfQuestion + 1 : 0
    return (
      Scroll(whole, from: first + board.position.scroll).padded(left: margin, right: margin).down { _ in 0 }, first
    )
  }

  private var rowsOfQuestion: Int {
    question().form(in: Size(width: room.width - 2 * margin, height: 1000))?.size.height ?? 0
  }

  /// Marks a text that continues below or above, with the key.
  private func mark(_ viewport: Viewport) -> SafeText {
    context.scrollMark(viewport, byPages: !board.isAnswered)
  }

  // MARK: Small windows

  /// A rule below the text, and the choices as a list; in a high window as panels one below the other.
  private var smallPages: [Page] {
    let (whole, cut) = choices.listed(in: room)
    return whole.flatMap { smallPages($0, hasCutChoice: false) } + smallPages(cut, hasCutChoice: true)
  }

  private func smallPages(_ choices: any Block, hasCutChoice: Bool) -> [Page] {
    func page(_ text: any Block, _ viewport: Viewport?) -> any Block {
      Rows {
        text.rank(1)
        Rows.Item.space()
        Rule(viewport.map { mark($0) } ?? .empty)
        choices
      }.whole
    }
    let below = board.hasVerdictAbove ? lesson : note
    let cutAnswers = hasCutChoice ? self.choices.rightInFull : nil
    func text(_ note: (any Block)?, gap: Int) -> any Block {
      Rows {
        question(style: isDim ? .dim : .title)
        cutAnswers?.below(gap)
        note?.below(gap)
      }.whole.padded(left: margin, right: margin)
    }
    func whole(_ note: (any Block)?, gap: Int = 0, beginsOnly: Bool = false) -> Page {
      Page(marked: { _ in page(text(note, gap: gap), nil) }, hasCutChoice: hasCutChoice, beginsOnly: beginsOnly)
    }
    var pages = [whole(below, gap: 1)]
    if below != nil { pages.append(whole(below)) }
    if board.hasVerdictAbove, var verdict, let lesson = verdict.lesson {
      pages.append(whole(Paragraph(lesson, fillsLines: true)))
      if verdict.extent == .atAGlance, verdict.opening != nil {
        verdict.extent = .opening
        pages.append(whole(verdict.lesson.map { Paragraph($0, fillsLines: true) }, beginsOnly: true))
      }
    }
    let (scrolled, first) = scrolled(
      keepsQuestion: board.hasVerdictAbove, note: below, gap: board.hasVerdictAbove ? 0 : 1, besides: cutAnswers)
    // Part of the question stays.
    pages.append(
      Page(
        marked: { page(scrolled.atLeast(rows: hasCutChoice ? 1 : 3), $0) }, hasCutChoice: hasCutChoice,
        firstLine: first))
    return pages
  }

  /// The explanation alone, where the header has the words of the verdict.
  private var lesson: (any Block)? { verdict?.lesson.map { Paragraph($0) } }

  // MARK: Ordinary windows

  /// The question close to its panels, with the rows of its longest verdict.
  private var ordinaryPages: [() -> Page] {
    let rows = choices.rows
    let usual = clamped((room.height - BoardPages.textRows - max(0, room.height - 30) / 4) / rows)
    let asked =
      asked(in: Size(width: room.width - 2 * margin, height: room.height - 14))
      ?? question(style: isDim ? .dim : .title)
    func page(_ height: ClosedRange<Int>) -> Page {
      Page { _ in
        Rows {
          Rows.Item.space()
          asked.padded(left: margin, right: margin).rank(0).below(1, rank: 3)
          Steady(note, reserving: [longestNote]).padded(left: margin, right: margin).rank(1).below(1)
          choices.panels(height).rank(2).below(1, rank: 4)
        }.whole
      }
    }
    func scrolling(_ panels: any Block, hasCutChoice: Bool) -> Page {
      self.scrolling(scrolled(keepsQuestion: false, note: note), above: panels, hasCutChoice: hasCutChoice)
    }
    let (least, most) = (BoardPages.rowHeights.lowerBound, BoardPages.rowHeights.upperBound)
    return [
      { page(usual...usual) }, { page(least...usual) }, { page(least...most) },
      { scrolling(choices.panels(least...most).atMost(rows: room.height - 3), hasCutChoice: false) },
      { scrolling(choices.panels(least...least, mayBeCut: true), hasCutChoice: true) },
    ]
  }

  /// A text that scrolls above panels, with the mark of what is out of view on the row above it.
  private func scrolling(
    _ text: (block: any Block, firstLine: Int), above panels: any Block, hasCutChoice: Bool
  ) -> Page {
    Page(
      marked: { viewport in
        Rows {
          Line(viewport.map { mark($0) } ?? " ", .hint, .right).padded(left: margin, right: margin).rank(0)
          text.block.rank(1)
          panels.rank(0)
        }.whole
      }, hasCutChoice: hasCutChoice, firstLine: text.firstLine)
  }

  private func clamped(_ height: Int) -> Int {
    max(BoardPages.rowHeights.lowerBound, min(BoardPages.rowHeights.upperBound, height))
  }

  // MARK: Large windows

  /// The question on a card or in large type over the whole width, and below it the panels with the column at their side.
  private var largePages: [() -> Page] {
    let rows = choices.rows
    let least = BoardPages.rowHeights.lowerBound
    // Two panels are as high as four, so that neither the question nor the column moves between questions.
    let scale = rows == 1 ? 2 : 1
    let usual = scale * clamped((room.height - 9) / (rows * scale))
    let verdictRows = board.question.question.lesson(isRight: false).map { _ in
      SideVerdictView.rows(of: board.question.question, width: BoardPages.sideWidth) + 4
    }
    // The column has the rows of the longest verdict.
    func beside(_ panels: any Block) -> any Block {
      Columns(gap: 2) {
        Steady(panels, reserving: [Empty(rows: verdictRows ?? 0)])
        (board.side ?? Empty()).width(.fixed(BoardPages.sideWidth)).asHighAsOthers
      }
    }
    let prompt = board.isAnswered ? nil : note
    let reserved = QuestionModules.module(for: board.question.question.kind).prompt(for: board.question.question)
    func page(_ asked: any Block, _ panels: any Block) -> Page {
      Page { _ in
        Rows {
          Rows.Item.space(2)
          asked.rank(0)
          if reserved != nil || prompt != nil {
            Steady(prompt, reserving: [Empty(rows: 1)]).padded(left: margin, right: margin).rank(0)
          }
          Rows.Item.space(1, most: 2)
          beside(panels).rank(1)
        }.whole
      }
    }
    let leastBelow = max(verdictRows ?? 0, rows * (least + 1))
    let large =
      asked(in: Size(width: room.width, height: room.height - leastBelow))
      ?? largeQuestion(in: Size(width: room.width - 2 * margin, height: room.height - leastBelow - 3))
    let card = question(style: isDim ? .off : .lamp(nil)).padded(left: 2, right: 2, above: 2, below: 2)
      .across(.left).ground(isDim ? .off : .lamp(nil))
    let all = least...scale * BoardPages.rowHeights.upperBound
    func scrolling(_ panels: any Block, hasCutChoice: Bool) -> Page {
      self.scrolling(
        scrolled(keepsQuestion: true, note: prompt), above: beside(panels), hasCutChoice: hasCutChoice)
    }
    return (large.map { large in [{ page(large, choices.panels(all, isHigh: true)) }] } ?? [])
      + [
        { page(card, choices.panels(usual...usual)) }, { page(card, choices.panels(least...usual)) },
        { page(card, choices.panels(all)) },
        { scrolling(choices.panels(all).atMost(rows: room.height - 4), hasCutChoice: false) },
        { scrolling(choices.panels(least...least, mayBeCut: true), hasCutChoice: true) },
      ]
  }

  /// The columns of the column at the side.
  static let sideWidth = 34

  /// The question in large type; nil where it is code or has no room.
  private func largeQuestion(in room: Size) -> (any Block)? {
    guard text.isProse else { return nil }
    let large = LargeText(
      text.plain, isDim ? .dim : .title, scales: [.half], lines: room.height, alignment: .left, glyphs: glyphs)
    return kept(large, isAnswered: false, in: room)?.padded(left: margin, right: margin)
  }

  /// What a game draws in place of the text, if that fits.
  private func asked(in room: Size) -> (any Block)? {
    board.face.drawing(of: board.question.question, isAnswered: board.isAnswered, glyphs)
      .flatMap { kept($0, isAnswered: board.isAnswered, in: room) }
  }

  /// A drawing of the question, its form cached while on screen; nil where it does not fit.
  private func kept(_ drawing: any Block, isAnswered: Bool, in room: Size) -> (any Block)? {
    let subject = Drawn(
      text: board.question.question.text, isAnswered: isAnswered, isDim: isDim, window: context.window)
    let block = KeptBlock(kept: context.kept, subject: subject) { drawing }.atMost(rows: room.height)
    return block.form(in: room) == nil ? nil : block
  }

  /// The inputs of a drawing.
  struct Drawn: Equatable, Sendable {
    let text: String
    let isAnswered: Bool
    let isDim: Bool
    let window: ViewContext.Window
  }
}

/// The longest verdict that a question may get.
private struct LongestNote: Equatable {
  let question: Question
  let width: Int
  let words: Localizer

  var rows: Int { Verdict.mostLines(of: question, words: words, width: width) }
}
