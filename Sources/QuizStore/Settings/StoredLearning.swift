import QuizCore

/// What is learnt in the settings file: an object of marked `sets`, `suspended` questions and the `fit` of the weights.
extension Learning {
  /// Reads what is stored; nil where a part of it is not as the program writes it.
  init?(_ json: JSONValue) {
    guard json.object != nil else { return nil }
    self.init()
    for set in json["sets"]?.object ?? [] {
      guard let isLearnt = set.value.bool else { return nil }
      apply(.learn(set.key, isLearnt))
    }
    for name in json["suspended"]?.array ?? [] {
      guard let question = name.string.flatMap({ QuestionID($0) }) else { return nil }
      apply(.suspend(question, true))
    }
    guard let fit = json["fit"] else { return }
    guard let day = fit["day"]?.string.flatMap({ WallTime("\($0)T12:00:00Z") })?.day,
      let numbers = fit["weights"]?.array?.compactMap(\.double), let weights = FSRSWeights(numbers),
      let before = fit["before"]?.double, let after = fit["after"]?.double
    else { return nil }
    apply(.fit(Fit(FSRSFit(weights: weights, before: before, after: after), on: day)))
  }

  /// The same as it is stored; what another version stored with it stays. Nil where nothing is chosen.
  func json(over former: JSONValue?) -> JSONValue? {
    var members = (former?.object ?? []).filter { !["sets", "suspended", "fit"].contains($0.key) }
    if !sets.isEmpty {
      let sets = sets.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, JSONValue(.bool($0.value))) }
      members.append(JSONValue.Member("sets", JSONValue(.object(sets))))
    }
    if !suspended.isEmpty {
      let names = suspended.map(\.description).sorted().map { JSONValue($0) }
      members.append(JSONValue.Member("suspended", JSONValue(.array(names))))
    }
    if let fit {
      func number(_ value: Double) -> JSONValue { JSONValue(.number("\(value)")) }
      let parts = [
        JSONValue.Member("day", JSONValue("\(fit.day)")),
        JSONValue.Member("weights", JSONValue(.array(fit.result.weights.values.map(number)))),
        JSONValue.Member("before", number(fit.result.before)), JSONValue.Member("after", number(fit.result.after)),
      ]
      members.append(JSONValue.Member("fit", JSONValue(.object(parts))))
    }
    return members.isEmpty ? nil : JSONValue(.object(members))
  }
}

extension JSONValue {
  /// The number that it is, with its fraction; nil for anything else, and for what is no finite number.
  fileprivate var double: Double? {
    guard case .number(let digits) = content else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
