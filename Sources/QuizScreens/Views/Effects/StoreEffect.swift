import QuizCore

/// An effect on files: banks, the score log, the settings, the league.
public enum StoreEffect: Equatable, Sendable {
  /// Count the questions of a selection, or those of some levels; answered by `RoundResponse.inspected`.
  case inspect(Selection, of: Levels? = nil)
  /// Look up the facts about each set: how many of its questions are known, and the best rounds of a game; answered by a
  /// new state and by a `SetSurvey`.
  case survey(Game.ID)
  /// Continue a search for words of questions for a moment; answered by a `QuestionSearch`.
  case search(QuestionSearch)
  /// Set the number of questions per round, overriding options, and save it with the settings; answered by a new state.
  case chooseQuestions(Int)
  /// Set which kinds of questions are asked against the clock, overriding options, and save it with the settings; answered
  /// by a new state.
  case chooseKinds(KindsChoice)
  /// Draw only questions of these levels from now on, nil for all; answered by a new state.
  case chooseLevels(Levels?)
  /// Read what the first frame did not wait for: how many questions each set has, the guidance, and the scores in a log
  /// of ordinary length; answered by a new state.
  case finishLoading
  /// Count some more of a long log's rounds; answered by a new state.
  case goOnCounting
  /// Find out which questions were missed; answered by a new state.
  case findMissed
  /// Find out which day it is; answered by a new state.
  case findToday
  /// Deal a round; answered by `RoundResponse.dealt` or `.notDealt`.
  case deal(RoundRequest)
  /// Draw a seed for what a screen makes up itself; answered by `RoundResponse.seed`.
  case drawSeed
  /// Name, date and save a finished round; answered by `RoundResponse.saved`, `.notSaved` or `.practice`
  /// where it is not kept.
  case save(RoundRecord, Keeping)
  /// Try once more to save a record.
  case saveAgain(RoundRecord)
  /// Read the latest records, of one game or of all; answered by a `HistoryPage`.
  case readHistory(game: Game.ID?, count: Int)
  /// Find out whether the seed of a record still deals its questions; answered by `PastRoundResponse.replays`.
  case checkReplay(RoundRecord)
  /// Find a past round's questions; answered by `PastRoundResponse.questions`.
  case findQuestions(RoundRecord)
  /// Count how often each question was right; answered by a `StatisticsPage`.
  case readStatistics
  /// Read the player's own questions; answered by `UserQuestionsResponse.read`.
  case readOwn
  /// Change the player's own questions; answered by `UserQuestionsResponse.changed` or `.unchanged`. With `shares` the
  /// question is the league's from then on, without it is not; nothing for a player without a league.
  case changeOwn(UserBankChange, shares: Bool)
  /// Import the file at a path, which may begin with `~`, as own sets; answered by a new state and by
  /// `UserQuestionsResponse.imported`.
  case importFile(String)
  /// Find the files of a folder that can be imported, and its folders; answered by a `FolderContent`.
  case findFiles(in: String)
  /// Check whether the league's files changed; answered by a new state if so.
  case refreshLeague
  /// Read the league's files for a table, after starting an update; answered by a new state and by a `LeaguePage`.
  case readLeague(LeagueTable.Selection, LeagueUpdate)
  /// Join a league with an invitation's link under a name; answered by a `LeagueJoining`.
  case joinLeague(link: String, name: String)
  /// Poll the progress of joining; answered by a new state and by a `LeagueJoining`, or not at all if nothing is under
  /// way and there is no league.
  case pollJoining
  /// Tell the league's owner about a question, and why; answered by `LeagueResponse.reported`.
  case report(LeagueQuestion, reason: String)
  /// Apply and save a change of settings; answered by `SettingsResponse.kept`.
  case keep(SettingsChange)
  /// Replace a settings file that cannot be read, keeping a copy; answered by `SettingsResponse.kept`.
  case replaceSettings
  /// An effect on a live room.
  case live(LiveEffect)
}

/// What to fetch from the league's server.
public enum LeagueUpdate: Equatable, Sendable {
  /// Nothing; only look at what is there.
  case nothing
  /// The table, unless it was just fetched.
  case table
  /// For a screen that opens: synchronise all, unless that was just done, and fetch the table.
  case opening
  /// Synchronise all and fetch the table.
  case everything
}
