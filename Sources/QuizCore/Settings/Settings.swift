/// What the player chose on screen, as `settings.json` keeps it; nil wherever nothing was chosen.
///
/// An option of the command line beats the environment, which beats these.
public struct Settings: Codable, Hashable, Sendable {
  /// `auto`, `ja` or `en`.
  public var language: LanguageChoice?
  /// Seconds a question of the timed round: 0 for no clock.
  public var seconds: Int?
  /// Questions a round.
  public var questions: Int?
  /// How long a verdict stays.
  public var verdict: VerdictChoice?
  /// Colours.
  public var theme: ThemeChoice?
  /// Whether things move.
  public var motion: Bool?
  /// Whether the mouse is read.
  public var mouse: Bool?
  /// Whether lines are drawn with ASCII characters only.
  public var ascii: Bool?
  /// Whether a right answer rings the bell.
  public var bell: Bool?
  /// What Play drew from last.
  public var selection: Selection?

  /// The seconds that a question can have; 0 is no clock.
  public static let possibleSeconds = 0...3600
  /// The questions that a round can have.
  public static let possibleQuestions = 1...500

  /// Nothing chosen.
  public init() {}
}

/// The language of the words on screen.
public enum LanguageChoice: String, Codable, CaseIterable, Sendable {
  /// By the environment.
  case auto
  /// Japanese.
  case ja
  /// English.
  case en
}

/// How long the verdict on an answer stays.
public enum VerdictChoice: String, Codable, CaseIterable, Sendable {
  /// Not at all.
  case off
  /// A moment when right, some seconds when wrong.
  case brief
  /// Until a key.
  case key
}

/// The palettes.
public enum ThemeChoice: String, Codable, CaseIterable, Sendable {
  /// By what the environment says of the terminal's background.
  case auto
  /// For dark backgrounds.
  case dark
  /// For light backgrounds.
  case light
  /// No dim text, heavy borders.
  case contrast
  /// No colours.
  case mono
}
