/// A picture made of cells, for a terminal or a test.
///
/// Drawing outside is clipped. Where half of a wide character is cut or overdrawn, the other half becomes blank.
public struct Canvas: Equatable, Sendable {
  /// How heavy a frame is.
  public enum Weight: Hashable, Sendable {
    /// An ordinary frame.
    case light
    /// The frame of a selected item.
    case heavy
    /// The frame of an item that can no longer be chosen.
    case shade
  }

  /// Columns and rows.
  public let size: Size
  /// The characters for frames, rules and bars.
  public let glyphs: Glyphs
  /// The terminal's cursor; nil if nothing is typed or selected.
  public var cursor: Cursor?
  /// The cells, row by row from the top.
  private var cells: [PackedCell]
  /// Drawn characters of several scalars, each once.
  private var clusters: [Character] = []

  /// An empty picture.
  public init(size: Size, glyphs: Glyphs = .unicode) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.glyphs = glyphs
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// All of its cells.
  public var bounds: Rect { Rect(size) }

  /// The cell at `point`; a blank one outside.
  public subscript(point: Point) -> Cell {
    guard bounds.contains(point) else { return .blank }
    let cell = self[point.x, point.y]
    return Cell(
      character: character(of: cell), style: Style(code: cell.style), isContinuation: cell.isContinuation)
  }

  /// A cell that is inside.
  private subscript(x: Int, y: Int) -> PackedCell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Draws one line of text and returns the columns it took. Beyond `width` columns it is truncated with an ellipsis;
  /// beyond the canvas it is clipped.
  @discardableResult
  public mutating func draw(_ text: SafeText, at point: Point, style: Style = .plain, width: Int? = nil) -> Int {
    var text = glyphs.isASCII ? inASCII(text, at: point, room: width) : text
    if let width, text.width > width { text = text.truncated(to: width, ellipsis: glyphs.ellipsis) }
    guard point.y >= 0, point.y < size.height, point.x < size.width else { return 0 }
    let style = style.code
    var x = point.x
    if text.isEmpty { return 0 }
    if text.isSimple && x >= 0 && x + text.width <= size.width {
      write(text, x: x, y: point.y, style: style)
      return text.width
    }
    let ends = RightToLeft.ends(in: text.string)
    for (place, character) in text.string.enumerated() {
      if x >= size.width { break }
      let columns = TextWidth.columns(of: character)
      put(code(of: character == "\n" ? " " : character), columns: columns, x: x, y: point.y, style: style)
      if ends?.contains(place) == true, x >= 0 { self[x, point.y].endsRightToLeft = true }
      x += columns
    }
    return max(0, min(x, size.width) - max(0, point.x))
  }

  /// Draws one line of text in the first row of `rect`, truncated with an ellipsis if too long.
  public mutating func draw(_ text: SafeText, in rect: Rect, alignment: Alignment, style: Style = .plain) {
    guard !rect.isEmpty else { return }
    let text = glyphs.isASCII ? inASCII(text, at: rect.origin, room: rect.width) : text
    let shown = text.width <= rect.width ? text : text.truncated(to: rect.width, ellipsis: glyphs.ellipsis)
    draw(shown, at: Point(x: rect.x + alignment.indent(shown.width, in: rect.width), y: rect.y), style: style)
  }

  /// Draws another picture, or some of its rows, at `point`.
  public mutating func draw(_ picture: Canvas, rows: Range<Int>? = nil, at point: Point) {
    let rows = (rows ?? 0..<picture.size.height).clamped(to: 0..<picture.size.height)
    for y in rows {
      var x = 0
      while x < picture.size.width {
        let cell = picture[x, y]
        var columns = 1
        while x + columns < picture.size.width, picture[x + columns, y].isContinuation { columns += 1 }
        put(
          code(of: picture.character(of: cell)), columns: columns, x: point.x + x, y: point.y + y - rows.lowerBound,
          style: cell.style)
        let place = Point(x: point.x + x, y: point.y + y - rows.lowerBound)
        if cell.endsRightToLeft, bounds.contains(place) { self[place.x, place.y].endsRightToLeft = true }
        x += columns
      }
    }
  }

  /// Text with ASCII punctuation. It keeps its width, unless there is `room` for more or blanks follow.
  private func inASCII(_ text: SafeText, at point: Point, room: Int?) -> SafeText {
    let whole = text.inASCIIPunctuation
    if whole.width <= text.width { return whole }
    let end = point.x + text.width
    let blanks = (end..<end + whole.width - text.width).allSatisfy { x in
      let place = Point(x: x, y: point.y)
      return bounds.contains(place) && self[place].character == " "
    }
    return whole.width <= room ?? 0 || room == nil && blanks ? whole : text.inNarrowASCIIPunctuation
  }

