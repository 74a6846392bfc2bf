/// The places that points have among others: equal ones share one.
public struct LivePlaces: Sendable {
  private var places: [Int: Int] = [:]
  private var sharing: [Int: Int] = [:]

  /// Of these points, in any order.
  public init(_ points: some Sequence<Int>) {
    for (index, points) in points.sorted(by: >).enumerated() {
      if places[points] == nil { places[points] = index + 1 }
      sharing[points, default: 0] += 1
    }
  }

  /// The place of some of the points, from 1; 0 for others.
  public func place(of points: Int) -> Int { places[points] ?? 0 }

  /// How many places the players with these points share: two who are second share the second and the third.
  public func width(of points: Int) -> Int { sharing[points] ?? 0 }
}

extension LivePlaces {
  /// Points of somebody before a question, and after it.
  public struct Change: Sendable {
    /// Before it; nil for whoever was not asked before.
    public let before: Int?
    /// After it.
    public let after: Int

    /// Makes it of both.
    public init(before: Int?, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// For each of some changes the place after it, and the former one: that from which they rose or fell by as many places
  /// as they truly did; 0 for who was not asked before.
  ///
  /// Who shares a place stands on all the places of the tie. Somebody rises as soon as fewer are before them. Somebody
  /// falls only where both the first and the last of their places lie further down, by the smaller difference: neither a
  /// tie that breaks nor one that forms makes anybody fall who was not overtaken from behind. Newcomers behind change
  /// nothing; those before do.
  public static func places(_ changes: [Change]) -> [(place: Int, former: Int)] {
    let old = changes.filter { $0.before != nil }
    let before = LivePlaces(old.compactMap(\.before))
    let after = LivePlaces(changes.map(\.after))
    let stayed = LivePlaces(old.map(\.after))
    return changes.map { change in
      let place = after.place(of: change.after)
      guard let points = change.before else { return (place, 0) }
      let first = place - before.place(of: points)
      let last = first + stayed.width(of: change.after) - before.width(of: points)
      return (place, place - (first < 0 ? first : max(0, min(first, last))))
    }
  }
}
