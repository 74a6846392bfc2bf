import QuizCore

/// A record of the score log as the store keeps it: JSON with the keys of the log. By hand, because an encoder takes ten
/// times as long, and a server writes thousands a second.
enum RecordText {
  /// The JSON of a record that was found plausible: its texts have no control characters.
  static func json(_ record: RoundRecord) -> String {
    var json = ""
    json.reserveCapacity(320 + 96 * record.answers.count)
    json += "{\"version\":\(record.version),\"id\":\"\(record.id)\",\"date\":\"\(record.date)\",\"game\":"
    json += "\(quoted(record.game.rawValue)),\"set\":\(quoted(record.set)),\"asked\":\(record.asked)"
    json += ",\"correct\":\(record.correct),\"misses\":\(record.misses),\"milliseconds\":\(record.milliseconds)"
    json += ",\"limit\":\(record.limit),\"pauses\":\(record.pauses),\"seed\":\(record.seed)"
    if let sitting = record.sitting { json += ",\"sitting\":\(quoted(sitting))" }
    json += ",\"answers\":["
    for (index, answer) in record.answers.enumerated() {
      json += index == 0 ? "{\"question\":\"" : ",{\"question\":\""
      json += "\(answer.question)\",\"choice\":\(answer.choice.map(String.init) ?? "null")"
      json += ",\"correct\":\(answer.correct),\"milliseconds\":\(answer.milliseconds)}"
    }
    return json + "]}"
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else {
      return "\"\(text)\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      // A plausible record has none.
      case "\u{0}"..<" ": break
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
