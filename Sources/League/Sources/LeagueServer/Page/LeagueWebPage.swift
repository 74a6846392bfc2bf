import LeagueAPI
import LeagueStore
import QuizCore
import QuizStore

/// What the web page of a league shows, as a value; ``Templates`` makes it a page.
struct LeagueWebPage: Sendable {
  /// Where the page is, as the reader sees it.
  struct Place: Hashable, Sendable {
    /// What leads from the page's address to the server's: `../` for each folder.
    let root: String
    /// The league's UUID.
    let league: String
    /// The language of the page.
    let language: Language
    /// The language that the address names; nil when it follows the browser.
    let asked: Language?
    /// The selection of the table.
    let selection: LeagueTable.Selection
    /// The order of the table.
    let order: TableOrder
    /// Whether all rows are shown that the league gives.
    let isLong: Bool
  }

  /// How somebody who sees the page joins.
  struct Joining: Hashable, Sendable {
    /// What is typed.
    let command: String
    /// The page that says so, for a telephone that sees the QR code.
    let link: String
  }

  /// The rows of the page unless more are asked for: what a projector shows, and some to scroll.
  static let rows = 20
  /// The newest questions that are shown.
  static let questions = 8

  /// A player whose rounds cannot have been played, and how many were refused.
  struct Impossible: Hashable, Sendable {
    let player: LeagueMembership.Named
    let count: Int
  }

  /// The most players who are named so; the owner has a list of all.
  static let named = 5

  /// The players of refusals that only a program sends which does not play by the rules, the most first.
  static func impossible(_ refusals: [RefusalInfo]) -> [Impossible] {
    Dictionary(grouping: refusals.filter(\.isImpossible), by: \.player)
      .map { Impossible(player: $0, count: $1.reduce(0) { $0 + $1.count }) }
      .sorted { ($1.count, $0.player.name, $0.player.id) < ($0.count, $1.player.name, $1.player.id) }
  }

  let place: Place
  let info: LeagueInfo
  let table: LeagueTable
  let questions: [QuestionInfo]
  let impossible: [Impossible]
  /// Nil where the owner does not show it.
  var joining: Joining?
}

extension LeagueWebPage.Place {
  /// The address of the same page with something else chosen; relative to any page of the server.
  func link(
    period: LeagueTable.Period? = nil, game: String?? = nil, order: TableOrder? = nil, language: Language? = nil,
    isLong: Bool? = nil
  ) -> String {
    var parts: [String] = []
    let period = period ?? selection.period
    if period != .week { parts.append("period=\(period.rawValue)") }
    if let game = game ?? selection.game { parts.append("game=\(Query.encoded(game))") }
    if let set = selection.set { parts.append("set=\(Query.encoded(set))") }
    let order = order ?? self.order
    if order != .points { parts.append("by=\(order.rawValue)") }
    if isLong ?? self.isLong { parts.append("rows=all") }
    if let language = language ?? asked { parts.append("lang=\(language.rawValue)") }
    return "?" + parts.joined(separator: "&")
  }

  /// The address that tells of changes.
  var live: String { "\(root)l/\(league)/live" }
}
