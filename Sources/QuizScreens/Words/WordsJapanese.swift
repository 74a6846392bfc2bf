import QuizCore
import TerminalKit

extension Words {
  /// Japanese: です・ます in sentences, short nouns in menus, full-width punctuation, half-width digits.
  static let japanese = Words(
    language: .ja,
    languageName: "日本語",
    everything: "すべての問題",
    own: "自分の問題",
    standardInput: "標準入力",
    allGames: "すべてのゲーム",
    ownGenreName: "自分のファイル",
    noBanks: "問題がありません。問題集を探す場所は tenq path で確かめられます。",

    questions: { "\($0)問" },
    totalQuestions: { "全\($0)問" },
    manyQuestions: "問題多数",
    rounds: { "\($0)回" },
    preciseSeconds: { "\(NumberFormat.thousandths($0))秒" },
    seconds: { "\($0) 秒" },
    score: { "\($0) / \($1)" },
    scoreOf: { "\($1)問中 \($0)問" },

    motto: "10秒で答える四択クイズ",
    playDetail: { selection, questions, limit in
      guard let limit else { return "\(selection) \(questions)問、時間制限なし" }
      return "\(selection) \(questions)問、1問\(limit.components.seconds)秒"
    },
    practiceDetail: { "\($0)ジャンル \($1)セット、全問正解まで" },
    endless: "もっと解く",
    retry: "間違えた問題",
    retryDetail: { "\($0)問をもう一度解く" },
    make: "クイズを作る",
    makeDetail: { "自分の問題 \($0)問" },
    statistics: "統計",
    statisticsDetails: ["問題ごとの正答率", "正答率"],
    history: "記録",
    historyDetail: { rounds, best in
      guard let best else { return "\(rounds)回" }
      return "\(rounds)回、最高 \(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒"
    },
    noHistory: "まだ記録はありません",
    settings: "設定",
    quit: "終了",
    tips: [
      "クイズ中は 1〜4 を押すとすぐに答えられます。",
      "p を押すと一時停止し、問題を隠します。",
      "自分の問題集で遊ぶ：tenq play ファイル.csv",
      "? を押すと、いつでもキーの一覧が見られます。",
    ],
    tip: "ヒント",

    startTitle: { "\($0)クイズ" },
    start: "スタート！",
    drawnFrom: { usable, drawn in
      guard let usable else { return "大きな問題集から\(drawn)問" }
      return "全\(usable)問から\(drawn)問"
    },
    roundLength: { questions, limit in
      guard let limit else { return "\(questions)問、時間制限なし" }
      return "\(questions)問、1問\(limit.components.seconds)秒"
    },
    skippedRows: { "使えない行が\($0)行あり、飛ばします。tenq bank check で確かめられます。" },
    skippedFiles: { "使えないファイルが\($0)つあり、除きます。tenq bank check で理由を確かめられます。" },
    fewerQuestions: { "問題が\($0)問しかないため、短い回になります。" },
    notSavable: { "記録を保存できません：\($0)" },

    genres: "ジャンル",
    genresAndSets: { "\($0)ジャンル \($1)セット" },
    sets: { "\($0)セット" },
    setsAndQuestions: { sets, questions in
      guard let questions else { return "\(sets)セット" }
      return "\(sets)セット \(questions)問"
    },
    setTitle: { title, questions in
      guard let questions else { return title }
      return "\(title)（\(questions)問）"
    },
    latestPractice: { "前回 ミス \($0.misses)回 \(NumberFormat.tenthsPassed($0.elapsed))秒" },
    bestPractice: { "最高 ミス \($0.misses)回 \(NumberFormat.tenthsPassed($0.elapsed))秒" },
    notPractised: "まだ挑戦していません",
    nothingMissed: "間違えた問題はもうありません。",
    back: "戻る",
    chooseAgain: "もう一度選んでください。",
    practiceLine: { "ミス \($0)回     \(NumberFormat.thousandths($1))秒" },
    practiceBestLine: { "自己ベスト  ミス \($0.misses)回 \(NumberFormat.thousandths($0.elapsed))秒" },
    hintPick: "選ぶ",
    hintPage: "ページ",

    questionNumber: { "第\($0)問 / \($1)" },
    rightSoFar: { "正解 \($0)" },
    timeLabel: "残り",
    elapsedLabel: "経過",
    timeRanOut: "時間切れ",
    right: "正解！",
    wrong: { "不正解。正解は「\($0)」です。" },
    late: { "時間切れ。正解は「\($0)」です。" },
    markRight: "正解",
    markAnswer: "正解",
    markYours: "あなたの答え",
    wholeChoices: "選択肢の全文",
    moreBelow: "下へ（PgDn）",
    moreAbove: "上へ（PgUp）",

    pausedTitle: "一時停止",
    pausedText: "休んでいる間、問題は隠れています。",
    pausedBoard: "休憩中はパネルを隠しています。",
    confirmTitle: "確認",
    leaveQuestion: "この回をやめますか？",
    leaveText: "ここまでの答えは記録に残りません。",
    leaveBoard: "このパネルをやめますか？",
    leaveBoardText: "途中のパネルは記録に残りません。",

    result: "結果",
    resultLine: { "\($1)問中 \($0)問正解     \(NumberFormat.thousandths($2))秒" },
    bestLine: { "自己ベスト  \($0.correct)問正解 \(NumberFormat.thousandths($0.elapsed))秒" },
    firstBest: "この条件では初めての記録です。",
    newBest: "自己ベストを更新しました！",
    pausedRound: { "一時停止\($0)回（自己ベストの対象外）" },
    saved: "記録に保存しました。",
    notSaved: { "保存できませんでした：\($0)" },
    stillNotSaved: { "まだ保存できません（\($0)回試しました）：\($1)" },
    answers: "答え合わせ",
    yourAnswer: { "あなたの答え、\(NumberFormat.thousandths($0))秒" },
    theAnswer: "正解",
    rightAnswer: { "正解、\(NumberFormat.thousandths($0))秒" },
    ranOut: "時間切れ",

    table: "表",
    chart: "グラフ",
    newestFirst: "新しい順",
    date: "日付",
    game: "ゲーム",
    set: "問題",
    rightColumn: "正解",
    timeColumn: "時間",
    pausedMark: "一時停止あり（自己ベストの対象外）",
    misses: { "ミス \($0)" },
    cleared: "クリア",
    unreadable: { "読めない行が\($0)行ありました（そのまま残しています）" },
    newerRecords: { "新しい版の tenq の記録が\($0)回分あります（そのまま残しています）" },
    latest: { "最近\($0)回" },
    allRounds: "表示できる全部",
    ago: { $0 == 1 ? "最新" : "\($0)つ前" },
    chartMeasure: { measure in
      switch measure {
      case .answers: "正解数"
      case .share: "正答率"
      case .time: "クリアまでの時間（秒）"
      }
    },
    chartAverage: { measure, average in
      switch measure {
      case .answers: "平均 \(average)問"
      case .share: "平均 \(average)%"
      case .time: "平均 \(average)秒"
      }
    },
    chartBest: { measure, best in
      switch measure {
      case .answers, .share: "最高 \(best.correct)問"
      case .time: "最短 \(NumberFormat.thousandths(best.elapsed))秒"
      }
    },
    chartBestWhole: { measure, best in
      switch measure {
      case .answers, .share: "最高 \(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒"
      case .time: "最短 \(NumberFormat.thousandths(best.elapsed))秒"
      }
    },
    chartTime: { measure, mean in
      switch measure {
      case .answers, .time: "平均時間 \(mean)秒"
      case .share: "1問平均 \(mean)秒"
      }
    },
    chartTitle: { game, measure, latest in
      switch measure {
      case .answers: "\(game)：正解数、最近\(latest)回"
      case .share: "\(game)：正答率、最近\(latest)回"
      case .time: "\(game)：クリアまでの時間、最近\(latest)回"
      }
    },
    noRounds: "まだ記録はありません。1回解くとここに並びます。",
    round: "1回の記録",
    seed: { "tenq play --seed \($0) で同じ出題になります" },

    // Statistics
    statisticsFace: { face in
      switch face {
      case .question: "問題"
      case .set: "セット"
      case .genre: "ジャンル"
      }
    },
    statisticsOrder: { order in
      switch order {
      case .rate: "正答率の低い順"
      case .asked: "出題の多い順"
      case .time: "時間の長い順"
      case .name: "名前順"
      }
    },
    askedColumn: "出題",
    rateColumn: "正答率",
    averageColumn: "平均時間",
    inNoSet: ["今の問題集にない問題", "問題集にない問題"],
    unknownQuestion: { ["今の問題集にない問題（\($0)）", "問題文なし \($0.prefix(8))"] },
    readingLog: "記録を読んでいます…",
    noAnswers: "まだ答えた問題はありません。1回解くとここに並びます。",
    cutQuestions: { "出題の多い\($0)問だけを並べています。tenq stats ならすべて見られます。" },
    leftOut: { "問題の種類が多すぎるため、\($0)回分は数えていません。" },
    textIsGone: "今の問題集にない問題です。ファイルやほかの言語で遊んだか、あとで直したり消したりしたもので、記録には番号だけが残っています。",
    noSuchChoice: "（今の問題集にない選択肢）",
    askedFacts: { asked, right, rate, average in
      ["出題\(asked)回", "正解\(right)回", "正答率 \(rate)", "平均時間 \(NumberFormat.thousandths(average))秒"]
    },
    times: { "\($0)回" },
    hintFace: "切り替え",
    helpFace: "問題・セット・ジャンル",
    hintSort: "並べ替え",
    helpSort: "並べ替え",
    // Endless
    endlessRate: { tally, gap in
      guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return "初めての挑戦者です！" }
      return "正答率 \(NumberFormat.percent(rate))%\(gap)平均 \(NumberFormat.tenthsNearest(time))秒"
    },
    endlessRightTitle: "正解です！",
    endlessWrongTitle: "不正解です",
    endlessLateTitle: "時間切れです",
    endlessRight: { "\(NumberFormat.thousandths($0))秒で正解しました。" },
    endlessAnswer: { "答えは「\($0)」でした。" },
    helpEndless:
      "すべての問題と自分の問題から1問ずつ出ます。同じ問題は続けて出ません。まだ解いていない問題の出やすさを4とすると、解いた問題は1から4で、間違えた割合が高いほどよく出ます。答えは1問ごとに記録します。",
    hintMore: "もっと解く！",
    helpMore: "もっと解く",

