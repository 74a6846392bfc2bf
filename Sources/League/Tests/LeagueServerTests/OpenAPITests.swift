import Foundation
import LeagueAPI
import LeagueTesting
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct OpenAPITests {
  /// The document as the server gives it.
  private static func document() throws -> [String: Any] {
    let text = OpenAPI.document(of: APIRoutes.all).text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func everyRouteOfTheAPIIsInIt() throws {
    let document = try Self.document()
    #expect(document["openapi"] as? String == "3.1.0")
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    for route in APIRoutes.all {
      #expect(route.documentation != nil, "\(route.pattern)")
      #expect(paths[route.pattern]?[route.method.rawValue.lowercased()] != nil, "\(route.pattern)")
    }
    #expect(paths.values.map(\.count).reduce(0, +) == APIRoutes.all.count)
    for route in PageRoutes.all { #expect(paths[route.pattern] == nil) }
  }

  @Test func everyReferenceLeadsToASchema() throws {
    let document = try Self.document()
    let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: Any])
    var references: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String { references.insert(reference) }
        object.values.forEach(collect)
      } else if let array = value as? [Any] {
        array.forEach(collect)
      }
    }
    collect(document)
    for reference in references {
      let name = reference.replacingOccurrences(of: "#/components/schemas/", with: "")
      #expect(schemas[name] != nil, "\(reference)")
    }
    #expect(references.count >= schemas.count - 2)
  }

  @Test func realAnswersFitTheirSchemas() async throws {
    let document = try Self.document()
    let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: Any])
    let validator = SchemaValidator(schemas: UncheckedSchemas(schemas))
    try await TestServer.run { server in
      let client = server.client
      func expect(_ answer: TestAnswer, _ name: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(answer.body))
        let problems = validator.problems(of: value, with: ["$ref": "#/components/schemas/\(name)"], at: name)
        #expect(problems.isEmpty, "\(problems)")
      }
      let code = try await server.store.invite(to: server.league.id, days: 7, uses: nil, now: LeagueServer.clock())
      let joined = try await client.post("/v1/join", JoinRequest(code: code, name: "Aiko"))
      try expect(joined, "JoinResponse")
      let token = try joined.decoded(JoinResponse.self).token
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let share = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("New?"), date: now)
      let request = SyncRequest(
        now: now, rounds: [samples.timed(at: now), samples.timed(at: now + 9_000_000)], changes: [share], cursor: nil)
      let value = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(request))
      #expect(
        validator.problems(of: value, with: ["$ref": "#/components/schemas/SyncRequest"], at: "SyncRequest").isEmpty)
      try expect(try await client.post("/v1/sync", request, token: token), "SyncResponse")
      try expect(try await client.get("/v1/news", token: token), "News")
      try expect(try await client.get("/v1/table?game=timed", token: token), "LeagueTable")
      try expect(try await client.get("/v1/me", token: token), "PlayerSummary")
      try expect(try await client.get("/healthz"), "Health")
      try expect(try await client.get("/v1/me"), "ErrorResponse")
      try expect(try await client.get("/v1/table?limit=0", token: token), "ErrorResponse")
    }
  }

  @Test func theValidatorFindsWhatDoesNotFit() throws {
    let schemas: [String: Any] = [
      "A": [
        "type": "object", "required": ["n"],
        "properties": ["n": ["type": "integer", "minimum": 0], "s": ["type": ["string", "null"]]],
      ]
    ]
    let validator = SchemaValidator(schemas: UncheckedSchemas(schemas))
    func count(_ json: String) throws -> Int {
      let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      return validator.problems(of: value, with: ["$ref": "#/components/schemas/A"], at: "A").count
    }
    #expect(try count(#"{"n":1,"s":null}"#) == 0)
    #expect(try count(#"{"s":"x"}"#) == 1)
    #expect(try count(#"{"n":-1}"#) == 1)
    #expect(try count(#"{"n":"1"}"#) == 1)
    #expect(try count(#"{"n":1.5}"#) == 1)
    #expect(try count(#"{"n":1,"other":1}"#) == 1, "what is not documented is found too")
  }
}

/// Schemas that are only read.
struct UncheckedSchemas: @unchecked Sendable {
  let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }
}

/// As much of JSON Schema as the API's page uses; what a schema does not name does not fit.
struct SchemaValidator: Sendable {
  let schemas: UncheckedSchemas

  func problems(of value: Any, with schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/components/schemas/", with: "")
      guard let schema = schemas.values[name] as? [String: Any] else { return ["\(place): no schema \(name)"] }
      return problems(of: value, with: schema, at: place)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.filter { problems(of: value, with: $0, at: place).isEmpty }
      return fitting.count == 1 ? [] : ["\(place): \(fitting.count) choices fit"]
    }
    var found: [String] = []
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      return ["\(place): \(value) is not \(types)"]
    }
    if let values = schema["enum"] as? [String], !values.contains(where: { $0 == value as? String }) {
      found.append("\(place): \(value) is none of \(values)")
    }
    if let constant = schema["const"], "\(constant)" != "\(value)" { found.append("\(place): not \(constant)") }
    if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
      found.append("\(place): \(number) < \(minimum)")
    }
    if let most = schema["maxItems"] as? Int, let list = value as? [Any], list.count > most {
      found.append("\(place): \(list.count) items")
    }
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      for (index, item) in list.enumerated() { found += problems(of: item, with: items, at: "\(place)[\(index)]") }
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(place).\(name) is missing")
      }
      for (name, item) in object {
        if let property = properties[name] {
          found += problems(of: item, with: property, at: "\(place).\(name)")
        } else {
          found.append("\(place).\(name) is not documented")
        }
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": value is Bool
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
