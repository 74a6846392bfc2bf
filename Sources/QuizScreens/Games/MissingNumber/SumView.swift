import QuizCore
import TerminalKit

/// A sum with a gap in large digits: `7 + ? = 12`. The gap has the colour of the keys, until the missing number stands there.
struct SumView {
  /// The numbers and the signs, from the left.
  private let parts: [String]
  /// The missing number, once it is known; nil before.
  let answer: String?
  /// How large the digits are.
  let scale: LargeCharacter.Scale

  /// The colour of the gap that waits, by its number among those of choices: that of the game on the home screen.
  private static let color = 3
  /// The text that stands for the missing number.
  private static let gap = "?"
  /// The pixels between two parts, and those of the widest sum of a round: `135 ÷ 15 = ?`.
  private static let pixels = (apart: 3, widest: 45)

  /// A sum spelled as a question: `7 + ( ? ) = 12`.
  init(_ text: String, answer: String?, scale: LargeCharacter.Scale) {
    parts = text.split(separator: " ").filter { $0 != "(" && $0 != ")" }.map { $0 == "-" ? "−" : String($0) }
    self.answer = answer
    self.scale = scale
  }

  /// A sum spelled as a question with the missing number in its place: `8 − 6 = [2]`.
  static func solved(_ text: String, by answer: String) -> String {
    var parts: [Substring] = []
    for part in text.split(separator: " ") {
      switch part {
      case "(", ")": break
      case "?": parts.append("[\(answer)]")
      case "-": parts.append("−")
      case _: parts.append(part)
      }
    }
    return parts.joined(separator: " ")
  }

  /// Whether it is this sum, once the missing number stands there.
  func says(_ sum: String) -> Bool {
    parts.map { $0 == SumView.gap ? answer ?? $0 : $0 }.joined(separator: " ") == sum.replacing("-", with: "−")
  }

  /// The sum that gives the missing number: `12 - 7 = 5` for `7 + ( ? ) = 12`; nil for a text that is no sum.
  static func reason(for text: String, _ answer: String) -> String? {
    let parts = text.split(separator: " ").filter { $0 != "(" && $0 != ")" }.map(String.init)
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

  /// Whether `area` has room for large digits with a verdict above a list of keys.
  static func fits(in area: Rect) -> Bool { area.width >= pixels.widest && area.height >= 12 }

  /// How large the digits of every sum are above the keys, in so much room for both.
  static func scale(in room: Size) -> LargeCharacter.Scale {
    let full = LargeCharacter.Scale.full(1)
    let fits = pixels.widest * full.columns <= room.width && room.height >= full.height + 16
    return fits ? full : .half
  }

  /// Paints the sum around the column `middle`, but not before `start`; where its digits are text, as a line of text.
  func draw(from start: Point, middle: Int, on canvas: inout Canvas) {
    let texts = parts.map { LargeText(text: $0 == SumView.gap ? answer ?? $0 : $0, scale: scale) }
    let isText = texts.contains { $0.width(with: canvas.glyphs) != $0.width }
    let apart = isText ? 1 : SumView.pixels.apart * scale.columns
    let width = texts.reduce(apart * max(0, texts.count - 1)) { $0 + $1.width(with: canvas.glyphs) }
    var x = max(start.x, middle - width / 2)
    for (part, text) in zip(parts, texts) {
      let style: Style = part == SumView.gap ? answer == nil ? .shape(SumView.color) : .correct : .title
      if isText {
        canvas.draw(SafeText(text.text), at: Point(x: x, y: start.y + scale.height / 2), style: style)
      } else {
        text.draw(at: Point(x: x, y: start.y), style: style, on: &canvas)
      }
      x += text.width(with: canvas.glyphs) + apart
    }
  }
}
