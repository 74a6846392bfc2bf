// swift-format-ignore-file

import QuizCore
import TerminalKit

extension KindsChoice {
  var name: Phrase {
    switch self {
    case .auto: .automatic
    case .one: Phrase("one choice", "一択")
    case .all: Phrase("all", "すべて")
    }
  }
}

extension VerdictChoice {
  var name: Phrase {
    switch self {
    case .off: Phrase("off", "なし")
    case .brief: Phrase("brief", "短く")
    case .key: Phrase("until a key", "キーを待つ")
    }
  }
}

extension ChartOrder {
  var name: Phrase {
    switch self {
    case .newest: .newestFirst
    case .oldest: .oldestFirst
    }
  }
}

extension ShareChoice {
  var name: Phrase {
    switch self {
    case .squares: Phrase("squares", "色の四角")
    case .signs: Phrase("ticks", "記号")
    }
  }
}

extension ThemeChoice {
  var name: Phrase {
    switch self {
    case .auto: .automatic
    case .dark: Phrase("dark", "ダーク")
    case .light: Phrase("light", "ライト")
    case .contrast: Phrase("contrast", "コントラスト")
    case .mono: Phrase("mono", "白黒")
    }
  }
}

extension LinesChoice {
  var name: Phrase {
    switch self {
    case .auto: .automatic
    case .unicode: Phrase(same: "Unicode")
    case .console: Phrase("console", "コンソール")
    case .ascii: Phrase(same: "ASCII")
    }
  }
}
