import QuizCore

/// One question of GIFT.
struct GIFTQuestion {
  private let bytes: [UInt8]
  private var format = FormattedText.Format.unknown

  /// Takes its lines, without comments.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let backslash = UInt8(ascii: "\\")

  /// The first place of one of `marks` from `start` on that is not escaped.
  private func first(_ marks: Set<UInt8>, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end {
      if bytes[place] == GIFTQuestion.backslash {
        place += 2
        continue
      }
      if marks.contains(bytes[place]) { return place }
      place += 1
    }
    return nil
  }

  /// Reads the question into an item; throws why it cannot be taken.
  consuming func fill(_ item: inout RawItem) throws(Refusal) {
    var start = bytes.firstIndex { $0 > 0x20 } ?? 0
    if bytes[start...].starts(with: "::".utf8) {
      var end = start + 2
      while let next = first([UInt8(ascii: ":")], from: end, to: bytes.count), bytes[next...].prefix(2).count == 2 {
        end = next
        if bytes[next + 1] == UInt8(ascii: ":") { break }
        end = next + 1
      }
      guard bytes[end...].starts(with: "::".utf8) else {
        throw .syntax(Phrase(en: "its name in :: is never closed", ja: "名前を囲む :: が閉じられていません"))
      }
      start = end + 2
    }
    guard let open = first([UInt8(ascii: "{")], from: start, to: bytes.count) else {
      item.text = excerpt(start, bytes.count)
      throw .kind(Phrase(en: "a description", ja: "説明文"))
    }
    guard let close = first([UInt8(ascii: "}")], from: open + 1, to: bytes.count) else {
      item.text = excerpt(start, open)
      throw .syntax(Phrase(en: "the brace { of its answers is never closed", ja: "答えの { が閉じられていません"))
    }
    let before = try text(start, open, isQuestion: true)
    let after = try text(close + 1, bytes.count)
    item.text = GIFTQuestion.gapped(before, after)
    try fillAnswers(&item, open + 1, close)
  }

  /// A text with its gap, where one is needed: a full stop behind a question is none of it.
  private static func gapped(_ before: String, _ after: String) -> String {
    guard let first = after.first else { return before }
    if !after.contains(where: { $0.isLetter || $0.isNumber }) {
      if let last = before.last, ".?!:。？！：…".contains(last) { return before }
      return "\(before) \(Gaps.mark)\(after)"
    }
    return "\(before) \(Gaps.mark)" + (".,;:?!)。、）".contains(first) ? after : " \(after)")
  }

