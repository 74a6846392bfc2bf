import HTTPTypes
import Hummingbird
import LeagueAPI
import NIOCore

/// An answer of the server, before it is compressed and sent.
struct Answer: Sendable {
  /// An answer's body.
  enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// Piece by piece, as long as the function runs.
    case stream(@Sendable (inout any ResponseBodyWriter) async throws -> Void)
  }

  /// The HTTP status.
  var status: HTTPResponse.Status
  /// The headers that are its own.
  var headers: HTTPFields
  /// Its body.
  var body: Body

  init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// JSON that is ready.
  static func json(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Answer {
    Answer(status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"], body: .bytes(bytes))
  }

  /// A value as JSON.
  static func json(_ value: some Encodable & Sendable, status: HTTPResponse.Status = .ok) throws -> Answer {
    json(try JSONCoding.encode(value), status: status)
  }

  /// A page.
  static func page(_ page: HTML, status: HTTPResponse.Status = .ok) -> Answer {
    Answer(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Language, Cookie",
      ], body: .bytes(Array(page.text.utf8)))
  }

  /// A file that never changes under its address.
  static func file(_ text: String, type: String) -> Answer {
    Answer(
      headers: [.contentType: type, .cacheControl: "public, max-age=31536000, immutable"],
      body: .bytes(Array(text.utf8)))
  }

  /// Another address, to be asked by GET.
  static func seeOther(_ address: String) -> Answer {
    Answer(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"], body: .bytes([]))
  }
}

extension Answer {
  /// The shortest answer that is packed: a shorter one takes one packet anyway.
  static let shortestPacked = 1000

  /// The answer as it is sent: packed where the client takes that.
  func response(to request: Request) -> Response {
    switch body {
    case .bytes(var bytes):
      var headers = headers
      if bytes.count >= Answer.shortestPacked {
        headers[.vary] = (headers[.vary].map { $0 + ", " } ?? "") + "Accept-Encoding"
        if Answer.allowsGzip(request.headers[.acceptEncoding]), let packed = Gzip.packed(bytes) {
          bytes = packed
          headers[.contentEncoding] = "gzip"
        }
      }
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    case .stream(let write): return Response(status: status, headers: headers, body: ResponseBody(write))
    }
  }

  /// Whether the header `Accept-Encoding` allows gzip (RFC 9110, 12.5.3).
  static func allowsGzip(_ header: String?) -> Bool {
    guard let header, header.utf8.count <= 1000 else { return false }
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard parts.first == "gzip" || parts.first == "x-gzip" else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return quality.map { (Double($0) ?? 0) > 0 } ?? true
    }
    return false
  }
}

extension HTTPField.Name {
  /// Whether search engines may list a page.
  static let xRobotsTag = known("X-Robots-Tag")
  /// What a page sends of its address to the next.
  static let referrerPolicy = known("Referrer-Policy")
  /// A proxy's client.
  static let xForwardedFor = known("X-Forwarded-For")
  /// A proxy's scheme.
  static let xForwardedProto = known("X-Forwarded-Proto")

  static func known(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no name of a header") }
    return name
  }
}
