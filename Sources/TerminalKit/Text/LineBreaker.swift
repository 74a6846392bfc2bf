/// Breaks text into lines where a Japanese or English reader expects it.
///
/// Lines break at newlines, at spaces (which vanish there), after `-` `–` `/`, and between CJK characters, unless the
/// next may not begin a line or the one before may not end it (JIS X 4051 and UAX #14, with the strict list). When no
/// such place fits, a word is cut; only when that fails too does a line begin or end with a character that should not.
///
/// A run of katakana that fits on a line is a word and stays whole. A line of Japanese ends with a phrase, as long as that
/// leaves it at least half full, so that no particle begins the next one; a phrase that has no room is parted before a word
/// of kana, or at least not within the ending of its verb. Of two narrow lines the first may be shorter than half. Two or three lines are made a little narrower where the last one
/// would be a syllable or a short word alone.
struct LineBreaker {
  /// Columns of a line, at least 1.
  let columns: Int
  /// Whether lines of Japanese are as full as they can be, wherever phrases end.
  let fillsLines: Bool

  init(columns: Int, fillsLines: Bool = false) {
    self.columns = max(1, columns)
    self.fillsLines = fillsLines
  }

  /// The lines of `text`, at least one.
  func lines(of text: SafeText) -> [SafeText] { broken(text).lines }

  /// The lines of `text`, at least one, and whether a word is cut.
  func broken(_ text: SafeText) -> (lines: [SafeText], cutsWords: Bool) {
    if text.width <= columns && !text.string.utf8.contains(0x0A) && !LineBreaker.endsInSpace(text) {
      return ([text], false)
    }
    let units = LineBreaker.units(of: text)
    var lines: [SafeText] = []
    var cutsWords = false
    var start = 0
    while true {
      let end = units[start...].firstIndex { $0.scalar == 0x0A } ?? units.count
      let breaks = breakParagraph(units[start..<end])
      for line in breaks.lines { lines.append(LineBreaker.line(line, of: text)) }
      cutsWords = cutsWords || breaks.cutsWords
      if end == units.count { return (lines, cutsWords) }
      start = end + 1
    }
  }

  /// Columns that no line of a short text should be below: four characters of Japanese, a word of English.
  private static let shortest = 8
  /// Columns of lines in which half a line is little: eight characters of Japanese.
  private static let narrow = 16
  /// Lines of the longest text that is evened out: in a longer one of English a short last line does not stand out; of
  /// Japanese it may be the end of a verb.
  private static let mostEven = (other: 3, japanese: 8)

  private func breakParagraph(_ units: ArraySlice<Unit>) -> Breaks {
    var breaks = self.breaks(of: units, columns: columns)
    let isJapanese = units.contains { $0.kind.contains(.hiragana) }
    let most = isJapanese ? LineBreaker.mostEven.japanese : LineBreaker.mostEven.other
    if let last = breaks.lines.last, (2...most).contains(breaks.lines.count), !breaks.cutsWords,
      LineBreaker.columns(of: last) < LineBreaker.shortest
    {
      breaks = evened(breaks, of: units)
    }
    if breaks.partedPhrases > 0, !breaks.cutsWords {
      let last = breaks.lines.last.map(LineBreaker.columns) ?? 0
      let isNarrow = columns <= LineBreaker.narrow && breaks.lines.count == 2
      let kinder = ((isNarrow ? [.never] : []) + [Parting.beforeWords, .beforeEndings]).lazy.map { parting in
        (parting, self.breaks(of: units, columns: columns, parting: parting))
      }.first { parting, other in
        // A short line is worth it only where fewer phrases are parted.
        let most = parting == .never ? breaks.partedPhrases - 1 : breaks.partedPhrases
        return other.lines.count <= breaks.lines.count && !other.cutsWords && other.partedPhrases <= most
          && other.lines.last.map(LineBreaker.columns) ?? 0 >= min(LineBreaker.shortest, last)
      }
      if let kinder { breaks = kinder.1 }
    }
    return breaks
  }

