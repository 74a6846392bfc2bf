import QuizCore

/// The player's choice of how long a verdict stays.
public enum VerdictChoice: String, CaseIterable, SettingRepresentable {
  /// Not at all.
  case off
  /// A moment when right, some seconds when wrong.
  case brief
  /// Until a key.
  case key

  /// As a rule of a round.
  public var stay: Rules.VerdictStay {
    switch self {
    case .off: .none
    case .brief: Rules.briefVerdict
    case .key: .untilKey
    }
  }
}
