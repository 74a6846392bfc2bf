/// Breaks text into lines where a Japanese or English reader expects it.
///
/// Lines break at newlines, at spaces (which vanish there), after `-` `–` `/`, and between CJK characters, unless the
/// next may not begin a line or the one before may not end it (JIS X 4051 and UAX #14, with the strict list). When no
/// such place fits, a word is cut; only when that fails too does a line begin or end with a character that should not.
struct LineBreaker {
  /// Columns of a line, at least 1.
  let columns: Int

  init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// The lines of `text`, at least one.
  func lines(of text: SafeText) -> [SafeText] {
    if text.width <= columns && !text.string.utf8.contains(0x0A) && !LineBreaker.endsInSpace(text) { return [text] }
    let units = LineBreaker.units(of: text)
    var lines: [SafeText] = []
    var start = 0
    while true {
      let end = units[start...].firstIndex { $0.scalar == 0x0A } ?? units.count
      breakParagraph(units[start..<end], of: text, into: &lines)
      if end == units.count { return lines }
      start = end + 1
    }
  }

  private func breakParagraph(_ units: ArraySlice<Unit>, of text: SafeText, into lines: inout [SafeText]) {
    var start = units.startIndex
    var used = 0
    var index = start
    var good: Int?  // the last place in this line where a break is welcome
    var fair: Int?  // the last place where it cuts a word, but leaves no forbidden beginning or end
    while index < units.endIndex {
      if index > start {
        switch LineBreaker.place(before: index, in: units) {
        case .good: good = index
        case .fair: fair = index
        case .forbidden: break
        }
      }
      if used + units[index].columns > columns && index > start && !units[index].kind.contains(.space) {
        let end = good ?? fair ?? index
        let line = LineBreaker.line(units[start..<end], of: text)
        if !line.isEmpty { lines.append(line) }  // an indent wider than the line
        start = end
        index = end
        used = 0
        good = nil
        fair = nil
      } else {
        used += units[index].columns
        index += 1
      }
    }
    lines.append(LineBreaker.line(units[start...], of: text))
  }

  /// A line without the spaces at its end.
  private static func line(_ units: ArraySlice<Unit>, of text: SafeText) -> SafeText {
    guard let last = units.lastIndex(where: { !$0.kind.contains(.space) }) else { return .empty }
    let units = units[...last]
    let columns = units.reduce(0) { $0 + $1.columns }
    return text.slice(bytes: units[units.startIndex].start..<units[last].end, width: columns)
  }

  private static func endsInSpace(_ text: SafeText) -> Bool {
    text.string.unicodeScalars.last.map { $0 == " " || $0 == "\u{3000}" } ?? false
  }
}

// Where a line may be broken.
extension LineBreaker {
  /// How good a place is for a break.
  private enum Place {
    case good
    case fair
    case forbidden
  }

  /// How good a break is before the character at `index`, which is not the first.
  private static func place(before index: Int, in units: ArraySlice<Unit>) -> Place {
    let next = units[index]
    if next.kind.contains(.space) { return .forbidden }  // the break comes after the spaces
    var last = index - 1
    while last > units.startIndex, units[last].kind.contains(.space) { last -= 1 }
    let previous = units[last]
    if next.kind.contains(.notAtBeginning) || previous.kind.contains(.notAtEnd) { return .forbidden }
    if last < index - 1 || previous.kind.contains(.space) {
      return isUnitOfMeasure(at: index, after: last, in: units) ? .fair : .good
    }
    if previous.kind.contains(.inseparable) && previous.scalar == next.scalar { return .forbidden }
    let beforePrevious = last > units.startIndex ? units[last - 1] : .space
    if splitsNumber(beforePrevious, previous, next) || !next.kind.isDisjoint(with: [.glue, .hyphen])
      || previous.kind.contains(.glue)
    {
      return .fair
    }
    // A hyphen at the start of a word is a minus sign or an option.
    if previous.kind.contains(.hyphen) { return beforePrevious.kind.contains(.space) ? .fair : .good }
    return previous.kind.contains(.cjk) || next.kind.contains(.cjk) ? .good : .fair
  }

  /// Whether a break between `previous` and `next` would cut a number, or a number from its counter.
  private static func splitsNumber(_ beforePrevious: Unit, _ previous: Unit, _ next: Unit) -> Bool {
    if next.kind.contains(.digit) {
      if !previous.kind.isDisjoint(with: [.digit, .beforeNumber]) { return true }
      return beforePrevious.kind.contains(.digit) && previous.kind.contains(.inNumber)
    }
    return previous.kind.contains(.digit) && next.kind.contains(.counter)
  }

  /// Whether the word at `index` is the unit of the number that ends at `last`, one space before it: `12.3 s`.
  private static func isUnitOfMeasure(at index: Int, after last: Int, in units: ArraySlice<Unit>) -> Bool {
    guard last == index - 2, units[last].kind.contains(.digit), units[index - 1].scalar == 0x20 else { return false }
    let longest = 4
    let word = units[index...].prefix(longest + 1).compactMap { Unicode.Scalar($0.scalar) }
      .prefix { $0.properties.isAlphabetic || $0 == "°" }
    return unitsOfMeasure.contains(String(String.UnicodeScalarView(word)))
  }

