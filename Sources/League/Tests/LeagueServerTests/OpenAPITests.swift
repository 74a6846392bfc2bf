import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// The OpenAPI document as a value, with lookups.
struct OpenAPIDocument: @unchecked Sendable {
  let values: [String: Any]

  /// As the server gives it.
  init() throws {
    values = try #require(try JSONSerialization.jsonObject(with: Data(OpenAPI.json)) as? [String: Any])
  }

  var paths: [String: [String: [String: Any]]] { values["paths"] as? [String: [String: [String: Any]]] ?? [:] }

  /// A part of `components`, by the names in it.
  func components(_ part: String) -> [String: Any] {
    (values["components"] as? [String: Any])?[part] as? [String: Any] ?? [:]
  }

  /// The target of `$ref`, or the value itself.
  func resolved(_ value: Any?) -> [String: Any]? {
    guard let object = value as? [String: Any], let reference = object["$ref"] as? String else {
      return value as? [String: Any]
    }
    let parts = reference.split(separator: "/").dropFirst(2).map(String.init)
    return parts.count == 2 ? components(parts[0])[parts[1]] as? [String: Any] : nil
  }

  /// The schema of a body of JSON; nil where there is none.
  func schema(of body: Any?) -> [String: Any]? {
    let content = resolved(body)?["content"] as? [String: [String: Any]]
    return content?["application/json"]?["schema"] as? [String: Any]
  }

  /// Where a body does not match its description.
  func problems(of body: [UInt8], as description: Any?, at place: String) throws -> [String] {
    guard let schema = schema(of: description) else { return body.isEmpty ? [] : ["\(place) is not described"] }
    let validator = SchemaValidator(schemas: UncheckedSchemas(components("schemas")))
    return validator.problems(of: try JSONSerialization.jsonObject(with: Data(body)), with: schema, at: place)
  }
}

@Suite struct OpenAPITests {
  @Test func everyRouteOfTheAPIIsInItAndNoOther() throws {
    let document = try OpenAPIDocument()
    #expect(document.values["openapi"] as? String == "3.1.0")
    #expect((document.values["info"] as? [String: Any])?["version"] as? String == "\(LeagueLimits.version)")
    let described = document.paths.flatMap { path, operations in operations.keys.map { "\($0.uppercased()) \(path)" } }
    #expect(described.sorted() == APIRoutes.all.map { "\($0.method) \($0.pattern)" }.sorted())
  }

