import QuizCore
import TerminalKit

/// A page of the settings: what is chosen for several things at once, on a screen of its own.
enum SettingsPage: CaseIterable, Sendable {
  /// What Play draws from at each start.
  case start
  /// The games on the home screen.
  case games
  /// The colours.
  case colors
  /// The keys.
  case keys

  /// What its row is called.
  var name: Phrase {
    switch self {
    case .start: Phrase(en: "Play starts with", ja: "最初のセット")
    case .games: Phrase(en: "Games on Home", ja: "ホームのゲーム")
    case .colors: Phrase(en: "Own colours", ja: "自分の配色")
    case .keys: Phrase(en: "Own keys", ja: "自分のキー")
    }
  }

  /// What it is for.
  var help: Phrase {
    switch self {
    case .start:
      Phrase(
        en: "What Play draws from at each start: the last set, or always this one.", ja: "起動したときに10秒クイズで出題するセットです。")
    case .games: Phrase(en: "Games that you never play need no row on Home.", ja: "遊ばないゲームはホームに出さないようにできます。")
    case .colors:
      Phrase(
        en: "Your own colours. A theme's four choices suit colour-blind eyes.",
        ja: "選択肢などの色を選びます。標準は色覚によらず見分けられます。")
    case .keys: Phrase(en: "Press the key to use for each action.", ja: "操作ごとにキーを選びます。")
    }
  }

  /// What is chosen now, in few words.
  func value(in context: ViewContext) -> SafeText {
    let settings = context.state.chosenSettings
    switch self {
    case .start:
      return settings.start.map { context.words.title(of: $0, glyphs: context.glyphs) } ?? context.words(.playedLast)
    case .games:
      let hidden = context.games.modules.count { settings.hidden.contains($0.game.id.rawValue) }
      return context.words(hidden == 0 ? .allGames : .hiddenGames(hidden))
    case .colors: return context.words(.ownCount(settings.ownColors.count))
    case .keys: return context.words(.ownCount(settings.ownKeys.count))
    }
  }

  /// The screen that its row opens.
  var screen: any Screen {
    switch self {
    case .start: StartSetScreen()
    case .games: HomeGamesScreen()
    case .colors: OwnColorsScreen()
    case .keys: OwnKeysScreen()
    }
  }
}

extension Phrase {
  static let playedLast = Phrase(en: "the last set", ja: "前回のセット")
  fileprivate static let allGames = Phrase(en: "all", ja: "すべて")
  fileprivate static func hiddenGames(_ count: Int) -> Phrase { Phrase(en: "\(count) hidden", ja: "\(count)つ非表示") }
  fileprivate static func ownCount(_ count: Int) -> Phrase {
    count == 0 ? Phrase(en: "default", ja: "標準") : Phrase(en: "\(count) of your own", ja: "変更 \(count)件")
  }
  /// Said where each change is kept as it is made.
  static let keptAtOnce = Phrase(en: "Changes are kept at once.", ja: "変更はすぐに保存されます。")
}
