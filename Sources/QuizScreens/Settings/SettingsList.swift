import QuizCore
import TerminalKit

/// The settings of the program. A new one is declared here, once, and named in its ``SettingsGroup``, or a test names it;
/// the screen, the file, the variables and the arguments of a start follow.
public enum SettingsList {
  /// All of them, in the order of the settings screen.
  public static let all = SettingsGroup.allCases.flatMap { $0.rows.compactMap(\.setting) }
}

extension Setting where Value == LanguageChoice {
  /// The language of words and questions.
  public static var language: Setting {
    Setting(
      key: "language", defaultValue: .auto, values: .cases(of: LanguageChoice.self),
      automatic: Automatic(.auto) { LanguageChoice(Language(onTerminalIn: $0)) },
      option: SettingOption("--lang", help: "Language of words and questions."),
      words: SettingWords(
        name: Phrase(en: "Language", ja: "言語"),
        help: Phrase(
          en: "The language of the words and of the questions. Auto follows the environment.",
          ja: "表示と問題の言語です。「自動」は環境に合わせます。"),
        briefHelp: Phrase(
          en: "Of words and questions. Auto goes by the environment.", ja: "表示と問題の言語です。「自動」は環境に合わせます。"))
    ) { choice in
      // A language is named in itself.
      choice.language.map { Phrase(Phrase.languageName[$0]) } ?? .automatic
    }
  }
}

extension Setting where Value == Int {
  /// Seconds for each question of a timed round; 0 is no clock.
  public static var seconds: Setting {
    Setting(
      key: "seconds", defaultValue: 10,
      values: .integers(0...mostSeconds, steps: [0...0, 5...Int(RoundBounds.longestLimit.components.seconds)]),
      option: SettingOption(
        "--seconds", letter: "-t", help: "Seconds for each question (1-\(mostSeconds)); 0 is no clock."),
      words: SettingWords(
        name: Phrase(en: "Seconds a question", ja: "1問の秒数"),
        help: Phrase(
          en:
            "How long each question lasts in a timed round, missing number and missed questions. A round with another length is kept in the history but is not compared with ten seconds.",
          ja: "10秒クイズ・虫食い算・間違えた問題の1問の時間です。自己ベストは秒数ごとに分けます。"),
        briefHelp: Phrase(
          en: "The time of a question. Only rounds of the same time are compared.",
          ja: "1問の時間です。自己ベストは秒数ごとに分けます。"),
        choices: Phrase("1-\(mostSeconds), 0 = ") + .noClock)
    ) { $0 == 0 ? .noClock : Phrase("\($0)") }
  }

  /// The longest time of a question; the arrows stop sooner.
  private static let mostSeconds = 3600

  /// Questions in a timed round.
  public static var questions: Setting {
    Setting(
      key: "questions", defaultValue: 5, values: .integers(1...Game.mostQuestions, steps: [1...50]),
      option: SettingOption("--questions", letter: "-n", help: "Questions in a round (1-\(Game.mostQuestions))."),
      words: SettingWords(
        name: Phrase(en: "Questions a round", ja: "1回の問題数"),
        help: Phrase(
          en: "How many questions a timed round has. Rounds of different lengths are not compared.",
          ja: "10秒クイズの1回の問題数です。自己ベストは問題数ごとに分けます。"),
        briefHelp: Phrase(
          en: "In a timed round. Only rounds of one length are compared.", ja: "1回の問題数です。自己ベストは問題数ごとに分けます。"),
        choices: Phrase("1-\(Game.mostQuestions)"))
    ) { Phrase("\($0)") }
  }

  /// Digits after the decimal point of a countdown.
  public static var decimals: Setting {
    Setting(
      key: "decimals", defaultValue: 1, values: .integers(0...2, steps: [0...2]),
      words: SettingWords(
        name: Phrase(en: "Countdown digits", ja: "残り時間の小数"),
        help: Phrase(
          en: "Digits after the decimal point of the time that is left. Without motion it has none.",
          ja: "残り時間の小数点以下の桁数です。「アニメーション」が「なし」のときは秒単位です。"),
        briefHelp: Phrase(en: "Digits after the point of the time left.", ja: "残り時間の小数点以下の桁数です。"))
    ) { Phrase("\($0)") }
  }
}

