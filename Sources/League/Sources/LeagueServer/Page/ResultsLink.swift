import HTTPTypes
import LeagueStore
import NIOCore

/// The owner's link: the page of a league with the results of its players.
public enum ResultsLink {
  /// The most days that it is valid.
  public static let longest = 365

  /// The link to a league of the server at an address, valid until an instant in milliseconds since 1970.
  public static func text(
    to league: String, at address: String, until end: Int, in store: LeagueStore
  ) async throws -> String {
    let key = try await PageKeys(store: store).key(to: .results, of: league, until: end / 1000)
    return "\(address)/l/\(league)?key=\(key)"
  }

  /// The key that a page was asked with; nil where there is none that is valid.
  static func key(of call: Call, for league: String) async throws -> String? {
    guard let key = call.query.text("key"),
      try await call.services.keys.isValid(key, to: .results, for: league, now: call.now)
    else { return nil }
    return key
  }

  /// The results as a file, piece by piece; refused without a key.
  static func file(of league: LeagueInfo, _ call: Call) async throws -> Answer {
    guard try await key(of: call, for: league.id) != nil else { throw APIError(.unknownToken) }
    let since = try call.query.text("since").map { day throws(APIError) in
      guard let beginning = league.beginning(ofDay: day) else {
        throw APIError(.malformed, "since is a day like 2026-11-01")
      }
      return beginning
    }
    let detail: LeagueResults.Detail = call.query["answers"] == nil ? .sets : .answers
    let results = try await call.services.store.results(
      of: league, detail, since: since ?? .min, known: call.services.known)
    return Answer(
      headers: [
        .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(detail == .answers ? "answers" : "results").csv\"",
      ],
      body: .stream { writer in
        var results = results
        // By the mark Excel knows UTF-8.
        try await writer.write(ByteBuffer(bytes: [0xEF, 0xBB, 0xBF]))
        while let lines = try await results.next() {
          if !lines.isEmpty { try await writer.write(ByteBuffer(bytes: lines)) }
        }
        try await writer.finish(nil)
      })
  }
}
