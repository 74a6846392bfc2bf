import QuizCore
import TerminalKit

/// A question on screen: its text, a note below it, and its choices as panels, as a list, or as a line to type.
///
/// The layout depends on the question and the window alone: room for the longest verdict is kept from the start, so
/// that nothing moves when the question is answered.
struct BoardView: Sendable {
  /// The note below the text of the question.
  enum Note: Equatable, Sendable {
    /// A request to choose another panel.
    case chooseAgain
    /// What to do, and the wrong answer before, if any; `lacks` after an incomplete one.
    case prompt(Phrase, missed: SafeText?, lacks: Bool)
    /// The verdict on the answer, with this much of any explanation.
    case verdict(AnsweredQuestion, Verdict.Extent)
  }

  /// The question, and its choices in the order of the panels.
  let question: ShuffledQuestion
  /// How questions of the game look.
  let face: any QuestionFace
  /// The line that is typed; nil where there are panels.
  var line: AnswerLineView?
  /// The look of each panel.
  var looks: [PanelLook]
  /// The note below the text.
  var note: Note?
  /// Right answers in a row with this one, where that is shown.
  var run = 0
  /// The part in view.
  var position = BoardPosition()
  /// Whether the header of a small window has the words of the verdict, so that the question keeps its place.
  var hasVerdictAbove = false
  /// The column beside the panels of a large window.
  var side: (any Block)?
  /// The light of a right answer, while it is seen.
  var light: AnswerLight?
  /// The running animation of the panels, if any.
  var motion: Motion?

  /// Panels that move.
  struct Motion: Sendable {
    let panels: PanelMotion
    /// The panels of the question before, for a range of heights; nil for none.
    let previous: (@Sendable (_ heights: ClosedRange<Int>, _ isHigh: Bool) -> any Block)?
  }

  /// A question being asked, with the answer entered so far; panels in `blocked` cannot be chosen, and after the wrong
  /// answer `missed` the note asks for another.
  init(
    asking question: ShuffledQuestion, face: any QuestionFace = TextFace(), _ entry: AnswerEntry = AnswerEntry(),
    blocked: Set<Int> = [], missed: GivenAnswer? = nil, words: Localizer
  ) {
    let module = QuestionModules.module(for: question.question.kind)
    self.question = question
    self.face = face
    looks = module.looks(asking: question, entry, blocked: blocked, words)
    line = question.question.kind.isLine ? AnswerLineView(entry.field, of: question.question) : nil
    let lack = entry.lacks ? module.lack(of: entry, for: question.question) : nil
    note =
      (lack ?? module.prompt(for: question.question)).map {
        .prompt($0, missed: missed.map { SafeText(question.words(of: $0)).oneLine }, lacks: entry.lacks)
      }
      ?? (blocked.isEmpty ? nil : .chooseAgain)
  }

  /// An answered question: the right panel and the chosen one are marked. `points` is nil in a game without points.
  init(
    answered: AnsweredQuestion, face: any QuestionFace = TextFace(), points: Int? = nil, note: Note? = nil,
    words: Localizer
  ) {
    let kind = answered.shuffled.question.kind
    let gained = points.map { "   " + words(.pointsGained($0)) } ?? .empty
    let worth = words(.seconds(NumberFormat.tenthsNearest(answered.elapsed))) + gained
    question = answered.shuffled
    self.face = face
    looks = QuestionModules.module(for: kind).looks(of: answered, worth: worth, words)
    line = kind.isLine ? AnswerLineView(answered, worth: worth) : nil
    self.note = note
  }

  /// Whether the question is answered for good.
  var isAnswered: Bool { if case .verdict = note { true } else { false } }

  /// The board as it fits a window.
  struct Fitted: Block {
    let form: Form
    /// Whether a choice is cut.
    let hasCutChoice: Bool
    /// Whether only the opening of the explanation fits.
    let beginsOnly: Bool
    /// The columns of code that are out of sight.
    let excess: Int
    /// The first line of a scrolled text before the player scrolls.
    let firstLine: Int

    func form(in room: Size) -> Form? { room.hasRoom(for: form.size) ? form : nil }

