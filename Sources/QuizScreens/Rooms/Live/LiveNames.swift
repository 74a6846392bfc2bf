import QuizCore
import TerminalKit

extension Localizer {
  /// The name of a player or team in the standings.
  func name(of standing: LiveStanding, isTeam: Bool) -> SafeText {
    isTeam ? team(standing.team) : SafeText(standing.name).oneLine
  }

  /// The name of a team, after the shape and colour of a choice.
  func team(_ team: Int) -> SafeText {
    self(Phrase.teams.indices.contains(team - 1) ? Phrase.teams[team - 1] : Phrase(same: "\(team)"))
  }
}

extension LiveStanding {
  /// Whether this row is the player's, or of the player's team.
  func isOf(_ own: LiveOwn?, isTeam: Bool) -> Bool {
    guard let own else { return false }
    return isTeam ? own.team > 0 && own.team == team : own.name == name
  }
}

extension LiveState {
  /// The share of the round that is decided, from 0 to 1.
  var progress: Double {
    let decided = Double(question?.number ?? 0) - (result == nil && phase == .question ? 1 : 0)
    return max(0, min(1, decided / Double(max(1, count))))
  }

  /// What is played, from the longest to the shortest wording.
  func titles(_ words: Localizer) -> [SafeText] {
    let title = SafeText(title).oneLine
    let length = words(.questions(max(0, count)) + .listComma + .secondsLong(rules.limit))
    return [title + "   " + length, title]
  }
}

extension AppState {
  /// The title of a live room that its players read.
  public func roomTitle(of setup: RoundSetup) -> SafeText {
    let words = Localizer(language)
    return setup.selection.map { words.title(of: $0, glyphs: glyphs).oneLine } ?? words(.everything)
  }
}
