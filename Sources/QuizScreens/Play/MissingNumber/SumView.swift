import QuizCore
import TerminalKit

/// A sum with a gap in large digits: `7 + ? = 12`. The gap is coloured until it is filled.
struct SumView: Block {
  /// Numbers and signs, from the left.
  private let parts: [String]
  /// The missing number; nil before the answer.
  let answer: String?
  let glyphs: Glyphs
  /// The gap's colour, that of the game on the home screen.
  private static let color = 3
  private static let gap = "?"
  private static let apart = 3

  /// From a question such as `7 + ( ? ) = 12`.
  init(_ text: String, answer: String?, _ glyphs: Glyphs) {
    parts = SumView.parts(of: text).map { $0 == "-" ? "−" : $0 }
    self.answer = answer
    self.glyphs = glyphs
  }

  /// The numbers and signs of a sum, and its gap without parentheses.
  private static func parts(of text: String) -> [String] {
    text.split(separator: " ").filter { $0 != "(" && $0 != ")" }.map(String.init)
  }

  /// A question with the missing number filled in: `8 − 6 = [2]`.
  static func solved(_ text: String, by answer: String) -> String {
    parts(of: text).map { $0 == gap ? "[\(answer)]" : $0 == "-" ? "−" : $0 }.joined(separator: " ")
  }

  /// The sum that gives the missing number: `12 - 7 = 5` for `7 + ( ? ) = 12`; nil for other text.
  static func reason(for text: String, _ answer: String) -> String? {
    let parts = parts(of: text)
    guard parts.count == 5, parts[3] == "=", let place = parts.firstIndex(of: gap) else { return nil }
    let (left, right, result) = (parts[0], parts[2], parts[4])
    let asked: (String, String, String)
    switch (parts[1], place) {
    case (let sign, 4): asked = (left, sign, right)
    case ("+", 0): asked = (result, "-", right)
    case ("+", _): asked = (result, "-", left)
    case ("-", 0): asked = (result, "+", right)
    case ("-", _): asked = (left, "-", result)
    case ("×", 0): asked = (result, "÷", right)
    case ("×", _): asked = (result, "÷", left)
    case ("÷", 0): asked = (result, "×", right)
    case ("÷", _): asked = (left, "÷", result)
    case (_, _): return nil
    }
    return "\(asked.0) \(asked.1) \(asked.2) = \(answer)"
  }

  func form(in room: Size) -> Form? {
    FirstFitting([LargeText.Scale.full(1), .half].map(digits)).form(in: room)
  }

  func digits(_ scale: LargeText.Scale) -> any Block {
    Columns(
      gap: SumView.apart * scale.columns,
      parts.map { part in
        let style: Style = part == SumView.gap ? answer == nil ? .shape(SumView.color) : .correct : .title
        return Digits(
          text: part == SumView.gap ? answer ?? part : part, scale: scale, style: style, glyphs: glyphs
        ).width(.natural)
      }
    ).across(.center)
  }

  /// A sum with wider gaps: `7 + ( ? ) = 12`.
  static func spaced(_ sum: String, _ glyphs: Glyphs) -> SafeText {
    let signs: [Character: Character] = glyphs.isASCII ? ["×": "x", "÷": "/"] : ["-": "−"]
    let text = sum.split(separator: " ").reduce("") { text, part in
      let gap = text.isEmpty ? "" : text.hasSuffix("(") || part == ")" ? " " : "  "
      return text + gap + String(part.map { signs[$0] ?? $0 })
    }
    return SafeText(text)
  }
}
