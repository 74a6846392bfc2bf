import LeagueAPI
import QuizCore
import QuizStore

/// The page of the API, as OpenAPI 3.1: made of the routes, and of the schemas below.
enum OpenAPI {
  /// The document.
  static func document(of routes: [Route]) -> JSONValue {
    var paths: [(String, [(String, JSONValue)])] = []
    for route in routes {
      guard let documentation = route.documentation else { continue }
      let operation = (route.method.rawValue.lowercased(), documentation.operation(of: route))
      if let index = paths.firstIndex(where: { $0.0 == route.pattern }) {
        paths[index].1.append(operation)
      } else {
        paths.append((route.pattern, [operation]))
      }
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "TenQ league", "version": .string(String(LeagueLimits.version)),
        "summary": "One store, many players.",
        "description": """
        JSON over HTTP. Instants are milliseconds since 1970. Unknown keys are ignored by both sides. An answer that is \
        not 2xx is an ErrorResponse, whose code is for programs. 429 and 503 say in Retry-After how long to wait.
        """,
      ],
      "paths": .members(paths.map { ($0.0, .members($0.1)) }),
      "components": [
        "schemas": schemas,
        "securitySchemes": [
          "token": [
            "type": "http", "scheme": "bearer",
            "description": "The token that joining gave: 43 characters of base64url.",
          ]
        ],
      ],
    ]
  }

  // MARK: Schemas

  /// The messages, by their names in the program.
  private static let schemas: JSONValue = [
    "JoinRequest": object(
      [
        (
          "code",
          text("The secret part of the invitation's link, or its short code of eight letters.", ["maxLength": 64])
        ),
        ("name", text("The name in the tables.", ["maxLength": .number(LeagueLimits.nameCharacters)])),
        ("token", optional("string", "The token that the program wants: 256 random bits, 43 characters of base64url.")),
        (
          "since",
          optional("integer", "When the player had joined first, said when joining again after a restored backup.")
        ),
      ], optional: ["token", "since"]),
    "JoinResponse": object([
      ("league", named), ("player", named), ("token", text("256 random bits, said this once.")),
    ]),
    "SyncRequest": object(
      [
        ("now", instant("The client's clock; the dates of the rounds are moved by the difference to the server's.")),
        ("rounds", list("RoundRecord", ["maxItems": .number(LeagueLimits.rounds)])),
        ("changes", list("LeagueChange", ["maxItems": .number(LeagueLimits.changes)])),
        ("cursor", optional("string", "What the last news gave; null or nothing to begin from the beginning.")),
      ], optional: ["cursor"]),
    "SyncResponse": object(
      [("outcomes", list("Outcome")), ("news", reference("News")), ("usage", reference("Usage"))], optional: ["usage"]),
    "Usage": object([
      ("rounds", count("Rounds that were taken today.")), ("roundLimit", count("How many may be.")),
      ("bytes", count("Bytes of the rounds and changes that were taken today, as they are kept.")),
      ("byteLimit", count("How many may be.")),
      ("sets", count("Sets of which the first round was taken today.")), ("setLimit", count("How many may be.")),
      ("questions", count("Questions that the player shares.")), ("questionLimit", count("How many may be, in all.")),
      ("resets", instant("When the next day of the league begins.")),
    ]),
    "Outcome": object(
      [
        ("id", text("The id of the round or change.")),
        ("refused", optional("string", "Why it was not taken; null or nothing when it was, now or before.")),
      ], optional: ["refused"]),
    "News": object(
      [
        ("league", named), ("player", named), ("players", count("How many players the league has.")),
        ("now", instant("The server's clock.")), ("questions", list("SharedQuestion")),
        ("withdrawn", ["type": "array", "items": uuid]), ("rates", list("Rate")),
        ("table", ["oneOf": [reference("LeagueTable"), ["type": "null"]]]),
        ("cursor", text("Where to go on the next time.")),
        ("hasMore", ["type": "boolean", "description": "Whether there is more to be read at once."]),
        (
          "history",
          text("The number of the store's history: with another one than before, everything is sent and read again.")
        ),
      ], optional: ["table", "history"]),
    "SharedQuestion": object([
      ("id", uuid), ("maker", named), ("text", reference("QuestionText")), ("date", instant("When the server got it.")),
    ]),
    "Rate": object([
      ("question", hash), ("asked", count("How often it was asked.")),
      ("right", count("How often it was answered right.")),
      ("milliseconds", count("The time of all answers together.")),
    ]),
    "RoundRecord": object(
      [
        ("version", ["type": "integer", "const": .number(RoundRecord.currentVersion)]),
        ("id", text("A UUIDv7 in lowercase.")),
        ("date", text("When the round ended: 2026-11-21T09:14:03+09:00.", ["format": "date-time"])),
        ("game", text("Which game it was.")), ("set", text("Where the questions came from.")),
        ("asked", count("How many questions were asked.")),
        ("correct", count("How many were answered right at the first choice.")),
        ("misses", count("How many wrong choices and time-outs there were.")),
        ("milliseconds", count("The sum of the times of all questions.")),
        ("limit", count("The time limit of each question in milliseconds; 0 for none.")),
        ("pauses", count("How many times the clock was held while a question was on screen.")),
        ("seed", ["type": "integer", "minimum": 0, "description": "The seed from which the round was drawn."]),
        ("sitting", optional("string", "The sitting it belongs to.")),
        ("answers", list("RoundAnswer", ["maxItems": .number(RoundRecord.mostAnswers)])),
      ], optional: ["limit", "sitting"]),
    "RoundAnswer": object(
      [
        ("question", hash),
        ("choice", optional("integer", "The number of the choice, from 1; null when time ran out.")),
        ("correct", ["type": "boolean"]), ("milliseconds", count("The time of the answer.")),
      ], optional: ["choice"]),
    "LeagueChange": object(
      [
        ("id", text("A UUIDv7 in lowercase.")), ("kind", ["enum": ["share", "change", "withdraw", "report"]]),
        ("question", uuid),
        ("text", ["oneOf": [reference("QuestionText"), ["type": "null"]]]),
        ("reason", optional("string", "Why it is reported.")), ("date", instant("When it was done.")),
      ], optional: ["text", "reason"]),
    "QuestionText": object(
      [
        ("text", text("What it asks.")),
        ("choices", ["type": "array", "items": ["type": "string"], "minItems": 2, "maxItems": 9]),
        ("answer", ["type": "integer", "minimum": 1, "description": "The number of the right choice, from 1."]),
        ("explanation", optional("string", "What may be learned from it.")),
        ("level", optional("integer", "How difficult it is, 1 to 3.")), ("language", ["enum": ["ja", "en"]]),
      ], optional: ["explanation", "level"]),
    "LeagueTable": object(
      [
        ("version", ["type": "integer", "const": 1]),
        (
          "selection",
          object(
            [
              ("period", ["enum": ["day", "week", "month", "all"]]), ("game", optional("string", "Only this game.")),
              ("set", optional("string", "Only this set.")),
              ("order", ["enum": ["points", "right", "time", "days"]]),
            ], optional: ["game", "set"])
        ),
        ("rows", list("TableRow", ["maxItems": .number(LeagueLimits.rows)])),
        ("own", ["oneOf": [reference("TableRow"), ["type": "null"]]]),
        ("count", count("How many players have a round in the period.")), ("made", instant("When it was made.")),
      ], optional: ["own"]),
    "TableRow": object([
      ("place", ["type": "integer", "minimum": 1]), ("player", named), ("points", count("The points of all rounds.")),
      ("right", count("Questions answered right.")), ("asked", count("Questions asked.")),
      ("milliseconds", count("The time of all questions in rounds whose time counts: those with a limit.")),
      ("rounds", count("Rounds played.")), ("days", count("Days in a row with a round, up to the latest.")),
      ("timed", count("Questions answered right in rounds whose time counts.")),
      ("own", count("Rounds over questions or sets that only this player has.")),
    ]),
    "PlayerSummary": object([
      ("league", named), ("player", named), ("joined", instant("When the player joined.")),
      ("rounds", count("How many rounds the league has of the player.")),
      ("questions", count("How many questions the player shares.")), ("usage", reference("Usage")),
    ]),
    "Named": object([("id", uuid), ("name", text("As its owner chose it."))]),
    "Health": object(
      [
        ("status", ["const": "ok"]),
        (
          "clock",
          object([
            ("moved", ["type": "integer", "description": "By how many milliseconds it was set; back where negative."]),
            ("noticed", instant("When that was noticed.")),
          ])
        ),
      ], optional: ["clock"]),
    "ErrorResponse": object([
      (
        "error",
        object(
          [
            ("code", text("For programs.")), ("message", text("For people, in English.")),
            ("retryAfter", optional("integer", "Seconds to wait before the next try.")),
            ("history", optional("string", "The number of the store's history, beside `token.unknown`.")),
          ], optional: ["retryAfter", "history"])
      )
    ]),
  ]

  private static let named = reference("Named")
  private static let uuid: JSONValue = ["type": "string", "format": "uuid"]
  private static let hash: JSONValue = [
    "type": "string", "pattern": "^[0-9a-f]{16}$", "description": "What the score log calls the question.",
  ]

  private static func object(_ properties: [(String, JSONValue)], optional: Set<String> = []) -> JSONValue {
    [
      "type": "object", "properties": .members(properties),
      "required": .array(properties.map(\.0).filter { !optional.contains($0) }.map { .string($0) }),
    ]
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": "#/components/schemas/\(name)"] }

  private static func list(_ name: String, _ more: JSONValue = [:]) -> JSONValue {
    joined(["type": "array", "items": reference(name)], more)
  }

  private static func text(_ description: String, _ more: JSONValue = [:]) -> JSONValue {
    joined(["type": "string", "description": .string(description)], more)
  }

  private static func count(_ description: String) -> JSONValue {
    ["type": "integer", "minimum": 0, "description": .string(description)]
  }

  private static func instant(_ description: String) -> JSONValue {
    ["type": "integer", "description": .string(description + " Milliseconds since 1970.")]
  }

  private static func optional(_ type: String, _ description: String) -> JSONValue {
    ["type": [.string(type), "null"], "description": .string(description)]
  }

  private static func joined(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
    guard case .object(let first) = left, case .object(let second) = right else { return left }
    return .object(first + second)
  }
}
