import QuizCore
import TerminalKit

// Drawing.
extension QuestionEditorScreen {
  /// Where everything stands.
  struct Form {
    /// For each row in view its number, the whole row that a click selects, and the place of its text.
    var rows: [(index: Int, row: Rect, text: Rect)] = []
    /// The rows from one field to the next: from two on there is a line below each text, and from three on a row below it.
    let pitch: Int
    /// The rows left below the fields.
    let message: Rect
  }

  /// Rows below the fields that are reserved for the problem.
  private static let messageRows = 2

  func form(in context: ViewContext) -> Form {
    let body = ListColumns(context.body()).list
    let words = context.words
    let labelWidth = rows.map { words(label(of: $0)).width }.max() ?? 0
    let isRoomy = !context.isCompact
    // The kind stands in the row above the fields, where there is one to spare.
    let (fixed, scrolled) = isRoomy ? (1, rows.count - 1) : (0, rows.count)
    let room = body.height - QuestionEditorScreen.messageRows
    // In a high window the fields are further apart.
    let pitch =
      [5, 4, 3].first { isRoomy && scrolled * $0 <= room - ($0 > 3 ? 12 : 0) } ?? (scrolled * 2 <= room ? 2 : 1)
    let left = body.x + (isRoomy ? 3 : 0)
    let text = left + 2 + labelWidth + (isRoomy ? 3 : 1)
    // Rows that do not all fit are scrolled, so that the one that is typed into is in view.
    let seen = ListView(
      count: scrolled, selected: max(0, current - fixed),
      in: Rect(x: body.x, y: body.y, width: body.width, height: room)
    ).visible
    let visible = pitch > 1 ? 0..<scrolled : seen
    let height = visible.count * pitch
    let top = body.y + (pitch > 3 ? 4 : isRoomy ? max(1, min(2, room + 1 - height)) : 0)
    let margin = isRoomy ? text : body.x + 1
    let bottom = min(top + height, body.maxY - QuestionEditorScreen.messageRows)
    var form = Form(
      pitch: pitch,
      message: Rect(x: margin, y: bottom, width: body.maxX - 1 - margin, height: max(1, body.maxY - bottom)))
    func place(_ index: Int, _ y: Int, _ height: Int) {
      form.rows.append(
        (
          index, Rect(x: body.x, y: y, width: body.width, height: height),
          Rect(x: text, y: y, width: max(4, body.maxX - (isRoomy ? 4 : 1) - text), height: 1)
        ))
    }
    if fixed > 0 { place(0, pitch > 3 ? top - 3 : body.y, 1) }
    for (row, index) in visible.enumerated() { place(index + fixed, top + row * pitch, min(2, pitch)) }
    return form
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    switch phase {
    case .editing: drawForm(on: &canvas, context: context)
    case .discarding:
      drawForm(on: &canvas, context: context)
      canvas.cursor = nil
      discardPopUp(in: context).draw(in: context.body(), on: &canvas)
    case .previewing(let question, let since): drawPreview(question, at: since, on: &canvas, context: context)
    }
  }

  private func title(_ words: Localizer) -> SafeText { original == nil ? words(.make) : words(.changeQuestion) }

  private func drawForm(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.header(title(words), words(.makeDetail(context.state.catalogue.own?.questions ?? 0)), in: context)
    let form = form(in: context)
    for place in form.rows {
      draw(rows[place.index], place, pitch: form.pitch, on: &canvas, context: context)
    }
    drawArrows(form, on: &canvas)
    if let side = ListColumns(context.body()).side { drawSketch(in: side, beside: form, on: &canvas, context: context) }
    guard let (text, style) = message(below: form, in: context) else { return }
    let lines = text.wrapped(to: form.message.width)
    // Below the fields, a row apart where there is room.
    let y = max(form.message.y, min(form.message.y + 1, form.message.maxY - lines.count))
    canvas.paragraph(
      lines, in: Rect(x: form.message.x, y: y, width: form.message.width, height: form.message.maxY - y), style: style)
  }

  /// Paints the question beside the form, as far as it is typed. Choices stand in the order of the form; they are shuffled
  /// when it is asked.
  private func drawSketch(in side: Rect, beside form: Form, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let draft = draft
    let top = form.rows.first?.row.y ?? side.y
    canvas.draw(words(.sketchTitle), at: Point(x: side.x, y: top), style: .dim, width: side.width)
    var panels: [(String, PanelLook)] = []
    var answers: [(SafeText, Style)] = []
    switch kind.input {
    case .panel, .panels, .sequence:
      panels = draft.choices.map { (draft[$0], draft[$0].isEmpty ? .answered : .open) }
    case .text, .number: answers = draft.right.isEmpty ? [] : [(SafeText(draft.right), .correct)]
    }
    QuestionCard(
      text: draft.text.isEmpty ? words(.sketchQuestion) : SafeText(draft.text), panels: panels, answers: answers,
      explanation: draft.explanation, isBlank: draft.text.isEmpty
    )
    .draw(
      in: Rect(x: side.x, y: top + 2, width: side.width, height: max(0, side.maxY - top - 2)), on: &canvas,
      context: context)
  }

