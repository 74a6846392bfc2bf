/// How a cell shows its number: a format code of Excel, such as `0000`, `#,##0.00 "€"`, `# ?/?` or `yyyy-mm-dd`.
struct NumberFormat {
  /// A piece of a section of a code.
  enum Piece: Equatable {
    /// A text that stands there as it is.
    case literal(String)
    /// A place for a digit: `0`, `#` or `?`.
    case digit(Character)
    case point
    /// Behind the last digit it divides by a thousand, among them it groups.
    case comma
    case percent
    /// The power of ten; whether its sign is shown when it is positive.
    case power(showsPlus: Bool)
    case slash
    /// Letters of a date or a time: `yyyy`, `h`, `AM/PM`.
    case date(String)
    /// Hours, minutes or seconds in all, of a duration: `[h]`.
    case elapsed(String)
    /// The number without a format, or a text.
    case general
  }

  /// For positive numbers, negative numbers and zero, where the code distinguishes them.
  private let sections: [[Piece]]
  /// Whether the code shows a date, a time or a duration.
  let isDate: Bool

  /// Bytes of the longest code that is read.
  private static let longest = 512

  /// Reads a code; one that has conditions, or is far too long, shows numbers as a cell without a format does.
  init(_ code: String) {
    var sections: [[Piece]]?
    if code.utf8.count <= NumberFormat.longest { sections = NumberFormat.sections(of: code) }
    self.sections = sections ?? [[.general]]
    isDate = self.sections[0].contains { piece in
      switch piece {
      case .date, .elapsed: true
      case .literal, .digit, .point, .comma, .percent, .power, .slash, .general: false
      }
    }
  }

  /// The code of a format that Excel has a number for; nil for those of the user's own.
  ///
  /// What depends on the country of the reader is shown so that it means the same in each: dates from the year on.
  static func code(ofNumber number: Int) -> String? {
    switch number {
    case 0: "General"
    case 1: "0"
    case 2: "0.00"
    case 3, 37, 38: "#,##0"
    case 4, 39, 40: "#,##0.00"
    case 9: "0%"
    case 10: "0.00%"
    case 11: "0.00E+00"
    case 12: "# ?/?"
    case 13: "# ??/??"
    case 14, 30: "yyyy-mm-dd"
    case 15: "d-mmm-yy"
    case 16: "d-mmm"
    case 17: "mmm-yy"
    case 18: "h:mm AM/PM"
    case 19: "h:mm:ss AM/PM"
    case 20: "h:mm"
    case 21: "h:mm:ss"
    case 22: "yyyy-mm-dd h:mm"
    case 27...29, 31, 36, 50...54, 57, 58: "yyyy\"年\"m\"月\"d\"日\""
    case 32: "h\"時\"mm\"分\""
    case 33: "h\"時\"mm\"分\"ss\"秒\""
    case 34, 55: "yyyy\"年\"m\"月\""
    case 35, 56: "m\"月\"d\"日\""
    case 45: "mm:ss"
    case 46: "[h]:mm:ss"
    case 47: "mm:ss.0"
    case 48: "##0.0E+0"
    case 49: "@"
    case _: nil
    }
  }

  /// A number as the cell shows it, without the blanks that align it.
  func text(_ number: SheetNumber, since1904: Bool = false) -> String {
    if isDate {
      let shown = SheetDate(number.value, since1904: since1904)?.text(sections[0])
      return shown ?? number.general
    }
    let isBelow = number.isNegative && !number.isZero
    let section =
      isBelow && sections.count > 1 ? sections[1] : number.isZero && sections.count > 2 ? sections[2] : sections[0]
    let shown = NumberFormat.text(number, section).trimmed
    // Where a code has no section for numbers below zero, they have their sign.
    let needsSign = isBelow && sections.count == 1 && !section.contains(.general)
    return needsSign && shown.contains { ("1"..."9").contains($0) } ? "-" + shown : shown
  }

  // MARK: Codes