  @Test func itSaysWhoMayAskWhatWithWhichErrors() throws {
    let document = try OpenAPIDocument()
    for route in APIRoutes.all {
      let operation = try #require(document.paths[route.pattern]?[route.method.rawValue.lowercased()])
      #expect(operation["summary"] is String && operation["operationId"] is String)
      var expected: Set<String> = ["429", "500", "503"]
      switch route.access {
      case .player, .seat, .opening: expected.formUnion(["401", "403"])
      case .room: expected.insert("403")
      case .anybody, .limited: break
      }
      if route.bodyLimit > 0 { expected.formUnion(["400", "413"]) }
      if operation["parameters"] != nil { expected.insert("400") }
      let responses = try #require(operation["responses"] as? [String: Any])
      #expect(expected.isSubset(of: responses.keys), "\(route.pattern)")
      #expect((operation["requestBody"] != nil) == (route.bodyLimit > 0), "\(route.pattern)")
      let asksToken = (operation["security"] as? [[String: Any]])?.contains { $0["token"] != nil } == true
      #expect(asksToken == expected.contains("401"), "\(route.pattern)")
      for (status, response) in responses {
        let description = try #require(document.resolved(response)?["description"] as? String)
        for code in description.split(separator: "`") where code.contains(".") && status.hasPrefix("4") {
          #expect("\(LeagueErrorCode(rawValue: String(code)).status.code)" == status, "\(route.pattern): \(code)")
        }
      }
    }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let document = try OpenAPIDocument()
    var references: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String {
          references.insert(reference)
          #expect(document.resolved(object) != nil, "\(reference)")
        }
        object.values.forEach(collect)
      } else if let array = value as? [Any] {
        array.forEach(collect)
      }
    }
    collect(document.values)
    for part in ["schemas", "responses"] {
      for name in document.components(part).keys { #expect(references.contains("#/components/\(part)/\(name)")) }
    }
  }

  /// Each value that a parameter may have is taken, and one beside them is refused.
  @Test func parametersAreTakenAsTheyAreDescribed() async throws {
    let document = try OpenAPIDocument()
    try await TestServer.run(configure: { $0.requestsOfPlayer = 0 }) { server in
      let token = try await server.join("Aiko").token
      var count = 0
      // Those of rooms are tried with a room.
      for (path, operations) in document.paths where !path.contains("{") {
        for parameter in operations["get"]?["parameters"] as? [[String: Any]] ?? [] {
          let name = try #require(parameter["name"] as? String)
          let schema = try #require(parameter["schema"] as? [String: Any])
          var taken = schema["enum"] as? [String] ?? []
          // Nothing new comes: a wait for it would last.
          taken += [schema["minimum"], name == "wait" ? nil : schema["maximum"]].compactMap { $0.map { "\($0)" } }
          for value in taken {
            #expect(try await server.client.get("\(path)?\(name)=\(value)", token: token).status == 200, "\(name)")
          }
          var refused = schema["enum"] == nil ? [] : ["other"]
          refused += [(schema["minimum"] as? Int).map { $0 - 1 }, (schema["maximum"] as? Int).map { $0 + 1 }]
            .compactMap { $0.map { "\($0)" } }
          for value in refused {
            #expect(
              try await server.client.get("\(path)?\(name)=\(value)", token: token).code == "request.malformed",
              "\(name)=\(value)")
          }
          count += 1
        }
      }
      #expect(count == 8)
    }
  }

  @Test func theLimitsOfBodiesAreThoseOfTheServer() throws {
    let schemas = try OpenAPIDocument().components("schemas")
    func property(_ schema: String, _ name: String) -> [String: Any]? {
      ((schemas[schema] as? [String: Any])?["properties"] as? [String: [String: Any]])?[name]
    }
    #expect(property("JoinRequest", "name")?["maxLength"] as? Int == LeagueLimits.nameCharacters)
    #expect(property("SyncRequest", "rounds")?["maxItems"] as? Int == LeagueLimits.rounds)
    #expect(property("SyncRequest", "changes")?["maxItems"] as? Int == LeagueLimits.changes)
    #expect(property("LeagueTable", "rows")?["maxItems"] as? Int == LeagueLimits.rows)
    #expect(property("RoundRecord", "version")?["const"] as? Int == RoundRecord.currentVersion)
    #expect(property("RoundRecord", "answers")?["maxItems"] as? Int == RoundRecord.mostAnswers)
  }

  /// The document describes a record as the server's table of fields does.
  @Test func aRecordIsAsItsTableOfFieldsHasIt() throws {
    let schema = try OpenAPIDocument().components("schemas")["RoundRecord"] as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == RecordField.all.map(\.name).sorted())
    let required = RecordField.all.filter { !$0.isOptional }.map(\.name)
    #expect((schema?["required"] as? [String])?.sorted() == required.sorted())
    for field in RecordField.all where !["version", "answers"].contains(field.name) {
      #expect(properties[field.name]?["description"] as? String == field.meaning)
      guard case .number(let bounds, _, _) = field.value else { continue }
      #expect(properties[field.name]?["minimum"] as? Int == bounds.lowerBound)
      #expect(properties[field.name]?["maximum"] as? Int == bounds.upperBound)
    }
    let answer = try OpenAPIDocument().components("schemas")["RoundAnswer"] as? [String: Any]
    let fields = try #require(answer?["properties"] as? [String: [String: Any]])
    #expect(
      fields.keys.sorted()
        == (["question", "choice", "correct", "milliseconds"] + AnswerField.all.map(\.name)).sorted())
    for field in AnswerField.all { #expect(fields[field.name]?["description"] as? String == field.meaning) }
  }

  /// The document names the kinds that the program has.
  @Test func theKindsOfQuestionsAreInIt() throws {
    let schema = try OpenAPIDocument().components("schemas")["SyncRequest"] as? [String: Any]
    let kinds = (schema?["properties"] as? [String: [String: Any]])?["kinds"]
    let names = QuestionKind.all.map(\.id.rawValue).joined(separator: ", ")
    #expect((kinds?["description"] as? String)?.contains(": \(names).") == true)
  }

  @Test func realAnswersAreAsDescribed() async throws {
    let document = try OpenAPIDocument()
    try await TestServer.run { server in
      @discardableResult
      func ask(
        _ method: String, _ path: String, query: String = "", token: String? = nil, body: (any Encodable)? = nil
      ) async throws -> TestAnswer {
        let operation = try #require(document.paths[path]?[method.lowercased()])
        let sent = try body.map { Array(try JSONEncoder().encode($0)) }
        if let sent {
          #expect(try document.problems(of: sent, as: operation["requestBody"], at: "\(path): the request") == [])
        }
        let answer = try await server.client.ask(.init(rawValue: method), path + query, token: token, body: sent)
        let response = try #require((operation["responses"] as? [String: Any])?["\(answer.status)"], "\(path)")
        #expect(try document.problems(of: answer.body, as: response, at: "\(path): \(answer.status)") == [])
        return answer
      }
      let code = try await server.store.invite(to: server.league.id, days: 7, uses: nil, now: LeagueServer.clock())
      let joined = try await ask("POST", "/v1/join", body: JoinRequest(code: code, name: "Aiko"))
      let token = try joined.decoded(JoinResponse.self).token
      var samples = SampleRounds()
      let now = LeagueServer.clock()
      let share = LeagueChange(
        id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("New?"), date: now)
      let others = try SampleQuestions.ofAllKinds().map {
        LeagueChange(
          id: samples.id(at: now), kind: .share, question: samples.uuid(), text: .init($0, language: "en"), date: now)
      }
      let request = SyncRequest(
        now: now, rounds: [samples.timed(at: now), samples.timed(at: now + 9_000_000)], changes: [share] + others,
        cursor: nil, kinds: QuestionKind.all.map(\.id.rawValue))
      let answers = [
        joined, try await ask("POST", "/v1/sync", token: token, body: request),
        try await ask("GET", "/v1/news", token: token),
        try await ask("GET", "/v1/table", query: "?game=timed", token: token),
        try await ask("GET", "/v1/me", token: token), try await ask("GET", "/v1/me/data", token: token),
        try await ask("GET", "/v1/openapi.json"), try await ask("GET", "/healthz"),
      ]
      #expect(answers.allSatisfy { $0.status == 200 })
      #expect(try await ask("GET", "/v1/me").status == 401)
      #expect(try await ask("GET", "/v1/table", query: "?limit=0", token: token).status == 400)
      #expect(try await ask("POST", "/v1/join", body: JoinRequest(code: "x", name: "Ben")).status == 404)
      #expect(try await ask("POST", "/v1/join", body: JoinRequest(code: code, name: "Aiko")).status == 409)
      #expect(try await ask("DELETE", "/v1/me", token: token).status == 204)
      let yaml = try await server.client.get("/v1/openapi.yaml")
      #expect(yaml.headers["Content-Type"] == ["application/yaml"] && yaml.text.hasPrefix("#"))
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

/// The subset of JSON Schema that the document uses; properties that a schema lacks are refused.
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
    if let maximum = schema["maximum"] as? Int, let number = value as? Int, number > maximum {
      found.append("\(place): \(number) > \(maximum)")
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
