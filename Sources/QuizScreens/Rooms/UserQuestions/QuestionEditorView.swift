import QuizCore
import TerminalKit

// The picture.
extension QuestionEditorScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    switch phase {
    case .editing:
      return page(context.sizeClass == .large ? formWithSketch(in: context) : column(in: context), in: context)
    case .discarding:
      let text = original == nil ? words(.discardText) : words(.discardChangeText)
      let popUp = PopUp(
        title: words(.discardTitle), lines: [.init(words(.discardQuestion)), .init(text)],
        hints: QuestionEditorKeys.discard.hints(in: context), weight: .light, width: 44)
      return page(popUp.centered, in: context)
    case .previewing(let question, let since): return preview(of: question, at: since, in: context)
    }
  }

  private func title(_ words: Localizer) -> SafeText { original == nil ? words(.make) : words(.changeQuestion) }

  private func page(_ content: any Block, in context: ViewContext) -> any Block {
    let own = context.state.catalogue.own?.questions ?? 0
    return Page(title: [title(context.words)], details: [context.words(.makeDetail(own))], content: content)
  }

  private func column(in context: ViewContext) -> FormColumn {
    FormColumn(
      rows: rows.map { formRow($0, in: context) }, selected: min(current, rows.count - 1),
      below: Steady(message(in: context), reserving: [Empty(rows: 2)]), context: context)
  }

  private func formRow(_ row: Row, in context: ViewContext) -> FormRow {
    let words = context.words
    let content: FormRow.Content
    switch row {
    case .kind: content = .choice(words(kind.name))
    case .field(let index):
      let isOptional = base.isOptional(fields[index].name)
      content = .text(fields[index].text, placeholder: isOptional ? words(.optional) : .empty)
    case .option(let option):
      // In a small window its meaning is shown below the rows.
      content = .tick(has(option), [context.sizeClass == .small ? .empty : words(option.meaning)])
    case .sharing:
      let name = SafeText(league ?? "").oneLine
      content = .tick(shares, [words(.sharesWith(name)), name])
    }
    // A duplicate choice, found when its field was left.
    let isWrong =
      if case .draft(.same(let field, _)) = problem, case .field(let index) = row {
        fields[index].name == field
      } else {
        false
      }
    return FormRow(label: words(label(of: row)), content: content, isWrong: isWrong)
  }

  /// The problem, or how to fill the selected field.
  private func message(in context: ViewContext) -> (any Block)? {
    if let problem {
      return Paragraph(context.glyphs.cross + " " + sentence(of: problem, context.words), .alert, overflow: .cut)
    }
    func hint(_ phrase: Phrase) -> any Block { Paragraph(context.words(phrase), .dim) }
    switch selected {
    case .field(let index) where fields[index].name == .right:
      switch kind.input {
      case .panel, .panels, .sequence: return nil
      case .text: return hint(.howToWriteTyped)
      case .number: return hint(.howToWriteNumber)
      }
    case .option(let option): return context.sizeClass == .small ? hint(option.meaning) : nil
    case .kind, .field, .sharing: return nil
    }
  }

  /// The form beside a sketch of the question so far. Choices keep the order of the form; they are shuffled when asked.
  private func formWithSketch(in context: ViewContext) -> any Block {
    let (words, glyphs) = (context.words, context.glyphs)
    let draft = draft
    let panels: [any Block] =
      switch kind.input {
      case .panel, .panels, .sequence:
        draft.choices.enumerated().map { index, field in
          Panel(
            text: MarkedText(draft[field]), look: draft[field].isEmpty ? .answered : .open, color: index,
            name: "\(index + 1)", glyphs: glyphs, mayBeCut: true)
        }
      case .text, .number: []
      }
    let sketch = Rows {
      Line(words(.sketchTitle), .dim)
      Paragraph(
        draft.text.isEmpty ? words(.sketchQuestion) : SafeText(draft.text), draft.text.isEmpty ? .dim : .title,
        overflow: .cut
      ).below(1)
      if panels.isEmpty {
        Line(SafeText(draft.right), .correct).below(1)
      } else {
        FirstFitting([7, 5, 3].map { Grid(columns: panels.count > 4 ? 3 : 2, rowHeight: $0, panels) }).below(1)
      }
      if !draft.explanation.isEmpty {
        Line(words(.why), .alert).below(1)
        Paragraph(MarkedText(draft.explanation), overflow: .cut).below(1)
      }
    }
    return Columns(gap: 2) {
      column(in: context).width(.share(5, of: 8, within: 74...100))
      sketch.padded(right: 1, above: 1)
    }
  }

  private func label(of row: Row) -> Phrase {
    switch row {
    case .kind: .kind
    case .field(let index): name(fields[index].name)
    case .option(let option): option.name
    case .sharing: .sharing
    }
  }

  /// The name of a field for this kind of question.
  private func name(_ field: QuestionDraft.Field) -> Phrase {
    if isRightToo(field) == true { return .alsoRight(field) }
    switch kind.input {
    case .panel, .panels: return .fieldName(field)
    case .sequence: return .placeName(field)
    case .text, .number: return field == .right ? .answer : .fieldName(field)
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

  /// The question on its board with the right panel marked; if it has an explanation, as it looks once answered.
  private func preview(of question: Question, at instant: Instant, in context: ViewContext) -> any Block {
    let words = context.words
    let shuffled = ShuffledQuestion(question.arranged(like: original?.question))
    let answered = answered(shuffled, at: instant)
    var board = BoardView(asking: shuffled, words: words)
    if question.explanation != nil, let answered {
      board = BoardView(answered: answered, note: .verdict(answered, .all), words: words)
      board.side = SideVerdictView(Verdict(question: answered, words: words, glyphs: context.glyphs))
    }
    // Without a time, since it was not played.
    switch question.kind.input {
    case .panel, .panels:
      for panel in shuffled.rightPanels { board.looks[panel] = .right(.check, words(.markRight)) }
    case .sequence:
      let module = QuestionModules.module(for: question.kind)
      if let answered { board.looks = module.looks(of: answered, worth: .empty, words) }
    case .text, .number: if let answered { board.line = AnswerLineView(answered, worth: .empty) }
    }
    let header = BoardHeader(
      title: (context.sizeClass == .small ? .empty : title(words) + "   ") + words(.previewTitle),
      standing: question.kind.isLine ? [.empty] : [words(.previewNote)], timeLine: nil)
    return Rows {
      header.block(in: context)
      board.block(in: context)
    }.inert.noting(.empty)
  }

  /// The question answered right.
  private func answered(_ question: ShuffledQuestion, at instant: Instant) -> AnsweredQuestion? {
    var round = Round(questions: [question], rules: .timed)
    round.handle(.shown, at: instant)
    round.handle(.answer(question.rightGiven), at: instant + .seconds(1))
    return round.decided.last
  }
}
