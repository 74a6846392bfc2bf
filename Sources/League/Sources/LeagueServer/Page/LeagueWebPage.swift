import LeagueAPI
import LeagueStore
import QuizCore
import QuizStore

/// The content of a league's web page, as a value; ``Templates`` renders it.
struct LeagueWebPage: Sendable {
  /// The page's address and the selection in it.
  struct Place: Hashable, Sendable {
    /// The relative path from the page to the server's root: `../` for each folder.
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
    /// Whether all rows are shown.
    let isLong: Bool
  }

  /// How to join from the page.
  struct Joining: Hashable, Sendable {
    /// The command to type.
    let command: String
    /// The page with the command, for the QR code.
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

  /// The players with refusals that only a manipulated program causes, the most first.
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
  /// The address of the results, for whom the owner gave the link; nil for others.
  var results: String?
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
    if let game = game ?? selection.game { parts.append("game=\(PercentEncoding.encoded(game))") }
    if let set = selection.set { parts.append("set=\(PercentEncoding.encoded(set))") }
    let order = order ?? self.order
    if order != .points { parts.append("by=\(order.rawValue)") }
    if isLong ?? self.isLong { parts.append("rows=all") }
    if let language = language ?? asked { parts.append("lang=\(language.rawValue)") }
    return "?" + parts.joined(separator: "&")
  }

  /// The address of the stream of changes.
  var live: String { "\(root)l/\(league)/live" }
}
