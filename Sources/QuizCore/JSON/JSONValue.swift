/// A value of JSON with its place: settings, imports and the command line read and write JSON through this type.
/// FoundationEssentials' decoder knows no lines, and its encoder loses numbers that fit in no type of Swift.
package struct JSONValue: Sendable {
  /// What it is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// Its name.
    package let key: String
    /// What it holds.
    package let value: JSONValue
    /// The line of its name, from 1.
    package let line: Int

    /// Makes a member from its parts.
    package init(_ key: String, _ value: JSONValue, line: Int = 1) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// What it is.
  package let content: Content
  /// The line it begins on, from 1.
  package let line: Int

  /// Makes a value from its parts.
  package init(_ content: Content, line: Int = 1) {
    self.content = content
    self.line = line
  }

  /// A text.
  package init(_ text: String) {
    self.init(.string(text))
  }

  /// Its elements, when it is an array.
  package var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// Its members in their order, when it is an object.
  package var object: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Its text, when it is a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// Whether it is true or false, when it is one of them.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// Whether it is `null`.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The whole number that it is, however it is written; nil for anything else, a string of digits too.
  package var integer: Int? {
    guard case .number(let digits) = content else { return nil }
    if let integer = Int(digits) { return integer }
    return Double(digits).flatMap { Int(exactly: $0) }
  }

  /// The value of the first member of this name, when it is an object that has one.
  package subscript(key: String) -> JSONValue? { object?.first { $0.key == key }?.value }
}

extension JSONValue {
  /// The value as text in lines, with two blanks for each level and the members of objects by their names.
  package var lines: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): text += JSONValue.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : ",") + indent + "  "
        element.write(to: &text, indent: indent + "  ")
      }
      text += (elements.isEmpty ? "\n" : "") + indent + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        text += (index == 0 ? "" : ",") + indent + "  " + JSONValue.quoted(member.key) + " : "
        member.value.write(to: &text, indent: indent + "  ")
      }
      text += (members.isEmpty ? "\n" : "") + indent + "}"
    }
  }

  /// A text as a string of JSON.
  package static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\0"..<" ": json += escape(UInt16(scalar.value))
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// A UTF-16 code unit as a `\u` escape.
  package static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
