import Foundation
import Glibc
import LeagueTesting
import Synchronization

/// A proxy between a player's program and an honest server that falsifies the numbers of each answer.
final class LyingServer: Sendable {
  /// The port where it listens.
  let port: UInt16
  /// How many answers it changed.
  var count: Int { state.withLock { $0.count } }
  /// The answers of the step.
  var answers: [UInt8] { state.withLock { $0.answers } }

  private let listener: Int32
  private let server: UInt16
  private let state: Mutex<(chance: Chance?, count: Int, answers: [UInt8])>

  /// Listens at any free port, before the server at `server`.
  init(before server: UInt16) throws {
    self.server = server
    (listener, port) = try Wire.listen()
    state = Mutex((nil, 0, []))
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let socket = accept(listener, nil, nil)
        if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard socket >= 0, let self else { return }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        self.serve(Wire(accepted: socket))
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Lies by this chance from now on; nil for honest answers.
  func begin(_ chance: Chance?) {
    state.withLock { state in
      state.chance = chance
      state.answers = []
    }
  }

  private func serve(_ player: Wire) {
    guard let request = player.readRequest(), let server = Wire(port: server, seconds: 10) else { return }
    server.write(CuttingProxy.closing(LyingServer.plain(request)))
    let truth = server.readAll()
    player.write(
      state.withLock { state in
        guard var chance = state.chance else { return truth }
        let answer = LyingServer.lie(truth, &chance)
        state = (chance, state.count + 1, state.answers + answer)
        return answer
      })
  }

  /// The request without a wish for an answer that is packed: there are no numbers in one.
  private static func plain(_ request: [UInt8]) -> [UInt8] {
    guard let head = Wire.head(of: request) else { return request }
    let text = String(decoding: head, as: UTF8.self)
      .replacingOccurrences(of: "accept-encoding:", with: "x-none:", options: .caseInsensitive)
    return Array(text.utf8) + request[head.endIndex...]
  }

  /// Mostly falsifies the body, with a correct length; otherwise the head with the status.
  private static func lie(_ answer: [UInt8], _ chance: inout Chance) -> [UInt8] {
    guard let head = Wire.head(of: answer) else { return answer }
    let body = Array(answer[head.endIndex...])
    if chance.below(5) == 0 {
      let extra = Array("Retry-After: 500\r\nContent-Range: bytes 0-9/10\r\nAge: 3\r\n\r\n".utf8)
      return ExtremeNumbers(Array(head.dropLast(2)) + extra).replaced(&chance) + body
    }
    let isRefusal = chance.below(5) == 0
    let status = isRefusal ? "429 Many" : "200 OK"
    let said = isRefusal ? refusal(&chance) : ExtremeNumbers(body).replaced(&chance)
    return Array("HTTP/1.1 \(status)\r\nContent-Length: \(said.count)\r\nConnection: close\r\n\r\n".utf8) + said
  }

  /// An error that asks for a pause: not for one that a player's program grants, which would be waited for.
  private static func refusal(_ chance: inout Chance) -> [UInt8] {
    let pause = ExtremeNumbers.any(&chance)
    let granted = Int(pause).map { (1...60).contains($0) } ?? false
    return Array(#"{"error":{"code":"request.many","message":"x","retryAfter":\#(granted ? "61" : pause)}}"#.utf8)
  }
}
