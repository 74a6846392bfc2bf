import QuizCore
import TerminalKit

/// The line on which an answer is typed, and its outcome: on lamps, or in a small window on a line.
struct AnswerLineView: Equatable, Sendable {
  /// What it shows.
  enum Content: Equatable, Sendable {
    /// What was typed so far.
    case open(TextField)
    /// The given answer, nil where time ran out, and its judgement; the right answer, nil where the given one is
    /// spelled so; and its time and points.
    case settled(given: SafeText?, Judgement, right: SafeText?, worth: SafeText)
  }

  let content: Content
  /// The unit behind the line; empty for none.
  let unit: SafeText

  /// The line while it is typed.
  init(_ field: TextField, of question: Question) {
    content = .open(field)
    unit = SafeText(question.unit).oneLine
  }

  /// The line of an answered question.
  init(_ answered: AnsweredQuestion, worth: SafeText) {
    let question = answered.shuffled.question
    let given = answered.outcome == .late ? nil : answered.attempts.last?.given.text
    let isSpelledSo =
      question.kind.input == .text ? answered.isRight && answered.slip == nil : given == question.rightLine
    content = .settled(
      given: given.map { SafeText(question.withUnit($0)).oneLine },
      given == nil ? .wrong : answered.attempts.last?.judgement ?? .wrong,
      right: isSpelledSo ? nil : (answered.slip.map { SafeText($0).oneLine } ?? question.rightAnswerLine), worth: worth)
    unit = given == nil ? .empty : SafeText(question.unit).oneLine
  }

  /// The columns that a small window's line has for typing, beside the unit, and for the answer shown afterwards.
  func room(in width: Int) -> (typed: Int, answer: Int) {
    (width - 4 - (unit.isEmpty ? 0 : unit.width + 1), width - 6)
  }

  /// The line in a small window, and once answered the right answer below it.
  func lines(_ words: Localizer, _ glyphs: Glyphs) -> any Block {
    switch content {
    case .open(let field):
      Columns {
        Line(glyphs.pointer, .title).width(.fixed(2))
        field.block(hasFocus: true)
        Line(unit, .dim).padded(left: 1).width(.share(1, of: 2, within: 0...(unit.isEmpty ? 0 : unit.width + 1)))
      }
    case .settled(let given, let judgement, let right, let worth):
      Rows {
        Columns {
          Line(sign(given, judgement, glyphs) + " " + (given ?? words(.nothingGiven)), style)
          if judgement.isRight { Line(worth, .title).whole.width(.natural) }
        }
        right.map { Line(rightText($0, judgement, words, glyphs), rightStyle(judgement)) }
      }
    }
  }

  /// A lamp with the typed or given answer, and once answered one with the right answer below it, each `height` rows
  /// high.
  func lamps(height: Int, _ words: Localizer, _ glyphs: Glyphs) -> any Block {
    func lamp(_ content: any Block, _ look: PanelLook, _ label: SafeText?) -> any Block {
      Lamp(content: content, look: look, color: nil, label: label.map { " " + $0 + " " }, glyphs: glyphs, notes: [])
    }
    func text(_ text: SafeText?, _ look: PanelLook) -> any Block {
      Paragraph(text ?? words(.nothingGiven), look.textStyle(of: nil), .center, overflow: .cut)
    }
    var lamps: [any Block]
    switch content {
    case .open(let field): lamps = [lamp(typed(field), .pointed, nil)]
    case .settled(let given, let judgement, let right, let worth):
      let isRight = judgement.isRight
      let mine: PanelLook = isRight ? .right(.check, .empty) : .wrong(.empty)
      let yours = isRight ? worth : words(given == nil ? .nothingGiven : .markYours)
      lamps = [lamp(text(given ?? .empty, mine), mine, sign(given, judgement, glyphs) + " " + yours)]
      if let right {
        let label = glyphs.check + " " + words(isRight && judgement != .right ? .spelledSo : .markAnswer)
        lamps.append(lamp(text(right, .right(.check, .empty)), .right(.check, .empty), label))
      }
    }
    return Grid(columns: 1, rowHeight: height, lamps.count == 1 ? lamps + [Empty()] : lamps)
  }

  /// The typed text with the cursor behind it, centred, and the unit.
  private func typed(_ field: TextField) -> any Block {
    let text = SafeText(field.text).oneLine
    return Columns(gap: 1) {
      field.block(hasFocus: true, style: .lamp(nil)).atMost(columns: text.width + 1).width(.natural)
      if !unit.isEmpty { Line(unit, .lamp(nil)).width(.fixed(unit.width)) }
    }.across(.center)
  }

  private func sign(_ given: SafeText?, _ judgement: Judgement, _ glyphs: Glyphs) -> SafeText {
    given == nil ? glyphs.clock : judgement.isRight ? glyphs.check : glyphs.cross
  }

  /// The text of the right answer below the line.
  private func rightText(_ right: SafeText, _ judgement: Judgement, _ words: Localizer, _ glyphs: Glyphs) -> SafeText {
    switch judgement {
    case .right: words(.theAnswer(right))
    case .almost: words(.almost(right))
    case .wrong: glyphs.check + " " + right
    }
  }

  private func rightStyle(_ judgement: Judgement) -> Style {
    judgement == .right ? .dim : judgement.isRight ? .title : .correct
  }

  private var style: Style {
    switch content {
    case .open: .title
    case .settled(nil, _, _, _): .urgent
    case .settled(_, let judgement, _, _): judgement.isRight ? .correct : .wrong
    }
  }
}

// Answers in words, on one line.
extension Question {
  /// The right answer on one line, as results and lists show it.
  var rightAnswerLine: SafeText { MarkedText(rightAnswer).oneLine }
}

extension ShuffledQuestion {
  /// An answer in the words of the panels, or as it was typed.
  func words(of given: GivenAnswer) -> String {
    let words = given.panels.compactMap { panels.indices.contains($0) ? panels[$0] : nil }
    return given.text ?? words.joined(separator: question.kind.input == .sequence ? " → " : " · ")
  }

  /// The right answer, as a player would give it.
  var rightGiven: GivenAnswer { question.kind.isLine ? .text(question.rightLine) : .panels(rightPanels) }
}
