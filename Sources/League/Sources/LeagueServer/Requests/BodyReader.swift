import HTTPTypes
import Hummingbird
import LeagueAPI

/// Reads the body of a request, bounded before and after it is unpacked.
enum BodyReader {
  /// An unpacked body, and its share of the budget.
  struct Body: Sendable {
    var bytes: [UInt8] = []
    fileprivate(set) var share = 0
  }

  /// Reads a body of at most `limit` bytes. The caller gives its share of the budget back.
  static func read(_ request: Request, limit: Int, budget: BodyBudget) async throws(APIError) -> Body {
    let tooLarge = APIError(.tooLarge, "the body is longer than \(limit) bytes")
    let busy = APIError(.unavailable, "the server is busy", retryAfter: 2)
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
    let isPacked = try isPacked(request.headers[.contentEncoding])
    var body = Body()
    do {
      for try await part in request.body {
        let count = part.readableBytes
        guard body.bytes.count + count <= limit else { throw tooLarge }
        guard budget.take(count) else { throw busy }
        body.share += count
        part.withUnsafeReadableBytes { body.bytes.append(contentsOf: $0) }
      }
      if isPacked {
        // A kilobyte may unpack to the largest body: its room is reserved before.
        guard budget.take(limit) else { throw busy }
        body.share += limit
        body.bytes = try unpacked(body.bytes, limit: limit)
        let rest = body.share - body.bytes.count
        budget.give(rest)
        body.share -= rest
      }
    } catch let error as APIError {
      budget.give(body.share)
      throw error
    } catch {
      budget.give(body.share)
      throw APIError(.malformed, "the body ended too early")
    }
    return body
  }

  private static func isPacked(_ encoding: String?) throws(APIError) -> Bool {
    switch encoding?.lowercased() {
    case nil, "identity": false
    case "gzip", "x-gzip": true
    case .some: throw APIError(.malformed, "Content-Encoding is gzip, or nothing")
    }
  }

  private static func unpacked(_ bytes: [UInt8], limit: Int) throws(APIError) -> [UInt8] {
    do {
      return try Gzip.unpacked(bytes, limit: limit)
    } catch {
      switch error {
      case .malformed: throw APIError(.malformed, "the body is not gzip")
      case .tooLarge: throw APIError(.tooLarge, "the body is longer than \(limit) bytes")
      }
    }
  }
}
