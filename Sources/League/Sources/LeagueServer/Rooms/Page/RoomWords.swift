import QuizCore

/// The texts of a room's page, in both languages.
enum RoomWords {
  static let title = Phrase(en: "Join a live round", ja: "ライブに参加")
  static let code = Phrase(en: "Code", ja: "コード")
  static let codeHint = Phrase(en: "the digits on the board", ja: "画面に出ている数字")
  static let name = Phrase(en: "Your name", ja: "名前")
  static let enter = Phrase(en: "Join", ja: "参加する")
  static let noScript = Phrase(
    en: "This page needs JavaScript. In a terminal, tenq join plays the same round.",
    ja: "このページには JavaScript が必要です。端末では tenq join で同じ部屋に参加できます。")

  /// What the script says, by key. `{n}` and the like stand for values; a key with 1 at its end is the wording for one.
  static let script: [String: Phrase] = [
    // Coming in.
    "waiting": Phrase(en: "One moment", ja: "少しお待ちください"),
    "in": Phrase(en: "You are in", ja: "参加しました"),
    "look": Phrase(en: "Look at the board: it is about to begin.", ja: "画面を見て、始まるのを待ちましょう。"),
    "here": Phrase(en: "{n} are here", ja: "{n}人が参加中"),
    "here1": Phrase(en: "You are the first", ja: "あなたが最初です"),
    "onBoard": Phrase(en: "You are {name} on the board", ja: "画面では「{name}」です"),
    "team": Phrase(en: "Triangles|Diamonds|Circles|Squares", ja: "三角チーム|ひし形チーム|丸チーム|四角チーム"),
    "notYou": Phrase(en: "Not {name}? Join under another name", ja: "{name}さんではない場合は、別の名前で参加"),
    "other": Phrase(en: "Join another round", ja: "別の部屋に参加"),
    "questions": Phrase(en: "{n} questions, in your own time", ja: "全{n}問。自分のペースで解けます"),
    "questions1": Phrase(en: "One question, in your own time", ja: "全1問。自分のペースで解けます"),
    "until": Phrase(
      en: "Open until {date}. The first answer counts.", ja: "{date}まで。最初の答えが記録されます。"),
    "start": Phrase(en: "Start", ja: "スタート"),

    // Why not.
    "room.unknown": Phrase(
      en: "There is no round with this code. Compare it with the board.",
      ja: "このコードの部屋はありません。画面の数字を確かめてください。"),
    "room.closed": Phrase(en: "The host has closed the room", ja: "ホストが部屋を閉じました"),
    "room.locked": Phrase(
      en: "The room is locked: nobody is let in any more. Ask the host.",
      ja: "部屋は締め切られています。ホストに聞いてください。"),
    "room.full": Phrase(
      en: "The room is full. Ask the host.", ja: "部屋は満員です。ホストに聞いてください。"),
    "room.away": Phrase(en: "The host has sent you away", ja: "ホストがあなたを退出させました"),
    "room.elsewhere": Phrase(
      en: "The room is moving to another server. Try again in a few seconds.",
      ja: "部屋は別のサーバーに移動中です。数秒後にもう一度お試しください。"),
    "room.forbidden": Phrase(
      en: "Only phones in the same network as the host are let in.",
      ja: "ホストと同じネットワークの機器だけが参加できます。"),
    "name.taken": Phrase(
      en: "Somebody here has this name, or one that looks like it. Choose another.",
      ja: "同じ名前か、よく似た名前の人がいます。別の名前にしてください。"),
    "name.unusable": Phrase(
      en: "A name has 1 to 20 letters that can be seen; wide ones count twice.",
      ja: "名前は半角20文字（全角10文字）以内で、見える文字にしてください。"),
    "name.refused": Phrase(
      en: "This name is not wanted here. Choose another.", ja: "この名前は使えません。別の名前にしてください。"),
    "tooMany": Phrase(
      en: "Too many tries. Wait a little, then try again.", ja: "回数が多すぎます。少し待ってからもう一度お試しください。"),
    "turn": Phrase(
      en: "Many are joining at once. Keep this page open: you are next in a moment.",
      ja: "一度に大勢が参加しています。このページを開いたまま、少しお待ちください。"),
    "away": Phrase(
      en: "The server does not answer. Is this phone in the same network?",
      ja: "サーバーに接続できません。同じネットワークにつながっていますか？"),
    "fault": Phrase(
      en: "The server could not do that. Try again.", ja: "サーバーで問題が起きました。もう一度お試しください。"),
    "old": Phrase(
      en: "This browser is too old to play. Try another one.",
      ja: "このブラウザーは古いため参加できません。別のブラウザーをお試しください。"),

    // The connection, and a held room.
    "gone": Phrase(
      en: "Offline. The connection is being looked for; your points are kept.",
      ja: "オフラインです。再接続しています。点数はそのままです。"),
    "back": Phrase(en: "Connected again", ja: "再接続しました"),
    "paused": Phrase(en: "The host holds the round", ja: "一時停止中です"),
    "anewAfter": Phrase(
      en: "The question is asked anew when it goes on.", ja: "再開すると、この問題はもう一度出題されます。"),
    "anew": Phrase(
      en: "There was an interruption: this question is asked anew.",
      ja: "中断があったため、この問題をもう一度出題します。"),

    "anewHeld": Phrase(
      en: "The host goes on: this question is asked anew.", ja: "ホストが再開しました。この問題をもう一度出題します。"),

    // A question.
    "question": Phrase(en: "Question {n} of {of}", ja: "第{n}問（全{of}問）"),
    "last": Phrase(en: "The last one", ja: "最後の問題です"),
    "several": Phrase(en: "More than one may be right: choose, then send.", ja: "正解は複数あるかもしれません。選んで送信してください。"),
    "wanted": Phrase(en: "Choose {n}, then send.", ja: "{n}つ選んで送信してください。"),
    "letters": Phrase(en: "{n} letters", ja: "{n}文字"),
    "order": Phrase(en: "Tap them in the right order, then send.", ja: "正しい順にタップして送信してください。"),
    "typed": Phrase(en: "Your answer", ja: "答え"),
    "number": Phrase(en: "Your answer, a number", ja: "答え（数）"),
    "sign": Phrase(en: "Plus or minus", ja: "正負の切り替え"),
    "send": Phrase(en: "Send", ja: "送信"),
    "undo": Phrase(en: "Undo", ja: "1つ戻す"),
    "sending": Phrase(en: "Sending…", ja: "送信中…"),
    "sent": Phrase(en: "Sent", ja: "送信しました"),
    "kept": Phrase(en: "Answer kept", ja: "回答済み"),
    "offline": Phrase(
      en: "Not sent yet: it is sent as soon as the connection is back.", ja: "未送信です。接続が戻りしだい送信します。"),
    "lost": Phrase(
      en: "Not sent: the connection did not come back in time.", ja: "時間内に接続が戻らず、送信できませんでした。"),
    "late": Phrase(en: "Too late: the time was over.", ja: "時間切れのため、受け付けられませんでした。"),
    "refused": Phrase(en: "The server did not take the answer.", ja: "答えを受け付けられませんでした。"),
    "unkept": Phrase(
      en: "The server cannot keep answers now. Trying again…", ja: "サーバーが答えを保存できません。再送しています…"),
    "timeUp": Phrase(en: "Time is up", ja: "時間切れ"),
    "answered": Phrase(en: "{n} of {of} have answered", ja: "{of}人中{n}人が回答"),
    "answered1": Phrase(en: "{n} of {of} has answered", ja: "{of}人中{n}人が回答"),

    // What it came to.
    "right": Phrase(en: "Right", ja: "正解"),
    "wrong": Phrase(en: "Not right", ja: "不正解"),
    "none": Phrase(en: "No answer", ja: "無回答"),
    "began": Phrase(en: "You play from the next question on", ja: "次の問題から参加します"),
    "seconds": Phrase(en: "{n} s", ja: "{n}秒"),
    "points": Phrase(en: "{n} points", ja: "{n}点"),
    "points1": Phrase(en: "{n} point", ja: "{n}点"),
    "rightSign": Phrase(en: "✓", ja: "○"),
    "wrongSign": Phrase(en: "✗", ja: "✗"),
    "place": Phrase(en: "{n}th|{n}st|{n}nd|{n}rd", ja: "{n}位"),
    "placeOf": Phrase(en: "{place} of {of}", ja: "{of}人中{place}"),
    "up": Phrase(en: "▲ up {n}", ja: "▲ {n}つ上昇"),
    "down": Phrase(en: "▼ down {n}", ja: "▼ {n}つ下降"),
    "upBy": Phrase(en: "up", ja: "上昇"),
    "yours": Phrase(en: "yours", ja: "あなた"),
    "chose": Phrase(en: "chose this", ja: "人が選択"),
    "answer": Phrase(en: "Answer:", ja: "答え："),
    "rate": Phrase(en: "{n} of {of} right", ja: "{of}人中{n}人が正解"),
    "unanswered": Phrase(en: "{n} gave no answer", ja: "無回答{n}人"),
    "next": Phrase(en: "Next", ja: "次へ"),
    "finish": Phrase(en: "To the end", ja: "結果へ"),
    "standings": Phrase(en: "Standings", ja: "順位"),
    "youAre": Phrase(en: "You are {place}", ja: "{place}でした"),
    "end": Phrase(en: "The end", ja: "終了"),
    "ownRate": Phrase(en: "{n} of {of} right", ja: "{of}問中{n}問正解"),
    "missed": Phrase(en: "Missed by most: question {n},", ja: "一番難しかった問題：第{n}問"),
  ]
}
