import HTTPTypes
import QuizCore

/// The line of the access log for one request: never a token, a code, a name or a query.
enum RequestLog {
  /// `2026-11-22T14:03:05Z 192.0.2.7 POST /v1/sync 200 512 3.1ms`.
  static func line(
    now: Int, address: ClientAddress, method: HTTPRequest.Method, pattern: String, status: HTTPResponse.Status,
    bytes: Int?, time: Duration
  ) -> String {
    let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    let method = Self.methods.contains(method) ? method.rawValue : "-"
    let size = bytes.map { String($0) } ?? "-"
    let date = WallTime(secondsSince1970: now / 1000, offset: 0).map { "\($0)" } ?? "-"
    return "\(date) \(address) \(method) \(pattern) \(status.code) \(size) "
      + "\(microseconds / 1000).\(microseconds / 100 % 10)ms"
  }

  private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .options, .patch]
}