    /// The lines of the text in view, where some are not.
    var viewport: Viewport? { form.viewport.flatMap { $0.isPartial ? $0 : nil } }

    /// The scroll offset `rows` further on, kept within the text.
    func scrolled(by rows: Int) -> Int { viewport.map { $0.first(after: rows) - firstLine } ?? 0 }

    /// The panel next to one in a direction, passing over those in `blocked`; itself at the edge.
    func panel(nextTo panel: Int, _ direction: Direction, passing blocked: Set<Int> = []) -> Int {
      let places = form.targets.map(\.place)
      guard places.indices.contains(panel) else { return panel }
      return Rect.neighbour(of: panel, in: places, direction) { !blocked.contains($0) } ?? panel
    }

    /// Its rows from the first panel to the last one.
    var panelRows: Range<Int> {
      let places = form.targets.map(\.place)
      guard let first = places.map(\.y).min(), let end = places.map(\.maxY).max() else { return 0..<form.size.height }
      return first..<end
    }
  }

  /// The blank columns at both sides.
  private static func margin(in context: ViewContext) -> Int { context.sizeClass == .small ? 0 : 1 }

  /// The room between the header and the key line.
  static func room(in context: ViewContext) -> Size {
    let room = context.room.size
    return Size(width: room.width - 2 * margin(in: context), height: room.height - BoardHeader.rows)
  }

  /// The board in the form that fits the window.
  func fitted(in context: ViewContext) -> Fitted {
    guard side == nil, motion == nil else { return fit(in: context) }
    return context.kept.answer(Asked(board: self, window: context.window)) { fit(in: context) }
  }

  /// The inputs of a board's form, without a side column and at rest; its light is none of them.
  struct Asked: Equatable, Sendable {
    let board: BoardView
    let window: ViewContext.Window

    static func == (one: Asked, other: Asked) -> Bool {
      let (board, last) = (one.board, other.board)
      return one.window == other.window && board.looks == last.looks && board.note == last.note
        && board.line == last.line && board.run == last.run && board.position == last.position
        && type(of: board.face) == type(of: last.face) && board.hasVerdictAbove == last.hasVerdictAbove
        && board.question == last.question
    }
  }

  private func fit(in context: ViewContext) -> Fitted {
    let room = BoardView.room(in: context)
    let pages = BoardPages(board: self, context: context, room: room)
    for make in pages.all {
      let page = make()
      guard let form = page.block.form(in: room) else { continue }
      var shown = form
      if let viewport = form.viewport, viewport.isPartial, let marked = page.marked(viewport).form(in: room) {
        shown = marked
      }
      return Fitted(
        form: shown, hasCutChoice: page.hasCutChoice, beginsOnly: page.beginsOnly, excess: pages.excess,
        firstLine: page.firstLine)
    }
    return Fitted(form: Form(blank: room), hasCutChoice: true, beginsOnly: false, excess: 0, firstLine: 0)
  }

  /// Animates the panels, those of the board before first.
  mutating func move(_ motion: PanelMotion?, after previous: BoardView?, in context: ViewContext) {
    guard let motion else { return }
    guard let previous else {
      self.motion = Motion(panels: motion, previous: nil)
      return
    }
    let choices = BoardChoices(board: previous, context: context)
    self.motion = Motion(panels: motion) { heights, isHigh in
      choices.panels(heights, isHigh: isHigh, mayBeCut: true)
    }
  }

  /// The board; while panels move, a click counts where they come to rest.
  func clickable(in context: ViewContext) -> any Block {
    guard motion != nil else { return block(in: context) }
    var still = self
    still.motion = nil
    return block(in: context).clicked(as: still.block(in: context))
  }

  /// The board with its light, in all of the room below a ``BoardHeader``.
  func block(in context: ViewContext) -> any Block {
    let fitted = fitted(in: context)
    let margin = BoardView.margin(in: context)
    return (light.map { lit(fitted, by: $0) } ?? fitted)
      .placed(left: margin, right: margin, across: .left, down: { _ in 0 })
  }
}
