import QuizCore
import TerminalKit

/// The endless game as the player meets it.
struct EndlessModule: OneByOneModule {
  let game = Game.endless

  var symbol: Symbol { Symbol("●", ascii: "{}", color: 2) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    guard let rate = context.state.memories[EndlessMemory.self]?.rate else { return words(.oneAtATime) }
    return words(rate < EndlessModule.encouraging ? .oneMore : .rightLately(rate))
  }

  /// A share of right answers, in percent, from which on it invites to play on.
  private static let encouraging = 50

  // The header already shows it.
  var isNamedInTitles: Bool { false }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(game.id, offersHelp: false) : nil
  }

  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader {
    BoardHeader(endless: sitting, at: now, in: context)
  }

  /// The name of the game and how the sitting stands; in a small window one of the two.
  static func title(of sitting: OneByOneSitting, in context: ViewContext) -> SafeText {
    let name = context.words(EndlessModule().name)
    guard !sitting.answers.isEmpty else { return name }
    let standing = context.words(.rightOfAsked(sitting.right, sitting.answers.count))
    return context.isCompact ? standing : name + "   " + standing
  }

  var helpTexts: [Phrase]? { [.helpEndless] }
}

extension Phrase {
  fileprivate static let helpEndless = Phrase(
    en:
      "One question at a time from all sets and your own, never the same twice in a row. New ones and those you often miss come up most. Each answer is kept at once; a sitting is one row of the history.",
    ja:
      "すべての問題と自分の問題から1問ずつ出ます。同じ問題は続けて出ません。初めての問題と、よく間違える問題ほど出やすくなります。答えは1問ごとに記録し、続けて解いた分は記録の表で1行になります。"
  )
}

extension PhraseList {
  fileprivate static let oneAtATime = PhraseList(
    en: ["one at a time, with your hit rate", "one at a time"],
    ja: ["正答率を見ながら1問ずつ", "1問ずつ"])

  fileprivate static let oneMore = PhraseList(en: ["one more?"], ja: ["もう1問いかがですか？", "もう1問"])

  fileprivate static func rightLately(_ percent: Int) -> PhraseList {
    PhraseList(
      en: ["one more? \(percent)% right lately", "\(percent)% right"],
      ja: ["もう1問いかがですか？ 最近の正答率 \(percent)%", "最近の正答率 \(percent)%", "正答率 \(percent)%"])
  }
}
