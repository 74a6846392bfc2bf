/// A piece of text in one style.
public struct Span: Hashable, Sendable {
  /// What it says.
  public let text: SafeText
  /// What it means.
  public let style: Style

  /// A text, plain unless said otherwise.
  public init(_ text: SafeText, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
}

/// A line of text: the first wording that fits, else the last one truncated with an ellipsis.
public struct Line: Block {
  let wordings: [[Span]]
  let alignment: Alignment
  var mayBeCut = true

  /// Wordings of several spans, longest first.
  public init(_ wordings: [[Span]], _ alignment: Alignment = .left) {
    (self.wordings, self.alignment) = (wordings, alignment)
  }

  /// Wordings in one style, longest first.
  public init(_ wordings: [SafeText], _ style: Style = .plain, _ alignment: Alignment = .left) {
    self.init(wordings.map { [Span($0, style)] }, alignment)
  }

  /// One wording.
  public init(_ text: SafeText, _ style: Style = .plain, _ alignment: Alignment = .left) {
    self.init([[Span(text, style)]], alignment)
  }

  /// One wording of several spans.
  public init(spans: [Span], _ alignment: Alignment = .left) { self.init([spans], alignment) }

  /// The width of the longest wording.
  public var width: Int { wordings.first.map(Line.width) ?? 0 }

  private static func width(_ spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.text.width } }

  /// The line, with no form where no wording fits.
  public var whole: Line {
    var line = self
    line.mayBeCut = false
    return line
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let fitting = wordings.first { Line.width($0) <= room.width }
    guard room.height > 0, let spans = fitting ?? (mayBeCut ? wordings.last : nil) else { return nil }
    let used = min(Line.width(spans), room.width)
    let size = Size(width: alignment == .left ? used : room.width, height: 1)
    return Form(size) { [alignment] place, canvas in
      var x = place.x + alignment.indent(used, in: place.width)
      for span in spans where x < place.maxX {
        x += canvas.draw(span.text, at: Point(x: x, y: place.y), style: span.style, width: place.maxX - x)
      }
    }
  }
}

/// A horizontal rule, with an optional text at its right end.
public struct Rule: Block {
  let text: SafeText

  /// A rule with a text on it.
  public init(_ text: SafeText = .empty) { self.text = text }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.height > 0 else { return nil }
    return Form(Size(width: room.width, height: 1)) { [text] place, canvas in
      canvas.rule(in: place)
      canvas.draw(text, in: place.inset(dx: 1, dy: 0), alignment: .right, style: .hint)
    }
  }
}
