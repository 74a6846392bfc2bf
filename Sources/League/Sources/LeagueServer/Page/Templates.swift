import LeagueAPI
import LeagueStore
import QuizCore
import QuizStore

/// The pages of the server as HTML. They work without scripts; the script only keeps them live.
enum Templates {
  // MARK: The league

  /// The table and the newest questions.
  static func league(_ page: LeagueWebPage) -> HTML {
    let place = page.place
    let caption = PageWords.caption(place.selection, place.order)
    return document(
      title: Phrase(same: "\(page.info.name): ") + caption, language: place.language, root: place.root, isLive: true,
      body: """
        <a class="skip" href="#table">\(place.say(PageWords.skip))</a>
        <header>
        <p class="brand">\(shapes)<span>TenQ</span></p>
        <h1>\(page.info.name)</h1>
        <p class="facts"><span data-part="players">\(place.say(PageWords.players(page.info.players)))</span>\
        <span class="live" hidden>\(place.say(PageWords.live))</span></p>
        </header>
        \(navigation(place))
        <main data-live="\(place.live)">
        <section class="standings" id="table">\(standings(page))<div data-part="notes">\(notes(page))</div></section>
        <div class="side">
        <div data-part="joining">\(joining(page))</div>
        <section class="questions" aria-labelledby="newest">
        <h2 id="newest">\(place.say(PageWords.newest))</h2>
        <div data-part="questions">\(questions(page))</div>
        </section>
        </div>
        </main>
        \(footer(page))
        """)
  }

  private static func navigation(_ place: LeagueWebPage.Place) -> HTML {
    let periods = LeagueTable.Period.allCases.map { period in
      item(
        place.link(period: period), place.say(PageWords.period(period)), isCurrent: period == place.selection.period)
    }
    let games =
      [item(place.link(game: .some(nil)), place.say(PageWords.game(nil)), isCurrent: place.selection.game == nil)]
      + GameList.all.games.map { game in
        let id = game.id.rawValue
        return item(place.link(game: id), place.say(game.name), isCurrent: id == place.selection.game)
      }
    return """
      <div class="choices"><nav class="periods" aria-label="\(place.say(PageWords.periods))"><ul>\(periods)</ul></nav>
      <nav class="games" aria-label="\(place.say(PageWords.gamesTitle))"><ul>\(games)</ul></nav></div>
      """
  }

  private static func item(_ link: String, _ name: String, isCurrent: Bool) -> HTML {
    let current: HTML = isCurrent ? " aria-current=\"page\"" : .empty
    return "<li><a href=\"\(link)\"\(current)>\(name)</a></li>"
  }

  private static func standings(_ page: LeagueWebPage) -> HTML {
    let place = page.place
    let best = page.table.rows.map { value($0, place.order) }.max() ?? 0
    let rows = page.table.rows.map { row($0, place, best: best) }
    let body: HTML =
      rows.isEmpty ? "<tr><td class=\"nothing\" colspan=\"7\">\(place.say(PageWords.noRounds))</td></tr>" : "\(rows)"
    return """
      <table>
      <caption>\(place.say(PageWords.caption(place.selection, place.order)))</caption>
      <thead><tr><th scope="col" class="place">\(place.say(PageWords.place))</th>\
      <th scope="col" class="player">\(place.say(PageWords.player))</th>\
      \(heading(.points, place))\(heading(.right, place))\(heading(.time, place))\(heading(.days, place))\
      <th scope="col" class="rounds">\(place.say(PageWords.rounds))</th></tr></thead>
      <tbody data-part="rows">\(body)</tbody>
      </table>
      """
  }

  /// Notes on the table: what its sign means, and what was refused.
  private static func notes(_ page: LeagueWebPage) -> HTML {
    let place = page.place
    var notes: HTML = .empty
    if page.table.rows.contains(where: \.hasOwnSets) {
      notes = "<p class=\"note\">\(place.say(LeagueTable.Row.ownMeaning))</p>"
    }
    if !page.impossible.isEmpty {
      notes = "\(notes)<p class=\"note\">\(place.say(PageWords.impossible(page.impossible)))</p>"
    }
    return notes
  }

  private static func heading(_ order: TableOrder, _ place: LeagueWebPage.Place) -> HTML {
    let sort = order == .time ? "ascending" : "descending"
    let sorted: HTML = order == place.order ? " aria-sort=\"\(sort)\"" : .empty
    return """
      <th scope="col" class="\(order.rawValue)"\(sorted)><a href="\(place.link(order: order))">\
      \(place.say(PageWords.order(order)))</a></th>
      """
  }