  private static func sections(of code: String) -> [[Piece]]? {
    var sections: [[Piece]] = [[]]
    var rest = Array(code)[...]
    func add(_ piece: Piece) {
      if case .literal(let more) = piece, case .literal(let text)? = sections[sections.count - 1].last {
        sections[sections.count - 1][sections[sections.count - 1].count - 1] = .literal(text + more)
      } else {
        sections[sections.count - 1].append(piece)
      }
    }
    while let character = rest.popFirst() {
      switch character {
      case ";": sections.append([])
      case "\"":
        let text = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count + 1)
        add(.literal(String(text)))
      case "\\", "!": if let next = rest.popFirst() { add(.literal(String(next))) }
      case "_":
        rest = rest.dropFirst()
        add(.literal(" "))
      case "*": rest = rest.dropFirst()
      case "[":
        let inner = String(rest.prefix { $0 != "]" })
        rest = rest.dropFirst(inner.count + 1)
        guard let piece = bracketed(inner) else { return nil }
        add(piece)
      case "0", "#", "?": add(.digit(character))
      case ".": add(.point)
      case ",": add(.comma)
      case "%": add(.percent)
      case "/": add(.slash)
      case "@": add(.general)
      case "E", "e":
        if let sign = rest.first, sign == "+" || sign == "-" {
          rest = rest.dropFirst()
          add(.power(showsPlus: sign == "+"))
        } else {
          let run = rest.prefix { $0 == character }
          rest = rest.dropFirst(run.count)
          add(.date(String(repeating: "e", count: run.count + 1)))
        }
      case _ where follows("general", character, rest):
        rest = rest.dropFirst(6)
        add(.general)
      case _ where follows("am/pm", character, rest):
        rest = rest.dropFirst(4)
        add(.date("AM/PM"))
      case _ where follows("a/p", character, rest):
        rest = rest.dropFirst(2)
        add(.date("A/P"))
      case _ where "ymdhsgab".contains(character.lowercased()):
        let lower = character.lowercased()
        let run = rest.prefix { $0.lowercased() == lower }
        rest = rest.dropFirst(run.count)
        add(.date(String(repeating: lower, count: run.count + 1)))
      case _: add(.literal(String(character)))
      }
    }
    return sections
  }

  /// Whether a character and those behind it are a word, in any case.
  private static func follows(_ word: String, _ first: Character, _ rest: ArraySlice<Character>) -> Bool {
    (String(first) + String(rest.prefix(word.count - 1))).lowercased() == word
  }

  /// What stands in brackets: a currency, a colour, a duration; nil for a condition.
  private static func bracketed(_ inner: String) -> Piece? {
    let lower = inner.lowercased()
    if inner.hasPrefix("$") {
      return .literal(String(inner.dropFirst().prefix { $0 != "-" }))
    }
    if let first = lower.first, "hms".contains(first), lower.allSatisfy({ $0 == first }) { return .elapsed(lower) }
    return lower.contains { "<>=".contains($0) } ? nil : .literal("")
  }

  // MARK: Numbers

  private static func text(_ number: SheetNumber, _ section: [Piece]) -> String {
    if section.contains(.slash) { return fraction(number, section) }
    let percents = section.count { $0 == .percent }
    var number = number.scaled(byPowerOfTen: 2 * percents)
    let lastDigit = section.lastIndex(where: \.isDigit) ?? -1
    let thousands = section[(lastDigit + 1)...].prefix { $0 == .comma }.count
    number = number.scaled(byPowerOfTen: -3 * thousands)
    if let place = section.firstIndex(where: { if case .power = $0 { true } else { false } }) {
      return scientific(number, section, power: place)
    }
    let point = section.firstIndex(of: .point) ?? section.endIndex
    let places = section[min(point, section.count)...].count(where: \.isDigit)
    let (whole, fraction) = number.fixed(places)
    let isGrouped = section[..<min(point, section.count)].contains(.comma) && thousands == 0 || isGroupedWithin(section)
    return front(whole, section[..<point], isGrouped: isGrouped, number)
      + back(fraction, section[point...], number)
  }

  /// Whether a comma stands between two places for digits.
  private static func isGroupedWithin(_ section: [Piece]) -> Bool {
    guard let first = section.firstIndex(where: \.isDigit), let last = section.lastIndex(where: \.isDigit) else {
      return false
    }
    return section[first...last].contains(.comma)
  }

  /// What stands before the point: the digits fill their places from the right, and what is left stands at the first.
  private static func front(
    _ whole: String, _ pieces: ArraySlice<Piece>, isGrouped: Bool, _ number: SheetNumber
  ) -> String {
    var digits = Array(whole)
    var shown: [String] = []
    var written = 0
    let first = pieces.firstIndex(where: \.isDigit)
    func put(_ digit: Character) {
      if isGrouped, written > 0, written % 3 == 0 { shown.append(",") }
      shown.append(String(digit))
      written += 1
    }
    for index in pieces.indices.reversed() {
      switch pieces[index] {
      case .digit(let place):
        if let digit = digits.popLast() { put(digit) } else if place == "0" { put("0") }
        if index == first { while let digit = digits.popLast() { put(digit) } }
      case let piece: shown.append(text(piece, number))
      }
    }
    return shown.reversed().joined()
  }

  /// What stands behind the point, with it.
  private static func back(_ fraction: String, _ pieces: ArraySlice<Piece>, _ number: SheetNumber) -> String {
    var digits = Array(fraction)[...]
    var shown = ""
    for index in pieces.indices {
      switch pieces[index] {
      case .digit(let place):
        guard let digit = digits.popFirst() else { continue }
        let isRest = digit == "0" && digits.allSatisfy { $0 == "0" }
        if place == "0" || !isRest { shown.append(digit) }
      case .point: shown += "."
      case let piece: shown += text(piece, number)
      }
    }
    return shown
  }

  private static func scientific(_ number: SheetNumber, _ section: [Piece], power place: Int) -> String {
    let before = section[..<place]
    let point = before.firstIndex(of: .point) ?? before.endIndex
    let places = before[point...].count(where: \.isDigit)
    let (digits, power) = number.mantissa(places)
    let width = section[place...].count(where: \.isDigit)
    let shown = String(abs(power))
    let sign: String
    if case .power(showsPlus: true) = section[place] {
      sign = power < 0 ? "-" : "+"
    } else {
      sign = power < 0 ? "-" : ""
    }
    let rest = section[place...].dropFirst().filter { !$0.isDigit }.map { text($0, number) }.joined()
    return front(digits.whole, before[..<point], isGrouped: false, number)
      + back(digits.fraction, before[point...], number)
      + "E" + sign + String(repeating: "0", count: max(0, width - shown.count)) + shown + rest
  }

  /// A fraction: a whole number where there is a place for it, and the nearest one whose denominator has so many digits.
  private static func fraction(_ number: SheetNumber, _ section: [Piece]) -> String {
    guard let slash = section.firstIndex(of: .slash) else { return number.general }
    let behind = section[(slash + 1)...]
    var fixed: Int?
    if case .literal(let text)? = behind.first, let number = Int(text), (1...9999).contains(number) { fixed = number }
    let width = behind.prefix(while: \.isDigit).count
    // The numerator is the run of places before the slash; places before a gap are those of the whole number.
    let numerator = section[..<slash].reversed().prefix(while: \.isDigit).count
    let hasWhole = section[..<(slash - numerator)].contains(where: \.isDigit)
    let value = abs(number.value)
    guard value < 1e12 else { return number.general }
    let whole = hasWhole ? value.rounded(.down) : 0
    var (top, bottom) = nearest(value - whole, most: width < 4 ? [1, 9, 99, 999][width] : 9999, fixed)
    var carried = Int(whole)
    if hasWhole, top == bottom, bottom > 0 { (top, bottom, carried) = (0, 1, carried + 1) }
    if hasWhole, top == 0 { return String(carried) }
    return (hasWhole && carried > 0 ? "\(carried) " : "") + "\(top)/\(bottom)"
  }

  private static func nearest(_ value: Double, most: Int, _ fixed: Int?) -> (Int, Int) {
    if let fixed { return (Int((value * Double(fixed)).rounded()), fixed) }
    var best = (top: Int(value.rounded()), bottom: 1, error: abs(value - value.rounded()))
    for bottom in 1...max(1, most) {
      let top = (value * Double(bottom)).rounded()
      let error = abs(value - top / Double(bottom))
      if error < best.error - 1e-12 { best = (Int(top), bottom, error) }
    }
    return (best.top, best.bottom)
  }

  private static func text(_ piece: Piece, _ number: SheetNumber) -> String {
    switch piece {
    case .literal(let text): text
    case .percent: "%"
    case .general: number.general
    case .slash: "/"
    case .digit, .point, .comma, .power, .date, .elapsed: ""
    }
  }
}

extension NumberFormat.Piece {
  /// Whether it is a place for a digit.
  fileprivate var isDigit: Bool {
    if case .digit = self { true } else { false }
  }
}
