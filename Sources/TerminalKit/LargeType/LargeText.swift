/// Text in large type, made of square pixels, in the largest scale that fits, wrapped between words into lines of
/// similar length.
public struct LargeText: Block {
  /// How large a pixel is.
  public enum Scale: Hashable, Sendable {
    /// One column by half a row.
    case half
    /// This many rows by twice as many columns.
    case full(Int)

    /// The width of a pixel.
    public var columns: Int {
      switch self {
      case .half: 1
      case .full(let rows): 2 * rows
      }
    }

    /// The rows that `pixels` rows of pixels take.
    func rows(_ pixels: Int) -> Int { (pixels * columns + 1) / 2 }
  }

  let text: SafeText
  let face: Typeface
  let scales: [Scale]
  let lines: Int
  let style: Style
  let alignment: Alignment
  let glyphs: Glyphs

  /// `scales` has the best first. No form where it does not fit, where the face lacks a character, or for half blocks
  /// that the terminal lacks.
  public init(
    _ text: SafeText, _ style: Style = .plain, _ face: Typeface = .letters, scales: [Scale] = [.full(1), .half],
    lines: Int = 1, alignment: Alignment = .center, glyphs: Glyphs
  ) {
    (self.text, self.face, self.scales, self.lines) = (text, face, scales, lines)
    (self.style, self.alignment, self.glyphs) = (style, alignment, glyphs)
  }

  private func scaled(_ scale: Scale) -> LargeText {
    LargeText(text, style, face, scales: [scale], lines: lines, alignment: alignment, glyphs: glyphs)
  }

  /// Texts in the first scale in which all of them fit `room`, so that none looks larger than another.
  public static func alike(_ texts: [LargeText], in room: Size) -> [LargeText]? {
    texts.first?.scales.lazy.map { scale in texts.map { $0.scaled(scale) } }
      .first { $0.allSatisfy { $0.rows(in: room) != nil } }
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard let rows = rows(in: room), let width = rows.first?.width else { return nil }
    return Form(Size(width: width, height: rows.count)) { [style] place, canvas in
      for (row, text) in rows.enumerated() {
        canvas.draw(text, at: Point(x: place.x, y: place.y + row), style: style)
      }
    }
  }

  /// Its rows, all of one width; nil if it does not fit.
  public func rows(in room: Size) -> [SafeText]? {
    for scale in scales {
      if let rows = rows(scale, in: room) { return rows }
    }
    return nil
  }

  private func rows(_ scale: Scale, in room: Size) -> [SafeText]? {
    guard scale != .half || glyphs.hasHalfBlocks, !text.isEmpty else { return nil }
    var drawings: [Character: [[Bool]]] = [:]
    for character in text.string where character != "\n" && drawings[character] == nil {
      guard let pixels = face.pixels(of: character) else { return nil }
      drawings[character] = pixels
    }
    let height = drawings.values.reduce(0) { max($0, $1.count) }
    let most = (room.height + scale.rows(Typeface.leading)) / scale.rows(height + Typeface.leading)
    func width(_ line: SafeText) -> Int {
      line.string.reduce(-Typeface.gap) { $0 + (drawings[$1]?.first?.count ?? 0) + Typeface.gap }
    }
    guard let lines = broken(into: min(lines, most), room.width / scale.columns, width) else { return nil }
    let widest = lines.map(width).max() ?? 0
    let drawn = lines.map { line in
      let indent = alignment.indent(width(line), in: widest)
      var pixels = Array(repeating: Array(repeating: false, count: indent), count: height)
      for character in line.string {
        let drawing = drawings[character] ?? []
        // Low characters share the baseline of high ones.
        for row in pixels.indices {
          let own = row - height + drawing.count
          if pixels[row].count > indent { pixels[row].append(false) }
          pixels[row] +=
            drawing.indices.contains(own)
            ? drawing[own] : Array(repeating: false, count: drawing.first?.count ?? 0)
        }
      }
      return rows(of: pixels.map { $0 + Array(repeating: false, count: widest - $0.count) }, scale)
    }
    let leading = Array(
      repeating: SafeText.blanks(widest * scale.columns), count: scale.rows(Typeface.leading))
    return Array(drawn.joined(separator: leading))
  }

  /// The text in the fewest lines of at most `pixels`; nil if too many, or if a word is too wide.
  private func broken(into most: Int, _ pixels: Int, _ width: (SafeText) -> Int) -> [SafeText]? {
    guard most > 0 else { return nil }
    if width(text) <= pixels, !text.string.contains("\n") { return [text] }
    for count in 1...most where width(text) <= count * pixels {
      let least = max(1, text.width / count)
      let widths = Array(least...2 * least + 1)
      // Narrow lines balance English words; wide ones keep Japanese phrases whole.
      let lines = (text.width > text.string.count ? widths.reversed() : widths).lazy
        .compactMap { text.wrappedBetweenWords(to: $0) }
        .first { $0.count <= count && $0.allSatisfy { width($0) <= pixels } }
      if let lines { return lines }
    }
    return nil
  }

  /// Rows of text for rows of pixels.
  private func rows(of pixels: [[Bool]], _ scale: Scale) -> [SafeText] {
    let full = glyphs.barEighths[7]
    switch scale {
    case .half:
      return stride(from: 0, to: pixels.count, by: 2).map { row in
        let below = row + 1 < pixels.count ? pixels[row + 1] : Array(repeating: false, count: pixels[row].count)
        return SafeText(
          String(
            zip(pixels[row], below).map { upper, lower in
              upper ? lower ? full : glyphs.halves.first : lower ? glyphs.halves.second : " "
            }))
      }
    case .full(let size):
      return pixels.flatMap { row in
        let text = SafeText(row.map { String(repeating: $0 ? full : " ", count: 2 * size) }.joined())
        return Array(repeating: text, count: size)
      }
    }
  }
}