  private static func row(_ row: LeagueTable.Row, _ place: LeagueWebPage.Place, best: Int) -> HTML {
    let width = best > 0 ? max(1, value(row, place.order) * 100 / best) : 0
    let seconds = PageWords.secondsPerRight(row)
    let unit: HTML = seconds == nil ? .empty : "<small>\(place.say(Phrase(en: " s", ja: "秒")))</small>"
    let own: HTML =
      row.hasOwnSets
      ? " <abbr title=\"\(place.say(LeagueTable.Row.ownMeaning))\">\(LeagueTable.Row.ownMark)</abbr>" : .empty
    func chosen(_ order: TableOrder) -> HTML { order == place.order ? " chosen" : .empty }
    return """
      <tr data-key="\(row.player.id)"\(rank(row.place))><td class="place">\(shape(row.place))<span>\(row.place)</span></td>\
      <th scope="row" class="player"><span class="name">\(row.player.name)\(own)</span>\(bar(width))</th>\
      <td class="points\(chosen(.points))">\(PageWords.number(row.points))</td>\
      <td class="right\(chosen(.right))">\(PageWords.number(row.right)) <small>\
      \(PageWords.percent(row.right, of: row.asked))</small></td>\
      <td class="time\(chosen(.time))">\(seconds ?? "–")\(unit)</td>\
      <td class="days\(chosen(.days))">\(row.days)</td>\
      <td class="rounds">\(PageWords.number(row.rounds))</td></tr>

      """
  }

  /// The value of a row's bar: more is longer; for the time, quicker is longer.
  private static func value(_ row: LeagueTable.Row, _ order: TableOrder) -> Int {
    switch order {
    case .points: row.points
    case .right: row.right
    case .time: max(0, 10_000 - (row.millisecondsPerRight ?? 10_000))
    case .days: row.days
    }
  }

  private static func joining(_ page: LeagueWebPage) -> HTML {
    guard let joining = page.joining else { return .empty }
    let place = page.place
    return """
      <section class="joining" aria-labelledby="joining"><div><h2 id="joining">\(place.say(PageWords.joining))</h2>\
      <p>\(place.say(PageWords.joiningStep))</p><pre><code>\(joining.command)</code></pre></div>\
      \(code(of: joining.link, label: place.say(PageWords.joiningCode)))</section>
      """
  }

  /// A QR code, dark on light whatever the colours of the page are; nothing where the text is too long for one.
  static func code(of text: String, label: String) -> HTML {
    guard let code = QRCode(text) else { return .empty }
    let side = code.size + 2 * QRCode.quietZone
    var path: HTML = .empty
    for row in 0..<code.size {
      var column = 0
      while column < code.size {
        let run = (column..<code.size).prefix { code[row, $0] }.count
        if run > 0 {
          path = path + "M\(column + QRCode.quietZone) \(row + QRCode.quietZone)h\(run)v1h-\(run)z"
        }
        column += run + 1
      }
    }
    return """
      <svg class="code" role="img" aria-label="\(label)" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
      <rect width="\(side)" height="\(side)" fill="#fff"/><path fill="#000" d="\(path)"/></svg>
      """
  }

  private static func questions(_ page: LeagueWebPage) -> HTML {
    let place = page.place
    if page.questions.isEmpty { return "<p class=\"nothing\">\(place.say(PageWords.noQuestions))</p>" }
    let items = page.questions.map { question -> HTML in
      let isNew = question.asked == 0
      let rate = isNew ? PageWords.neverAnswered : PageWords.rate(question.right, of: question.asked)
      let width = isNew ? 0 : question.right * 100 / question.asked
      let kind = question.text.question?.kind
      let made = PageWords.maker(question.maker.name)
      let facts = kind.map { $0 == .one ? made : $0.name + Phrase(en: ", ", ja: "・") + made } ?? made
      return """
        <li data-key="\(question.id)"><p class="question" lang="\(question.text.language == "ja" ? "ja" : "en")">\
        \(question.text.text)</p>\
        <p class="rate">\(bar(width))<span>\(place.say(rate))</span> <span class="maker">\
        \(place.say(facts))</span></p></li>

        """
    }
    return "<ol>\(items)</ol>"
  }

  private static func footer(_ page: LeagueWebPage) -> HTML {
    let place = page.place
    let other: Language = place.language == .ja ? .en : .ja
    let name: HTML = place.language == .ja ? "English" : "日本語"
    var more: HTML = .empty
    if place.isLong {
      more = "<a href=\"\(place.link(isLong: false))\">\(place.say(PageWords.fewerRows))</a>"
    } else if page.table.count > LeagueWebPage.rows {
      let count = min(page.table.count, LeagueLimits.rows)
      more = "<a href=\"\(place.link(isLong: true))\">\(place.say(PageWords.moreRows(count)))</a>"
    }
    let made = WallTime(secondsSince1970: page.table.made / 1000, offset: page.info.offset).map { "\($0)" } ?? ""
    let time: HTML = "<time datetime=\"\(made)\">\(String(made.dropFirst(11).prefix(8)))</time>"
    let asOf = PageWords.asOf("\u{1}")[place.language].split(separator: "\u{1}", omittingEmptySubsequences: false)
    let results: HTML =
      page.results.map { address -> HTML in
        """
        <p class="results">\(place.say(PageWords.results)) <a href="\(address)" download>\(place.say(PageWords.bySet))</a> · \
        <a href="\(address + "&answers=1")" download>\(place.say(PageWords.byAnswer))</a></p>
        """
      } ?? .empty
    return """
      <footer>\(results)<p>\(more)</p><p data-part="made">\(String(asOf.first ?? ""))\(time)\(String(asOf.last ?? ""))</p>\
      <p><a href="\(place.link(language: other))" lang="\(other.rawValue)" hreflang="\(other.rawValue)">\(name)</a></p></footer>
      """
  }

