import QuizCore
import TerminalKit

extension Localizer {
  /// The name of a row of standings: a player's, or a team's.
  func name(of standing: LiveStanding, isTeam: Bool) -> SafeText {
    isTeam ? team(standing.team) : SafeText(standing.name).oneLine
  }

  /// The name of a team, which has the shape and the colour of a choice.
  func team(_ team: Int) -> SafeText {
    self(Phrase.teams.indices.contains(team - 1) ? Phrase.teams[team - 1] : Phrase(same: "\(team)"))
  }
}

extension LiveState {
  /// How much of the round is decided, of 1.
  var progress: Double {
    let decided = Double(question?.number ?? 0) - (result == nil && phase == .question ? 1 : 0)
    return max(0, min(1, decided / Double(max(1, count))))
  }

  /// What is played, in wordings from the longest to the shortest.
  func titles(_ words: Localizer) -> [SafeText] {
    let title = SafeText(title).oneLine
    let length = words(.questions(max(0, count)) + .listComma + .secondsLong(rules.limit))
    return [title + "   " + length, title]
  }
}
