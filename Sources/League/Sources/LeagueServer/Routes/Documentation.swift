import LeagueAPI

/// What the page of the API says about a route.
struct Documentation: Sendable {
  /// A parameter of the address.
  struct Parameter: Sendable {
    let name: String
    let description: String
    let schema: JSONValue
  }

  /// What it does, in a sentence.
  let summary: String
  /// What one should know beside.
  var description: String?
  var parameters: [Parameter] = []
  /// The name of the schema of its body; nil for none.
  var request: String?
  /// The name of the schema of its answer; nil for any JSON.
  var response: String?
  /// The status of a good answer.
  var status = 200
  /// The errors that are its own.
  var errors: [LeagueErrorCode] = []

  /// The operation as OpenAPI writes it.
  func operation(of route: Route) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("operationId", .string(Documentation.operationID(route))), ("summary", .string(summary)),
    ]
    if let description { members.append(("description", .string(description))) }
    if !parameters.isEmpty {
      members.append(
        (
          "parameters",
          .array(
            parameters.map {
              ["name": .string($0.name), "in": "query", "description": .string($0.description), "schema": $0.schema]
            })
        ))
    }
    if let request {
      members.append(("requestBody", ["required": true, "content": Documentation.content(request)]))
    }
    members.append(("responses", responses(of: route)))
    if case .player = route.access {
      members.append(("security", [["token": []]]))
    } else {
      members.append(("security", []))
    }
    return .members(members)
  }

  private func responses(of route: Route) -> JSONValue {
    var responses: [(String, JSONValue)] = []
    if status == 204 {
      responses.append(("204", ["description": "Done."]))
    } else {
      let content: JSONValue =
        response.map(Documentation.content) ?? ["application/json": ["schema": ["type": "object"]]]
      responses.append((String(status), ["description": "Done.", "content": content]))
    }
    var codes = errors + [.tooMany, .unavailable, .fault]
    if request != nil { codes += [.malformed, .tooLarge] } else if !parameters.isEmpty { codes.append(.malformed) }
    if case .player = route.access { codes += [.unknownToken, .banned] }
    for status in Set(codes.map(\.status.code)).sorted() {
      let named = codes.filter { $0.status.code == status }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      responses.append(
        (String(status), ["description": .string(named), "content": Documentation.content("ErrorResponse")]))
    }
    return .members(responses)
  }

  private static func content(_ schema: String) -> JSONValue {
    ["application/json": ["schema": ["$ref": "#/components/schemas/\(schema)"]]]
  }

  /// `get-v1-me-data` for `GET /v1/me/data`.
  private static func operationID(_ route: Route) -> String {
    ([route.method.rawValue.lowercased()] + route.pattern.split(separator: "/").map { $0.filter { $0 != "." } })
      .joined(separator: "-")
  }
}
