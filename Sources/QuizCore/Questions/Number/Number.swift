extension QuestionKind {
  /// A number that is typed, within a margin or a range.
  public static let number = QuestionKind(
    id: "number", name: Phrase(en: "a number", ja: "数値"),
    otherNames: ["数値", "numeric", "numerical", "numeric answer", "数", "数字", "数値入力"],
    input: .number, halvesOfLimit: 4, choiceCounts: 0...0,
    cell: AnswerCellRule(
      claims: NumberCell.claims, isDoubtful: { AcceptedNumber($0.text)?.isRange == false },
      read: { cell in
        do throws(AcceptedNumber.Fault) {
          _ = try AcceptedNumber(reading: cell.text)
          return .key(Key(accepted: [cell.text.trimmed]))
        } catch {
          return .fault(error.sentence)
        }
      },
      write: { $0.accepted.first ?? "" }),
    isPossible: { key, count in
      count == 0 && key.answers.isEmpty && key.accepted.count == 1
        && key.accepted.allSatisfy { AcceptedNumber($0) != nil }
    },
    isComplete: { question, given in
      guard let text = given.text, let accepted = question.acceptedNumber else { return false }
      return !accepted.numbers(text).isEmpty
    },
    judge: { question, given in
      guard let accepted = question.acceptedNumber else { return .wrong }
      return accepted.numbers(given.text ?? "").contains(where: accepted.contains) ? .right : .wrong
    },
    rightAnswer: { $0.accepted.first.map(NumberCell.told) ?? "" },
    rightLine: { question in
      question.accepted.first.flatMap(NumberCell.middle(of:)) ?? question.acceptedNumber?.low.description ?? ""
    }, identity: { $0.accepted.first ?? "" })
}

extension Question {
  /// The numbers that are right; nil where the answer is none.
  fileprivate var acceptedNumber: AcceptedNumber? { accepted.first.flatMap(AcceptedNumber.init) }

  /// The unit that is said beside the line of a number; empty where there is none.
  public var unit: String {
    kind.input == .number ? accepted.first.map(NumberCell.unit) ?? "" : ""
  }

  /// A number that was typed, with its unit; other lines as they are.
  public func withUnit(_ line: String) -> String { line + NumberCell.behind(unit) }
}

extension String {
  /// The part of the text that is `folded` but for case and width; `folded` itself where there is none.
  fileprivate func spelling(of folded: String) -> String {
    indices.lazy.map { String(self[$0...].prefix(folded.count)) }.last { Folding.folded($0) == folded } ?? folded
  }
}

/// The answer of a number in a bank.
enum NumberCell {
  /// The number as a player sees it: without its margin, a range with a dash, thousands grouped.
  static func told(_ text: String) -> String {
    let unit = unit(of: text)
    func number(_ part: Substring) -> String { grouped(NumberCell.number(part, without: unit)) }
    let withUnit = behind(unit)
    if let middle = middle(of: text) { return grouped(middle) + withUnit }
    for sign in ["...", "..", "…", "〜", "～", "~"] {
      let parts = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { return number(parts[0]) + "–" + number(parts[1]) + withUnit }
    }
    return number(Substring(text)) + withUnit
  }

  /// A unit as it stands behind a number, with a blank where it is written so; empty for none.
  static func behind(_ unit: String) -> String {
    unit.isEmpty ? "" : (unit.first?.isASCII == true && unit != "%" ? " " : "") + unit
  }

  /// A number with its thousands apart: of five digits or more, since one of four may be a year.
  private static func grouped(_ number: String) -> String {
    let sign = number.prefix { "+-−".contains($0) }
    let digits = number.dropFirst(sign.count).prefix { $0.isASCII && $0.isWholeNumber }
    let rest = number.dropFirst(sign.count + digits.count)
    guard digits.count > 4, digits.first != "0", rest.isEmpty || rest.first == "." else { return number }
    return sign + digits.groupedDigits + rest
  }

  /// The number that has a margin, as the bank writes it; nil where none has one.
  static func middle(of text: String) -> String? {
    for sign in ["±", "+/-", "+-"] {
      let parts = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { return number(parts[0], without: unit(of: text)) }
    }
    return nil
  }

  private static func number(_ part: Substring, without unit: String) -> String {
    let part = String(part).trimmed
    return part.hasSuffix(unit) ? String(part.dropLast(unit.count)).trimmed : part
  }

  /// The unit of an answer, as the bank writes it, in its own case.
  static func unit(of text: String) -> String {
    AcceptedNumber(text).map { $0.unit.isEmpty ? "" : text.spelling(of: $0.unit) } ?? ""
  }

  /// Whether a row without choices is one: a number of more than one digit, since one alone is rather the label of a
  /// choice that is lost, without a unit, since an address begins with a number, too, and without a zero before other
  /// digits, as a code has it.
  static func claims(_ cell: AnswerCellRule.Cell) -> Bool {
    guard cell.choices.isEmpty, AnswerLabel(cell.text) == nil, let number = AcceptedNumber(cell.text) else {
      return false
    }
    let text = Folding.folded(cell.text)
    let isCode = text.hasPrefix("0") && text.dropFirst().first.map { $0.isASCII && $0.isWholeNumber } == true
    return number.isRange || number.unit.isEmpty && !isCode
  }
}
