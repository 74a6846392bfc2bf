import HTTPTypes
import Hummingbird
import LeagueAPI
import LeagueStore
import NIOCore
import QuizCore
import QuizStore

/// The pages of the server, and what they load.
enum PageRoutes {
  /// All of them.
  static let all = leagues + RoomPageRoutes.all

  private static let leagues: [Route] = [
    Route(.get, "/", .anybody, isPage: true) { call in
      // With several leagues none is shown: a reader of one need not know of the others.
      guard let league = try await call.services.pages.onlyLeague() else {
        return RoomPageRoutes.page(call, code: nil, root: "")
      }
      return try await page(of: league, call, root: "")
    },
    Route(.get, "/l/{league}", .anybody, isPage: true) { call in
      try await page(of: try await league(call), call, root: "../")
    },
    Route(.get, "/l/{league}/live", .anybody) { call in
      let league = try await league(call)
      guard try await mayRead(league, call) else { throw APIError(.unknownToken) }
      return try LivePage.answer(of: league.id, call)
    },
    Route(.get, "/l/{league}/results", .anybody) { call in
      try await ResultsLink.file(of: try await league(call), call)
    },
    Route(.post, "/l/{league}/word", .limited(.word), bodyLimit: 2048, isPage: true) { call in
      try await word(of: try await league(call), call)
    },
    Route(.get, "/l/{league}/word", .anybody, isPage: true) { call in
      .seeOther("../\(call.parameters.get("league") ?? "")")
    },
    Route(.get, "/l/{league}/join/{code}", .anybody, isPage: true) { call in
      let code = call.parameters.get("code") ?? ""
      let league = try await league(call)
      let link = InvitationLink(server: address(call), league: league.id, code: code)
      return .page(
        Templates.join(
          command: "tenq league join \(link)", league: league.hasWord ? nil : league.name, root: "../../../",
          language: language(call)))
    },
    Route(.get, "/j/{short}", .anybody, isPage: true) { call in
      // Not looked up, so that the page does not reveal whether it exists.
      guard let code = ShortCode(call.parameters.get("short") ?? "") else { throw APIError(.unknownPath) }
      let league = try await call.services.pages.onlyLeague()
      return .page(
        Templates.join(
          command: code.command(at: address(call)),
          league: league.flatMap { $0.hasWord ? nil : $0.name }, root: "../", language: language(call)))
    },
    Route(.get, "/page.css", .anybody) { _ in .file(Assets.style, type: "text/css; charset=utf-8") },
    Route(.get, "/page.js", .anybody) { _ in .file(Assets.script, type: "text/javascript; charset=utf-8") },
    Route(.get, "/icon.svg", .anybody) { _ in .file(Assets.icon, type: "image/svg+xml") },
    Route(.get, "/robots.txt", .anybody) { _ in .file("User-agent: *\nDisallow: /\n", type: "text/plain") },
  ]

  /// The relative path from a path to the server's root.
  static func root(of path: String) -> String {
    String(repeating: "../", count: max(0, path.utf8.count { $0 == UInt8(ascii: "/") } - 1))
  }

  private static func league(_ call: Call) async throws -> LeagueInfo {
    guard let id = call.parameters.get("league"), let league = try await call.services.pages.league(id) else {
      throw APIError(.unknownPath)
    }
    return league
  }

  private static func language(_ call: Call) -> Language {
    PageLanguage.of(call.headers[.acceptLanguage], call.query)
  }

  /// The page, or the form that asks for the word.
  private static func page(of league: LeagueInfo, _ call: Call, root: String) async throws -> Answer {
    guard try await mayRead(league, call) else {
      return .page(
        Templates.word(
          action: "\(root)l/\(league.id)/word", isWrong: false, root: root, language: language(call)))
    }
    let (selection, order) = try TableQuery.read(call.query)
    let isLong = call.query["rows"] == "all"
    let table = try await call.services.store.table(
      of: league.id, selection, by: order, limit: isLong ? LeagueLimits.rows : LeagueWebPage.rows, player: nil,
      now: call.now)
    let questions = try await call.services.pages.newestQuestions(of: league.id)
    let impossible = try await call.services.pages.impossibleRounds(of: league.id)
    let place = LeagueWebPage.Place(
      root: root, league: league.id, language: language(call),
      asked: call.query["lang"].flatMap { Language(rawValue: $0) }, selection: selection, order: order, isLong: isLong)
    let joining = try await call.services.pages.code(of: league.id, now: call.now).map { code in
      LeagueWebPage.Joining(
        command: code.command(at: address(call)), link: "\(address(call))/j/\(code.letters)")
    }
    return .page(
      Templates.league(
        LeagueWebPage(
          place: place, info: league, table: table, questions: questions, impossible: impossible, joining: joining,
          results: try await ResultsLink.key(of: call, for: league.id).map { "\(root)l/\(league.id)/results?key=\($0)" }
        )))
  }

  // MARK: The word

  /// Whether the page asks for no word, or the reader has given it.
  private static func mayRead(_ league: LeagueInfo, _ call: Call) async throws -> Bool {
    guard league.hasWord, try await ResultsLink.key(of: call, for: league.id) == nil else { return true }
    let name = PageKeys.name(of: league.id)
    for cookie in Cookies.values(of: name, in: call.headers[values: .cookie]).prefix(4)
    where try await call.services.keys.isValid(cookie, for: league.id, now: call.now) {
      return true
    }
    return false
  }

  private static func word(of league: LeagueInfo, _ call: Call) async throws -> Answer {
    let form = Query(String(decoding: call.body, as: UTF8.self))
    let page = "../\(league.id)"
    guard league.hasWord else { return .seeOther(page) }
    guard let word = form.text("word"), try await call.services.store.isWord(word, of: league.id) else {
      return .page(
        Templates.word(action: "word", isWrong: true, root: "../../", language: language(call)), status: .forbidden)
    }
    var answer = Answer.seeOther(page)
    let value = try await call.services.keys.cookie(for: league.id, now: call.now)
    let secure = address(call).hasPrefix("https:") ? "; Secure" : ""
    answer.headers[.setCookie] =
      "\(PageKeys.name(of: league.id))=\(value); Path=/; Max-Age=\(PageKeys.lifetime); HttpOnly; SameSite=Lax\(secure)"
    return answer
  }

  // MARK: Addresses

  /// The server's address without a slash at its end: as configured, otherwise as the client asked for it.
  private static func address(_ call: Call) -> String {
    let configuration = call.services.configuration
    if let address = configuration.publicAddress { return address }
    let isSecure =
      configuration.tls != nil
      || configuration.isBehindProxy && call.headers[.xForwardedProto]?.lowercased() == "https"
    let host = call.host.flatMap { isHost($0) ? $0 : nil } ?? "\(configuration.host):\(configuration.port)"
    return (isSecure ? "https://" : "http://") + host
  }

  /// Whether a client's `Host` is well-formed: it becomes part of a command that is copied.
  private static func isHost(_ text: String) -> Bool {
    text.utf8.count <= 260
      && text.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber) || ".-:[]".utf8.contains(byte)
      }
  }
}

/// Reads cookies.
enum Cookies {
  /// The values of a cookie: several when it was set for several paths.
  static func values(of name: String, in headers: [String]) -> [String] {
    headers.flatMap { $0.split(separator: ";").prefix(64) }.compactMap { item in
      let item = item.drop { $0 == " " }
      return item.hasPrefix(name + "=") ? String(item.dropFirst(name.count + 1)) : nil
    }
  }
}