  private mutating func fillAnswers(_ item: inout RawItem, _ start: Int, _ close: Int) throws(Refusal) {
    var end = close
    // Feedback for every answer stands at the end, behind ####.
    var general: String?
    var place = start
    while let mark = first([UInt8(ascii: "#")], from: place, to: close) {
      if bytes[mark..<close].starts(with: "####".utf8) {
        general = try text(mark + 4, close)
        end = mark
        break
      }
      place = mark + 1
    }
    let inside = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
    if inside.isEmpty { throw .essay }
    if inside.hasPrefix("#") {
      let first = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? start
      try fillNumber(&item, first + 1, end, general: general)
      return
    }
    if let isTrue = GIFTReader.truth(inside) {
      // The first feedback is for the wrong answer, the second for the right one.
      let wrong = first([UInt8(ascii: "#")], from: start, to: end)
      let right = wrong.flatMap { first([UInt8(ascii: "#")], from: $0 + 1, to: end) }
      let names = TrueOrFalse.names(asked: item.text)
      item.content = .choices(names, right: [isTrue ? 0 : 1])
      let said: [(text: String, said: String?, isRight: Bool)] = [
        (names[isTrue ? 0 : 1], try right.map { place throws(Refusal) in try text(place + 1, end) }, true),
        (names[isTrue ? 1 : 0], try wrong.map { place throws(Refusal) in try text(place + 1, right ?? end) }, false),
      ]
      item.explanation = AnswerFeedback(said).explanation(general: general)
      return
    }
    let marks: Set<UInt8> = [UInt8(ascii: "="), UInt8(ascii: "~")]
    guard var next = first(marks, from: start, to: end) else {
      // Moodle takes an answer without a mark for one to type.
      let hash = first([UInt8(ascii: "#")], from: start, to: end) ?? end
      item.content = .typed([try text(start, hash)])
      item.explanation = AnswerFeedback().explanation(general: general)
      return
    }
    var answers: [Answer] = []
    while next < end {
      let following = first(marks, from: next + 1, to: end) ?? end
      answers.append(try answer(next, following))
      next = following
    }
    item.explanation = AnswerFeedback().explanation(general: general)
    if answers.allSatisfy(\.hasEquals) {
      if answers.allSatisfy({ $0.pair != nil }) {
        item.content = Matching.content(
          item.text, answers.compactMap { answer in answer.pair.map { ($0.stem, $0.answer) } }.filter { !$0.0.isEmpty },
          others: answers.compactMap(\.pair).filter(\.stem.isEmpty).map(\.answer))
        return
      }
      let right = answers.filter(\.isRight)
      let (texts, hadStars) = ShortAnswer.texts(right.map(\.text))
      item.content = texts.isEmpty && hadStars ? .refused(.anyText) : .typed(texts)
      if hadStars { item.notes.append(.wildcards) }
      explain(&item, answers, general: general) { $0.isRight }
      return
    }
    // With an equals sign one choice is to be chosen, and what has a smaller weight is nearly right; without any, all that
    // have a weight are.
    let isOne = answers.contains { $0.hasEquals && $0.isRight }
    let right = answers.indices.filter { isOne ? answers[$0].isRight : answers[$0].weight > 0 }
    if isOne, right.count > 1 { throw .severalRight(right.count) }
    if right.count == 1, !answers[right[0]].isRight { throw .noRight }
    let texts = answers.map(\.text)
    item.content = isOne ? .choices(texts, right: right) : .several(texts, right: right)
    explain(&item, answers, general: general) { isOne ? $0.isRight : $0.weight > 0 }
  }

  /// Keeps what is said of answers, and notes those that are only nearly right.
  private func explain(
    _ item: inout RawItem, _ answers: [Answer], general: String?, where isRight: (Answer) -> Bool
  ) {
    item.explanation = AnswerFeedback(answers.map { ($0.text, $0.feedback, isRight($0)) })
      .explanation(general: general)
    if answers.contains(where: { $0.weight > 0 && !isRight($0) }) { item.notes.append(.partlyRight) }
  }

  /// The weight of an answer that is wholly right; thirds do not add up to a hundred.
  private static let full = 99.0

  /// Reads the number that is right: `3.14:0.01`, `1..5`, or the one of `=1822:0 =%50%1820:2` with the whole weight.
  private func fillNumber(_ item: inout RawItem, _ start: Int, _ end: Int, general: String?) throws(Refusal) {
    let equals = UInt8(ascii: "=")
    var parts: [(Int, Int)] = []
    var next = first([equals], from: start, to: end)
    while let place = next {
      next = first([equals], from: place + 1, to: end)
      parts.append((place + 1, next ?? end))
    }
    if parts.isEmpty { parts = [(start, end)] }
    var answers: [Answer] = []
    for (from, to) in parts {
      let (weight, place) = self.weight(from, to)
      let tilde = first([UInt8(ascii: "~")], from: place, to: to) ?? to
      let hash = first([UInt8(ascii: "#")], from: place, to: tilde) ?? tilde
      let said = hash < tilde ? try text(hash + 1, tilde) : nil
      answers.append(
        Answer(hasEquals: true, weight: weight ?? 100, text: unescaped(place, hash), feedback: said, pair: nil))
    }
    answers = answers.filter { !$0.text.isEmpty && $0.text != "*" }
    let right = answers.filter(\.isRight)
    for index in answers.indices { answers[index].text = PlainText.replacing(":", by: "±", in: answers[index].text) }
    explain(&item, answers, general: general) { $0.isRight }
    guard let only = right.first?.text else { throw .noRight }
    guard right.count == 1 else { throw .severalNumbers(right.count) }
    let colon = only.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let ends = only.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    item.content =
      colon.count == 2
      ? NumberText.content(colon[0], margin: colon[1])
      : ends.count == 2 ? NumberText.content(from: ends[0], to: ends[1]) : NumberText.content(only)
  }

