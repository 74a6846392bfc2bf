import QuizCore

/// How the answers of a round stand in its text for others, as a player chooses it.
public enum ShareChoice: String, CaseIterable, SettingRepresentable {
  /// As coloured squares: `🟩🟥⬛`.
  case squares
  /// As signs that need no colour: `✓✗·`.
  case signs
}
