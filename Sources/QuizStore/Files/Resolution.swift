import QuizCore

/// The result of looking up a set by the name a user typed.
public enum Resolution: Hashable, Sendable {
  /// The set.
  case found(Selection)
  /// Nothing has that name; these are the nearest names, at most three, as they could be typed.
  case unknown(nearest: [String])
}

extension Catalogue {
  /// Looks up `食べ合わせ/基本`, `食べ合わせ`, `own` or `all`, with or without the language before it.
  ///
  /// A set's title alone is enough when only one set has it. Case and width do not matter. `missed` before such a
  /// name, or alone, is what was missed there. Files are not looked up.
  public func resolve(_ argument: String) -> Resolution {
    let typed = Catalogue.folded(argument)
    if typed == Selection.missedName { return .found(.missed) }
    let missed = Selection.missedName + "/"
    if typed.hasPrefix(missed) { return resolveMissed(in: String(typed.dropFirst(missed.count))) }
    let names = selections.compactMap { selection in
      commandName(of: selection).map { (name: $0, folded: Catalogue.folded($0), selection: selection) }
    }
    let prefix = Catalogue.folded(language) + "/"
    let short = typed.hasPrefix(prefix) ? String(typed.dropFirst(prefix.count)) : typed
    if typed == "all" || typed == Catalogue.folded(language) { return .found(.everything) }
    if typed == "own" { return .found(.own) }
    let match =
      names.first { $0.name == argument } ?? names.first { $0.folded == typed } ?? names.first { $0.folded == short }
    if let match {
      return .found(match.selection)
    }
    let titled = names.filter { Catalogue.lastPart($0.folded) == short }
    if titled.count == 1 { return .found(titled[0].selection) }

    let near = names.compactMap { name -> (name: String, distance: Int)? in
      Catalogue.distance(name.folded, short).map { (name.name, $0) }
    }
    let order = near.indices.sorted { (near[$0].distance, $0) < (near[$1].distance, $1) }
    return .unknown(nearest: order.prefix(3).map { near[$0].name })
  }

  private func resolveMissed(in home: String) -> Resolution {
    switch resolve(home) {
    case .found(.everything), .found(.missed): .found(.missed)
    case .found(.missedIn(let selection)), .found(let selection): .found(.missedIn(selection))
    case .unknown(let nearest): .unknown(nearest: nearest.map { "\(Selection.missedName)/\($0)" })
    }
  }

  /// The name folded, without slashes at its end.
  private static func folded(_ name: String) -> String {
    var name = Folding.folded(name)
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name.unicodeScalars.removeLast() }
    return name
  }

  private static func lastPart(_ name: String) -> Substring {
    name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
  }

  /// The edit distance of what was typed from a name or from its last part; `nil` when it is too far.
  private static func distance(_ name: String, _ typed: String) -> Int? {
    guard !typed.isEmpty else { return nil }
    let parts = [name[...], lastPart(name)]
    if parts.contains(where: { $0.hasPrefix(typed) }) { return 1 }
    let nearest = parts.map { EditDistance.between($0, typed) }.min() ?? .max
    return nearest <= max(1, min(typed.count, 64) / 2) ? nearest : nil
  }
}
