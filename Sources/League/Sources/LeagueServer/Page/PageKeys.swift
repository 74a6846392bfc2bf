import FoundationEssentials
import LeagueStore

/// Signs the cookies of readers who gave the word of a league's page, and the links to its results.
///
/// The key of each league is kept in the store, so that all its servers accept the same cookies; a new word makes a new
/// key, which invalidates all earlier cookies.
struct PageKeys: Sendable {
  /// How long a cookie is valid, in seconds: a school day.
  static let lifetime = 12 * 3600

  let store: LeagueStore

  /// The name of a league's cookie.
  static func name(of league: String) -> String { "tenq_" + league.filter { $0 != "-" } }

  /// What a key opens.
  enum Purpose: String {
    /// The page, for readers who gave the word.
    case page
    /// The results of all players, for whom the owner gave the link.
    case results

    /// How long such a key is valid at most, in seconds.
    var longest: Int {
      switch self {
      case .page: PageKeys.lifetime
      case .results: ResultsLink.longest * 86_400
      }
    }
  }

  /// The value of a new cookie.
  func cookie(for league: String, now: Int) async throws -> String {
    try await key(to: .page, of: league, until: now / 1000 + PageKeys.lifetime)
  }

  /// A key that is valid until an instant, in seconds since 1970.
  func key(to purpose: Purpose, of league: String, until end: Int) async throws -> String {
    let message = PageKeys.message(purpose, league, "\(end)")
    return "\(end)."
      + PageKeys.hex(SHA256.code(of: message, key: try await key(of: league)))
  }

  /// Whether a key was made for this store, this league and its current word, and has not expired. Compares in constant
  /// time.
  func isValid(_ text: String, to purpose: Purpose = .page, for league: String, now: Int) async throws -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 100, parts.count == 2, let end = Int(parts[0]), end > now / 1000,
      end <= now / 1000 + purpose.longest, let code = PageKeys.bytes(parts[1])
    else { return false }
    return SHA256.isCode(
      code, of: PageKeys.message(purpose, league, String(parts[0])), key: try await key(of: league))
  }

  private func key(of league: String) async throws -> [UInt8] {
    Array(try await store.pageKey(of: league).utf8)
  }

  private static func message(_ purpose: Purpose, _ league: String, _ end: String) -> [UInt8] {
    Array("\(purpose.rawValue) \(league) \(end)".utf8)
  }

  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ hex: Substring) -> [UInt8]? {
    let digits = hex.compactMap(\.hexDigitValue)
    guard digits.count == 64, digits.count == hex.count else { return nil }
    return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
