/// Finds the places of elements in an array by their hash values.
///
/// Few elements are looked through one by one, so that a start that counts some rounds makes no dictionary of a new type.
struct PlaceIndex: Sendable {
  /// The places by the hash values, the next value where one is taken; empty while there are few.
  private var places: [UInt64: Int] = [:]

  private static let few = 16

  /// The place of the element for which `fits` is true, whose hash value is `hash`; `nil` when there is none.
  @inline(__always)
  func place<Element>(
    of hash: @autoclosure () -> UInt64, in elements: [Element], where fits: (Element) -> Bool
  ) -> Int? {
    guard elements.count > PlaceIndex.few else { return elements.firstIndex(where: fits) }
    var key = hash()
    while let place = places[key] {
      if fits(elements[place]) { return place }
      key &+= 1
    }
    return nil
  }

  /// Notes the element that was appended last.
  mutating func noteLast<Element>(of elements: [Element], hash: (Element) -> UInt64) {
    guard elements.count > PlaceIndex.few else { return }
    // The first that are too many bring all before them.
    for place in (places.isEmpty ? 0 : elements.endIndex - 1)..<elements.endIndex {
      var key = hash(elements[place])
      while places[key] != nil { key &+= 1 }
      places[key] = place
    }
  }
}
