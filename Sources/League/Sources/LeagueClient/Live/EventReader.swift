import QuizCore

/// Reads the events of a stream (`text/event-stream`) from pieces of bytes, as they come.
///
/// Never holds more than ``limit`` bytes of an event that is not over.
struct EventReader: Sendable {
  /// An event.
  struct Event: Hashable, Sendable {
    /// Its name; empty for none.
    var name: String
    /// Its data: the lines of it, with newlines between them.
    var data: [UInt8]
  }

  /// An event is longer than ``limit``.
  struct TooLong: Error {}

  /// The most bytes of an event, and of a line: the board of five hundred players with the longest names has a third.
  static let limit = 1 << 20

  private var lines = LineBuffer()
  private var name = ""
  private var data: [UInt8] = []
  private var hasData = false

  /// The events that end in `bytes`.
  mutating func read(_ bytes: some RandomAccessCollection<UInt8>) throws(TooLong) -> [Event] {
    var events: [Event] = []
    for line in lines.take(bytes) {
      if let event = take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]) { events.append(event) }
      guard data.count <= EventReader.limit else { throw TooLong() }
    }
    guard lines.rest.count + data.count <= EventReader.limit else { throw TooLong() }
    return events
  }

  /// Takes a line; returns an event where it is the blank one that ends it.
  private mutating func take(_ line: ArraySlice<UInt8>) -> Event? {
    if line.isEmpty {
      defer {
        name = ""
        data = []
        hasData = false
      }
      return hasData ? Event(name: name, data: data) : nil
    }
    let field = line.prefix { $0 != UInt8(ascii: ":") }
    var value = line.dropFirst(field.count + 1)
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    if field.elementsEqual("event".utf8) { name = String(decoding: value.prefix(40), as: UTF8.self) }
    guard field.elementsEqual("data".utf8) else { return nil }
    if hasData { data.append(UInt8(ascii: "\n")) }
    hasData = true
    data += value
    return nil
  }
}
