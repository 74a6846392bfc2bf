import QuizCore
import TerminalKit

// The phrases of live rooms in plain mode: whole sentences, one fact each, to be read or listened to.

extension Phrase {
  /// The first line of a player: that this is plain mode, and why.
  static func plainPlayerMode(_ reason: SafeText) -> Phrase {
    Phrase(
      en: "tenq: plain mode (\(reason)). The clock is on: it counts when you press Enter.",
      ja: "tenq：文字だけのモードです（\(reason)）。時間制限があります。Enter を押した時点で数えます。")
  }

  /// The same for a host, behind the lines for programs.
  static func plainHostMode(_ reason: SafeText) -> Phrase {
    Phrase(en: "tenq: plain mode (\(reason)).", ja: "tenq：文字だけのモードです（\(reason)）。")
  }

  /// Another address of the same room.
  static func plainAlso(_ address: SafeText) -> Phrase {
    Phrase(en: "Also at \(address)", ja: "ほかのアドレス：\(address)")
  }

  /// What is played in a room.
  static func plainLobby(_ title: SafeText, _ questions: Int) -> Phrase {
    Phrase(
      en: "\(title). \(questions == 1 ? "1 question" : "\(questions) questions").", ja: "\(title)。\(questions)問です。")
  }

  static func plainStartsAt(_ players: Int) -> Phrase {
    Phrase(
      en: "It starts when \(players == 1 ? "1 player has" : "\(players) players have") joined.",
      ja: "\(players)人が参加すると始まります。")
  }

  static let plainEnterStarts = Phrase(
    en: "Enter starts, and then goes on; q ends the round.", ja: "Enter で始めます。その後も Enter で進みます。q で終わります。")

  static let plainEnterGoesOn = Phrase(en: "Enter goes on.", ja: "Enter で進みます。")

  static let plainHostHelp = Phrase(
    en: "Type nothing but Enter to go on, or q to end the round.", ja: "進むには Enter だけを、終わるには q を入力してください。")

  static let plainOpenRoom = Phrase(
    en: "Everybody plays at their own pace; q ends the round.", ja: "それぞれのペースで解けます。q で終わります。")

  static let plainNobodyStarts = Phrase(
    en: "The input ended, and nobody can start the round: --start-at 2 starts it by itself.",
    ja: "入力が終わり、始める人がいません。--start-at 2 を付けるとひとりでに始まります。")

  /// A player came; there are so many now.
  static func plainCame(_ name: SafeText, _ players: Int) -> Phrase {
    Phrase(
      en: "\(name) has joined. \(players == 1 ? "1 player" : "\(players) players").",
      ja: "\(name)さんが参加しました。\(players)人です。")
  }

  static func plainWent(_ name: SafeText) -> Phrase {
    Phrase(en: "\(name) has left.", ja: "\(name)さんがいなくなりました。")
  }

  static let plainLosesAnswers = Phrase(
    en: "Answers cannot be kept: is the disk full?", ja: "回答を保存できません。ディスクの空きを確かめてください。")

  static let plainConnectionGone = Phrase(
    en: "The connection is lost; trying to get it back.", ja: "接続が切れました。つなぎ直しています。")

  static let plainThereAgain = Phrase(en: "The connection is back.", ja: "接続が戻りました。")

  static let plainAskedAgain = Phrase(
    en: "The room was interrupted: this question is asked again.", ja: "中断があったので、この問題をもう一度出します。")

  static let plainHostAsksAgain = Phrase(
    en: "The host goes on: this question is asked again.", ja: "ホストが再開しました。この問題をもう一度出します。")

  /// Where the answer of before counts still.
  static let plainAnswerIsKept = Phrase(
    en: "The question is asked again; your answer is kept.", ja: "この問題はもう一度出ますが、あなたの回答は残っています。")

  /// The time for a question.
  static func plainSeconds(_ seconds: Int) -> Phrase {
    Phrase(en: seconds == 1 ? "1 second." : "\(seconds) seconds.", ja: "\(seconds)秒")
  }

  /// How many were right.
  static func plainRightOf(_ right: Int, _ asked: Int) -> Phrase {
    Phrase(en: "\(right) of \(asked) right.", ja: "\(asked)人中\(right)人が正解しました。")
  }

