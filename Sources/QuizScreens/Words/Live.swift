// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let helpLiveStart = Phrase("begin", "開始する")
  static let hintLock = Phrase("lock", "締め切る")
  static let roomUnlock = Phrase("unlock", "受け付ける")
  static let helpLock = Phrase("close the door to newcomers, or open it", "参加の受付を締め切る・再開する")
  static let hintSendAway = Phrase("send away", "退出させる")
  static let hintSendSince = Phrase("with all after", "以降も")
  static let helpSendAway = Phrase("send somebody away (a in the list: all who came after too)", "参加者を退出させる（一覧で a：その人以降の全員も）")
  static let hintHide = Phrase("hide names", "名前を隠す")
  static let roomShow = Phrase("show names", "名前を出す")
  static let helpHide = Phrase("animals instead of names", "名前の代わりに動物を表示")
  static let helpLeaveRoom = Phrase("leave, after asking: a host ends the round or closes the room", "確認してからやめる（ホストは終了・部屋を閉じる）")
  static let roomDecide = Phrase("end the question", "回答を締め切る")
  static let roomStandings = Phrase("standings", "順位へ")
  static let roomPodium = Phrase("podium", "表彰へ")
  static let helpLiveNext = Phrase("the result, the standings, the next question", "結果、順位、次の問題へ")
  static let helpHold = Phrase("hold the room, or go on", "一時停止・再開")
  static let roomResume = Phrase("go on", "再開")
  static let hintEnd = Phrase("end", "終了")
  static let hintEverybody = Phrase("everybody", "全員の結果")
  static let roomPodiumAgain = Phrase("podium", "表彰台")
  static let helpTable = Phrase("everybody, and each question", "全員の結果と問題ごとの正答率")
  static let roomMissed = Phrase("the missed ones", "間違いの多い問題")
  static let helpLiveMissedAgain = Phrase("ask once more what most people missed", "間違いの多かった問題をもう一度出す")
  static let hintWrite = Phrase("save as CSV", "CSV で保存")
  static let helpWrite = Phrase("save the table as CSV", "全員の結果を CSV で保存")
  static let helpGoOn = Phrase("the next question", "次の問題へ")

  /// The entry that joins a room.
  static let join = Phrase("Join", "参加する")
  static let aRoundForTheRoom = Phrase("a round for the room", "みんなで同時に遊ぶ")
  static let aRoomIsOpen = Phrase("a room is still open", "閉じていない部屋があります")
  static let bothStay = Phrase("Whoever was in the room comes back to it by themselves, with their points. A new room leaves it as it is.", "部屋にいた人は、得点もそのままで自動的に戻ります。新しい部屋を開いても、前の部屋はなくなりません。")
  static func leftOpen(_ title: SafeText) -> Phrase { Phrase("\(title): the room that is still open", "\(title)（閉じていない部屋に戻ります）") }

  static let placeColumn = Phrase("Place", "順位")
  static let nameColumn = Phrase("Name", "名前")
  static let teamColumn = Phrase("Team", "チーム")
  static let askedColumn = Phrase("Asked", "出題")
  static let secondsColumn = Phrase("Seconds", "秒")
  static let numberColumn = Phrase("Number", "番号")
  static let questionHeading = Phrase("Question", "問題")
  static func questionColumn(_ number: Int) -> Phrase { Phrase("Q\(number)", "第\(number)問") }

  // Words of several screens of live rooms.
  static let standings = Phrase("Standings", "順位")
  static let finalStandings = Phrase("The end", "結果発表")
  static func afterQuestion(_ number: Int, _ count: Int) -> Phrase { Phrase("after question \(number) of \(count)", "第\(number)問まで（全\(count)問）") }
  static let live = Game.live.name
  static func playersHere(_ count: Int) -> Phrase {
    switch count {
    case ...0: Phrase("Nobody is here yet", "まだ誰もいません")
    case 1: Phrase("1 is here", "1人が参加中")
    case _: Phrase("\(count.grouped) are here", "\(count.grouped)人が参加中")
    }
  }
  static func secondsLong(_ limit: Int) -> Phrase {
    let seconds = max(1, min(limit, LiveRules.limits.upperBound)) / 1000
    return Phrase("\(seconds) s each", "1問\(seconds)秒")
  }
  static func place(_ place: Int, of count: Int) -> Phrase { Phrase("\(place.ordinal) of \(count)", "\(count)人中\(place)位") }
  static func unanswered(_ count: Int) -> Phrase { Phrase("\(count) gave no answer", "無回答 \(count)人") }
  static func playersRight(_ right: Int, of asked: Int) -> Phrase { Phrase("\(right) of \(asked) right", "\(asked)人中\(right)人正解") }
  static let lostConnection = Phrase("The connection is lost. It comes back by itself as soon as it can.", "接続が切れました。つながりしだい、自動で戻ります。")
  static func goesOnIn(_ seconds: Int) -> Phrase { Phrase("goes on in \(seconds) s", "あと\(seconds)秒で次へ") }

  static let atItsPlace = Phrase("In the right order; how many had each at its place", "正しい順と、その位置に置いた人数")

  static let hostAsksAnew = Phrase("The host goes on: this question is asked again.", "ホストが再開しました。この問題をもう一度出します。")
  static let askedAnew = Phrase("The room was interrupted: this question is asked again.", "中断したため、この問題をもう一度出します。")

  static let opening = Phrase("Opening the room…", "部屋を開いています…")
  static let onAPhone = Phrase("Open on a phone or in a browser", "スマホやブラウザーで開く")
  static let orInATerminal = Phrase("or in a terminal", "端末では")
  static func codeIs(_ code: SafeText) -> Phrase { Phrase("Code \(code)", "コード \(code)") }
  static func alsoAt(_ addresses: SafeText) -> Phrase { Phrase("also \(addresses)", "または \(addresses)") }
  static let onlyHere = Phrase("No network: this computer only", "ネットなし：このパソコンのみ")

  static let nobodyRight = Phrase("Nobody was right this time.", "今回は正解した人がいませんでした。")
  static let nobodyPlayed = Phrase("Nobody played.", "参加者はいませんでした。")
  static func missedByMost(_ number: Int, _ text: SafeText) -> Phrase { Phrase("Missed by most: question \(number), \(text)", "最も間違いの多かった問題：第\(number)問 \(text)") }

  static let liveEverybody = Phrase("Everybody", "全員の結果")
  static let eachQuestion = Phrase("Each question", "問題ごとの正答率")

  static let goOn = Phrase("Go on", "続ける")
  static let newRoom = Phrase("New room", "新しい部屋")
  static let hostRoom = Phrase("Host", "部屋を開く")
  static let liveTexts = [
    Phrase("One person hosts, and everybody answers the same question at the same moment, on a phone or in a terminal.", "1人が部屋を開き、全員がスマホやパソコンから同じ問題に同時に答えます。"),
    Phrase("Nothing to install on a phone: open the address or the QR code, type a name, done.", "スマホには何も入れません。アドレスか QR コードを開き、名前を入れるだけです。"),
    Phrase("1,000 points for a right answer and a little for speed, timed on each player's own screen.", "正解は1,000点、速さに応じて少し加点。時間は各自の画面で計ります。"),
  ]
  static let teams = [Phrase("Triangles", "三角チーム"), Phrase("Diamonds", "ひし形チーム"), Phrase("Circles", "丸チーム"), Phrase("Squares", "四角チーム")]

  // Words of a player's screens.
  static let joinARoom = Phrase("join a room", "部屋に参加")
  static let seeking = Phrase("Looking for the room…", "部屋を探しています…")
  static let whereItStands = Phrase("Address and code are on the host's screen. Nothing else is needed: no account, no password.", "アドレスとコードはホストの画面にあります。登録もパスワードもいりません。")
  static func nameTooLong(_ columns: Int) -> Phrase { Phrase("Your name: at most \(columns) columns.", "あなたの名前：全角\(columns / 2)文字（半角\(columns)文字）までです。") }

  static func answeredIn(_ time: SafeText) -> Phrase { Phrase("Answered in \(time) s. The others are still thinking.", "\(time)秒で回答しました。ほかの人を待っています。") }
  static func sending(_ time: SafeText) -> Phrase { Phrase("Answered in \(time) s. It is on its way.", "\(time)秒で回答しました。送信しています。") }
  static let timeIsUp = Phrase("Time is up.", "時間切れです。")
  static let youAreIn = Phrase("You are in", "参加しました")
  static let waitForHost = Phrase("The host starts the round. Look up!", "まもなくホストが始めます。")
  static let beginYourself = Phrase("Enter begins, at your own pace", "Enter で始まります。自分のペースで進めます")
  static let fromNextOn = Phrase("You play from the next question on.", "次の問題から参加します。")
  static let waitForTurn = Phrase("One moment…", "お待ちください…")
  static let heldByHost = Phrase("Held by the host. The question is asked again when the room goes on.", "ホストが一時停止しています。再開すると、この問題をもう一度出します。")
  static let leaveRoom = Phrase("Leave the room?", "部屋を出ますか？")
  static let decidedIsKept = Phrase("What you have answered is kept in your history. The clock runs on meanwhile.", "ここまでの結果は記録に残ります。時計は止まっていません。")
  static let comeBack = Phrase("You can come back under the same name.", "同じ名前でまた参加できます。")

  static let roomClosed = Phrase("The host closed the room.", "ホストが部屋を閉じました。")
  static let youLeft = Phrase("You left the room.", "部屋を出ました。")
}

extension PhraseList {
  static let newRoomDetail = PhraseList(["with a code of its own"], ["新しいコードで開きます"])
  static let hostDetail = PhraseList(["open a room, and choose what is played", "choose, and open a room"], ["出題するセットを選んで部屋を開きます", "セットを選んで開きます"])
  static let joinDetail = PhraseList(["with the address and the code on the host's screen", "with address and code"], ["ホストの画面のアドレスとコードで参加します", "アドレスとコードで参加"])
  static let forTheRoom = PhraseList(["a round for the room, on phones too", "a round for the room", "for the room"], ["みんなで同時に遊ぶ（スマホからも）", "みんなで同時に遊ぶ", "同時に遊ぶ"])
  /// The missing part, where no room can be opened.
  static let needsProgram = PhraseList(["needs tenq-league", "not installed"], ["tenq-league が必要です", "未インストール"])

  /// How many have answered.
  static func answered(_ count: Int, of players: Int) -> PhraseList { PhraseList(["\(count) of \(players) have answered", "\(count) of \(players)"], ["\(players)人中\(count)人が回答", "\(count)/\(players)"]) }
}