    // Making questions
    fieldName: { field in
      switch field {
      case .question: "問題"
      case .right: "正しい選択肢"
      case .other(let index): "ダミー \(index + 1)"
      }
    },
    changeQuestion: "問題を直す",
    newQuestion: "新しい問題を作る",
    emptyFields: { fields in
      "未入力項目があるため登録できませんでした："
        + fields.dropFirst().reduce(fields.first ?? .empty) { $0 + "、" + $1 }
    },
    emptyFieldsOfChange: { fields in
      "未入力項目があるため保存できませんでした："
        + fields.dropFirst().reduce(fields.first ?? .empty) { $0 + "、" + $1 }
    },
    sameChoices: { "「\($0)」が「\($1)」と同じです。選択肢はすべて違うものにしてください。" },
    fieldTooLong: { "「\($0)」が長すぎます。今は\($1)バイトで、\(BankLimits.field)バイトまで書けます。" },
    registered: "登録しました！",
    registeredText: "「もっと解く」にも出題されます。",
    questionChanged: "変更しました！",
    questionChangedText: "次からはこの内容で出題されます。",
    notRegistered: { "登録できませんでした：\($0)" },
    rowChanged: "この問題はほかで書き換えられたか消されたため、変更しませんでした。",
    removed: "問題を消しました。",
    notRemoved: { "消せませんでした：\($0)" },
    previewTitle: "プレビュー",
    previewNote: "並びは毎回変わります",
    discardQuestion: "入力した内容を捨てますか？",
    discardTitle: "確認",
    discardText: "まだ登録されていません。",
    discardChangeText: "変更はまだ保存されていません。",
    removeTitle: "確認",
    removeQuestion: "この問題を消しますか？",
    unusableRow: { "使えない行（\($0)行目）" },
    unusableRowHelp: { "\($0)行目は問題として読めないため、ここでは直せません。tenq bank check で理由が分かります。" },
    helpTextField: "文字の入力",
    hintField: "項目",
    hintNextField: "次へ",
    hintPreview: "プレビュー",
    hintRegister: "登録",
    hintSave: "保存",
    hintRewrite: "書き直す",
    hintAnother: "もう1問作る",
    hintDiscard: "捨てる",
    hintGoOn: "入力を続ける",
    hintRemove: "消す",
    hintKeepIt: "残す",
    helpNextField: "次の項目へ、最後の項目ではプレビュー",
    helpField: "項目を移動",
    helpPreview: "出題されるときの見た目",
    helpRemove: "自分の問題を消す",
    helpCursor: "1文字",
    helpLineEnds: "先頭・末尾",
    helpErase: "1文字消す",
    helpEraseToEnd: "末尾まで消す",
    helpEraseToStart: "先頭まで消す",

