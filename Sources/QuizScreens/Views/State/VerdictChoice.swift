import QuizCore

/// How long the verdict on an answer stays, as a player chooses it.
public enum VerdictChoice: String, CaseIterable, SettingRepresentable {
  /// Not at all.
  case off
  /// A moment when right, some seconds when wrong.
  case brief
  /// Until a key.
  case key

  /// What it is in the rules of a round.
  public var stay: Rules.VerdictStay {
    switch self {
    case .off: .none
    case .brief: Rules.briefVerdict
    case .key: .untilKey
    }
  }
}