  /// Fills `rect` with a character of one scalar and one column, such as a glyph; any other is a blank.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let cell = PackedCell(code: Canvas.code(ofNarrow: character), style: style.code)
    for y in rect.y..<rect.maxY {
      blankCharacter(crossing: rect.x, y)
      blankCharacter(crossing: rect.maxX, y)
      let start = y * size.width + rect.x
      cells.withUnsafeMutableBufferPointer { $0[start..<start + rect.width].update(repeating: cell) }
    }
  }

  private static func code(ofNarrow character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, TextWidth.simpleColumns(of: scalar) == 1, scalar != "\n"
    else { return 0x20 }
    return scalar.value
  }

  /// Changes the style of the cells in `rect`. A wide character belongs to its first column.
  public mutating func restyle(_ rect: Rect, _ style: Style) {
    let rect = rect.intersection(bounds)
    let style = style.code
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where !self[x, y].isContinuation {
        self[x, y].style = style
        var next = x + 1
        while next < size.width, self[next, y].isContinuation {
          self[next, y].style = style
          next += 1
        }
      }
    }
  }

  /// Draws the outline of `rect`, which must have two rows and columns.
  public mutating func frame(_ rect: Rect, weight: Weight, style: Style = .rule) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let parts =
      switch weight {
      case .light: glyphs.light
      case .heavy: glyphs.heavy
      case .shade: glyphs.shade
      }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let inner = rect.width - 2
    fill(Rect(x: rect.x + 1, y: rect.y, width: inner, height: 1), with: parts.horizontal, style: style)
    fill(Rect(x: rect.x + 1, y: bottom, width: inner, height: 1), with: parts.horizontal, style: style)
    fill(Rect(x: rect.x, y: rect.y + 1, width: 1, height: rect.height - 2), with: parts.vertical, style: style)
    fill(Rect(x: right, y: rect.y + 1, width: 1, height: rect.height - 2), with: parts.vertical, style: style)
    set(parts.topLeft, rect.x, rect.y, style)
    set(parts.topRight, right, rect.y, style)
    set(parts.bottomLeft, rect.x, bottom, style)
    set(parts.bottomRight, right, bottom, style)
  }

  /// Draws a rule over the whole width of `line`.
  public mutating func rule(in line: Rect, style: Style = .rule) {
    fill(line, with: glyphs.rule, style: style)
  }

  /// Draws a horizontal bar, filled to an eighth of a cell; any fraction above 0 shows something. The rest is shaded in
  /// the `track` style, or blank without one. Glyphs without eighths put the bar in brackets, within `width`, and
  /// always show the rest.
  public mutating func bar(
    _ fraction: Double, at point: Point, width: Int, style: Style = .bar, track: Style? = nil
  ) {
    guard width > 0 else { return }
    var place = Rect(x: point.x, y: point.y, width: width, height: 1)
    var track = track
    if let ends = glyphs.barEnds, width > 2 {
      set(ends.first, place.x, point.y, .plain)
      set(ends.second, place.maxX - 1, point.y, .plain)
      place = place.inset(dx: 1, dy: 0)
      track = track ?? .track
    }
    fill(place, with: track == nil ? " " : glyphs.track, style: track ?? .plain)
    let eighths = Self.eighths(fraction, of: place.width)
    fill(Rect(x: place.x, y: point.y, width: eighths / 8, height: 1), with: glyphs.barEighths[7], style: style)
    guard eighths % 8 > 0 else { return }
    let part = glyphs.barEighths[eighths % 8 - 1]
    let last = part == " " && eighths < 8 ? glyphs.barEighths[7] : part
    if last != " " { set(last, place.x + eighths / 8, point.y, style) }
  }

  /// Draws a horizontal bar as thin as a line, of whole cells; its rest is dotted, or solid, in the `track` style. Any
  /// fraction above 0 shows something. Glyphs without such a bar draw the ordinary one.
  public mutating func thinBar(
    _ fraction: Double, at point: Point, width: Int, style: Style = .bar, track: Style? = nil, isSolid: Bool = false
  ) {
    guard let glyph = glyphs.thinBar else { return bar(fraction, at: point, width: width, style: style, track: track) }
    guard width > 0 else { return }
    if let track {
      let rest = isSolid ? glyph.second : glyphs.dottedRule
      fill(Rect(x: point.x, y: point.y, width: width, height: 1), with: rest, style: track)
    }
    let cells = fraction > 0 ? max(1, Int((min(fraction, 1) * Double(width)).rounded())) : 0
    fill(Rect(x: point.x, y: point.y, width: cells, height: 1), with: glyph.first, style: style)
  }

  /// Draws a vertical bar over the width of `rect`, `eighths` of a row high, from the bottom.
  public mutating func column(_ eighths: Int, in rect: Rect, style: Style = .bar) {
    guard !rect.isEmpty else { return }
    let eighths = max(0, min(eighths, rect.height * 8))
    let full = eighths / 8
    fill(
      Rect(x: rect.x, y: rect.maxY - full, width: rect.width, height: full), with: glyphs.columnEighths[7],
      style: style)
    if eighths % 8 > 0 {
      fill(
        Rect(x: rect.x, y: rect.maxY - full - 1, width: rect.width, height: 1),
        with: glyphs.columnEighths[eighths % 8 - 1], style: style)
    }
  }

  /// Eighths of a cell in `fraction` of `cells`, at least one for a positive fraction.
  static func eighths(_ fraction: Double, of cells: Int) -> Int {
    guard fraction > 0 else { return 0 }
    return max(1, Int((min(fraction, 1) * Double(cells * 8)).rounded()))
  }

  private mutating func set(_ character: Character, _ x: Int, _ y: Int, _ style: Style) {
    put(Canvas.code(ofNarrow: character), columns: 1, x: x, y: y, style: style.code)
  }

  /// The code of a character; one of several scalars is added to the table.
  private mutating func code(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { return scalar.value }
    if let place = clusters.firstIndex(of: character) { return PackedCell.code(ofCluster: place) }
    clusters.append(character)
    return PackedCell.code(ofCluster: clusters.count - 1)
  }

  /// Writes simple text that is all inside.
  private mutating func write(_ text: SafeText, x: Int, y: Int, style: UInt16) {
    blankCharacter(crossing: x, y)
    blankCharacter(crossing: x + text.width, y)
    var place = y * size.width + x
    let isNarrow = text.isNarrow
    cells.withUnsafeMutableBufferPointer { cells in
      for scalar in text.string.unicodeScalars {
        let code = scalar.value == 0x0A ? 0x20 : scalar.value
        cells[place] = PackedCell(code: code, style: style)
        place += 1
        if !isNarrow && TextWidth.simpleColumns(of: scalar) == 2 {
          cells[place] = PackedCell(code: 0x20, style: style, isContinuation: true)
          place += 1
        }
      }
    }
  }

  /// Puts a character of `columns` columns; if partly outside, its visible part is blank.
  private mutating func put(_ code: UInt32, columns: Int, x: Int, y: Int, style: UInt16) {
    guard y >= 0, y < size.height, x < size.width, x + columns > 0, columns > 0 else { return }
    let first = max(0, x)
    let end = min(size.width, x + columns)
    blankCharacter(crossing: first, y)
    blankCharacter(crossing: end, y)
    let fits = x >= 0 && x + columns <= size.width
    self[first, y] = PackedCell(code: fits ? code : 0x20, style: style)
    for column in first + 1..<max(end, first + 1) {
      self[column, y] = PackedCell(code: 0x20, style: style, isContinuation: fits)
    }
  }

  /// Blanks a wide character that crosses the left edge of column `x`.
  private mutating func blankCharacter(crossing x: Int, _ y: Int) {
    guard x < size.width, self[x, y].isContinuation else { return }
    var first = x
    while first > 0, self[first, y].isContinuation { first -= 1 }
    var column = first
    repeat {
      self[column, y] = PackedCell(code: 0x20, style: self[column, y].style)
      column += 1
    } while column < size.width && self[column, y].isContinuation
  }
}

