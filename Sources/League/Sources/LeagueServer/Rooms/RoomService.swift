import ServiceLifecycle

/// Keeps the rooms of a server its own as long as it runs, and gives them back at its end.
struct RoomService: Service {
  /// How often the server says that it runs: thrice before others take it for dead.
  private static let pause: Duration = .seconds(2)
  /// How many looks pass before old rooms are removed: an hour.
  private static let looks = 1800

  let rooms: Rooms

  func run() async throws {
    var count = 0
    while await ServerPause.wait(RoomService.pause) {
      await rooms.look()
      if count % RoomService.looks == 0 { await rooms.removeOld() }
      count += 1
    }
    await rooms.close()
  }
}