  /// The same text in as many lines, narrowed just enough that none is very short; `breaks` where that is impossible or
  /// would cut words or part more phrases.
  private func evened(_ breaks: Breaks, of units: ArraySlice<Unit>) -> Breaks {
    for narrower in stride(from: columns - 1, through: LineBreaker.shortest, by: -1) {
      let other = self.breaks(of: units, columns: narrower)
      if other.lines.count > breaks.lines.count { return breaks }
      if !other.cutsWords, other.partedPhrases <= breaks.partedPhrases,
        other.lines.allSatisfy({ LineBreaker.columns(of: $0) >= LineBreaker.shortest })
      {
        return other
      }
    }
    return breaks
  }

  /// A paragraph in lines, each without the spaces at its end.
  private struct Breaks {
    var lines: [ArraySlice<Unit>] = []
    /// Whether a line ends where no reader expects it.
    var cutsWords = false
    /// How many lines of Japanese end inside a phrase.
    var partedPhrases = 0
  }

  /// Where a phrase of Japanese is parted that has no room.
  private enum Parting {
    /// Wherever the line is full.
    case anywhere
    /// Not within the ending of its verb.
    case beforeEndings
    /// Before a word of kana, else as above.
    case beforeWords
    /// Not where another phrase begins in the line, however little that leaves of it; else as above.
    case never
  }