extension Setting where Value == KindsChoice {
  /// Which kinds of questions are asked against the clock.
  public static var kinds: Setting {
    Setting(
      key: "kind", defaultValue: .auto, values: .cases(of: KindsChoice.self),
      option: SettingOption(
        "--kind", help: "Ask questions of all kinds against the clock, or those of one choice; auto goes by the set."),
      words: SettingWords(
        name: Phrase(en: "Kinds", ja: "問題の種類"),
        help: Phrase(
          en:
            "Against the clock. All: typed, several and in order too. Auto: all from your own sets and files. Practice asks all.",
          ja: "10秒クイズと生き残りで出す問題です。「すべて」は入力・複数選択・並べ替えも出します。「自動」は自分のセットとファイルだけすべて出します。"),
        briefHelp: Phrase(
          en: "All: typed, several, in order too. Auto: of your own sets.", ja: "「自動」は自分のセットだけ、すべての種類を出します。"))
    ) { choice in
      switch choice {
      case .auto: .automatic
      case .one: Phrase(en: "one choice", ja: "一択")
      case .all: Phrase(en: "all", ja: "すべて")
      }
    }
  }
}

extension Setting where Value == VerdictChoice {
  /// How long the verdict on an answer stays.
  public static var verdict: Setting {
    Setting(
      key: "verdict", defaultValue: .brief, values: .cases(of: VerdictChoice.self),
      words: SettingWords(
        name: Phrase(en: "Verdict", ja: "正誤の表示"),
        help: Phrase(
          en: "How long the answer is shown. Brief goes on by itself: soon when right, else after time to read why.",
          ja: "答えたあとの表示です。「短く」は自動で次へ進みます。不正解なら解説を読めるだけ待ちます。"),
        briefHelp: Phrase(
          en: "Brief goes on by itself, when wrong after time to read why.", ja: "「短く」は自動で進み、不正解なら解説を待ちます。"))
    ) { choice in
      switch choice {
      case .off: Phrase(en: "off", ja: "なし")
      case .brief: Phrase(en: "brief", ja: "短く")
      case .key: Phrase(en: "until a key", ja: "キーを待つ")
      }
    }
  }
}

extension Setting where Value == ChartOrder {
  /// The order of the bars of the history's chart; its key changes it too.
  public static var order: Setting {
    Setting(
      key: "order", defaultValue: .newest, values: .cases(of: ChartOrder.self),
      words: SettingWords(
        name: Phrase(en: "Chart", ja: "グラフ"),
        help: Phrase(
          en: "Which round the chart of the history begins with. The key o on the chart changes it too.",
          ja: "記録のグラフを、新しい回と古い回のどちらから並べるかです。グラフ画面の o でも変わります。"),
        briefHelp: Phrase(
          en: "Which round the chart begins with. The key o does it too.", ja: "記録のグラフの順序です。グラフ画面の o でも変わります。"))
    ) { choice in
      switch choice {
      case .newest: Phrase(en: "newest first", ja: "新しい順")
      case .oldest: Phrase(en: "oldest first", ja: "古い順")
      }
    }
  }
}

extension Setting where Value == ShareChoice {
  /// How answers stand in a round's text for others.
  public static var share: Setting {
    Setting(
      key: "share", defaultValue: .squares, values: .cases(of: ShareChoice.self),
      words: SettingWords(
        name: Phrase(en: "Shared marks", ja: "共有の印"),
        help: Phrase(
          en: "How right, wrong and late stand in the text of a round. With ASCII alone they are o, x and -.",
          ja: "共有する文章での正解・不正解・時間切れの印です。ASCII文字だけのときは o x - になります。"),
        briefHelp: Phrase(en: "Right, wrong and late in a shared round.", ja: "共有する文章での正誤の印です。"))
    ) { choice in
      switch choice {
      case .squares: Phrase(en: "squares", ja: "色の四角")
      case .signs: Phrase(en: "ticks", ja: "記号")
      }
    }
  }
}

