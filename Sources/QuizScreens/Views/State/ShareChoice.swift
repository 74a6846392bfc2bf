import QuizCore

/// The player's choice of marks in a shared round.
public enum ShareChoice: String, CaseIterable, SettingRepresentable {
  /// As coloured squares: `🟩🟥⬛`.
  case squares
  /// As signs that need no colour: `✓✗·`.
  case signs
}
