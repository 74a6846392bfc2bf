// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  /// The first line of a player: that this is plain mode, and why.
  static func plainPlayerMode(_ reason: SafeText) -> Phrase { Phrase("tenq: plain mode (\(reason)). The clock is on: it counts when you press Enter.", "tenq：文字だけのモードです（\(reason)）。時間制限があります。Enter を押した時点で数えます。") }
  /// The same for a host, behind the lines for programs.
  static func plainHostMode(_ reason: SafeText) -> Phrase { Phrase("tenq: plain mode (\(reason)).", "tenq：文字だけのモードです（\(reason)）。") }
  /// Another address of the same room.
  static func plainAlso(_ address: SafeText) -> Phrase { Phrase("Also at \(address)", "ほかのアドレス：\(address)") }
  /// The title of a room.
  static func plainLobby(_ title: SafeText, _ questions: Int) -> Phrase { Phrase("\(title). \(questions.plural("question")).", "\(title)。\(questions)問です。") }
  static func plainStartsAt(_ players: Int) -> Phrase { Phrase("It starts when \(players == 1 ? "1 player has" : "\(players) players have") joined.", "\(players)人が参加すると始まります。") }
  static let plainEnterStarts = Phrase("Enter starts, and then goes on; q ends the round.", "Enter で始めます。その後も Enter で進みます。q で終わります。")
  static let plainEnterGoesOn = Phrase("Enter goes on.", "Enter で進みます。")
  static let plainHostHelp = Phrase("Type nothing but Enter to go on, or q to end the round.", "進むには Enter だけを、終わるには q を入力してください。")
  static let plainOpenRoom = Phrase("Everybody plays at their own pace; q ends the round.", "それぞれのペースで解けます。q で終わります。")
  static let plainNobodyStarts = Phrase("The input ended, and nobody can start the round: --start-at 2 starts it by itself.", "入力が終わり、始める人がいません。--start-at 2 を付けるとひとりでに始まります。")
  /// A player came; the number is now this.
  static func plainCame(_ name: SafeText, _ players: Int) -> Phrase { Phrase("\(name) has joined. \(players.plural("player")).", "\(name)さんが参加しました。\(players)人です。") }
  static func plainWent(_ name: SafeText) -> Phrase { Phrase("\(name) has left.", "\(name)さんがいなくなりました。") }
  static let plainLosesAnswers = Phrase("Answers cannot be kept: is the disk full?", "回答を保存できません。ディスクの空きを確かめてください。")
  static let plainConnectionGone = Phrase("The connection is lost; trying to get it back.", "接続が切れました。つなぎ直しています。")
  static let plainThereAgain = Phrase("The connection is back.", "接続が戻りました。")
  static let plainAskedAgain = Phrase("The room was interrupted: this question is asked again.", "中断があったので、この問題をもう一度出します。")
  /// Where the answer of before counts still.
  static let plainAnswerIsKept = Phrase("The question is asked again; your answer is kept.", "この問題はもう一度出ますが、あなたの回答は残っています。")
  /// The time for a question.
  static func plainSeconds(_ seconds: Int) -> Phrase { Phrase("\(seconds.plural("second")).", "\(seconds)秒") }
  /// How many were right.
  static func plainRightOf(_ right: Int, _ asked: Int) -> Phrase { Phrase("\(right) of \(asked) right.", "\(asked)人中\(right)人が正解しました。") }
  /// A row of the standings.
  static func plainRow(_ row: LiveStanding, _ name: SafeText) -> Phrase { Phrase("\(row.place). \(name), \(row.points.grouped) points, \(row.right) right.", "\(row.place)位 \(name)、\(row.points.grouped)点、\(row.right)問正解") }
  static func plainTeamRow(_ number: Int, _ team: LiveStanding) -> Phrase { Phrase("Team \(number): place \(team.place), \(team.points.grouped) points.", "チーム\(number)：\(team.place)位、\(team.points.grouped)点") }
  static let plainTable = Phrase("The round is over.", "これで終わりです。")
  /// A player's row of the table.
  static func plainTableRow(_ player: LiveTable.Player, _ name: SafeText, of count: Int) -> Phrase {
    let (team, points) = (player.team > 0, player.points.grouped)
    return Phrase("\(player.place). \(name)\(team ? " (team \(player.team))" : ""), \(points) points, \(player.right) of \(count) right.", "\(player.place)位 \(name)\(team ? "（チーム\(player.team)）" : "")、\(points)点、\(count)問中\(player.right)問正解")
  }
  /// Before a question of the table.
  static func plainTableRate(_ number: Int, _ right: Int, _ asked: Int) -> Phrase { Phrase("Question \(number), \(right) of \(asked) right: ", "第\(number)問、\(asked)人中\(right)人正解：") }
  static let plainNamePrompt = Phrase("Your name: ", "名前：")
  /// A player is in the room.
  static func plainJoined(_ name: SafeText, _ title: SafeText, _ questions: Int) -> Phrase { Phrase("You are in as \(name). \(title). \(questions.plural("question")).", "\(name)さんとして参加しました。\(title)。\(questions)問です。") }
  static func plainYourTeam(_ team: Int) -> Phrase { Phrase("You are in team \(team).", "チーム\(team)です。") }
  static let plainWaitForHost = Phrase("Wait until the host starts.", "ホストが始めるまでお待ちください。")
  static let plainTaken = Phrase("Your answer counts.", "回答を受け付けました。")
  static let plainTooLate = Phrase("That came too late.", "間に合いませんでした。")
  /// To one who came during a question.
  static let plainFromNextOn = Phrase("You came during this question, and play from the next one on.", "この問題の途中で参加しました。次の問題から解けます。")
  static let plainTimeIsUp = Phrase("Time's up.", "時間切れです。")
  static func plainNotAnswered(_ answer: SafeText) -> Phrase { Phrase("Not answered. The answer is \(answer).", "回答なし。正解は\(answer)です。") }
  /// A player's place and all points.
  static func plainPlace(_ place: Int, of players: Int, _ points: Int) -> Phrase { Phrase("Place \(place) of \(players), \(points.grouped) points.", "\(players)人中\(place)位、\(points.grouped)点です。") }
  /// How a player's round ended.
  static func plainRoundOver(_ place: Int, of players: Int, _ points: Int, _ right: Int) -> Phrase { Phrase("The round is over: place \(place) of \(players), \(points.grouped) points, \(right) right.", "これで終わりです。\(players)人中\(place)位、\(points.grouped)点、\(right)問正解です。") }
  static let plainRoundOverWithoutPoints = Phrase("The round is over: no points this time.", "これで終わりです。今回は0点でした。")
  static let plainClosed = Phrase("The host has closed the room.", "ホストが部屋を閉じました。")
}
