import QuizCore

/// A text with gaps as Moodle's cloze questions have them: `Paris is in {1:MULTICHOICE:=France~Italy}.`
enum ClozeText {
  /// The questions of a text, one for each gap.
  static func content(_ text: String) -> RawItem.Content {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var answers: [RawItem.Content] = []
    var piece = 0
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "{"), let head = head(bytes, at: place) else {
        place += 1
        continue
      }
      guard let end = end(of: bytes, from: head.end) else { break }
      pieces.append(String(decoding: bytes[piece..<place], as: UTF8.self))
      answers.append(answer(head.kind, Array(bytes[head.end..<end])))
      place = end + 1
      piece = place
    }
    pieces.append(String(decoding: bytes[piece...], as: UTF8.self))
    return Gaps.content(pieces, answers)
  }

  /// The pieces of a text around `[[1]]`, and the numbers.
  static func numbered(_ text: String) -> (pieces: [String], numbers: [Int]) {
    let parts = text.split(separator: "[[", omittingEmptySubsequences: false)
    var pieces = [String(parts.first ?? "")]
    var numbers: [Int] = []
    for part in parts.dropFirst() {
      let digits = part.prefix { $0.isASCII && $0.isWholeNumber }
      let rest = part[digits.endIndex...]
      if let number = Int(digits), rest.hasPrefix("]]") {
        numbers.append(number)
        pieces.append(String(rest.dropFirst(2)))
      } else {
        pieces[pieces.count - 1] += "[[\(part)"
      }
    }
    return (pieces, numbers)
  }

  /// How a gap is answered.
  private enum Kind {
    case one, several, text, number
  }

  /// What stands between the points and the answers of a gap.
  private static let kinds: [String: Kind] = [
    "MULTICHOICE": .one, "MC": .one, "MULTICHOICE_V": .one, "MCV": .one, "MULTICHOICE_H": .one, "MCH": .one,
    "MULTICHOICE_S": .one, "MCS": .one, "MULTICHOICE_VS": .one, "MCVS": .one, "MULTICHOICE_HS": .one, "MCHS": .one,
    "MULTIRESPONSE": .several, "MR": .several, "MULTIRESPONSE_H": .several, "MRH": .several,
    "MULTIRESPONSE_S": .several,
    "MRS": .several, "MULTIRESPONSE_HS": .several, "MRHS": .several, "SHORTANSWER": .text, "SA": .text, "MW": .text,
    "SHORTANSWER_C": .text, "SAC": .text, "MWC": .text, "NUMERICAL": .number, "NM": .number,
  ]

  /// The kind of the gap whose brace is at a place, and where its answers begin; nil where none is.
  private static func head(_ bytes: [UInt8], at place: Int) -> (kind: Kind, end: Int)? {
    let longest = 32
    let inside = bytes[(place + 1)...].prefix(longest)
    guard let first = inside.firstIndex(of: UInt8(ascii: ":")),
      inside[..<first].allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x20 }),
      let second = inside[(first + 1)...].firstIndex(of: UInt8(ascii: ":")),
      let kind = kinds[String(decoding: inside[(first + 1)..<second], as: UTF8.self).trimmed]
    else { return nil }
    return (kind, second + 1)
  }

  /// The brace that closes a gap; nil where none does.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if bytes[place] == UInt8(ascii: "}") { return place }
      place += 1
    }
    return nil
  }

  private static func answer(_ kind: Kind, _ bytes: [UInt8]) -> RawItem.Content {
    // Each answer stands behind a tilde; the first may have none.
    let answers = divided(bytes, at: UInt8(ascii: "~")).filter { !$0.isEmpty }.map(Answer.init)
    let whole = answers.indices.filter { answers[$0].weight >= 99 }
    let texts = answers.map(\.text)
    switch kind {
    case .one:
      return whole.count > 1 ? .refused(.severalRight(whole.count)) : .choices(texts, right: whole)
    case .several: return .several(texts, right: answers.indices.filter { answers[$0].weight > 0 })
    case .text:
      let (accepted, hadStars) = ShortAnswer.texts(whole.map { texts[$0] })
      return accepted.isEmpty ? .refused(hadStars ? .anyText : .noRight) : .typed(accepted)
    case .number:
      guard let only = whole.first else { return .refused(.noRight) }
      guard whole.count == 1 else { return .refused(.severalNumbers(whole.count)) }
      let parts = texts[only].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      return NumberText.content(parts.first ?? "", margin: parts.count > 1 ? parts[1] : "")
    }
  }

  /// One answer of a gap: `=right`, `%50%half#feedback`.
  private struct Answer {
    let weight: Double
    let text: String

    init(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
      var weight = 0.0
      if rest.first == UInt8(ascii: "=") {
        weight = 100
        rest.removeFirst()
      }
      if rest.first == UInt8(ascii: "%"),
        let close = rest.dropFirst().prefix(12).firstIndex(of: UInt8(ascii: "%")),
        let number = Double(String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self))
      {
        weight = number
        rest = rest[(close + 1)...]
      }
      self.weight = weight
      text = ClozeText.unescaped(ClozeText.divided(Array(rest), at: UInt8(ascii: "#")).first ?? [])
    }
  }

  /// Bytes divided at a mark that does not stand behind a backslash.
  private static func divided(_ bytes: [UInt8], at mark: UInt8) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in bytes {
      if byte == mark, !isEscaped { parts.append([]) } else { parts[parts.count - 1].append(byte) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts
  }

  private static func unescaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped, !"}#~/\"\\=%{".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      let isMark = byte == UInt8(ascii: "\\") && !isEscaped
      if !isMark { result.append(byte) }
      isEscaped = isMark
    }
    if isEscaped { result.append(UInt8(ascii: "\\")) }
    return String(decoding: result, as: UTF8.self).trimmed
  }
}
