// swift-format-ignore-file

import QuizCore

extension LiveRule {
  var name: Phrase {
    switch self {
    case .questions: Phrase("Questions", "問題数")
    case .seconds: Phrase("Time", "1問の時間")
    case .teams: Phrase("Teams", "チーム")
    case .pace: Phrase("Goes on", "進め方")
    case .names: Phrase("Names", "名前")
    case .open: Phrase("Played", "遊び方")
    case .server: Phrase("Where", "場所")
    }
  }
  var meaning: Phrase {
    switch self {
    case .questions: Phrase("how many are asked", "出題する数")
    case .seconds: Phrase("for each question; typed answers get more", "1問あたりの秒数（入力する問題は長め）")
    case .teams: Phrase("players are split by colour; the average of their points counts", "参加者を色分けし、得点の平均で競います")
    case .pace: Phrase("by your Enter, or by itself after each result", "Enter で進めるか、結果のあと自動で進むか")
    case .names: Phrase("shown, or animals instead", "隠すと、名前の代わりに動物を表示します")
    case .open: Phrase("all at the same moment, or each at their own pace", "全員同時か、期間中に各自のペースで")
    case .server: Phrase("who can reach it", "参加できる範囲")
    }
  }
}

extension LiveJoinScreen.Field {
  var label: Phrase {
    switch self {
    case .address: Phrase("Address", "アドレス")
    case .code: Phrase("Code", "コード")
    case .name: Phrase("Your name", "あなたの名前")
    }
  }
  /// The message when it is empty.
  var isMissing: Phrase {
    switch self {
    case .address: Phrase("Address: type the one on the host's screen, like 192.168.1.20:8610.", "アドレス：ホストの画面のアドレス（例：192.168.1.20:8610）を入力してください。")
    case .code: Phrase("Code: type the digits on the host's screen.", "コード：ホストの画面の数字を入力してください。")
    case .name: Phrase("Your name: choose the one that the others will see.", "あなたの名前：ほかの人に見える名前を入力してください。")
    }
  }
}