    settingNames: { item in
      switch item {
      case .language: "言語"
      case .seconds: "1問の秒数"
      case .questions: "1回の問題数"
      case .verdict: "正誤の表示"
      case .theme: "配色"
      case .motion: "動き"
      case .mouse: "マウス"
      case .lines: "罫線"
      case .bell: "ベル"
      }
    },
    settingHelp: { item in
      switch item {
      case .language: "表示と問題の言語です。「自動」は環境に合わせます。"
      case .seconds: "10秒クイズ・虫食い算・間違えた問題の1問の時間です。10秒以外の回も記録に残りますが、10秒の回とは比べません。"
      case .questions: "10秒クイズの1回の問題数です。問題数の違う回どうしは比べません。"
      case .verdict: "答えたあとの表示です。「短く」は正解なら0.8秒、不正解なら4秒で次へ進みます。"
      case .theme: "「自動」は端末の背景に合わせます。「強調」は薄い文字を使わず、「白黒」は色を使いません。"
      case .motion: "「なし」にすると秒単位の表示になり、動きがなくなります。環境変数 NO_MOTION でも同じです。"
      case .mouse: "「なし」にすると、端末で文字を選んでコピーできます。"
      case .lines: "罫線や四角がずれる端末では ASCII にしてください。"
      case .bell: "正解のときに端末のベルを1回鳴らします。"
      }
    },
    settingBrief: { item in
      switch item {
      case .language: "表示と問題の言語です。「自動」は環境に合わせます。"
      case .seconds: "1問の時間です。同じ秒数の回どうしだけを比べます。"
      case .questions: "10秒クイズの問題数です。違う数の回は比べません。"
      case .verdict: "「短く」は正解なら0.8秒、不正解なら4秒です。"
      case .theme: "「自動」は背景に合わせ、「白黒」は色を使いません。"
      case .motion: "「なし」では動かず、秒単位です。NO_MOTION でも同じです。"
      case .mouse: "「なし」なら端末で文字を選んでコピーできます。"
      case .lines: "罫線や四角がずれる端末では ASCII にします。"
      case .bell: "正解のときに端末のベルを1回鳴らします。"
      }
    },
    automatic: "自動",
    on: "あり",
    off: "なし",
    noClock: "制限なし",
    verdictChoice: { choice in
      switch choice {
      case .off: "なし"
      case .brief: "短く"
      case .key: "キーを待つ"
      }
    },
    themeChoice: { choice in
      switch choice {
      case .auto: "自動"
      case .dark: "暗色"
      case .light: "明色"
      case .contrast: "強調"
      case .mono: "白黒"
      }
    },
    settingHeld: { "今は「\($0)」です。起動オプションや環境の指定が優先されます。" },
    settingsKept: { "今回は有効ですが、保存できませんでした：\($0)" },

