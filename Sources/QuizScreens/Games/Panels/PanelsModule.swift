import QuizCore
import TerminalKit

/// Panels as the player meets it.
struct PanelsModule: GameModule {
  let game = Game.panels

  var symbol: Symbol { Symbol("▦", ascii: "##", color: 1) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    if let best = context.state.bests[game.id] {
      let seconds = NumberFormat.tenthsNearest(best.elapsed)
      return [context.words(Phrase(en: "best \(seconds) s", ja: "自己ベスト \(seconds)秒"))]
    }
    return [
      context.words(Phrase(en: "5 rows of 5, match them all", ja: "5行×5択、全行正解でクリア")),
      context.words(Phrase(en: "5 rows of 5", ja: "5行×5択")),
    ]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? StartScreen(game.id, nil) : nil
  }

  func start(_ selection: Selection?) -> StoreEffect { .drawSeed }

  func screen(seed: UInt64) -> (any Screen)? { PanelsScreen(seed: seed) }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    let words = context.words
    page.length = words(.panelsRule)
    let best = context.state.bests[game.id].map { (title: Phrase.best, text: Phrase.preciseSeconds($0.elapsed)) }
    let isNarrow = context.isNarrow
    let advice: [(title: Phrase, text: Phrase)] = [
      (.toPick, isNarrow ? .howToPickBriefly : .howToPick),
      (.whenFull, isNarrow ? .whatIsToldBriefly : .whatIsToldWhenFull),
      (.toChange, isNarrow ? .howToChangeBriefly : .howToChange),
      (.theClock, isNarrow ? .whatAPauseCosts : .howTheClockRuns),
      (.example, Phrase("A B C ? E  \(context.glyphs.separator)  D")),
    ]
    page.advice = ([best].compactMap(\.self) + advice).map { .init(title: words($0.title), text: words($0.text)) }
    return page
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool { kind == PanelResult.kind }

  var ownSetName: Phrase? { name }

  var helpTexts: [Phrase]? { [.helpPanels] }
}

extension Phrase {
  fileprivate static let panelsRule = Phrase(en: "Five rows of five: get all right", ja: "5行×5択、全行正解でクリア")
  fileprivate static let toPick = Phrase(en: "To pick", ja: "選ぶ")
  fileprivate static let howToPick = Phrase(
    en: "press 1-5, or arrows and Enter, or click", ja: "1〜5、矢印とEnter、またはクリック")
  fileprivate static let howToPickBriefly = Phrase(en: "press 1-5, or click", ja: "1〜5、またはクリック")
  fileprivate static let toChange = Phrase(en: "To change", ja: "選び直す")
  fileprivate static let howToChange = Phrase(
    en: "pick another panel of that row", ja: "同じ行の別のパネルを選ぶ")
  fileprivate static let howToChangeBriefly = Phrase(en: "pick another of that row", ja: "同じ行の別のパネルを選ぶ")
  fileprivate static let whenFull = Phrase(en: "When full", ja: "5行を選ぶと")
  fileprivate static let whatIsToldWhenFull = Phrase(
    en: "it says how many rows are wrong: which ones is the puzzle", ja: "違う行の数が出ます。どの行かを見つけるのがこのゲームです")
  fileprivate static let whatIsToldBriefly = Phrase(en: "it says how many are wrong", ja: "違う行の数だけが出ます")
  fileprivate static let theClock = Phrase(en: "The clock", ja: "時間")
  fileprivate static let howTheClockRuns = Phrase(
    en: "counts up from when the board appears; a pause (p or ?) makes it no best",
    ja: "パネルが出たときから計ります。一時停止（p、?）は自己ベストの対象外です")
  fileprivate static let whatAPauseCosts = Phrase(
    en: "counts up; a pause (p or ?) makes it no best", ja: "一時停止（p、?）は自己ベストの対象外です")
  fileprivate static let example = Phrase(en: "For example", ja: "例")
  fileprivate static let best = Phrase(en: "Best so far", ja: "自己ベスト")

  fileprivate static let helpPanels = Phrase(
    en:
      "Five rows of five panels: in each, one fills the gap. A pick may be changed at any time. When every row has a choice, it says how many rows are wrong, and not which; when none is, the board is cleared, and its time is kept.",
    ja: "5行×5択です。行ごとに、「?」に入るパネルを選びます。いつでも選び直せます。5行すべてを選ぶと、違う行の数だけを表示します。すべて合うとクリアで、時間を記録します。")
}
