import QuizScreens

/// The Japanese of what `--help` prints.
///
/// ArgumentParser has its words in English, from the declarations of the commands: they are translated sentence by
/// sentence. Whatever has no translation would stay English, which a test forbids.
enum JapaneseHelp {
  /// The Japanese of a paragraph, a heading, or what stands beside a command or an option; nil where there is none.
  static func text(of english: String) -> String? {
    if let whole = sentences[english] { return whole }
    for (heading, japanese) in headings where english.hasPrefix(heading) {
      let rest = String(english.dropFirst(heading.count))
      return heading == "USAGE: " ? japanese + placeholders(in: rest) : text(of: rest).map { japanese + $0 }
    }
    // The variable, the values and the default are written by rule behind the sentence.
    let marks = [" [TENQ_", " (values: ", " (default: "].compactMap { english.firstRange(of: $0)?.lowerBound }
    guard let end = marks.min(), let sentence = sentences[String(english[..<end])] else { return nil }
    let rule = english[end...].replacing(" (values: ", with: "（値：").replacing(" (default: ", with: "（初期値：")
    return sentence + rule.replacing(")", with: "）")
  }

  private static func placeholders(in usage: String) -> String {
    usage.replacing("<options>", with: "<オプション>").replacing("<subcommand>", with: "<コマンド>")
  }

  private static let headings = [("OVERVIEW: ", "概要："), ("USAGE: ", "使い方：")]

  private static let sentences: [String: String] = {
    let settings = SettingsList.all.map { ($0.values.typed.en, $0.values.typed.ja) }
    return Dictionary(settings + commands + options + texts, uniquingKeysWith: { first, _ in first })
  }()

  /// Headings, and the sentence of each command.
  private static let commands: [(String, String)] = [
    ("ARGUMENTS:", "引数："), ("OPTIONS:", "オプション："), ("SUBCOMMANDS:", "コマンド："), ("EXAMPLES:", "例："),
    ("COMMANDS:", "コマンド："),
    ("Play", "遊ぶ"), ("Look back", "ふり返る"), ("Questions", "問題集"), ("Together", "みんなで"), ("Set up", "設定"),
    ("See 'tenq help bank <subcommand>' for detailed help.", "くわしくは 'tenq help bank <コマンド>' で見られます。"),
    ("See 'tenq help config <subcommand>' for detailed help.", "くわしくは 'tenq help config <コマンド>' で見られます。"),
    ("A timed quiz for the terminal: ten seconds, four panels, one key.", "端末で遊ぶ早押しクイズ。10秒、4つのパネル、1つのキー。"),
    ("Play a timed round, or another game with --game.", "10秒クイズを遊びます。--game でほかのゲームも選べます。"),
    ("Play today's five questions.", "今日の5問を解きます。"),
    ("Review what you are about to forget, today.", "忘れそうな問題を、今日のうちに復習します。"),
    ("Print the last result as text, to be sent to others.", "最後の結果を、人に送れる文字で表示します。"),
    ("Show past rounds.", "これまでの記録を表示します。"),
    ("Show the latest rounds as a bar chart.", "最近の記録を棒グラフで表示します。"),
    ("Show how often each question was right.", "問題ごとの正答率を表示します。"),
    ("List, check, import and export banks of questions.", "問題集の一覧・検査・取り込み・書き出しをします。"),
    ("List the sets that can be played.", "遊べるセットを一覧にします。"),
    ("Check banks and name every problem.", "問題集を検査し、誤りをすべて示します。"),
    ("Make sets of your own from the files of other programs.", "ほかのプログラムのファイルから自分のセットを作ります。"),
    ("Write sets in the format of another program.", "セットをほかのプログラムの形式で書き出します。"),
    ("Say where your own banks belong.", "自分の問題集を置く場所を表示します。"),
    ("Show the settings and where each is from, or change one.", "設定とその出どころを表示します。変更もできます。"),
    ("Keep a value for a setting, as the settings screen does.", "設定画面と同じように、設定の値を保存します。"),
    ("Go back to the default of a setting.", "設定を初期値に戻します。"),
    ("Say where the settings file is.", "設定ファイルの場所を表示します。"),
    ("Host a round for the room.", "みんなで同時に解くライブを開きます。"),
    ("Join a round that somebody hosts.", "誰かが開いたライブに参加します。"),
    ("Play together: join a league, see its table.", "リーグに参加して、みんなで遊びます。"),
    ("Say where scores, settings and banks are.", "記録・設定・問題集の場所を表示します。"),
  ]

