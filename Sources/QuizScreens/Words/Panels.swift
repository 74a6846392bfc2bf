// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let hintChooseInRow = Phrase("pick, next row", "選んで次の行へ")
  static let hintNewBoard = Phrase("new board", "新しい問題")
  static let helpChooseInRow = Phrase("choose in the selected row, then go to the next open row", "その行のパネルを選び、次の行へ進む")
  static let helpChoosePanel = Phrase("pick the panel", "そのパネルを選ぶ")
  static let helpNewBoard = Phrase("another board at once", "新しい問題に替える")

  static let panelsRule = Phrase("Five rows of five: get all right", "5行×5択、全行正解でクリア")
  static let toPick = Phrase("To pick", "選ぶ")
  static let howToPick = Phrase("press 1-5, or arrows and Enter, or click", "1〜5、矢印とEnter、またはクリック")
  static let howToPickBriefly = Phrase("press 1-5, or click", "1〜5、またはクリック")
  static let toChange = Phrase("To change", "選び直す")
  static let howToChange = Phrase("pick another panel of that row", "同じ行の別のパネルを選ぶ")
  static let howToChangeBriefly = Phrase("pick another of that row", "同じ行の別のパネルを選ぶ")
  static let whenFull = Phrase("When full", "5行を選ぶと")
  static let whatIsToldWhenFull = Phrase("it says how many rows are wrong: which ones is the puzzle", "違う行の数が出ます。どの行かを見つけるのがこのゲームです")
  static let whatIsToldBriefly = Phrase("it says how many are wrong", "違う行の数だけが出ます")
  static let theClock = Phrase("The clock", "時間")
  static let howTheClockRuns = Phrase("counts up from when the board appears; a pause (p or ?) makes it no best", "パネルが出たときから計ります。一時停止（p、?）は自己ベストの対象外です")
  static let whatAPauseCosts = Phrase("counts up; a pause (p or ?) makes it no best", "一時停止（p、?）は自己ベストの対象外です")
  static let example = Phrase("For example", "例")
  static let panelsBest = Phrase("Best so far", "自己ベスト")
  static let helpPanels = Phrase("Five rows of five panels: in each, one fills the gap. A pick may be changed at any time. When every row has a choice, it says how many rows are wrong, and not which; when none is, the board is cleared, and its time is kept.", "5行×5択です。行ごとに、「?」に入るパネルを選びます。いつでも選び直せます。5行すべてを選ぶと、違う行の数だけを表示します。すべて合うとクリアで、時間を記録します。")

  static let equalToTheBest = Phrase("as fast as your best", "自己ベストと同じ")
  static func fasterThanTheBest(_ time: SafeText) -> Phrase { Phrase("\(time) faster than your best", "自己ベストを\(time)短縮") }
  static func boardsInARow(_ count: Int) -> Phrase { Phrase("\(count) boards in a row", "\(count)面連続クリア") }

  static let clear = Phrase("C L E A R !", "C L E A R !")
  static func rowsChosen(_ chosen: Int, _ count: Int) -> Phrase { Phrase("\(chosen) of \(count) chosen", "\(count)行中\(chosen)行を選択") }

  static func bestSeconds(_ seconds: SafeText) -> Phrase { Phrase("best \(seconds) s", "自己ベスト \(seconds)秒") }
  static let boardHidden = Phrase("The board is hidden while you rest.", "一時停止中はパネルを表示しません。")
  static let leaveBoard = Phrase("Leave this board?", "このパネルをやめますか？")
}

extension PhraseList {
  static let fiveRows = PhraseList(["5 rows of 5, match them all", "5 rows of 5"], ["5行×5択、全行正解でクリア", "5行×5択"])
  /// Every row has a choice, and not all are right.
  static func rowsWrong(_ count: Int) -> PhraseList {
    let en = count == 1 ? "1 row is wrong" : "\(count) rows are wrong"
    return PhraseList(["\(en): find \(count == 1 ? "it" : "them") and pick again", "\(en): pick again", en], ["\(count)行違っています。選び直してください", "\(count)行違います。選び直し", "\(count)行違っています"])
  }
}
