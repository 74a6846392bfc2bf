import Foundation
import LeagueAPI
import NIOPosix

/// Measures live rooms of a server that runs already.
struct RoomBench {
  let options: Options

  /// Prints a line for each measure: its name, its value, and what is to be reached, with tabs between them.
  func run() async throws {
    guard let link = InvitationLink(options.link), let port = URL(string: link.server)?.port else {
      throw Options.Problem(description: "--link is an invitation to a server with a port")
    }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let connection = try await BenchConnection.open(port: port, on: group)
    let join = JoinRequest(code: link.code, name: "Host \(UInt32.random(in: 0 ... .max))")
    let answer = await connection.ask(try BenchConnection.post("/v1/join", join, token: nil))
    let token = try JSONDecoder().decode(JoinResponse.self, from: Data(answer.body)).token
    let begin = ContinuousClock.now
    var opening: [BenchRoom] = []
    for _ in 0..<options.rooms {
      opening.append(
        try await BenchRoom.open(
          players: options.players, questions: options.questions, port: port, token: token, on: group))
    }
    let rooms = opening
    print(
      "opened, joined, watched, one after the other\t\(String(format: "%.1f s", (ContinuousClock.now - begin) / .seconds(1)))\t"
    )
    var questions: [BenchRoom.Question] = []
    let (cpu, bytes) = (processor, rooms.reduce(0) { $0 + $1.bytes })
    let wall = ContinuousClock.now
    for number in 1...options.questions {
      questions += try await inParallel(options.rooms) { try await rooms[$0].play(number) }
    }
    let seconds = (ContinuousClock.now - wall) / .seconds(1)
    let answers = Double(options.rooms * options.players * options.questions)
    row("step to screen", questions.flatMap(\.screens), "p99 100 ms for 200 players")
    row("answer to its acknowledgement", questions.flatMap(\.acknowledged), "")
    row("answer to the board", questions.flatMap(\.board), "100 ms")
    let used = processor - cpu
    print(String(format: "processor for a player and question\t%.2f ms\t", used * 1000 / answers))
    print(String(format: "processor, of one core\t%.0f %%\t", used / seconds * 100))
    let got = Double(rooms.reduce(0) { $0 + $1.bytes } - bytes) / Double(options.rooms * options.questions)
    print(String(format: "bytes for a player and question\t%.0f\t2048", got))
    for room in rooms { room.close() }
    try await group.shutdownGracefully()
  }

  private func row(_ name: String, _ times: [Double], _ reach: String) {
    let times = times.sorted()
    func quantile(_ part: Double) -> Double {
      times.isEmpty ? 0 : times[min(times.count - 1, Int(part * Double(times.count)))]
    }
    print("\(name)\t\(String(format: "p50 %.1f, p99 %.1f ms", quantile(0.5), quantile(0.99)))\t\(reach)")
  }

  /// The seconds of a processor that the server has used.
  private var processor: Double {
    let text = (try? String(contentsOfFile: "/proc/\(options.process)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ").compactMap { Double($0) }
    // The 14th and 15th of all, of which two are no numbers.
    guard fields.count > 13 else { return 0 }
    return (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func inParallel<T: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) async throws -> T
  ) async throws -> [T] {
    try await withThrowingTaskGroup(of: (Int, T).self) { group in
      for index in 0..<count { group.addTask { (index, try await body(index)) } }
      var results: [(Int, T)] = []
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
