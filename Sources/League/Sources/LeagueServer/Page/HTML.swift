import TerminalKit

/// HTML. Interpolated values are escaped, unless they are HTML themselves; otherwise it is made of literals only.
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  let text: String

  init(stringLiteral value: String) {
    text = value
  }

  init(stringInterpolation interpolation: StringInterpolation) {
    text = interpolation.text
  }

  private init(unchecked text: String) {
    self.text = text
  }

  /// Nothing.
  static let empty: HTML = ""

  /// One after the other.
  static func + (left: HTML, right: HTML) -> HTML { HTML(unchecked: left.text + right.text) }

  /// Any text, made safe to show and escaped; for text and for values of attributes between double quotes.
  static func escaped(_ any: String) -> HTML {
    var text = ""
    for scalar in SafeText(any).oneLine.string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case _: text.unicodeScalars.append(scalar)
      }
    }
    return HTML(unchecked: text)
  }

  /// Escapes what is interpolated.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ html: HTML) { text += html.text }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
    mutating func appendInterpolation(_ string: String) { text += HTML.escaped(string).text }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}
