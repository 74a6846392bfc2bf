// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
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