  private static let unitsOfMeasure: Set<String> = [
    "s", "ms", "min", "h", "mm", "cm", "m", "km", "mg", "g", "kg", "t", "ml", "mL", "l", "L", "Hz", "kHz", "MHz", "GHz",
    "KB", "MB", "GB", "TB", "K", "°C", "°F", "W", "kW", "V", "A", "N", "Pa", "hPa", "kPa", "J", "kJ", "cal", "kcal",
    "ft", "in", "lb", "oz", "mph", "kph",
  ]
}

// What is broken.
extension LineBreaker {
  /// A character, as far as breaking goes: its first scalar, which decides, its columns, and its bytes in the text.
  private struct Unit {
    let scalar: UInt32
    var kind: Kind
    let columns: Int
    let start: Int
    let end: Int

    init(_ scalar: Unicode.Scalar, columns: Int, start: Int, bytes: Int) {
      self.scalar = scalar.value
      self.columns = columns
      self.start = start
      end = start + bytes
      kind = Kind(scalar)
    }

    /// What stands before the first character.
    static let space = Unit(" ", columns: 1, start: 0, bytes: 0)
  }

  private static func units(of text: SafeText) -> [Unit] {
    var units: [Unit] = []
    var start = 0
    if text.isSimple {
      units.reserveCapacity(text.width)
      for scalar in text.string.unicodeScalars {
        let bytes = UTF8.width(scalar)
        units.append(Unit(scalar, columns: TextWidth.columns(of: scalar), start: start, bytes: bytes))
        start += bytes
      }
    } else {
      for character in text.string {
        guard let scalar = character.unicodeScalars.first else { continue }
        let bytes = character.utf8.count
        var unit = Unit(scalar, columns: TextWidth.columns(of: character), start: start, bytes: bytes)
        // A blank that carries a mark can be seen.
        if bytes > UTF8.width(scalar) { unit.kind.remove(.space) }
        units.append(unit)
        start += bytes
      }
    }
    return units
  }

  /// What a character is, where lines are broken.
  struct Kind: OptionSet {
    let rawValue: UInt16

    static let space = Kind(rawValue: 1)
    /// May not begin a line.
    static let notAtBeginning = Kind(rawValue: 1 << 1)
    /// May not end a line.
    static let notAtEnd = Kind(rawValue: 1 << 2)
    static let hyphen = Kind(rawValue: 1 << 3)
    /// Not parted from another of its kind.
    static let inseparable = Kind(rawValue: 1 << 4)
    /// Quotation marks that may open or close, and the spaces that never break.
    static let glue = Kind(rawValue: 1 << 5)
    static let digit = Kind(rawValue: 1 << 6)
    /// Stands before a number and belongs to it.
    static let beforeNumber = Kind(rawValue: 1 << 7)
    /// Stands inside a number.
    static let inNumber = Kind(rawValue: 1 << 8)
    /// What is counted or measured, where it follows a number without a space.
    static let counter = Kind(rawValue: 1 << 9)
    /// A character of Chinese or Japanese, wide or half as wide.
    static let cjk = Kind(rawValue: 1 << 10)

    /// The kind of the character that begins with `scalar`.
    init(_ scalar: Unicode.Scalar) {
      // Most of what is written, without a look into the table.
      switch scalar.value {
      case 0x61...0x7A, 0x41...0x5A: self = []
      case 0x30...0x39: self = .digit
      case 0x20: self = .space
      case _:
        self = Kind.table[scalar.value] ?? []
        let isHalfWidthKana = (0xFF61...0xFF9F).contains(scalar.value)
        if !scalar.isASCII, isHalfWidthKana || TextWidth.columns(of: scalar) == 2 { insert(.cjk) }
      }
    }

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    private static let table: [UInt32: Kind] = {
      var table: [UInt32: Kind] = [:]
      func enter(_ scalars: String, _ kind: Kind) {
        for scalar in scalars.unicodeScalars { table[scalar.value, default: []].insert(kind) }
      }
      enter(" \u{3000}", .space)
      enter("-–/", .hyphen)
      enter("…‥―—", .inseparable)
      enter("\"'\u{A0}\u{202F}", .glue)
      enter("0123456789０１２３４５６７８９", .digit)
      enter("-/第", .beforeNumber)
      enter(".,．，", .inNumber)
      enter(
        "、。，．・：；？！゛゜ヽヾゝゞ々ー」』）］｝〕〉》】〙〗’”`" + "‥…" + ")]},.!?:;%℃°"
          + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
          + "､｡･ﾞﾟ｣ｧｨｩｪｫｬｭｮｯｰ％", .notAtBeginning)
      enter("「『（［｛〔〈《【〘〖‘“([{¥$#`｢￥＄＃", .notAtEnd)
      enter("秒分時日月年週円問回個人本枚冊匹頭台件歳才点位倍度番名組杯着軒階語字行列つ個割秒種世紀代万億兆千百十", .counter)
      return table
    }()
  }
}