    // Panels
    clear: "C L E A R !",
    panelsChosen: { "選択 \($0)回" },
    bestTime: { "自己ベスト  \(NumberFormat.thousandths($0.elapsed))秒" },
    bestTimeShort: { "最短 \(NumberFormat.tenthsPassed($0.elapsed))秒" },
    hintChooseInRow: "この行で選ぶ",
    hintNewBoard: "新しい問題",
    helpChooseInRow: "選んだ行のパネルを選ぶ",
    helpChoosePanel: "そのパネルを選ぶ",
    helpNewBoard: "新しい問題に替える",

    windowIs: { "今の画面は \($0.width)×\($0.height) です。" },
    windowNeeds: { "tenq には \($0.width)×\($0.height) 以上が必要です。" },
    clockStopped: "時計は止まっています。",

    help: "ヘルプ",
    helpRound: "クイズ中",
    helpVerdict: "答えたあと",
    helpLists: "一覧",
    helpEverywhere: "どこでも",
    helpMarks: "記号",
    helpFiles: "ファイル",
    helpStart: "始める前",
    helpHome: "ホーム",
    helpMouse: "マウス",
    mouseClick: "クリック",
    mouseWheel: "ホイール",
    helpClick: "答える・選ぶ・開く、下の行のキーを押す",
    helpWheel: "移動・スクロール",
    markChoices: "四つの選択肢（色のほかに形でも区別）",
    markLegend: {
      "\($0.check) 正解   \($0.cross) 不正解   \($0.clock) 時間切れ   ! 残り3秒以下   * 一時停止あり"
    },

