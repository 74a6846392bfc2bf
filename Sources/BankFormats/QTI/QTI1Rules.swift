import QuizCore

/// What gives points in an item of QTI 1.2.
struct QTI1Rules {
  /// What Canvas calls the type of a text with gaps.
  static let gaps = "fill_in_multiple_blanks_question"

  /// What Canvas calls the type of the item; empty where nobody says it.
  let type: String

  /// One thing that gives points.
  private struct Rule {
    enum Relation {
      case equal, least, most
    }

    let response: String?
    let relation: Relation
    let value: String
    let points: Double
    /// The place of the value in an order.
    let index: Int?
  }

  private let rules: [Rule]

  /// Collects the conditions of an item.
  init(_ item: XMLElement) {
    var rules: [Rule] = []
    for condition in item.descendants("respcondition") {
      guard let variables = condition["conditionvar"] else { continue }
      let values = condition.all("setvar").compactMap { Double($0.text.trimmed) }
      guard let points = values.max(), points > 0 else { continue }
      // What must not be chosen is no right answer.
      for element in variables.descendants(stoppingAt: { $0.name == "not" }) {
        let relation: Rule.Relation
        switch element.name {
        case "varequal": relation = .equal
        case "vargte", "vargt": relation = .least
        case "varlte", "varlt": relation = .most
        case _: continue
        }
        rules.append(
          Rule(
            response: element.attributes["respident"], relation: relation, value: element.text.trimmed,
            points: points, index: element.attributes["index"].flatMap { Int($0.trimmed) }))
      }
    }
    self.rules = rules
    type =
      item.descendants("qtimetadatafield").first { $0["fieldlabel"]?.text == "question_type" }?["fieldentry"]?.text
      ?? ""
  }

  private func rules(of response: String, _ relation: Rule.Relation) -> [Rule] {
    rules.filter { $0.relation == relation && ($0.response == nil || $0.response == response) }
  }

  /// The names of the choices that give points; with `onlyBest`, those that give most.
  func right(of response: String, onlyBest: Bool) -> Set<String> {
    let equal = rules(of: response, .equal)
    let most = equal.map(\.points).max() ?? 0
    return Set(equal.filter { !onlyBest || $0.points == most }.map(\.value))
  }

  /// The names of the choices in their right order.
  func order(of response: String) -> [String] {
    let equal = rules(of: response, .equal).enumerated().sorted { one, other in
      (one.element.index ?? 0, one.offset) < (other.element.index ?? 0, other.offset)
    }
    var known: Set<String> = []
    return equal.map(\.element.value).filter { known.insert($0).inserted }
  }

  /// The texts that give most points.
  func texts(of response: String) -> [String] {
    let equal = rules(of: response, .equal)
    let most = equal.map(\.points).max() ?? 0
    return equal.filter { $0.points == most }.map(\.value)
  }

  /// Whether a response is right between two numbers.
  func hasBounds(of response: String) -> Bool { !rules(of: response, .least).isEmpty }

  /// The number that is right, or its range; throws where there are several.
  func number(of response: String, unit: String) throws(Refusal) -> RawItem.Content {
    let (lows, highs) = (rules(of: response, .least), rules(of: response, .most))
    if let low = lows.first, let high = highs.first {
      guard lows.count == 1, highs.count == 1 else { throw .severalNumbers(lows.count) }
      return NumberText.content(from: low.value, to: high.value, unit: unit)
    }
    let values = texts(of: response)
    guard let only = values.first else { throw .noRight }
    guard values.count == 1 else { throw .severalNumbers(values.count) }
    return NumberText.content(only, unit: unit)
  }
}