  /// What is wrong, or how the selected field is filled.
  private func message(below form: Form, in context: ViewContext) -> (text: SafeText, style: Style)? {
    if let problem, form.pitch < 3 || sameChoice == nil {
      return (context.glyphs.cross + " " + sentence(of: problem, context.words), .alert)
    }
    switch selected {
    case .field(let index) where fields[index].name == .right:
      switch kind.input {
      case .panel, .panels, .sequence: return nil
      case .text: return (context.words(.howToWriteTyped), .dim)
      case .number: return (context.words(.howToWriteNumber), .dim)
      }
    case .option(let option): return context.isNarrow ? (context.words(option.meaning), .dim) : nil
    case .kind, .field, .sharing: return nil
    }
  }

  /// The choice that is the same as another, as was found when its field was left, and that one.
  private var sameChoice: (field: QuestionDraft.Field, twin: QuestionDraft.Field)? {
    if case .draft(.same(let field, let twin)) = problem { (field, twin) } else { nil }
  }

  /// What a row is called.
  private func label(of row: Row) -> Phrase {
    switch row {
    case .kind: .kind
    case .field(let index): name(fields[index].name)
    case .option(let option): option.name
    case .sharing: .sharing
    }
  }

  /// What a field is called in a question of this kind.
  private func name(_ field: QuestionDraft.Field) -> Phrase {
    if isRightToo(field) == true { return .alsoRight(field) }
    switch kind.input {
    case .panel, .panels: return .fieldName(field)
    case .sequence: return .placeName(field)
    case .text, .number: return field == .right ? .answer : .fieldName(field)
    }
  }

  private func draw(
    _ row: Row, _ place: (index: Int, row: Rect, text: Rect), pitch: Int, on canvas: inout Canvas,
    context: ViewContext
  ) {
    let isCurrent = place.index == current
    let start = Point(x: place.row.x + (context.isCompact ? 2 : 5), y: place.row.y)
    let style = isCurrent ? Style.selected : .plain
    if isCurrent { canvas.draw(context.glyphs.pointer, at: Point(x: start.x - 2, y: start.y), style: .selected) }
    canvas.draw(context.words(label(of: row)), at: start, style: style, width: place.text.x - start.x)
    switch row {
    case .kind:
      let name = context.words(kind.name)
      let brackets = context.glyphs.brackets
      draw(SafeText("") + brackets.first + " " + name + " " + brackets.second, in: place.text, isCurrent, on: &canvas)
    case .field(let index):
      if !isCurrent, sameChoice?.field == fields[index].name {
        canvas.draw(context.glyphs.cross, at: Point(x: start.x - 2, y: start.y), style: .alert)
      }
      draw(fields[index], in: place.text, isCurrent, pitch: pitch, on: &canvas, context: context)
    case .option(let option):
      // In a narrow window what the selected one means stands below the rows.
      drawBox(
        has(option), [context.isNarrow ? .empty : context.words(option.meaning)], in: place.text, isCurrent, on: &canvas
      )
    case .sharing:
      let name = SafeText(league ?? "").oneLine
      drawBox(shares, [context.words(.sharesWith(name)), name], in: place.text, isCurrent, on: &canvas)
    }
  }

  private func draw(
    _ field: (name: QuestionDraft.Field, text: TextField), in place: Rect, _ isCurrent: Bool, pitch: Int,
    on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    // Without a row for a line below the text, the text itself is underlined.
    let style = pitch > 1 ? Style.plain : .field
    canvas.fill(place, with: " ", style: style)
    if base.isOptional(field.name), field.text.text.isEmpty {
      canvas.draw(words(.optional), at: place.origin, style: .dim, width: place.width)
    }
    field.text.draw(in: place, hasFocus: isCurrent, style: style, on: &canvas)
    guard pitch > 1 else { return }
    canvas.fill(
      Rect(x: place.x, y: place.y + 1, width: place.width, height: 1),
      with: isCurrent ? context.glyphs.heavy.horizontal : context.glyphs.rule, style: isCurrent ? .title : .rule)
    guard pitch > 2, let sameChoice, sameChoice.field == field.name else { return }
    canvas.draw(
      context.glyphs.cross + " " + words(.sameAs(words(name(sameChoice.twin)))),
      at: Point(x: place.x, y: place.y + 2), style: .alert, width: place.width)
  }