// Comparing.
extension Canvas {
  /// Compares looks and cursors.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.glyphs == right.glyphs
      && (0..<left.size.height).allSatisfy { left.row($0).looksLike(right.row($0)) }
  }

  /// A row of a canvas.
  struct Row {
    let cells: ArraySlice<PackedCell>
    /// The canvas's characters of several scalars.
    let clusters: [Character]

    /// Whether two rows, perhaps of different canvases, look alike.
    func looksLike(_ other: Row) -> Bool {
      cells.count == other.cells.count && firstDifference(from: other) == nil
    }

    /// The first column that looks different in another row of the same length.
    func firstDifference(from other: Row) -> Int? {
      let haveClusters = !clusters.isEmpty || !other.clusters.isEmpty
      return cells.withUnsafeBufferPointer { cells in
        other.cells.withUnsafeBufferPointer { others in
          let count = min(cells.count, others.count)
          if !haveClusters {
            let column = PackedCell.firstDifference(between: cells, others, in: 0..<count)
            return column < count ? column : nil
          }
          return (0..<count).first { !looksAlike(cells[$0], others[$0], in: other) }
        }
      }
    }

    /// Whether cells of two rows look alike.
    func looksAlike(_ cell: PackedCell, _ otherCell: PackedCell, in other: Row) -> Bool {
      guard let cluster = cell.cluster, let otherCluster = otherCell.cluster else { return cell == otherCell }
      return clusters[cluster] == other.clusters[otherCluster] && cell.style == otherCell.style
        && cell.isContinuation == otherCell.isContinuation && cell.endsRightToLeft == otherCell.endsRightToLeft
    }
  }

  func row(_ y: Int) -> Row {
    Row(cells: cells[y * size.width..<(y + 1) * size.width], clusters: clusters)
  }

  func character(of cell: PackedCell) -> Character {
    if let cluster = cell.cluster { return clusters[cluster] }
    return Unicode.Scalar(cell.code).map(Character.init) ?? " "
  }
}