  /// What options and arguments do.
  private static let options: [(String, String)] = [
    ("Questions in a round (1-500).", "1回の問題数（1〜500）。"),
    ("Seconds for each question (1-3600); 0 is no clock.", "1問の秒数（1〜3600）。0 なら時間制限なし。"),
    ("Which game.", "ゲームの種類。"),
    (
      "Only questions of this level of difficulty, from 1 to 3, or of levels like 1-2.",
      "この難易度（1〜3）の問題だけ。1-2 のような範囲も指定できます。"
    ),
    ("Deal the round that this number dealt before.", "以前この番号で出た回と同じ問題を出します。"),
    ("Language of words and questions.", "表示と問題の言語。"),
    ("Colours for a kind of background.", "背景に合わせた配色。"),
    ("Whether to use colours at all.", "色を使うかどうか。"),
    (
      "Ask questions of all kinds against the clock, or those of one choice; auto goes by the set.",
      "時間制限のある回で、すべての種類の問題を出すか、一択だけにするか。auto はセットによる。"
    ),
    ("Draw with ASCII characters only.", "ASCII の文字だけで描きます。"),
    (
      "Play in lines of text: nothing is drawn, answers are typed. Also by ACCESSIBLE or TERM=dumb.",
      "文字だけで遊びます。画面は描かず、答えは入力します。ACCESSIBLE や TERM=dumb でも同じです。"
    ),
    ("No animation; clocks show whole seconds.", "動きを止めます。残り時間は秒単位になります。"),
    ("Leave the mouse to the terminal.", "マウスを端末に任せます。"),
    ("Show the version.", "バージョンを表示します。"), ("Show help information.", "ヘルプを表示します。"),
    ("What to play: a set, missed questions or a file of questions.", "遊ぶもの：セット、間違えた問題、問題のファイルのどれか。"),
    ("One array of the log's records.", "すべての記録を1つの配列で出力します。"),
    ("Comma-separated values with a heading.", "見出し付きの CSV で出力します。"),
    ("How many rounds (1-1000).", "何回分か（1〜1000）。"),
    ("Bars of right answers, of time or of points: answers, time, points.", "棒の長さ：正解数 answers、時間 time、得点 points。"),
    ("Which round comes first: newest, oldest.", "並べる順：新しい順 newest、古い順 oldest。"),
    ("A line for each question, set or genre, or for what the review has due.", "1行にするもの：問題、セット、ジャンル、または復習の予定。"),
    (
      "Least often right, most often asked or slowest first, or by name: rate, asked, time, name.",
      "並べる順：正答率の低い順 rate、出題の多い順 asked、時間の長い順 time、名前順 name。"
    ),
    ("How far each goal is.", "目標ごとの進み具合。"),
    ("The questions whose answers contradict their level.", "回答が難易度と食い違う問題。"),
    ("Measure what gives right choices away, too.", "正解の手がかりになるものも測ります。"),
    ("Fit the model to your answers, and keep that in the settings.", "あなたの回答にモデルを合わせ、設定に保存します。"),
    ("Deal the players to so many teams (2-4).", "参加者をこの数のチームに分けます（2〜4）。"),
    ("Go on by itself, without the host's Enter.", "ホストが Enter を押さなくても進みます。"),
    ("Start when so many players have joined.", "この人数が参加したら始めます。"),
    (
      "Let everybody play in a time of their own, for so long: 7d, 12h, 30m.",
      "この期間、それぞれのペースで解けるようにします（7d、12h、30m など）。"
    ),
    ("Show animals instead of the players' names.", "参加者の名前の代わりに動物を表示します。"),
    ("The most players (1-500).", "参加できる人数（1〜500）。"),
    (
      "The port to listen at; without it, the first that is free from 8610 on.",
      "待ち受けるポート。省略時は 8610 以降の空いているもの。"
    ),
    (
      "The address to listen at; without it, those of private networks.",
      "待ち受けるアドレス。省略時は、同じネットワーク（LAN）から届くアドレス。"
    ),
    ("A file of words that names must not have, one a line.", "名前に使えない言葉のファイル（1行に1つ）。"),
    ("Open the room at the server of your league.", "参加中のリーグのサーバーに部屋を開きます。"),
    ("Take up again the room that was open last.", "最後に開いていた部屋を続けます。"),
    ("The code of the room, where the address does not have it.", "アドレスに含まれない場合の部屋のコード。"),
    ("Your name in the room.", "部屋での名前。"),
    ("The address that the host's screen shows.", "ホストの画面に出ているアドレス。"),
    ("Only rounds for the room that you hosted, with all their players.", "自分が開いたライブだけを、参加者全員とともに。"),
    ("How many rounds each day of the last half year has.", "この半年の、日ごとの回数。"),
    ("One array of objects.", "オブジェクトの配列1つで出力します。"),
    ("One array of objects: name, questions, own, files.", "オブジェクトの配列1つで出力します：name、questions、own、files。"),
    ("One object with all problems and the counts.", "すべての誤りとその数を、オブジェクト1つで出力します。"),
    (
      "One array of objects: key, value, effective, source, name, choices.",
      "オブジェクトの配列1つで出力します：key、value、effective、source、name、choices。"
    ),
    ("The set to make: \"Science/Cells\", or \"Cells\".", "作るセット：\"科学/細胞\" または \"細胞\"。"),
    ("Which format the files are in.", "ファイルの形式。"), ("Replace the set when it exists.", "同じ名前のセットを置き換えます。"),
    ("Files of questions; `-` is standard input.", "問題のファイル。`-` は標準入力です。"),
    ("The format to write.", "書き出す形式。"),
    ("The file to write, instead of standard output.", "標準出力の代わりに書き込むファイル。"),
    ("Replace the file when it exists.", "同じ名前のファイルを置き換えます。"),
    ("What to write: a set, a genre or a file of questions.", "書き出すもの：セット、ジャンル、問題のファイルのどれか。"),
    ("Begin csv with a byte-order mark, by which Excel knows UTF-8.", "csv の先頭に、Excel が UTF-8 とわかる印（BOM）を付けます。"),
    ("Only this sheet of a workbook, by its name or its number.", "表計算ファイルのこのシートだけ（名前か番号）。"),
    (
      "What cards become: choices (from other cards' answers) or typed.",
      "カードの出題方法：choices（ほかのカードの答えから選ぶ）か typed（入力する）。"
    ),
    ("Which column of a table, or field of notes, is asked.", "表の列やノートのフィールドのうち、問題にするもの。"),
    ("Which column of a table, or field of notes, is the answer.", "表の列やノートのフィールドのうち、答えにするもの。"),
    ("What stands between the sides of a card in a text, like \" - \".", "テキストのカードで、表と裏の間にあるもの（例：\" - \"）。"),
    ("What stands behind each card in a text, like \";\".", "テキストのカードで、各カードの後にあるもの（例：\";\"）。"),
    ("Read and report, and write nothing.", "読んで報告するだけで、何も書き込みません。"),
    ("Name every question, also those that were taken.", "取り込んだ問題も含めて、すべて示します。"),
    (
      "The report as one object: files with refusals, errors, sets, counts.",
      "報告をオブジェクト1つで出力します：files（取り込めなかったもの）、errors、sets、数。"
    ),
    (
      "Replace a settings file that cannot be read; a copy is kept as settings.json.bak.",
      "読めない設定ファイルを置き換えます。元のファイルは settings.json.bak に残します。"
    ),
    ("The setting.", "設定の名前。"), ("Its value.", "その値。"),
    (
      "What tenq-league is to do; --lang and --help are taken by each.",
      "tenq-league にさせること。どのコマンドにも --lang と --help を付けられます。"
    ),
  ]
}
