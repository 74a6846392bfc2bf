import Testing

@testable import QuizCore

/// Places among points, and who rose or fell.
@Suite struct LivePlacesTests {
  /// By how many places each rose (more than 0) or fell (less): of points before, nil for a newcomer, and after.
  private func rises(_ points: [(Int?, Int)]) -> [Int] {
    LivePlaces.places(points.map { LivePlaces.Change(before: $0, after: $1) }).map { place in
      place.former == 0 ? 0 : place.former - place.place
    }
  }

  @Test func equalPointsShareAPlace() {
    let places = LivePlaces.places([7, 9, 7, 0].map { LivePlaces.Change(before: nil, after: $0) })
    #expect(places.map(\.place) == [2, 1, 2, 4] && places.allSatisfy { $0.former == 0 })
  }

  @Test func whoOvertakesRisesAndWhoIsOvertakenFalls() {
    #expect(rises([(3, 3), (2, 2), (1, 4)]) == [-1, -1, 2])
    #expect(rises([(3, 5), (2, 4), (1, 3)]) == [0, 0, 0])
  }

  @Test func nobodyFallsWhereATieBreaks() {
    // All had nothing; two answered right, the quicker one first.
    #expect(rises([(0, 9), (0, 8), (0, 0), (0, 0)]) == [0, 0, 0, 0])
    #expect(rises([(9, 9), (5, 7), (5, 6), (1, 1)]) == [0, 0, 0, 0])
    #expect(rises([(0, 9), (0, 9), (0, 9), (0, 0)]) == [0, 0, 0, 0])
  }

  @Test func nobodyFallsWhereATieForms() {
    #expect(rises([(9, 9), (5, 5), (3, 5)]) == [0, 0, 1])
    #expect(rises([(9, 9), (5, 9), (3, 3)]) == [0, 1, 0])
  }

  @Test func whoSharesAPlaceFallsByAsManyAsOvertook() {
    #expect(rises([(9, 9), (5, 5), (5, 5), (1, 7)]) == [0, -1, -1, 2])
    #expect(rises([(9, 9), (5, 5), (1, 7), (1, 7)]) == [0, -2, 1, 1])
    // Overtaken by one, and caught up by another.
    #expect(rises([(9, 9), (5, 5), (1, 7), (1, 5)]) == [0, -1, 1, 0])
  }

  @Test func newcomersBehindChangeNothingAndThoseBeforeDo() {
    #expect(rises([(9, 9), (0, 0), (0, 0), (nil, 0)]) == [0, 0, 0, 0])
    #expect(rises([(0, 5), (0, 0), (0, 0), (nil, 0)]) == [0, 0, 0, 0])
    #expect(rises([(9, 9), (5, 5), (nil, 7)]) == [0, -1, 0])
  }

  @Test func theSmallestAndTheLargestNumbersTrapNowhere() {
    #expect(rises([(.min, .max), (.max, .min), (nil, .max)]).count == 3)
  }

  @Test func aSignIsThatOfATeamOrOneAfterTheOther() {
    #expect((0..<6).map { LiveSign.of(number: $0, team: 0) } == [0, 1, 2, 3, 0, 1])
    #expect((1...4).map { LiveSign.of(number: 7, team: $0) } == [0, 1, 2, 3])
    for number in [Int.min, -1, 0, .max] {
      #expect((0..<LiveSign.count).contains(LiveSign.of(number: number, team: number)))
      #expect((0..<LiveSign.count).contains(LiveSign.drawable(number)))
    }
  }
}
