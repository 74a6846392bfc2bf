import HTTPTypes
import Hummingbird
import QuizCore

/// The pages by which phones join rooms, and what they load. Whether there is such a room is for the API to say.
enum RoomPageRoutes {
  /// All of them.
  static let all: [Route] = [
    Route(.get, "/play", .anybody, isPage: true) { call in page(call, code: nil, root: "") },
    Route(.get, "/r/{digits}", .anybody, isPage: true) { call in
      page(call, code: call.parameters.get("digits"), root: "../")
    },
    Route(.get, "/room.css", .anybody) { _ in .file(RoomStyle.text, type: "text/css; charset=utf-8") },
    Route(.get, "/room.js", .anybody) { _ in .file(RoomScript.text, type: "text/javascript; charset=utf-8") },
  ]

  /// The page that asks for what is not known of code and name.
  static func page(_ call: Call, code: String?, root: String) -> Answer {
    .page(
      RoomPage.join(code: code, root: root, language: PageLanguage.of(call.headers[.acceptLanguage], call.query)))
  }
}
