/// What a player answered to one question.
public enum GivenAnswer: Hashable, Sendable {
  /// Panels, counted from 0, in the order in which they were chosen; of several right ones, from the first.
  case panels([Int])
  /// A line of text.
  case text(String)

  /// One panel.
  public static func panel(_ panel: Int) -> GivenAnswer { .panels([panel]) }

  /// The panels; none where it is a text.
  public var panels: [Int] {
    switch self {
    case .panels(let panels): panels
    case .text: []
    }
  }

  /// The text; nil where it is panels.
  public var text: String? {
    switch self {
    case .panels: nil
    case .text(let text): text
    }
  }

  /// The longest line that can be given, in characters.
  public static let longestText = 100
}
