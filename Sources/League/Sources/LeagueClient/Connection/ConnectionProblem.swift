import LeagueAPI
import QuizCore
import TerminalKit

// The problems of a connection, with sentences for the player.
extension LeagueProblem {
  /// The server does not answer.
  static func offline(_ host: String, _ reason: Phrase) -> LeagueProblem {
    unavailable(
      "offline",
      Phrase(
        en: "\(host) cannot be reached (\(reason.en)); nothing is lost, what waits is sent when it can be",
        ja: "\(host) に接続できません（\(reason.ja)）。記録は失われません。つながったときに送ります"))
  }

  /// The server did not answer in time, or not to the end.
  static func timeout(_ host: String, seconds: Int) -> LeagueProblem {
    unavailable(
      "server.timeout",
      Phrase(
        en: "\(host) did not answer within \(seconds) seconds; nothing is lost, it is tried again later",
        ja: "\(host) が\(seconds)秒以内に応答しませんでした。記録は失われません。あとでもう一度試します"))
  }

  /// The connection ended before the answer did.
  static func cut(_ host: String) -> LeagueProblem {
    unavailable(
      "server.cut",
      Phrase(
        en: "\(host) ended the connection before its answer was complete; nothing is lost, it is tried again later",
        ja: "\(host) との接続が途中で切れました。記録は失われません。あとでもう一度試します"))
  }

  /// The server's certificate is not known.
  static func certificate(_ host: String) -> LeagueProblem {
    unusable(
      "server.certificate",
      Phrase(
        en: "\(host) cannot prove who it is (TLS certificate), so nothing was sent: ask the league's owner, "
          + "or name the certificate's file in SSL_CERT_FILE",
        ja: "\(host) の証明書（TLS）を確認できないため、何も送りませんでした。管理者に確かめるか、証明書のファイルを "
          + "SSL_CERT_FILE に指定してください"))
  }

  /// The file of certificates cannot be read.
  static func certificateFile(_ path: String, _ code: Int32) -> LeagueProblem {
    let (place, reason) = (Excerpt.of(path), SystemReason.reason(code))
    return LeagueProblem(
      "files.certificates",
      safe(
        Phrase(
          en: "\(place): cannot be read (\(reason.en)); correct the variable SSL_CERT_FILE, or unset it",
          ja: "\(place)：読めません（\(reason.ja)）。環境変数 SSL_CERT_FILE を直すか、削除してください")),
      status: ExitStatus.noInput.rawValue)
  }

  /// The server does not encrypt, or not as it should.
  static func noTLS(_ host: String) -> LeagueProblem {
    unusable(
      "server.tls",
      Phrase(
        en: "\(host) does not speak TLS as the link's https asks, so nothing was sent: "
          + "ask the league's owner whether the link is right",
        ja: "\(host) と https（TLS）で通信できないため、何も送りませんでした。リンクが正しいか、管理者に確かめてください"))
  }

  /// The server sends on to another one.
  static func redirect(_ host: String, to other: String?) -> LeagueProblem {
    let target = other.map { " (\($0))" } ?? ""
    return unusable(
      "server.redirect",
      Phrase(
        en:
          "\(host) sends on to another address\(target), which is not followed: ask the league's owner for a new link",
        ja: "\(host) が別のアドレス\(target)へ転送しようとしましたが、従いません。管理者に新しいリンクをもらってください"))
  }

  /// The answer is longer than any that a league gives.
  static func tooLong(_ host: String) -> LeagueProblem {
    unusable(
      "server.large",
      Phrase(
        en: "\(host) sent more than \(LeagueLimits.responseBytes >> 20) MiB at once, which no league does: "
          + "ask the league's owner whether the address is right",
        ja: "\(host) が \(LeagueLimits.responseBytes >> 20) MiB を超えるデータを送ってきました。リーグのサーバーではありません。"
          + "アドレスを管理者に確かめてください"))
  }

  /// The answer is not one of a league.
  static func notALeague(_ host: String) -> LeagueProblem {
    unusable(
      "server.answer",
      Phrase(
        en: "\(host) answered, but not as a league does: ask the league's owner whether the address is right",
        ja: "\(host) の応答はリーグのものではありません。アドレスを管理者に確かめてください"))
  }

  /// The server always has more.
  static func endless(_ host: String) -> LeagueProblem {
    unusable(
      "server.endless",
      Phrase(
        en: "\(host) had more news than is read at once; the rest is read the next time",
        ja: "\(host) の更新が多すぎるため、残りは次の同期で受け取ります"))
  }

  /// An answer that is not 2xx and not of a league.
  static func httpStatus(_ code: Int, _ host: String, retryAfter: Int?) -> LeagueProblem {
    let sentence = Phrase(
      en: "\(host) answered HTTP \(code), which is not of a league; nothing is lost, it is tried again later",
      ja: "\(host) が HTTP \(code) を返しました。記録は失われません。あとでもう一度試します")
    // From a proxy with a lower limit than the server's: less is sent the next time.
    if code == 413 { return unusable(LeagueErrorCode.tooLarge.rawValue, sentence) }
    return code == 429 || code >= 500
      ? unavailable("server.http", sentence, retryAfter: retryAfter)
      : unusable("server.http", sentence, retryAfter: retryAfter)
  }