  /// A paragraph in lines of `columns` columns, each as full as its last phrase or word allows.
  private func breaks(of units: ArraySlice<Unit>, columns: Int, parting: Parting = .anywhere) -> Breaks {
    let isJapanese = !fillsLines && units.contains { $0.kind.contains(.hiragana) }
    var breaks = Breaks()
    var start = units.startIndex
    var used = 0
    var index = start
    var good: Int?  // the last place in this line where a break is welcome
    var fair: Int?  // the last place where it cuts a word, but leaves no forbidden beginning or end
    while index < units.endIndex {
      if index > start {
        switch place(before: index, in: units) {
        case .good: good = index
        case .fair: fair = index
        case .forbidden: break
        }
      }
      if used + units[index].columns > columns && index > start && !units[index].kind.contains(.space) {
        var end = good ?? fair ?? index
        if good == nil {
          breaks.cutsWords = true
        } else if isJapanese {
          if let phrase = phrase(in: start...end, of: units, columns: parting == .never ? 0 : columns) {
            end = phrase
          } else {
            breaks.partedPhrases += 1
            end = endOfWord(in: start...end, of: units, columns: columns, parting) ?? end
          }
        }
        let line = LineBreaker.trimmed(units[start..<end])
        if !line.isEmpty { breaks.lines.append(line) }  // empty: an indent wider than the line
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
    breaks.lines.append(LineBreaker.trimmed(units[start...]))
    return breaks
  }

  /// The last place of a line where a phrase begins and a break is welcome; nil where that leaves less than half of so many
  /// columns.
  private func phrase(in line: ClosedRange<Int>, of units: ArraySlice<Unit>, columns: Int) -> Int? {
    var index = line.upperBound
    var used = LineBreaker.columns(of: units[line.lowerBound..<index])
    while index > line.lowerBound, 2 * used >= columns {
      if LineBreaker.beginsPhrase(at: index, in: units), place(before: index, in: units) == .good { return index }
      index -= 1
      used -= units[index].columns
    }
    return nil
  }

  /// The last place of a line where a break is welcome and parts a phrase as it may be parted: in its latter half, else
  /// where that leaves no very short line; nil where there is none.
  private func endOfWord(
    in line: ClosedRange<Int>, of units: ArraySlice<Unit>, columns: Int, _ parting: Parting
  ) -> Int? {
    guard parting != .anywhere else { return nil }
    var index = line.upperBound
    var used = LineBreaker.columns(of: units[line.lowerBound..<index])
    var found: Int?
    while index > line.lowerBound, 2 * used >= columns || found == nil && used >= LineBreaker.shortest {
      if place(before: index, in: units) == .good, !LineBreaker.partsEnding(before: index, in: units) {
        if parting == .beforeEndings || LineBreaker.beginsKana(at: index, in: units) { return index }
        found = found ?? index
      }
      index -= 1
      used -= units[index].columns
    }
    return found
  }

  /// A line without the spaces at its end.
  private static func trimmed(_ units: ArraySlice<Unit>) -> ArraySlice<Unit> {
    guard let last = units.lastIndex(where: { !$0.kind.contains(.space) }) else { return units[..<units.startIndex] }
    return units[...last]
  }

  private static func columns(of line: ArraySlice<Unit>) -> Int { line.reduce(0) { $0 + $1.columns } }

  private static func line(_ units: ArraySlice<Unit>, of text: SafeText) -> SafeText {
    guard let first = units.first, let last = units.last else { return .empty }
    return text.slice(bytes: first.start..<last.end, width: columns(of: units))
  }

  private static func endsInSpace(_ text: SafeText) -> Bool {
    text.string.unicodeScalars.last.map { $0 == " " || $0 == "\u{3000}" } ?? false
  }
}

// Where a line may be broken.
extension LineBreaker {
  /// How good a place is for a break.
  enum Place {
    case good
    case fair
    case forbidden
  }

  /// How good a break is before the character at `index`, which is not the first.
  private func place(before index: Int, in units: ArraySlice<Unit>) -> Place {
    let place = LineBreaker.place(before: index, in: units)
    // A run of katakana is a word. Where lines are made narrower than they could be, it still fits on a whole one.
    guard place == .good, units[index].run > 0, units[index - 1].run > 0, units[index].run <= columns else {
      return place
    }
    return .fair
  }

  /// The same without regard to the width of a line.
  static func place(before index: Int, in units: ArraySlice<Unit>) -> Place {
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
    if previous.kind.contains(.hyphen) {
      return beforePrevious.kind.isDisjoint(with: [.space, .hyphen]) ? .good : .fair
    }
    guard previous.kind.contains(.cjk) || next.kind.contains(.cjk) else { return .fair }
    return splitsTerm(before: index, beforePrevious, in: units) ? .fair : .good
  }

  /// Whether a break before `index` would cut a word of two scripts: `ビタミンC`, `新型2号`, `Tシャツ`, `X線`.
  private static func splitsTerm(before index: Int, _ beforePrevious: Unit, in units: ArraySlice<Unit>) -> Bool {
    let (previous, next) = (units[index - 1].kind, units[index].kind)
    if !next.isDisjoint(with: [.latin, .digit]) { return !previous.isDisjoint(with: [.katakana, .kanji]) }
    if previous.contains(.latin) {
      return !next.isDisjoint(with: [.katakana, .kanji]) && beforePrevious.kind.isDisjoint(with: [.latin, .digit])
    }
    guard previous.contains(.katakana), next.contains(.katakana) else { return false }
    let word = units[index...].prefix(longestTerm)
    return word.first { !$0.kind.contains(.katakana) }.map { !$0.kind.isDisjoint(with: [.latin, .digit]) } ?? false
  }

  /// The most characters of katakana that are looked at for letters behind them.
  private static let longestTerm = 12

  /// Whether a break between `previous` and `next` would cut a number, or a number from its counter: `12.5`, `5問中`.
  private static func splitsNumber(_ beforePrevious: Unit, _ previous: Unit, _ next: Unit) -> Bool {
    if next.kind.contains(.digit) {
      if !previous.kind.isDisjoint(with: [.digit, .beforeNumber]) { return true }
      return beforePrevious.kind.contains(.digit) && previous.kind.contains(.inNumber)
    }
    if previous.kind.contains(.counter), next.scalar == 0x4E2D { return beforePrevious.kind.contains(.digit) }
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

// Units of text.
extension LineBreaker {
  /// A character for line breaking: the kind of its first scalar, its columns, and its bytes in the text.
  struct Unit {
    let scalar: UInt32
    var kind: Kind
    let columns: Int
    let start: Int
    let end: Int
    /// The columns of the run of katakana that it is in; 0 outside of one.
    var run = 0

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

  static func units(of text: SafeText) -> [Unit] {
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
    measureRuns(of: &units)
    return units
  }

  /// Sets the width of the run on each katakana character.
  private static func measureRuns(of units: inout [Unit]) {
    var index = 0
    while index < units.count {
      let start = index
      var run = 0
      while index < units.count, units[index].kind.contains(.katakana) {
        run += units[index].columns
        index += 1
      }
      for unit in start..<index { units[unit].run = run }
      index += 1
    }
  }
}
