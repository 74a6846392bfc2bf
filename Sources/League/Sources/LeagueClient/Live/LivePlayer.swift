import LeagueAPI
import QuizCore

/// A player in a live room: joins it, and stays in it as long as orders come.
public struct LivePlayer: Sendable {
  private let room: RoomAddress
  private let seats: RoomSeats?
  private let connection: LeagueConnection
  private let language: Language
  private let clock: @Sendable () -> Int
  private let say: @Sendable (LiveLine) -> Void

  /// A player for a room. `clock` is milliseconds since this machine started, sleep included; `say` gets what there is to
  /// say; `certificates` is the path of a file of certificates to trust instead of the system's.
  public init(
    _ room: RoomAddress, seats: RoomSeats?, certificates: String?, language: Language,
    clock: @escaping @Sendable () -> Int, say: @escaping @Sendable (LiveLine) -> Void
  ) throws(LeagueProblem) {
    self.room = room
    self.seats = seats
    self.language = language
    self.clock = clock
    self.say = say
    connection = try LeagueConnection(server: room.server, timeouts: RoomClient.timeouts, certificates: certificates)
  }

  /// The sentence of a problem, for messages.
  public func sentence(of problem: LeagueProblem) -> String { problem.roomSentence(connection.host)[language] }

  /// Joins, and plays until the orders end; throws when that is not possible, or not any more.
  public func run(_ orders: AsyncStream<LiveOrder>) async throws(LeagueProblem) {
    do throws(LeagueProblem) {
      try await play(orders)
    } catch {
      await connection.close()
      throw error
    }
    await connection.close()
  }

  private func play(_ orders: AsyncStream<LiveOrder>) async throws(LeagueProblem) {
    let info = try await retrying { () throws(LeagueProblem) in try await RoomClient.info(room.code, connection) }
    if info.phase == .closed { throw .closedRoom }
    for await case .join(let name) in orders {
      let place = seats?.place(room, name: name)
      do throws(LeagueProblem) {
        let seat = try await retrying(turns: LivePlayer.turns) { () throws(LeagueProblem) in
          try await join(name, token: place?.token)
        }
        place?.keep(seat.token)
        let client = RoomClient(connection: connection, code: room.code, token: seat.token)
        try await RoomSession(client, .player, clock: clock, say: say).run(orders)
        // Its file is this program's until here.
        return withExtendedLifetime(place) {}
      } catch {
        guard error.isOfName else { throw error }
        say(.refusedName(sentence(of: error)))
      }
    }
  }

  /// The most bytes of a name that a server is asked for.
  private static let longestName = 1000

  /// Joins; where the seat that was had is not known any more, anew.
  private func join(_ name: String, token: String?) async throws(LeagueProblem) -> RoomSeat {
    guard name.utf8.count <= LivePlayer.longestName else { throw .unusableRoomName }
    do throws(LeagueProblem) {
      return try await RoomClient.join(room.code, name: name, connection, seat: token)
    } catch {
      guard token != nil, error.code == LeagueErrorCode.unknownToken.rawValue else { throw error }
      return try await RoomClient.join(room.code, name: name, connection, seat: nil)
    }
  }

  /// How often a server is asked that is there, but has the room in a moment only.
  private static let tries = 15
  /// How often a room is asked that lets many from one network in one after the other, and how long it says at most to wait
  /// then, in seconds.
  private static let turns = 120
  private static let longestTurn = 10

  private func retrying<Value: Sendable>(
    turns: Int = 0, _ work: () async throws(LeagueProblem) -> Value
  ) async throws(LeagueProblem) -> Value {
    var (tries, turns) = (LivePlayer.tries, turns)
    while !Task.isCancelled {
      do throws(LeagueProblem) {
        return try await work()
      } catch {
        var pause = 1
        if error.code == LeagueErrorCode.tooMany.rawValue {
          guard let wait = error.retryAfter, wait <= LivePlayer.longestTurn, turns > 0 else { throw error }
          (turns, pause) = (turns - 1, wait)
        } else {
          guard error.isPassing, !error.isOfConnection, tries > 1 else { throw error }
          tries -= 1
        }
        try? await Task.sleep(for: .seconds(pause))
      }
    }
    return try await work()
  }
}
