extension JapaneseHelp {
  /// The paragraphs and the examples of the commands, in the order of the English ones.
  static let texts: [(String, String)] = [
    (
      "A SET is a genre, a set, or both: \"Food pairings/Basics\". `all` is every set there is, `own` your own questions, `missed` the questions that you missed and have not answered right since, `missed/SET` those of a set or a genre, `due` what the review asks today. A FILE is a CSV file, or one that `tenq bank import` reads; `-` is standard input. Without any, the set chosen last is played.",
      "セットは、ジャンル名かセット名、または \"食べ合わせ/基本\" のように両方で指定します。`all` はすべてのセット、`own` は自分の問題、`missed` は間違えたままの問題、`missed/セット` はそのセットやジャンルで間違えたままの問題、`due` は今日の復習です。CSV ファイルや、`tenq bank import` で読めるファイルも指定できます。`-` は標準入力です。何も付けなければ、前に選んだセットを遊びます。"
    ),
    (
      "--game practice goes through every question of a SET until all are right, --game missing makes up ten sums. An option beats its variable, given in [brackets], which beats the settings: `man tenq` has the others.",
      "--game practice はセットの全問を正解するまで解き、--game missing は虫食い算を10問出します。オプション、[ ] に示したその変数、設定の順に優先します。ほかの変数は `man tenq` にあります。"
    ),
    ("five questions of a set", "1つのセットから5問"), ("what you missed, once more", "間違えた問題をもう一度"),
    ("every question of a file until it is right", "ファイルの全問を正解するまで"),
    (
      "The five are the same for everyone with the same sets on the same date, ten seconds each: they come from the sets that ship with the program, in the language that is played. The first attempt that is finished counts; later ones that day are practice and are not kept. A round that is left is not kept either, and may be begun again.",
      "5問は、同じセットを持つ人なら同じ日には全員同じで、1問10秒です。プログラムに付いているセットのうち、遊んでいる言語のものから選ばれます。最後まで解いた最初の1回だけが記録に残り、その日の2回目からは練習です。途中でやめた回は記録に残らず、やり直せます。"
    ),
    (
      "A title, a mark for each question, and the command that deals the round again; nothing that gives an answer away. On a terminal that allows it the text is copied too. With --game the latest round of that game is taken.",
      "見出し、問題ごとの印、同じ問題を出すコマンドを表示します。答えは含みません。端末が許せばコピーもします。--game を付けると、そのゲームの最後の回を表示します。"
    ),
    ("Exit status: 66 when there is no round.", "終了コード：記録がなければ 66。"),
    (
      "The table has the newest round first. --json and --csv have the oldest first, all of them, for other programs; JSON keeps what a newer tenq wrote.",
      "表は新しい順です。--json と --csv はほかのプログラム用で、すべての記録を古い順に出力します。JSON では、新しいバージョンの tenq が書いた内容もそのまま残ります。"
    ),
    (
      "--hosted shows the rounds for the room that you hosted; with --csv a line for each of their players.",
      "--hosted は自分が開いたライブの記録です。--csv では参加者ごとに1行になります。"
    ),
    (
      "Everybody answers the same question at the same moment. Players join with a telephone's browser or with `tenq join`; the lobby shows the address, a code and a QR code. What is played is named as for `tenq play`; without a SET, what was chosen last. Every player's program keeps their own round, and the host's history the table of all: `tenq history --hosted`.",
      "全員が同じ問題に同時に答えます。参加者はスマホのブラウザーか `tenq join` で参加します。受付画面にアドレスとコードと QR コードが出ます。遊ぶものは `tenq play` と同じように指定します。何も付けなければ、前に選んだセットです。端末の参加者にはそれぞれの記録が、ホストには全員の表が残ります（`tenq history --hosted`）。"
    ),
    (
      "The room is open to the private networks of this machine, unless --bind names an address (0.0.0.0 for all), or --league opens it at the server of your league. A room whose terminal was closed is taken up again with --resume.",
      "部屋に入れるのは、このマシンと同じネットワーク（LAN）からだけです。--bind でアドレス（0.0.0.0 はすべて）を指定するか、--league でリーグのサーバーに開くこともできます。端末を閉じてしまった部屋は --resume で続けられます。"
    ),
    (
      "With --plain the first two lines are `address URL` and `code 1234`; Enter goes on, unless --start-at or --auto do.",
      "--plain では最初の2行が `address URL` と `code 1234` です。--start-at か --auto がなければ Enter で進みます。"
    ),
    ("ten questions of a set", "1つのセットから10問"),
    ("homework: each in a time of their own, for a week", "宿題：1週間、それぞれのペースで"),
    ("starts with two players, and ends with the table", "2人で始まり、表で終わる"),
    (
      "The ADDRESS is what the host's screen shows, or what a browser has of it: `tenq join 192.168.1.5 --code 1234`, `tenq join http://192.168.1.5:8610/r/1234`. What is missing is asked for. Who loses the connection comes back under the same name, with their points. Your own round is kept in your history.",
      "アドレスは、ホストの画面に出ているもの、またはブラウザーのものです：`tenq join 192.168.1.5 --code 1234`、`tenq join http://192.168.1.5:8610/r/1234`。足りないものは聞かれます。接続が切れても、同じ名前と得点で戻れます。自分の回は記録に残ります。"
    ),
    (
      "A question counts as asked once however many attempts it took, right when the first attempt was; its time runs from its first frame to the last attempt. Running out of time is asked and not right. A round that stands in the log twice counts once. Counted are the games whose questions come from banks: timed rounds, daily, practice, endless, survival, review and live; --game counts one game alone.",
      "何度答えても出題1回と数え、最初の答えが正解なら正解とします。時間は、表示してから最後に答えるまでです。時間切れは不正解です。記録に2度ある回は1回と数えます。数えるのは、問題集から出題するゲーム（10秒クイズ、今日の5問、練習、もっと解く、生き残り、復習、ライブ）です。--game を付けると、そのゲームだけを数えます。"
    ),
    (
      "An answer belongs to the set that its question is in now. Questions that are in no set now, of any language, are one line, the last; --csv and --json name each of them as the log does.",
      "答えは、その問題が今あるセットのものとして数えます。どの言語のセットにもない問題は、最後の1行にまとめます。--csv と --json では、記録にある名前で1つずつ示します。"
    ),
    (
      "Asked is what you missed in any game, and the sets that you learn: your own, imported ones, and those marked with m on the list of sets. When each comes again follows from your answers in all games (FSRS-6); what is missed comes again in the same sitting. A sitting ends when nothing is due, or after -n questions. There is no clock, unless -t sets one. `tenq stats --by due` lists what is known of each question.",
      "出るのは、どこかで間違えた問題と、覚えるセット（自分の問題、取り込んだセット、セットの一覧で m を押して印を付けたセット）の問題です。次にいつ出るかは、すべてのゲームでの回答から決まります（FSRS-6）。間違えた問題は同じ回のうちにもう一度出ます。出す問題がなくなるか、-n の数だけ解くと終わりです。-t を付けなければ時間制限はありません。問題ごとの状態は `tenq stats --by due` で見られます。"
    ),
    (
      "--fit fits the model to your answers, of which it needs 400 to 60 questions at least; it is done by itself at most once a week, at the end of a sitting.",
      "--fit は、あなたの回答にモデルを合わせます。60問以上への400回以上の回答が必要です。回の終わりに、多くても週に1度、自動でも行います。"
    ),
    (
      "--by due is each question that was answered, the most urgent first: when the review asks it again, in how many days the chance to remember it falls to 90% (its stability), how hard it is from 1 to 10, and that chance now. Above them stands what the page of the statistics says.",
      "--by due は、答えたことのある問題を急ぐものから並べます。次に復習で出る日、覚えている確率が 90% に下がるまでの日数（安定度）、1から10までの難しさ、今の確率を示します。その前に、統計のページと同じまとめが出ます。"
    ),
    (
      "--goals is what is worth doing once, and how far each goal is. --calendar is the last 26 weeks, a line each: its Monday, and how many rounds ended on each day.",
      "--goals は目標の一覧と、それぞれの進み具合です。--calendar はこの26週間で、1行に1週間、月曜の日付と日ごとの回数を示します。"
    ),
    (
      "--levels is each question whose answers contradict its level, where they are 20 or more: yours, or those of all players of your league where these are more. A question is of level 1 where at least 70% of people know it, of level 2 from 30% on, of level 3 below; of n choices, who does not know it guesses one in n. A level is contradicted where such answers would come less often than once in a hundred times if it were right (an exact binomial test). The levels of the sets that come with the game are by judgement.",
      "--levels は、回答が20回以上あり、難易度と食い違う問題です。自分の回答か、リーグ全員の回答のうち、多いほうで決めます。難易度1は7割以上の人が知っている問題、2は3割以上、3はそれ未満で、知らない人は n 個の選択肢から当てずっぽうで選ぶと考えます。その難易度が正しいとして、そのような回答が100回に1回も起こらないとき、食い違うとします（正確二項検定）。付属のセットの難易度は、測ったものではなく見立てです。"
    ),
    (
      "The table and --csv have a line for each question, set or genre; below a question, the table has the wrong answers that were typed most often. --json of questions also has its kind, how often each choice was taken, or stood in its place of an order, and those wrong answers, further attempts included.",
      "表と --csv は、問題・セット・ジャンルごとに1行です。表では問題の下に、よく入力された誤答も並びます。問題ごとの --json には、問題の種類、選択肢ごとに選ばれた回数（並べ替えでは正しい位置に置かれた回数も）、よく入力された誤答もあります（2度目以降の答えも含む）。"
    ),
    (
      "Each line is the name that `tenq play` takes and the number of questions, `?` where a file is too large to be counted at once or cannot be read; a set that your own files add to is marked, and a genre that is all yours.",
      "各行は `tenq play` に付ける名前と問題数です。ファイルが大きくてすぐに数えられないか、読めないときは `?` です。自分のファイルで問題を足したセットと、すべて自分の問題のジャンルには印が付きます。"
    ),
    (
      "Errors make a row useless; warnings do not: twins, equal choices, text that does not fit on a screen of 80×24, characters that cannot be shown, questions that come out alike. The last line counts them.",
      "エラーのある行は使えません。警告の行は使えます：同じ問題、同じ選択肢、80×24 の画面に入らない文、表示できない文字、どの問題も似た形になっている問題集。最後の行はその数です。"
    ),
    (
      "--strict measures, over all files together, what gives right choices away to a player who knows nothing: the longest choice, the shortest, the largest number, the latest year, and the choice that alone shares a word with the question. From 30 questions on, a cue that is right by more than 2.6 standard errors oftener than chance (once in 200 times by chance) is named, and each question whose right choice shares such a word is warned about. Counted are questions with one right choice, without true or false; of a tie of two, half.",
      "--strict では、何も知らなくても正解がわかる手がかりを、すべてのファイルを通して測ります：最も長い選択肢、最も短い選択肢、最も大きい数、最も新しい年、問題文の言葉がただ1つ入った選択肢。30問以上で、正解になる回数が偶然より標準誤差の2.6倍（偶然なら200回に1回）を超えて多い手がかりを示し、正解だけにそうした言葉がある問題には警告を出します。数えるのは一択の問題で、正誤問題は除きます。2つが並べば半分ずつ数えます。"
    ),
    (
      "Files of other programs are read as `tenq bank import` reads them; what it would leave out is an error.",
      "ほかのプログラムのファイルは `tenq bank import` と同じように読みます。取り込めないものはエラーです。"
    ),
    (
      "--json is one object: an array of problems (file, line, column, severity, message; no line where a whole file cannot be read, no column in files of other programs), the counts, and how many questions there are of each kind; with --strict also an array of leaks (cue, questions, right, chance, error).",
      "--json はオブジェクト1つです：誤りの配列（file、line、column、severity、message。ファイル全体が読めなければ line はなく、ほかのプログラムのファイルに column はありません）と、その数、種類ごとの問題の数。--strict では手がかりの配列 leaks（cue、questions、right、chance、error）も。"
    ),
    (
      "Exit status: 65 when a row or a file cannot be used, or with --strict a right choice is given away, 66 when there is no such file.",
      "終了コード：使えない行やファイルがあるか、--strict で手がかりが見つかれば 65、ファイルがなければ 66。"
    ),
    (
      "Reads JSON (also of the Open Trivia Database), GIFT, Aiken, Moodle XML, the spreadsheets of Kahoot, Quizizz, Blooket and Gimkit as CSV, XLSX or ODS, the results of a quiz in Microsoft or Google Forms, decks of Anki (APKG, COLPKG, text), terms of Quizlet or any list of two columns, QTI 1.2 and 2.1 (also in a zip package), text of Respondus or with its answers at the end, files of D2L, tables with lists of choices, cards of hascard, quizzes of mkdocs-quiz, problems of Open edX, check lists in Markdown, H5P, and banks of TenQ. The format is recognised by what most of the file is; where it could be another, that is said. Cards without wrong answers get those of other cards, which --seed draws anew, or are typed with --as typed. Each sheet of a workbook, and each CSV file in a zip archive, is a set.",
      "読める形式：JSON（Open Trivia Database のものも）、GIFT、Aiken、Moodle XML、Kahoot・Quizizz・Blooket・Gimkit の表（CSV、XLSX、ODS）、Microsoft Forms・Google フォームのテストの集計、Anki のデッキ（APKG、COLPKG、テキスト）、Quizlet の用語集などの2列の表、QTI 1.2 と 2.1（zip のままでも）、Respondus のテキストや最後に正解をまとめたテキスト、D2L のファイル、選択肢を1つのセルに並べた表、hascard のカード、mkdocs-quiz のクイズ、Open edX の問題、Markdown のチェックリスト、H5P、TenQ の問題集。形式はファイルの大部分の書き方で見分け、ほかの形式にも読めるときは知らせます。誤答のないカードには、ほかのカードの答えを誤答として使います（--seed で選び直せます）。--as typed では答えを入力する問題になります。表計算ファイルのシートと、zip の中の CSV ファイルは、それぞれ1つのセットになります。"
    ),
    (
      "Each question that is left out is named, with the reason; of more than ten of one kind the rest is counted, and --verbose names all. A set is written whole or not at all, in the folder that `tenq bank path` names. Without -o the files name their sets. --dry-run writes nothing.",
      "取り込めない問題は、理由とともに示します。同じ理由が10を超える分は数だけを示し、--verbose を付けるとすべて示します。セットは `tenq bank path` のフォルダーに、全体を書くか、まったく書かないかのどちらかです。-o を付けなければ、ファイルの名前がセットの名前になります。--dry-run は何も書き込みません。"
    ),
    (
      "`tenq play FILE` and `tenq bank check FILE` read the same files without importing them.",
      "同じファイルを、取り込まずに `tenq play ファイル` で遊び、`tenq bank check ファイル` で検査できます。"
    ),
    (
      "Exit status: 65 when no question was taken or a file cannot be read, 66 when there is no such file, 73 when the set exists.",
      "終了コード：取り込めた問題がないかファイルが読めなければ 65、ファイルがなければ 66、セットがすでにあれば 73。"
    ),
    (
      "A SET is a genre, a set, or both, as for `tenq play`, or a file of questions; `all` is every set there is. gift, moodle and qti are read by Moodle and other learning platforms, anki is text for its import, kahoot is the spreadsheet (XLSX) that Kahoot imports, h5p a question set for a site that has H5P's Question Set 1.20, Multiple Choice 1.16 and Fill in the Blanks 1.14. What a format has no place for is said. `tenq bank import` brings every format back.",
      "セットは `tenq play` と同じように、ジャンル名かセット名、またはその両方で指定します。問題のファイルも指定できます。`all` はすべてのセットです。gift、moodle、qti は Moodle などの学習システムで読めます。anki は Anki に取り込むテキスト、kahoot は Kahoot に取り込む表（XLSX）、h5p は H5P の Question Set 1.20、Multiple Choice 1.16、Fill in the Blanks 1.14 があるサイト用の問題集です。形式に入らないものは知らせます。どの形式も `tenq bank import` で元に戻せます。"
    ),
    (
      "qti is version 1.2: on standard output and in a file that ends in .xml one XML file, in any other a zip package, as Canvas and ILIAS import it. ILIAS reads the first genre of a package, and wants the package to keep its name.",
      "qti はバージョン 1.2 です。標準出力と、名前が .xml で終わるファイルには XML を1つ、そのほかのファイルには Canvas や ILIAS に取り込める zip を書きます。ILIAS が読むのは zip の最初のジャンルだけで、zip の名前は変えられません。"
    ),
    (
      "Exit status: 65 when there are no questions, 66 when there is no such set, 73 when the file exists or its folder does not.",
      "終了コード：問題がなければ 65、セットがなければ 66、ファイルがすでにあるかフォルダーがなければ 73。"
    ),
    (
      "A line for each setting: its key, its value, and what gave that: an option, a variable, the settings file, or the default. Where a value is auto, what it comes to here follows in brackets.",
      "設定ごとに1行で、名前、値、その出どころ（オプション、変数、設定ファイル、初期値）を示します。値が auto のときは、ここでの実際の値をかっこに入れて示します。"
    ),
    ("every setting", "すべての設定"), ("as on the settings screen", "設定画面と同じ"), ("back to the default", "初期値に戻す"),
    (
      "Exit status: 64 when there is no such setting or value, 73, 74 or 78 when it cannot be kept.",
      "終了コード：そのような設定や値がなければ 64、保存できなければ 73、74、78 のどれか。"
    ),
    ("join a league with an invitation; HOST CODE instead of a LINK", "招待でリーグに参加します（LINK の代わりに HOST CODE でも）"),
    ("send what was played, fetch what is new", "遊んだ記録を送り、新しいものを受け取ります"),
    ("which league, when it was synchronised, what waits", "参加中のリーグ、最後に同期した時刻、送信待ちのもの"),
    ("the table", "順位表"),
    (
      "leave the league; --erase has its server erase what is yours first",
      "リーグをやめます。--erase を付けると、先にサーバーから自分のデータを消します"
    ),
    (
      "Nothing is sent before a league is joined. The work is done by tenq-league, a package of its own, which `make install-league` installs beside tenq; `tenq-league serve` sets a league up.",
      "リーグに参加するまで、何も送りません。実際の処理は、別のパッケージの tenq-league（`make install-league` でも tenq と並べて入ります）が行います。リーグを開くには `tenq-league serve` を使います。"
    ),
  ]
}