  private struct Answer {
    var hasEquals: Bool
    var weight: Double
    var text: String
    var feedback: String?
    /// The two sides of `stem -> answer`.
    var pair: (stem: String, answer: String)?

    /// Whether it is wholly right.
    var isRight: Bool { weight >= GIFTQuestion.full }
  }

  /// The weight between percent signs that stands at a place, and where the text behind it begins.
  private func weight(_ start: Int, _ end: Int) -> (weight: Double?, place: Int) {
    var place = start
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: "%"),
      let close = bytes[(place + 1)..<end].prefix(12).firstIndex(of: UInt8(ascii: "%")),
      let number = Double(String(decoding: bytes[(place + 1)..<close], as: UTF8.self))
    else { return (nil, place) }
    return (number, close + 1)
  }

  /// Reads the answer that begins with the `=` or `~` at `start`.
  private func answer(_ start: Int, _ end: Int) throws(Refusal) -> Answer {
    let hasEquals = bytes[start] == UInt8(ascii: "=")
    let (weight, place) = self.weight(start + 1, end)
    let hash = first([UInt8(ascii: "#")], from: place, to: end) ?? end
    let feedback = hash < end ? try text(hash + 1, end) : nil
    let arrow = bytes[place..<hash].indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: ">")
    }
    let pair = try arrow.map { arrow throws(Refusal) in
      (stem: try text(place, arrow), answer: try text(arrow + 2, hash))
    }
    return Answer(
      hasEquals: hasEquals, weight: weight ?? (hasEquals ? 100 : 0), text: try text(place, hash),
      feedback: feedback?.isEmpty == true ? nil : feedback, pair: pair)
  }

  /// The text between two places, as it is meant. The format that a question names is that of its answers, too.
  private mutating func text(_ start: Int, _ end: Int, isQuestion: Bool) throws(Refusal) -> String {
    let (format, place) = named(start, end)
    if isQuestion { self.format = format ?? .unknown }
    return try FormattedText.plain(unescaped(place, end), format ?? self.format)
  }

  private func text(_ start: Int, _ end: Int) throws(Refusal) -> String {
    let (format, place) = named(start, end)
    return try FormattedText.plain(unescaped(place, end), format ?? self.format).trimmed
  }

  /// The format that stands in brackets before a text, and where the text begins.
  private func named(_ start: Int, _ end: Int) -> (format: FormattedText.Format?, start: Int) {
    let names: [(String, FormattedText.Format)] = [
      ("[html]", .html), ("[plain]", .plain), ("[moodle]", .unknown), ("[markdown]", .unknown),
    ]
    var place = start
    while place < end, bytes[place] <= 0x20 { place += 1 }
    for (name, format) in names where bytes[place..<end].starts(with: name.utf8) {
      return (format, place + name.utf8.count)
    }
    return (nil, place)
  }

  private func unescaped(_ start: Int, _ end: Int) -> String {
    var result: [UInt8] = []
    var place = start
    while place < end {
      let byte = bytes[place]
      if byte == GIFTQuestion.backslash, place + 1 < end {
        let next = bytes[place + 1]
        switch next {
        case UInt8(ascii: "n"): result.append(0x0A)
        case _ where "~=#{}:\\".utf8.contains(next): result.append(next)
        default: result += [byte, next]
        }
        place += 2
      } else {
        // Lines are broken and indented where it suits the file; a line of the text is broken by \n.
        if byte == 0x0A || byte == 0x0D {
          while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
          result.append(0x20)
          while place + 1 < end, bytes[place + 1] == 0x20 || (0x09...0x0D).contains(bytes[place + 1]) { place += 1 }
        } else {
          result.append(byte)
        }
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self).trimmed
  }

  /// What a report shows of a question that cannot be read.
  private func excerpt(_ start: Int, _ end: Int) -> String { unescaped(min(start, end), end) }
}
