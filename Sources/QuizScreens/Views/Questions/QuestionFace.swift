import QuizCore
import TerminalKit

/// How a game shows its questions: what replaces their text, how their choices look, and the keys for them.
///
/// A game whose questions are no text with four panels has a type that conforms in its folder.
protocol QuestionFace: Sendable {
  /// The question in ordinary type; wide code is shown from column `pan` on.
  func text(of question: Question, _ style: Style, pan: Int, _ glyphs: Glyphs) -> any Block
  /// The question as a drawing, with its answer once it `isAnswered`; nil for a question that is text.
  func drawing(of question: Question, isAnswered: Bool, _ glyphs: Glyphs) -> (any Block)?
  /// The question with its answer in it; nil where the answer stands beside the question.
  func solved(_ question: Question) -> String?
  /// The explanation of a wrong answer to a question that comes without one; nil for none.
  func reason(for question: Question, _ glyphs: Glyphs) -> SafeText?

  /// The number of the colour of a panel.
  func color(of panel: Int) -> Int
  /// The most columns of a panel; nil for no limit.
  var widestPanel: Int? { get }
  /// Whether panels have labels; otherwise their text names them.
  var hasLabels: Bool { get }
  /// The keys; nil for those of the kind of question.
  var keys: KeyTable<RoundKeys.Question>? { get }
  /// The panel from which the first arrow moves, where it can be chosen.
  var firstPanel: Int { get }
  /// Whether a small window shows the verdict in the row of the time, so that a long question stays in place.
  var hasVerdictAbove: Bool { get }
}

/// Text above panels: the face of all games that do not have their own.
struct TextFace: QuestionFace {}

extension QuestionFace {
  func text(of question: Question, _ style: Style, pan: Int, _ glyphs: Glyphs) -> any Block {
    Paragraph(MarkedText(question.text), style, code: style == .title ? .code : style, overflow: .panned(pan))
  }

  func drawing(of question: Question, isAnswered: Bool, _ glyphs: Glyphs) -> (any Block)? { nil }
  func solved(_ question: Question) -> String? { nil }
  func reason(for question: Question, _ glyphs: Glyphs) -> SafeText? { nil }
  func color(of panel: Int) -> Int { panel }
  var widestPanel: Int? { nil }
  var hasLabels: Bool { true }
  var keys: KeyTable<RoundKeys.Question>? { nil }
  var firstPanel: Int { 0 }
  var hasVerdictAbove: Bool { true }
}