    hintAnswer: "答える",
    hintMove: "移動",
    hintConfirm: "決定",
    hintPause: "一時停止",
    hintHelp: "ヘルプ",
    hintLeave: "やめる",
    hintQuit: "終了",
    hintChoose: "決定",
    hintJump: "直接選ぶ",
    hintOpenAt: "直接選ぶ",
    hintStart: "スタート",
    hintBack: "戻る",
    hintSet: "問題を選ぶ",
    hintNext: "次へ",
    hintContinue: "続ける",
    hintLeaveRound: "やめる",
    hintStay: "続ける",
    hintAgain: "もう一度",
    hintMissed: { "間違えた\($0)問" },
    hintRetry: "間違えた問題",
    hintReview: "答え合わせ",
    hintHistory: "記録",
    hintHome: "ホーム",
    hintSaveAgain: "もう一度保存",
    hintQuestion: "前後の問題",
    hintDetail: "詳細",
    hintFilter: "ゲームで絞る",
    hintTable: "表",
    hintChart: "グラフ",
    hintSpan: "期間 5 / 10 / 20 / 全部",
    hintScroll: "スクロール",
    hintClose: "閉じる",
    hintItem: "項目",
    hintEdit: "編集・削除",
    helpEdit: "自分の問題を編集・削除",
    hintChange: "変更",
    hintDefault: "初期値に戻す",
    hintKeep: "保存して戻る",
    hintWhole: "選択肢の全文",

    helpAnswer: "すぐに答える",
    helpMovePanels: "パネルを移動",
    helpConfirm: "選んだパネルで答える",
    helpPause: "一時停止して隠す",
    helpLeave: "確認してからやめる",
    helpWhole: "選択肢を全文表示",
    helpScrollQuestion: "長い問題文をスクロール",
    helpNext: "次の問題へ",
    helpLine: "1行",
    helpPage: "1画面",
    helpEnds: "最初・最後",
    helpOpen: "開く",
    helpBack: "戻る",
    helpJump: "その行へ",
    helpTab: "表とグラフの切り替え",
    helpSpan: "並べる回数を変える",
    helpFilterChart: "ゲームを変える",
    helpMissed: "間違えた問題だけもう一度",
    helpPick: "ジャンルを選ぶ",
    helpGenrePage: "ほかのジャンル",
    helpFilter: "ゲームで絞る",
    helpHelp: "このヘルプ",
    helpRedraw: "画面を描き直す",
    helpInterrupt: "すぐに終了する",
    helpSuspend: "中断（時計も止まります）",

    // Plain mode
    plain: .japanese,

    // Checking banks
    bank: .japanese
  )
}
