/// A text in blocks: prose, which is broken into lines, and code, which is shown as it is.
///
/// Code stands between two lines that begin with three backticks; what follows the first three, such as the name of a
/// language, is not shown. Without the second line, all that follows is code.
public struct MarkedText: Equatable, Sendable {
  /// A piece of the text.
  public enum Block: Equatable, Sendable {
    /// Text to be broken into lines.
    case prose(SafeText)
    /// Lines to be kept, indents and all.
    case code([SafeText])
  }

  /// A line of the text.
  public struct Line: Equatable, Sendable {
    /// What it says.
    public let text: SafeText
    /// Whether it is code.
    public let isCode: Bool
  }

  /// The blocks in order; at least one.
  public let blocks: [Block]

  /// How far apart the places are to which a tab in code leads.
  private static let tab = 4
  private static let fence = "```"

  /// Reads the blocks of `text`.
  public init(_ text: String) {
    // The search for one byte is many times faster than that for a text, and nearly all texts have no code.
    guard text.utf8.contains(UInt8(ascii: "`")), text.contains(MarkedText.fence) else {
      blocks = [.prose(SafeText(text))]
      return
    }
    var blocks: [Block] = []
    var prose: [Substring] = []
    var code: [SafeText]?
    func addProse() {
      if !prose.isEmpty { blocks.append(.prose(SafeText(prose.joined(separator: "\n")))) }
      prose = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let isFence = line.drop { $0 == " " }.hasPrefix(MarkedText.fence)
      switch (code, isFence) {
      case (nil, true):
        addProse()
        code = []
      case (nil, false): prose.append(line)
      case (let lines?, true):
        blocks.append(.code(lines))
        code = nil
      case (let lines?, false): code = lines + [MarkedText.expanded(line)]
      }
    }
    if let code { blocks.append(.code(code)) }
    addProse()
    self.blocks = blocks
  }

  /// Text without code.
  public init(prose text: SafeText) { blocks = [.prose(text)] }

  /// Whether it is nothing but code.
  public var isCode: Bool {
    blocks.allSatisfy { if case .code = $0 { true } else { false } }
  }

  /// Whether it has no code.
  public var isProse: Bool {
    blocks.allSatisfy { if case .prose = $0 { true } else { false } }
  }

  /// All of it as one text, for a place that shows no blocks.
  public var plain: SafeText {
    blocks.map { block in
      switch block {
      case .prose(let text): text
      case .code(let lines): lines.reduce(SafeText.empty) { $0.isEmpty ? $1 : $0 + "\n" + $1 }
      }
    }.joined(by: "\n")
  }

  /// All of it in one line, for a list: code with one blank between its words.
  public var oneLine: SafeText {
    blocks.map { block in
      switch block {
      case .prose(let text): text.oneLine
      case .code(let lines): SafeText(lines.flatMap { $0.string.split(separator: " ") }.joined(separator: " "))
      }
    }.joined(by: " ")
  }

  /// The lines in which it is shown: prose in lines of at most `columns` columns, which end within phrases of Japanese too
  /// where `fillsLines`; code as it is.
  public func lines(to columns: Int, fillsLines: Bool = false) -> [Line] {
    blocks.flatMap { block in
      switch block {
      case .prose(let text): text.wrapped(to: columns, fillsLines: fillsLines).map { Line(text: $0, isCode: false) }
      case .code(let lines): lines.map { Line(text: $0, isCode: true) }
      }
    }
  }

  /// A line of code with blanks for its tabs.
  private static func expanded(_ line: Substring) -> SafeText {
    guard line.contains("\t") else { return SafeText(String(line)) }
    var text = SafeText.empty
    for (number, piece) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { text += .blanks(tab - text.width % tab) }
      text += SafeText(String(piece))
    }
    return text
  }
}