  // MARK: Other pages

  /// How to join, with the command to copy. `league` is its name; nil where it is not shown.
  static func join(command: String, league: String?, root: String, language: Language) -> HTML {
    let steps = PageWords.joinSteps[language]
    let items = steps.enumerated().map { index, step -> HTML in
      let code: HTML =
        index == 1
        ? """
        <pre><code id="command">\(command)</code></pre><button type="button" class="copy" hidden \
        data-copied="\(PageWords.copied[language])">\(PageWords.copy[language])</button>
        """ : .empty
      return "<li><span class=\"step\">\(shape(index + 1))</span><div><p>\(step)</p>\(code)</div></li>"
    }
    return document(
      title: PageWords.join(league), language: language, root: root,
      body: """
        <header><p class="brand">\(shapes)<span>TenQ</span></p><h1>\(PageWords.join(league)[language])</h1></header>
        <main class="text"><ol class="steps">\(items)</ol><p class="note">\(PageWords.joinNote[language])</p></main>
        """)
  }

  /// The form that asks for the league's word.
  static func word(action: String, isWrong: Bool, root: String, language: Language) -> HTML {
    let wrong: HTML = isWrong ? "<p class=\"wrong\" role=\"alert\">✗ \(PageWords.wrongWord[language])</p>" : .empty
    let invalid: HTML = isWrong ? " aria-invalid=\"true\"" : .empty
    return document(
      title: PageWords.wordTitle, language: language, root: root,
      body: """
        <header><p class="brand">\(shapes)<span>TenQ</span></p><h1>\(PageWords.wordTitle[language])</h1></header>
        <main class="text"><form method="post" action="\(action)">\(wrong)\
        <p><label for="word">\(PageWords.wordLabel[language])</label>\
        <input id="word" name="word" type="password" autocomplete="current-password" required maxlength="200" autofocus\(invalid)></p>\
        <p><button type="submit">\(PageWords.wordButton[language])</button></p></form></main>
        """)
  }

  /// Why a page cannot be shown.
  static func problem(_ error: APIError, root: String, language: Language) -> HTML {
    document(
      title: PageWords.problem(error), language: language, root: root,
      body: """
        <header><p class="brand"><span>TenQ</span></p><h1>\(PageWords.problem(error)[language])</h1></header>
        """)
  }

  // MARK: Parts

  /// What a page loads.
  struct Files {
    /// The style sheet and the script, without their endings.
    let name: String
    /// A hash of both for their addresses.
    let version: String

    /// Those of a league's pages.
    static let page = Files(name: "page", version: Assets.version)
    /// Those of a room's page.
    static let room = Files(
      name: "room", version: QuestionID(text: RoomStyle.text, rightChoice: RoomScript.text).description)
  }

  /// A whole page; `root` is the relative path to the server's root.
  static func document(
    title: Phrase, language: Language, root: String, files: Files = .page, isLive: Bool = false, body: HTML
  ) -> HTML {
    let refresh: HTML = isLive ? "<noscript><meta http-equiv=\"refresh\" content=\"10\"></noscript>\n" : .empty
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title[language]) – TenQ</title>
      <link rel="icon" href="\(root)icon.svg">
      <link rel="stylesheet" href="\(root)\(files.name).css?\(files.version)">
      <script src="\(root)\(files.name).js?\(files.version)" defer></script>
      \(refresh)</head>
      <body>
      \(body)
      </body>
      </html>

      """
  }

  /// The class of a row among the first four.
  private static func rank(_ place: Int) -> HTML {
    (1...4).contains(place) ? " class=\"rank\(place)\"" : .empty
  }

  /// A bar of some percent of its width. Its number stands beside it.
  private static func bar(_ percent: Int) -> HTML {
    """
    <svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">\
    <rect class="all" width="100" height="1"/><rect class="part" width="\(max(0, min(percent, 100)))" height="1"/></svg>
    """
  }

  /// One of TenQ's four shapes: ▲ ◆ ● ■; nothing beyond the fourth.
  private static func shape(_ number: Int) -> HTML {
    let drawing: HTML
    switch number {
    case 1: drawing = "<path d=\"M8 1 15.5 14.5H.5z\"/>"
    case 2: drawing = "<path d=\"M8 0 16 8 8 16 0 8z\"/>"
    case 3: drawing = "<circle cx=\"8\" cy=\"8\" r=\"7.2\"/>"
    case 4: drawing = "<path d=\"M1.2 1.2H14.8V14.8H1.2z\"/>"
    case _: return .empty
    }
    return """
      <svg class="shape shape\(number)" viewBox="0 0 16 16" aria-hidden="true" focusable="false">\(drawing)</svg>
      """
  }

  /// All four shapes.
  static let shapes: HTML = "\((1...4).map(shape))"
}

extension LeagueWebPage.Place {
  /// A text in the language of the page.
  fileprivate func say(_ phrase: Phrase) -> String { phrase[language] }
}
