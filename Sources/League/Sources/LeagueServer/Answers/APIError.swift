import HTTPTypes
import LeagueAPI
import LeagueStore

/// Why a request failed, as the client gets it.
struct APIError: Error, Hashable {
  /// For programs.
  let code: LeagueErrorCode
  /// For people, in English.
  let message: String
  /// Seconds to wait before the next try; nil where waiting does not help.
  let retryAfter: Int?
  /// The number of the store's history, beside `token.unknown`.
  var history: String?

  init(_ code: LeagueErrorCode, _ message: String? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.message = message ?? code.sentence
    self.retryAfter = retryAfter
  }

  /// The client's view of a store error: never the engine's own message.
  init(_ error: StoreError) {
    switch error {
    case .refused(let code): self.init(code)
    case .unavailable, .unusable, .closed: self.init(.unavailable, retryAfter: 5)
    case .fault: self.init(.fault)
    }
  }

  /// The client's view of any error.
  init(_ error: any Error) {
    if let error = error as? APIError {
      self = error
    } else if let error = error as? StoreError {
      self.init(error)
    } else if error is CancellationError {
      self.init(.unavailable, retryAfter: 1)
    } else {
      self.init(.fault)
    }
  }

  /// The answer with this error.
  var answer: Answer {
    let body = ErrorResponse(code: code, message: message, retryAfter: retryAfter, history: history)
    var answer = Answer.json((try? JSONCoding.encode(body)) ?? [], status: code.status)
    if let retryAfter { answer.headers[.retryAfter] = String(retryAfter) }
    if code.status == .unauthorized { answer.headers[.wwwAuthenticate] = "Bearer" }
    return answer
  }
}

extension LeagueErrorCode {
  /// The HTTP status of an answer with this code.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownPath, .unknownVersion, .unknownInvitation, .questionUnknown, .unknownRoom: .notFound
    case .malformed: .badRequest
    case .unknownHost: .misdirectedRequest
    case .tooLarge: .contentTooLarge
    case .unknownToken: .unauthorized
    case .expiredInvitation, .closedRoom: .gone
    case .takenName, .questionTwice, .full, .fullRoom, .overQuestion, .staleStep: .conflict
    case .banned, .lockedRoom, .sentAway, .forbiddenRoom, .foreignOrigin: .forbidden
    case .tooMany: .tooManyRequests
    case .unavailable, .elsewhereRoom, .unkeptAnswer: .serviceUnavailable
    case .fault: .internalServerError
    case _: .unprocessableContent
    }
  }

  /// The message for people.
  var sentence: String {
    switch self {
    case .unknownPath: "there is no such address; /v1/openapi.json lists them"
    case .unknownVersion: "this server speaks version \(LeagueLimits.version) of the API only"
    case .unknownHost:
      "the server does not answer to this host name; its owner can allow it: tenq-league serve --allow-host NAME"
    case .foreignOrigin: "a page of another site sent this; only this server's own pages, and programs, may"
    case .malformed: "the request is not what this address takes"
    case .tooLarge: "the body is longer than \(LeagueLimits.requestBytes) bytes"
    case .unknownToken: "there is no such token; the player was removed, or left the league"
    case .unknownInvitation: "there is no such invitation; ask the owner of the league for a new one"
    case .expiredInvitation: "the invitation is too old or used up; ask the owner of the league for a new one"
    case .unusableName:
      "a name has 1 to \(LeagueLimits.nameCharacters) characters, and none that cannot be seen"
    case .refusedName: "the owner of the league does not want this name; choose another"
    case .full: "the league has as many players as it may have; ask its owner"
    case .banned: "the owner of the league has shut this player out"
    case .takenName: "another player of the league has this name; choose another"
    case .tooMany: "too many requests; wait, and try again"
    case .unavailable: "the store does not answer; try again later"
    case .fault: "a fault of the server; try again later, and tell its owner"
    case .questionUnknown: "there is no such question"
    case .unknownRoom: "there is no room with this code"
    case .closedRoom: "the host has closed the room"
    case .lockedRoom: "nobody is let into the room any more"
    case .fullRoom: "the room has as many players as it may have"
    case .sentAway: "the host has sent this player away"
    case .overQuestion: "this question is not open"
    case .staleStep: "the room has gone on since, or the step means nothing now"
    case .elsewhereRoom: "another server has the room; try again"
    case .unkeptAnswer: "answers cannot be kept now; try again"
    case .forbiddenRoom: "this is not allowed here"
    case _: "refused: \(rawValue)"
    }
  }
}
