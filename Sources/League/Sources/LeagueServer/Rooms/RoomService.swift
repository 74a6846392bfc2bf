import ServiceLifecycle

/// Keeps the rooms of a server its own as long as it runs, and gives them back at its end.
struct RoomService: Service {
  /// How often leases are renewed: thrice before they run out.
  private static let pause: Duration = .seconds(2)
  /// How many renewals pass before old rooms are removed: an hour.
  private static let renewals = 1800

  let rooms: Rooms

  func run() async throws {
    var count = 0
    while await ServerPause.wait(RoomService.pause) {
      await rooms.renew()
      if count % RoomService.renewals == 0 { await rooms.removeOld() }
      count += 1
    }
    await rooms.close()
  }
}
