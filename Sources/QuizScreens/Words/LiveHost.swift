// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let roomStays = Phrase("Nothing is lost: Home, Live, Go on takes the room up again, as does tenq host --resume.", "記録は失われていません。ホームの「ライブ」→「続ける」か、tenq host --resume で再開できます。")
  static let lobby = Phrase("lobby", "受付中")
  static let locked = Phrase("locked", "締め切り")
  static let held = Phrase("Held", "一時停止中")
  static let heldUntil = Phrase("Held. The question is asked again when the room goes on.", "一時停止中です。再開すると、この問題をもう一度出します。")
  static let losesAnswers = Phrase("The last answers could not be kept: is the disk full?", "最後の回答を保存できませんでした。ディスクの空きを確かめてください。")
  static func codeOfRoom(_ code: SafeText) -> Phrase { Phrase("code \(code)", "コード \(code)") }
  static let haveAnswered = Phrase("have answered", "人が回答")
  static let joinLate = Phrase("Still open at", "途中参加")
  static let whomToSendAway = Phrase("Send away", "退出させる人")
  static let yesEnd = Phrase("end", "終わる")
  static let inOwnTime = Phrase("each at their own pace", "各自のペースで")
  static let openWaits = Phrase("While you are away nobody can play.", "離れている間は、誰も解けません。")
  static let openStays = Phrase("The room stays open at the league's server.", "部屋はリーグのサーバーで開いたままです。")
  static let openResumes = Phrase("Home, Live, Go on brings you back.", "ホームの「ライブ」→「続ける」で戻れます。")
  static let sendTitle = Phrase("Send away?", "確認")
  static func send(_ name: SafeText) -> Phrase { Phrase("Send \(name) away?", "\(name) さんを退出させますか？") }
  static func send(_ name: SafeText, and later: Int) -> Phrase { Phrase(later == 1 ? "Send \(name) away, and the one who came after?" : "Send \(name) away, and the \(later) who came after?", "\(name) さんと、その後に参加した\(later)人を退出させますか？") }
  static let sendLoss = Phrase("They cannot come back under the same name.", "同じ名前では戻れなくなります。")
  static let closeKeeps = Phrase("The table stays in the history.", "結果は記録に残ります。")
  static let closeTitle = Phrase("Close?", "確認")
  static let closeRoom = Phrase("Close the room?", "部屋を閉じますか？")
  static let closeLoss = Phrase("Everybody in it is told.", "参加者にも知らされます。")
  static let endTitle = Phrase("End?", "確認")
  static let endRound = Phrase("End this round?", "この回を終わりますか？")
  static let endLoss = Phrase("What was answered counts; the podium follows.", "ここまでの結果で表彰に進みます。")

  static func tableNotKept(_ reason: SafeText) -> Phrase { Phrase("NOT kept in the history: \(reason)", "記録に保存できませんでした：\(reason)") }
  static func tableWritten(_ path: SafeText) -> Phrase { Phrase("Saved as \(path)", "保存しました：\(path)") }

  static let hintOpenRoom = Phrase("open the room", "部屋を開く")
  static let hintChange = Phrase("change", "変更")
  static let enterOpens = Phrase("Enter opens the room", "Enter で部屋を開きます")
  static let noTeams = Phrase("none", "なし")
  static let byEnter = Phrase("by Enter", "Enter で")
  static func after(_ seconds: Int) -> Phrase { Phrase("by itself after \(seconds) s", "\(seconds)秒後に自動で") }
  static let liveHidden = Phrase("hidden", "隠す")
  static let liveShown = Phrase("shown", "表示する")
  static let together = Phrase("together, now", "全員同時に")
  static func days(_ days: Int) -> Phrase { Phrase(days == 1 ? "for a day" : "for \(days) days", "\(days)日間、各自で") }
  static let onThisNetwork = Phrase("this network", "このネットワーク")
  static let inTheLeague = Phrase("the league's server", "リーグのサーバー")

  static let hosted = Phrase("Hosted", "ライブの部屋")
}
