@testable import TerminalKit

/// A slow, direct implementation of the rules of `LineBreaker`, character by character, that it is compared with.
struct ReferenceLineBreaker {
  /// Columns of a line, at least 1.
  let columns: Int

  init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// The lines of `text`, at least one.
  func lines(of text: SafeText) -> [SafeText] {
    var lines: [SafeText] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let characters = Array(paragraph)
      let (widest, cutsWords) = breakParagraph(characters, columns)
      let isShort = (2...3).contains(widest.count) && !cutsWords && (widest.last?.width ?? 0) < 8
      let others = isShort && columns > 8 ? (8..<columns).map { breakParagraph(characters, $0) } : []
      let even = others.last {
        $0.lines.count == widest.count && !$0.cutsWords && $0.lines.allSatisfy { $0.width >= 8 }
      }
      lines += even?.lines ?? widest
    }
    return lines
  }

  private func breakParagraph(_ characters: [Character], _ columns: Int) -> (lines: [SafeText], cutsWords: Bool) {
    let (full, cutsWords) = greedy(characters, from: 0, columns)
    // Each place is put right in the lines as they are by then.
    var ends = full
    for line in 0..<max(0, ends.count - 1) where full.count < 16 {
      let start = line == 0 ? 0 : ends[line - 1]
      guard line < ends.count - 1, let earlier = wordStart(before: ends[line], after: start, in: characters) else {
        continue
      }
      let (rest, cutsMore) = greedy(characters, from: earlier, columns)
      if line + 1 + rest.count <= ends.count && (cutsWords || !cutsMore) { ends = ends[..<line] + [earlier] + rest }
    }
    var lines: [SafeText] = []
    for (start, end) in zip([0] + ends, ends) {
      let line = Self.line(characters[start..<end])
      if !line.isEmpty || end == characters.count { lines.append(line) }  // an indent wider than the line
    }
    return (lines, cutsWords)
  }

  /// Where the word begins that a break before `end` parts from its kana, at most six columns before.
  private func wordStart(before end: Int, after start: Int, in characters: [Character]) -> Int? {
    guard Self.isKanji(characters[end - 1]), Self.isHiragana(characters[end]) else { return nil }
    return (start + 1..<max(start + 1, end)).last {
      !Self.isKanji(characters[$0 - 1]) && place(before: $0, in: characters) == .good
    }.flatMap { index in
      characters[index..<end].reduce(0) { $0 + TextWidth.columns(of: $1) } <= 6 ? index : nil
    }
  }

  /// The ends of the lines from `start` on, each as full as can be.
  private func greedy(_ characters: [Character], from start: Int, _ columns: Int) -> (ends: [Int], cutsWords: Bool) {
    var ends: [Int] = []
    var cutsWords = false
    let widths = characters.map(TextWidth.columns(of:))
    var start = start
    var used = 0
    var index = start
    var good: Int?  // the last place in this line where a break is welcome
    var fair: Int?  // the last place where it cuts a word, but leaves no forbidden beginning or end
    while index < characters.count {
      if index > start {
        switch place(before: index, in: characters) {
        case .good: good = index
        case .fair: fair = index
        case .forbidden: break
        }
      }
      if used + widths[index] > columns && index > start && !Self.isSpace(characters[index]) {
        let end = good ?? fair ?? index
        if good == nil { cutsWords = true }
        ends.append(end)
        start = end
        index = end
        used = 0
        good = nil
        fair = nil
      } else {
        used += widths[index]
        index += 1
      }
    }
    return (ends + [characters.count], cutsWords)
  }

  /// A line without the spaces at its end.
  private static func line(_ characters: ArraySlice<Character>) -> SafeText {
    var characters = characters
    while let last = characters.last, isSpace(last) { characters.removeLast() }
    return SafeText(
      string: String(characters), width: characters.reduce(0) { $0 + TextWidth.columns(of: $1) })
  }

  /// How good a place is for a break.
  private enum Place {
    case good
    case fair
    case forbidden
  }

  /// How good a break is before the character at `index`, which is not the first.
  private func place(before index: Int, in characters: [Character]) -> Place {
    let place = Self.place(before: index, in: characters)
    guard Self.isKatakana(characters[index]), Self.isKatakana(characters[index - 1]) else { return place }
    let run =
      characters[..<index].reversed().prefix(while: Self.isKatakana)
      + characters[index...].prefix(while: Self.isKatakana)
    let fits = run.reduce(0) { $0 + TextWidth.columns(of: $1) } <= columns
    return fits && place == .good ? .fair : place
  }

  /// The same without regard to the width of a line.
  private static func place(before index: Int, in characters: [Character]) -> Place {
    let next = characters[index]
    if isSpace(next) { return .forbidden }  // the break comes after the spaces
    var last = index - 1
    while last > 0, isSpace(characters[last]) { last -= 1 }
    let previous = characters[last]
    if mayNotBegin(next) || mayNotEnd(previous) { return .forbidden }
    if last < index - 1 || isSpace(previous) {
      return isUnit(at: index, after: last, in: characters) ? .fair : .good
    }
    if isInseparable(previous) && previous.scalar == next.scalar { return .forbidden }
    let beforePrevious = last > 0 ? characters[last - 1] : " "
    if splitsNumber(beforePrevious, previous, next) || isGlue(previous) || isGlue(next) || isHyphen(next) {
      return .fair
    }
    // A hyphen at the start of a word is a minus sign or an option.
    if isHyphen(previous) { return isSpace(beforePrevious) ? .fair : .good }
    return (isCJK(previous) || isCJK(next)) && !splitsTerm(index, in: characters) ? .good : .fair
  }

  /// Whether a break before `index` would cut a word of two scripts.
  static func splitsTerm(_ index: Int, in characters: [Character]) -> Bool {
    let (before, after) = (characters[..<index], characters[index...])
    guard let previous = before.last, let next = after.first else { return false }
    if isDigit(next) || isLatin(next) { return isKatakana(previous) || isKanji(previous) }
    if isLatin(previous), isKatakana(next) || isKanji(next) {
      return before.dropLast().last.map { !isLatin($0) && !isDigit($0) } ?? true
    }
    let run = after.prefix(12).prefix(while: isKatakana)
    guard isKatakana(previous), !run.isEmpty, run.count < 12, let behind = after.dropFirst(run.count).first else {
      return false
    }
    return isLatin(behind) || isDigit(behind)
  }

  static func isHiragana(_ character: Character) -> Bool { ("ぁ"..."ゟ").contains(character.scalar) }

  static func isKatakana(_ character: Character) -> Bool {
    switch character.scalar {
    case "ァ"..."ヺ", "ー"..."ヿ", "ㇰ"..."ㇿ", "ｦ"..."ﾟ": true
    default: false
    }
  }

  static func isKanji(_ character: Character) -> Bool {
    character.scalar == "々" || character.scalar.properties.isUnifiedIdeograph
      || (0xF900...0xFAFF).contains(character.scalar.value)
  }

  private static func isLatin(_ character: Character) -> Bool {
    switch character.scalar {
    case "a"..."z", "A"..."Z", "ａ"..."ｚ", "Ａ"..."Ｚ": true
    default: false
    }
  }

  /// Whether a break between `previous` and `next` would cut a number, or a number from its counter.
  private static func splitsNumber(_ beforePrevious: Character, _ previous: Character, _ next: Character) -> Bool {
    if isDigit(next) {
      if isDigit(previous) || "-/第".unicodeScalars.contains(previous.scalar) { return true }
      return isDigit(beforePrevious) && ".,．，".unicodeScalars.contains(previous.scalar)
    }
    if next.scalar == "中", counters.contains(previous.scalar) { return isDigit(beforePrevious) }
    return isDigit(previous) && counters.contains(next.scalar)
  }

  /// Whether the word at `index` is the unit of the number that ends at `last`, one space before it: `12.3 s`.
  private static func isUnit(at index: Int, after last: Int, in characters: [Character]) -> Bool {
    guard last == index - 2, isDigit(characters[last]), characters[index - 1] == " " else { return false }
    let longest = 4
    let word = characters[index...].prefix(longest + 1).map(\.scalar).prefix {
      $0.properties.isAlphabetic || $0 == "°"
    }
    return units.contains(String(String.UnicodeScalarView(word)))
  }

  static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{3000}" }

  private static func isHyphen(_ character: Character) -> Bool {
    "-–/".unicodeScalars.contains(character.scalar)
  }

  static func isInseparable(_ character: Character) -> Bool { "…‥―—".unicodeScalars.contains(character.scalar) }

  /// Quotation marks that may open or close, and the spaces that never break.
  private static func isGlue(_ character: Character) -> Bool {
    "\"'\u{A0}\u{202F}".unicodeScalars.contains(character.scalar)
  }

  private static func isDigit(_ character: Character) -> Bool {
    "0123456789０１２３４５６７８９".unicodeScalars.contains(character.scalar)
  }

  private static func isCJK(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
    return (0xFF61...0xFF9F).contains(scalar.value) || TextWidth.columns(of: scalar) == 2
  }

  static func mayNotBegin(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(notAtBeginning.contains) ?? false
  }

  static func mayNotEnd(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(notAtEnd.contains) ?? false
  }

  private static let notAtBeginning = Set(
    ("、。，．・：；？！゛゜ヽヾゝゞ々ー」』）］｝〕〉》】〙〗’”`" + "‥…" + ")]},.!?:;%℃°"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "､｡･ﾞﾟ｣ｧｨｩｪｫｬｭｮｯｰ％").unicodeScalars)

  private static let notAtEnd = Set("「『（［｛〔〈《【〘〖‘“([{¥$#`｢￥＄＃".unicodeScalars)

  /// What is counted or measured, where it follows a number without a space.
  private static let counters = Set("秒分時日月年週円問回個人本枚冊匹頭台件歳才点位倍度番名組杯着軒階語字行列つ個割秒種世紀代万億兆千百十".unicodeScalars)

  private static let units: Set<String> = [
    "s", "ms", "min", "h", "mm", "cm", "m", "km", "mg", "g", "kg", "t", "ml", "mL", "l", "L", "Hz", "kHz", "MHz", "GHz",
    "KB", "MB", "GB", "TB", "K", "°C", "°F", "W", "kW", "V", "A", "N", "Pa", "hPa", "kPa", "J", "kJ", "cal", "kcal",
    "ft", "in", "lb", "oz", "mph", "kph",
  ]
}

extension Character {
  /// The first scalar, which decides how the character is treated.
  fileprivate var scalar: Unicode.Scalar { unicodeScalars.first ?? " " }
}
