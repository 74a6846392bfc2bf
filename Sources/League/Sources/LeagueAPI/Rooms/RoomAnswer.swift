/// A player's answer: `POST /v1/rooms/{code}/answers`. The first one to a question counts; it can be sent again.
public struct RoomAnswer: Codable, Hashable, Sendable {
  /// The question's number, from 1.
  public let question: Int
  /// The instant at which the question opened, as the player's screen had it: an answer to a question that was asked
  /// anew since is none.
  public let opens: Int
  /// The panels, counted from 0; nil where the answer is a text.
  public let panels: [Int]?
  /// The text as it was typed; nil where the answer is panels.
  public let text: String?
  /// How long the player took, from the frame that showed the question, in milliseconds.
  public let milliseconds: Int

  /// Makes it of its parts.
  public init(question: Int, opens: Int, panels: [Int]? = nil, text: String? = nil, milliseconds: Int) {
    self.question = question
    self.opens = opens
    self.panels = panels
    self.text = text
    self.milliseconds = milliseconds
  }
}

/// The answer to ``RoomAnswer``: it is kept, and counts.
public struct RoomAnswered: Codable, Hashable, Sendable {
  /// The time as it counts, in milliseconds: the player's as far as it can be believed.
  public let milliseconds: Int

  /// Makes it.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }
}