  private func draw(_ text: SafeText, in place: Rect, _ isCurrent: Bool, on canvas: inout Canvas) {
    canvas.draw(
      text.truncated(to: place.width, ellipsis: canvas.glyphs.ellipsis), at: place.origin,
      style: isCurrent ? .selected : .plain, width: place.width)
    if isCurrent { canvas.cursor = .item(place.origin) }
  }

  /// Draws a box that is ticked or not, and what it means: the first wording that has room.
  private func drawBox(
    _ isTicked: Bool, _ wordings: [SafeText], in place: Rect, _ isCurrent: Bool, on canvas: inout Canvas
  ) {
    let box: SafeText = isTicked ? "[x] " : "[ ] "
    draw(wordings.map { box + $0 }.wording(for: place.width), in: place, isCurrent, on: &canvas)
    if isCurrent { canvas.cursor = .item(Point(x: place.x + 1, y: place.y)) }
  }

  /// Marks at the right where fields are out of view above or below.
  private func drawArrows(_ form: Form, on canvas: inout Canvas) {
    // The kind may stand above the rows that scroll.
    let isKindInView = form.rows.first?.index == 0
    guard let first = form.rows.dropFirst(isKindInView ? 1 : 0).first, let last = form.rows.last else { return }
    let glyphs = canvas.glyphs
    if first.index > 1 || !isKindInView {
      canvas.draw(glyphs.up, at: Point(x: first.row.maxX - 1, y: first.row.y), style: .dim)
    }
    if last.index + 1 < rows.count {
      canvas.draw(glyphs.down, at: Point(x: last.row.maxX - 1, y: last.row.y), style: .dim)
    }
  }

  private func sentence(of problem: Problem, _ words: Localizer) -> SafeText {
    switch problem {
    case .draft(.empty(let fields)): words(.emptyFields(fields.map(name)))
    case .draft(.same(let field, let other)): words(.sameChoices(words(name(field)), words(name(other))))
    case .draft(.tooLong(let field, let bytes)): words(.fieldTooLong(words(name(field)), bytes))
    case .draft(.answer(let fault)): words(.answerIs(draft.right.trimmed)) + words(fault)
    case .draft(.tooFew(_, let needed)): words(.tooFewChoices(needed))
    case .bank(.changed): words(.rowChanged)
    case .bank(.failed(let reason)):
      words(original == nil ? .notRegistered(SafeText(reason)) : .notSaved(SafeText(reason)))
    }
  }

  /// The question as it will be asked, the right panel marked; with an explanation as it will look once it is answered.
  private func drawPreview(
    _ question: Question, at instant: Instant, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    let shuffled = ShuffledQuestion(question.arranged(like: original?.question))
    canvas.header(
      [title(words) + "   " + words(.previewTitle), words(.previewTitle)],
      question.kind.isLine ? [] : [words(.previewNote)], in: context)
    let answered = answered(shuffled, at: instant)
    var board = BoardView(asking: shuffled, words: words)
    if question.explanation != nil, let answered {
      board = BoardView(answered: answered, note: .verdict(answered, .all), words: words)
    }
    // Without a time: the question was not played.
    switch question.kind.input {
    case .panel, .panels:
      for panel in shuffled.rightPanels { board.looks[panel] = .right(.check, words(.markRight)) }
    case .sequence:
      let module = QuestionModules.module(for: question.kind)
      if let answered { board.looks = module.looks(of: answered, worth: .empty, words) }
    case .text, .number: if let answered { board.line = AnswerLineView(answered, worth: .empty) }
    }
    if question.explanation != nil, let answered {
      let verdict = Verdict(question: answered, words: words, glyphs: context.glyphs, run: 1, telling: .all)
      board.side = SideVerdictView(verdict)
    }
    board.draw(on: &canvas, context: context)
    canvas.cursor = nil
  }

  /// A preview is as large as the question will be.
  var extent: ViewContext.Extent {
    switch phase {
    case .previewing: .withSide
    case .editing, .discarding: .whole
    }
  }

  /// The question answered right.
  private func answered(_ question: ShuffledQuestion, at instant: Instant) -> AnsweredQuestion? {
    var round = Round(questions: [question], rules: .timed)
    round.handle(.shown, at: instant)
    round.handle(.answer(question.rightGiven), at: instant + .seconds(1))
    return round.decided.last
  }

  func discardPopUp(in context: ViewContext) -> PopUp {
    let words = context.words
    let text = original == nil ? words(.discardText) : words(.discardChangeText)
    return PopUp(
      title: words(.discardTitle), lines: [.init(words(.discardQuestion)), .init(text)],
      hints: QuestionEditorKeys.discard.hints(in: context), weight: .light, width: 44)
  }
}