  /// A row of the standings.
  static func plainRow(_ row: LiveStanding, _ name: SafeText) -> Phrase {
    Phrase(
      en: "\(row.place). \(name), \(NumberFormat.grouped(row.points)) points, \(row.right) right.",
      ja: "\(row.place)位 \(name)、\(NumberFormat.grouped(row.points))点、\(row.right)問正解")
  }

  static func plainTeamRow(_ number: Int, _ team: LiveStanding) -> Phrase {
    Phrase(
      en: "Team \(number): place \(team.place), \(NumberFormat.grouped(team.points)) points.",
      ja: "チーム\(number)：\(team.place)位、\(NumberFormat.grouped(team.points))点")
  }

  static let plainTable = Phrase(en: "The round is over.", ja: "これで終わりです。")

  /// A player's row of the table.
  static func plainTableRow(_ player: LiveTable.Player, _ name: SafeText, of count: Int) -> Phrase {
    let (team, points) = (player.team > 0, NumberFormat.grouped(player.points))
    return Phrase(
      en: "\(player.place). \(name)\(team ? " (team \(player.team))" : ""), \(points) points, "
        + "\(player.right) of \(count) right.",
      ja: "\(player.place)位 \(name)\(team ? "（チーム\(player.team)）" : "")、\(points)点、\(count)問中\(player.right)問正解")
  }

  /// What stands before a question of the table.
  static func plainTableRate(_ number: Int, _ right: Int, _ asked: Int) -> Phrase {
    Phrase(en: "Question \(number), \(right) of \(asked) right: ", ja: "第\(number)問、\(asked)人中\(right)人正解：")
  }

  static let plainTableKept = Phrase(en: "Saved in the history.", ja: "記録に保存しました。")

  static func plainTableNotKept(_ reason: SafeText) -> Phrase {
    Phrase(en: "NOT saved: \(reason)", ja: "保存できませんでした：\(reason)")
  }

  static let plainNamePrompt = Phrase(en: "Your name: ", ja: "名前：")

  /// A player is in the room.
  static func plainJoined(_ name: SafeText, _ title: SafeText, _ questions: Int) -> Phrase {
    Phrase(
      en: "You are in as \(name). \(title). \(questions == 1 ? "1 question" : "\(questions) questions").",
      ja: "\(name)さんとして参加しました。\(title)。\(questions)問です。")
  }

  static func plainYourTeam(_ team: Int) -> Phrase { Phrase(en: "You are in team \(team).", ja: "チーム\(team)です。") }

  static let plainWaitForHost = Phrase(en: "Wait until the host starts.", ja: "ホストが始めるまでお待ちください。")

  static let plainTaken = Phrase(en: "Your answer counts.", ja: "回答を受け付けました。")

  static let plainTooLate = Phrase(en: "That came too late.", ja: "間に合いませんでした。")

  /// Who came while a question was open.
  static let plainFromNextOn = Phrase(
    en: "You came during this question, and play from the next one on.", ja: "この問題の途中で参加しました。次の問題から解けます。")

  static let plainTimeIsUp = Phrase(en: "Time's up.", ja: "時間切れです。")

  static func plainNotAnswered(_ answer: SafeText) -> Phrase {
    Phrase(en: "Not answered. The answer is \(answer).", ja: "回答なし。正解は\(answer)です。")
  }

  /// A player's place and all points.
  static func plainPlace(_ place: Int, of players: Int, _ points: Int) -> Phrase {
    let points = NumberFormat.grouped(points)
    return Phrase(en: "Place \(place) of \(players), \(points) points.", ja: "\(players)人中\(place)位、\(points)点です。")
  }

  /// How a player's round ended.
  static func plainRoundOver(_ place: Int, of players: Int, _ points: Int, _ right: Int) -> Phrase {
    Phrase(
      en: "The round is over: place \(place) of \(players), \(NumberFormat.grouped(points)) points, \(right) right.",
      ja: "これで終わりです。\(players)人中\(place)位、\(NumberFormat.grouped(points))点、\(right)問正解です。")
  }

  static let plainRoundOverWithoutPoints = Phrase(
    en: "The round is over: no points this time.", ja: "これで終わりです。今回は0点でした。")

  static let plainClosed = Phrase(en: "The host has closed the room.", ja: "ホストが部屋を閉じました。")
}
