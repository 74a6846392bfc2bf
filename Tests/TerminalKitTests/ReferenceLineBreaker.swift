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
      let widest = breakParagraph(characters, columns)
      let isJapanese = characters.contains { character in
        character.unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
      }
      let isFew = (2...(isJapanese ? 8 : 3)).contains(widest.lines.count)
      let isShort = isFew && !widest.cutsWords && (widest.lines.last?.width ?? 0) < 8
      let others = isShort && columns > 8 ? (8..<columns).map { breakParagraph(characters, $0) } : []
      let even = others.last {
        $0.lines.count == widest.lines.count && !$0.cutsWords && $0.partedPhrases <= widest.partedPhrases
          && $0.lines.allSatisfy { $0.width >= 8 }
      }
      let plain = even ?? widest
      let never: [Parting] = columns <= 16 && plain.lines.count == 2 ? [.never] : []
      let partings = plain.partedPhrases > 0 && !plain.cutsWords ? never + [.beforeWords, .beforeEndings] : []
      let kinder = partings.map { ($0, breakParagraph(characters, columns, $0)) }.first { parting, kind in
        let isWorthIt =
          parting == .never
          ? kind.partedPhrases < plain.partedPhrases : kind.partedPhrases <= plain.partedPhrases
        return !kind.cutsWords && kind.lines.count <= plain.lines.count && isWorthIt
          && (kind.lines.last?.width ?? 0) >= min(8, plain.lines.last?.width ?? 0)
      }
      lines += (kinder?.1 ?? plain).lines
    }
    return lines
  }

  /// Where a phrase is parted that has no room.
  private enum Parting {
    case anywhere, beforeEndings, beforeWords, never
  }

  private struct Breaks {
    var lines: [SafeText] = []
    var cutsWords = false
    var partedPhrases = 0
  }

  /// Each line as full as can be, then shortened to its last phrase where that is in its second half.
  private func breakParagraph(_ characters: [Character], _ columns: Int, _ parting: Parting = .anywhere) -> Breaks {
    var breaks = Breaks()
    let widths = characters.map(TextWidth.columns(of:))
    var start = 0
    while let full = (start + 1..<max(start + 1, characters.count)).first(where: { index in
      widths[start...index].reduce(0, +) > columns && !Self.isSpace(characters[index])
    }) {
      let places = (start + 1...full).map { (index: $0, place: place(before: $0, in: characters)) }
      let good = places.last { $0.place == .good }?.index
      var end = good ?? places.last { $0.place == .fair }?.index ?? full
      if good == nil { breaks.cutsWords = true }
      if good != nil, characters.contains(where: Self.isHiragana) {
        let phrase = places.last { index, place in
          place == .good && (parting == .never || 2 * widths[start..<index].reduce(0, +) >= columns)
            && ReferencePhrases.beginsPhrase(index, in: characters)
        }
        if phrase == nil { breaks.partedPhrases += 1 }
        func words(_ isLong: (_ columns: Int) -> Bool) -> [(index: Int, place: Place)] {
          places.filter { index, place in
            place == .good && isLong(widths[start..<index].reduce(0, +))
              && !ReferencePhrases.partsEnding(index, in: characters)
          }
        }
        let halves = words { 2 * $0 >= columns }
        let words = halves.isEmpty ? words { $0 >= 8 }.suffix(1) : halves
        let kana = words.last { ReferencePhrases.beginsKana($0.index, in: characters) }
        let kind =
          switch parting {
          case .anywhere: nil as Int?
          case .beforeEndings: words.last?.index
          case .beforeWords, .never: (kana ?? words.last)?.index
          }
        end = phrase?.index ?? kind ?? end
      }
      let line = Self.line(characters[start..<end])
      if !line.isEmpty { breaks.lines.append(line) }  // an indent wider than the line
      start = end
    }
    breaks.lines.append(Self.line(characters[start...]))
    return breaks
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
    if isHyphen(previous) { return isSpace(beforePrevious) || isHyphen(beforePrevious) ? .fair : .good }
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

  static func isLatin(_ character: Character) -> Bool {
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

  static func isDigit(_ character: Character) -> Bool {
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