extension Setting where Value == ThemeChoice {
  /// The colours.
  public static var theme: Setting {
    Setting(
      key: "theme", defaultValue: .auto, values: .cases(of: ThemeChoice.self),
      automatic: Automatic(.auto) { ThemeChoice(Theme.auto(environment: $0).theme) },
      option: SettingOption("--theme", help: "Colours for a kind of background."),
      words: SettingWords(
        name: Phrase(en: "Colours", ja: "配色"),
        help: Phrase(
          en: "Auto follows the terminal's background where it tells. Contrast has no dim text; mono has no colours.",
          ja: "「自動」は端末の背景に合わせます。「コントラスト」は薄い文字を使わず、「白黒」は色を使いません。"),
        briefHelp: Phrase(
          en: "Auto goes by the background, where it is told. Mono has no colours.",
          ja: "「自動」は背景に合わせ、「白黒」は色を使いません。"))
    ) { choice in
      switch choice {
      case .auto: .automatic
      case .dark: Phrase(en: "dark", ja: "ダーク")
      case .light: Phrase(en: "light", ja: "ライト")
      case .contrast: Phrase(en: "contrast", ja: "コントラスト")
      case .mono: Phrase(en: "mono", ja: "白黒")
      }
    }
  }
}

extension Setting where Value == LinesChoice {
  /// The characters to draw with.
  public static var ascii: Setting {
    Setting(
      key: "ascii", defaultValue: .auto, values: .choices(LinesChoice.offered.map(\.settingValue)),
      automatic: Automatic(.auto) { LinesChoice(TerminalCharacters(environment: $0)) },
      option: SettingOption("--ascii", value: .bool(true), help: "Draw with ASCII characters only."),
      words: SettingWords(
        name: Phrase(en: "Lines", ja: "罫線"),
        help: Phrase(
          en: "ASCII is for terminals that draw lines and blocks too wide or not at all. Auto goes by TERM.",
          ja: "罫線や四角がずれる端末では ASCII にしてください。「自動」は TERM に合わせます。"),
        briefHelp: Phrase(en: "ASCII where lines and blocks are drawn wrongly.", ja: "罫線や四角がずれる端末では ASCII にします。"))
    ) { choice in
      switch choice {
      case .auto: .automatic
      case .unicode: Phrase("Unicode")
      case .console: Phrase(en: "console", ja: "コンソール")
      case .ascii: Phrase("ASCII")
      }
    }
  }
}

extension Setting where Value == Bool {
  /// Whether things move by themselves; otherwise clocks show whole seconds and nothing is animated.
  public static var motion: Setting {
    Setting(
      key: "motion", defaultValue: true, values: .onOff,
      option: SettingOption("--no-motion", value: .bool(false), help: "No animation; clocks show whole seconds."),
      commonVariable: CommonVariable("NO_MOTION") { $0.isEmpty ? nil : false },
      words: SettingWords(
        name: Phrase(en: "Motion", ja: "アニメーション"),
        help: Phrase(
          en: "Off shows whole seconds and no animation. NO_MOTION in the environment does the same.",
          ja: "「なし」にすると動きを止め、秒単位で表示します。環境変数 NO_MOTION でも同じです。"),
        briefHelp: Phrase(
          en: "Off: whole seconds and no animation. NO_MOTION does the same.",
          ja: "「なし」は動きを止め、秒単位で表示します。"))
    ) { .onOff($0) }
  }

  /// Whether the mouse is read.
  public static var mouse: Setting {
    Setting(
      key: "mouse", defaultValue: true, values: .onOff,
      option: SettingOption("--no-mouse", value: .bool(false), help: "Leave the mouse to the terminal."),
      words: SettingWords(
        name: Phrase(en: "Mouse", ja: "マウス"),
        help: Phrase(
          en: "Off leaves the mouse to the terminal, to select and copy text.", ja: "「なし」にすると、端末で文字を選んでコピーできます。"),
        briefHelp: Phrase(en: "Off leaves it to the terminal, to select text.", ja: "「なし」なら端末で文字を選んでコピーできます。"))
    ) { .onOff($0) }
  }

  /// Whether a right answer rings the terminal's bell.
  public static var bell: Setting {
    Setting(
      key: "bell", defaultValue: false, values: .onOff,
      words: SettingWords(
        name: Phrase(en: "Bell", ja: "ベル"),
        help: Phrase(en: "One ring of the terminal's bell for a right answer.", ja: "正解のときに端末のベルを1回鳴らします。"),
        briefHelp: Phrase(en: "One ring for a right answer.", ja: "正解のときに端末のベルを1回鳴らします。"))
    ) { .onOff($0) }
  }
}

extension Phrase {
  fileprivate static let automatic = Phrase(en: "auto", ja: "自動")
  fileprivate static let noClock = Phrase(en: "no clock", ja: "制限なし")

  fileprivate static func onOff(_ isOn: Bool) -> Phrase {
    isOn ? Phrase(en: "on", ja: "あり") : Phrase(en: "off", ja: "なし")
  }
}
