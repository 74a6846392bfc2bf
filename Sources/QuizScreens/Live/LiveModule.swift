import QuizCore
import TerminalKit

/// Live rooms as the player meets them.
struct LiveModule: GameModule {
  let game = Game.live

  var symbol: Symbol { Symbol("✦", ascii: "!!", color: 0) }

  func isReady(in state: AppState) -> Bool { state.live.problem == nil }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    context.words(isReady(in: context.state) ? .forTheRoom : .needsProgram)
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection.map { LiveRulesScreen($0, in: state) } ?? LiveMenuScreen()
  }

  // A room has rules before it has questions.
  func chosen(_ selection: Selection, in state: AppState) -> Action? { .push(LiveRulesScreen(selection, in: state)) }

  var ownScreens: [any Screen.Type] {
    [LiveMenuScreen.self, LiveRulesScreen.self, LiveHostScreen.self, LiveJoinScreen.self, LivePlayerScreen.self]
  }

  // Its keys are those of a place of their own.
  var helpTexts: [Phrase]? { nil }

  /// What a newcomer should know.
  static let texts: [Phrase] = [
    Phrase(
      en: "One person hosts, and everybody answers the same question at the same moment, on a phone or in a terminal.",
      ja: "1人が部屋を開き、全員がスマホやパソコンから同じ問題に同時に答えます。"),
    Phrase(
      en: "Nothing to install on a phone: open the address or the QR code, type a name, done.",
      ja: "スマホには何も入れません。アドレスか QR コードを開き、名前を入れるだけです。"),
    Phrase(
      en: "1,000 points for a right answer and a little for speed, timed on each player's own screen.",
      ja: "正解は1,000点、速さに応じて少し加点。時間は各自の画面で計ります。"),
  ]
}

extension PhraseList {
  fileprivate static let forTheRoom = PhraseList(
    en: ["a round for the room, on phones too", "a round for the room", "for the room"],
    ja: ["みんなで同時に遊ぶ（スマホからも）", "みんなで同時に遊ぶ", "同時に遊ぶ"])
  /// What it lacks, where no room can be opened.
  fileprivate static let needsProgram = PhraseList(
    en: ["needs tenq-league", "not installed"], ja: ["tenq-league が必要です", "未インストール"])
}