  private static func unavailable(_ code: String, _ sentence: Phrase, retryAfter: Int? = nil) -> LeagueProblem {
    LeagueProblem(code, safe(sentence), status: ExitStatus.unavailable.rawValue, retryAfter: retryAfter)
  }

  private static func unusable(_ code: String, _ sentence: Phrase, retryAfter: Int? = nil) -> LeagueProblem {
    LeagueProblem(code, safe(sentence), status: ExitStatus.data.rawValue, retryAfter: retryAfter)
  }
}

// MARK: - Answers of the server

extension LeagueProblem {
  /// The problem of an error response; `retryAfter` is from its header.
  init(_ response: ErrorResponse, from host: String, retryAfter: Int?) {
    let error = response.error
    let seconds = retryAfter ?? error.retryAfter.map { max(0, min($0, 86_400)) }
    self.init(
      ReceivedText.code(error.code.rawValue), LeagueProblem.safe(LeagueProblem.sentence(error, host, seconds)),
      status: LeagueProblem.status(of: error.code), retryAfter: seconds,
      history: error.history.flatMap { ReceivedText.isHistory($0) ? $0 : nil })
  }

  private static func status(of code: LeagueErrorCode) -> Int32 {
    switch code {
    case .tooMany, .unavailable: LeagueExit.tryAgain
    case .fault: ExitStatus.unavailable.rawValue
    case _: ExitStatus.data.rawValue
    }
  }

  private static func sentence(_ error: ErrorResponse.Content, _ host: String, _ seconds: Int?) -> Phrase {
    let wait = Phrase(
      en: seconds.map { "in \($0) seconds" } ?? "later", ja: seconds.map { "\($0)秒後に" } ?? "しばらくしてから")
    switch error.code {
    case .unknownVersion, .unknownPath:
      return Phrase(
        en: "\(host) does not speak version \(LeagueLimits.version) of the league's interface: "
          + "update tenq, or ask the league's owner to update the server",
        ja: "\(host) はリーグの通信方式（バージョン\(LeagueLimits.version)）に対応していません。tenq を更新するか、"
          + "管理者にサーバーの更新を頼んでください")
    case .unknownToken:
      return Phrase(
        en:
          "\(host) does not know you here any more: its owner removed you, with what it had of you, or the league, or "
          + "you are on another computer now; your scores here stay; leave it with `tenq league leave`",
        ja: "\(host) にこのコンピューターの登録がありません。管理者があなたの登録（サーバーの記録も消えます）かリーグを削除したか、"
          + "別のコンピューターに移っています。手元の記録は残っています。tenq league leave で退会してください")
    case .banned:
      return Phrase(
        en: "the league's owner has shut you out of it: nothing is sent any more, and your scores on this computer "
          + "stay; ask the owner, or leave it with `tenq league leave`",
        ja: "管理者によってリーグの利用を止められています。もう何も送りません。手元の記録は残っています。管理者に確かめるか、"
          + "tenq league leave で退会してください")
    case .full:
      return Phrase(
        en: "the league has as many players as it may have: ask its owner, who can allow more",
        ja: "リーグの参加者が上限に達しています。管理者に確かめてください（上限は管理者が変えられます）")
    case .refusedName:
      return Phrase(
        en: "the league's owner does not want this name: choose another",
        ja: "この名前は管理者が認めていません。別の名前にしてください")
    case .unknownInvitation:
      return Phrase(
        en: "there is no such invitation, or it was used up: ask the league's owner for a new link",
        ja: "招待が見つからないか、使い切られています。管理者に新しいリンクをもらってください")
    case .expiredInvitation:
      return Phrase(
        en: "the invitation has expired: ask the league's owner for a new link",
        ja: "招待の期限が切れています。管理者に新しいリンクをもらってください")
    case .unusableName:
      return Phrase(
        en: "the league does not take this name: choose another, of at most \(LeagueLimits.nameCharacters) characters",
        ja: "この名前は使えません。\(LeagueLimits.nameCharacters)文字以内の別の名前にしてください")
    case .takenName:
      return Phrase(
        en: "another player of the league has this name: choose another",
        ja: "同じ名前の参加者がいます。別の名前にしてください")
    case .tooMany:
      return Phrase(
        en: "\(host) has had too many requests: try again \(wait.en)", ja: "\(host) への要求が多すぎます。\(wait.ja)試してください")
    case .unavailable:
      return Phrase(
        en: "\(host) cannot reach its store at the moment; nothing is lost, try again \(wait.en)",
        ja: "\(host) は今データベースを使えません。記録は失われません。\(wait.ja)試してください")
    case .fault:
      return Phrase(
        en: "\(host) has a fault of its own; nothing is lost, it is tried again later",
        ja: "\(host) の内部でエラーが起きました。記録は失われません。あとでもう一度試します")
    case .malformed, .tooLarge:
      return Phrase(
        en: "\(host) did not understand what was sent: update tenq, or ask the league's owner to update the server",
        ja: "\(host) が送った内容を理解できませんでした。tenq を更新するか、管理者にサーバーの更新を頼んでください")
    case _:
      if let known = LeagueReason.all.first(where: { $0.code == error.code.rawValue }) { return known.words }
      let message = ReceivedText.message(error.message)
      return Phrase(
        en: "\(host) refuses: \(message.isEmpty ? ReceivedText.code(error.code.rawValue) : message)",
        ja: "\(host) に断られました：\(message.isEmpty ? ReceivedText.code(error.code.rawValue) : message)")
    }
  }
}
