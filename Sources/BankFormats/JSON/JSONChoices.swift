import QuizCore

/// The choices of a question in JSON.
struct JSONChoices {
  /// Their texts.
  var texts: [String] = []
  /// What the file calls each: A, B, … or a key of its own.
  var names: [String] = []
  /// The indices of those that are marked as right themselves.
  var marked: [Int] = []

  /// Reads an array of texts or of objects, an object of texts by name, or members of the question itself that are
  /// numbered, such as `choice1`; nil when there are none.
  init?(_ value: JSONValue?, besides question: JSONValue) {
    if let texts = value?.member(["text", "texts"])?.array, let labels = value?.member(["label", "labels"])?.array,
      texts.count == labels.count
    {
      // As the data sets of Hugging Face have them.
      for (text, label) in zip(texts, labels) { add(text, name: label.text ?? "") }
    } else if let elements = value?.array {
      for (index, element) in elements.enumerated() {
        add(element, name: JSONChoices.letter(index))
      }
    } else if let members = value?.object {
      for member in members.sorted(by: { $0.key < $1.key }) { add(member.value, name: member.key) }
    } else {
      for number in 0..<9 {
        let names = ["choice", "option", "answer", "選択肢"].flatMap {
          ["\($0)\(number + 1)", "\($0)\(JSONChoices.letter(number).lowercased())"]
        }
        if let member = question.member(names + [JSONChoices.letter(number).lowercased()].filter { _ in number > 0 }) {
          add(member, name: JSONChoices.letter(number))
        }
      }
      guard texts.count > 1 else { return nil }
    }
  }

  private mutating func add(_ value: JSONValue, name: String) {
    let inner = value.member(["text", "answer", "answertext", "label", "option", "value", "content", "choice", "name"])
    guard let text = value.text ?? inner?.text else {
      // A choice that is no text is refused as an empty one.
      texts.append("")
      names.append(name)
      return
    }
    let mark = value.member(["correct", "iscorrect", "right", "isright", "isanswer", "iscorrectanswer"])
    if mark?.bool == true { marked.append(texts.count) }
    if mark?.integer == 1 || mark?.text?.lowercased() == "true", marked.last != texts.count {
      marked.append(texts.count)
    }
    texts.append(text)
    let label = value.member(["text"]) == nil ? nil : value.member(["label"])
    names.append((value.member(["id", "key", "letter"]) ?? label)?.text ?? name)
  }

  /// The choices that an answer means: one, or several with commas or semicolons between them; nil when one is none.
  func indices(of answer: String) -> [Int]? {
    if let index = index(of: answer) { return [index] }
    let parts = answer.split { ",;、；".contains($0) }.map(\.trimmed)
    guard (2...ItemRules.mostChoices).contains(parts.count) else { return nil }
    let indices = parts.compactMap(index(of:))
    return indices.count == parts.count ? indices : nil
  }

  /// The choice that an answer means: its own text first, then its name.
  func index(of answer: String) -> Int? {
    PlainText.index(of: answer, in: texts) ?? index(named: answer)
  }

  /// The choice of a name.
  func index(named name: String) -> Int? {
    let folded = Folding.folded(name)
    return names.firstIndex { Folding.folded($0) == folded }
  }

  private static func letter(_ index: Int) -> String {
    Unicode.Scalar(0x41 + UInt32(min(index, 25))).map { String(Character($0)) } ?? "A"
  }
}
