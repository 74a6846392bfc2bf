import Foundation
import Glibc
import Synchronization

/// A client of a tmux server that stays, in tmux's control mode: a command is a line, and its answer comes between
/// `%begin` and `%end`. A process for each look at a screen would take more time than all that is looked at.
final class TmuxControl: Sendable {
  private let process: pid_t
  private let input: Int32
  private let state = Mutex(State())

  private struct State {
    var waiting: [CheckedContinuation<String, any Error>] = []
    var isOver = false
  }

  /// Starts it by the words of a command line, with `environment`, and waits until it has its session.
  init(_ words: [String], environment: [String: String]) async throws {
    var (toClient, fromClient): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toClient) == 0, pipe(&fromClient) == 0 else { throw Disappointment("no pipe") }
    for end in toClient + fromClient { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = toClient[1]
    let output = fromClient[0]
    defer { for end in [toClient[0], fromClient[1]] { close(end) } }
    process = try CommandRun.spawn(words, environment: environment) { files in
      posix_spawn_file_actions_adddup2(&files, toClient[0], STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&files, fromClient[1], STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    // What it was started with has an answer, too.
    _ = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, any Error>) in
      state.withLock { $0.waiting.append(continuation) }
      Thread { [self] in read(output) }.start()
    }
  }

  /// What a command answers; throws what is wrong with it in tmux's words, or that there is no server any more.
  func ask(_ words: [String]) async throws -> String {
    let line = Array((words.map(TmuxControl.quoted).joined(separator: " ") + "\n").utf8)
    return try await withCheckedThrowingContinuation { continuation in
      let isOver = state.withLock { state in
        if state.isOver { return true }
        state.waiting.append(continuation)
        // A line longer than the pipe has room for waits until tmux reads on.
        var rest = line[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
          guard count > 0 else { break }
          rest = rest.dropFirst(count)
        }
        return false
      }
      if isOver { continuation.resume(throwing: Disappointment("the terminal is closed")) }
    }
  }

  /// Reads answers until the server is gone, in a thread of its own.
  private func read(_ output: Int32) {
    guard let stream = fdopen(output, "r") else { return }
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    var answer: [Substring]?
    while case let count = getline(&line, &room, stream), count > 0, let line {
      let bytes = UnsafeRawBufferPointer(start: line, count: count)
      let text = Substring(decoding: bytes.dropLast(), as: UTF8.self)
      if answer == nil {
        if text.hasPrefix("%begin ") { answer = [] }
      } else if text.hasPrefix("%end ") || text.hasPrefix("%error ") {
        let said = (answer ?? []).map { $0 + "\n" }.joined()
        answer = nil
        let continuation = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        if text.hasPrefix("%end ") {
          continuation?.resume(returning: said)
        } else {
          continuation?.resume(throwing: Disappointment("tmux: \(said)"))
        }
      } else {
        answer?.append(text)
      }
    }
    free(line)
    fclose(stream)
    close(input)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let left = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in left { continuation.resume(throwing: Disappointment("the terminal is closed")) }
  }

  /// A word as tmux reads it back from a line, whatever is in it.
  private static func quoted(_ word: String) -> String {
    let characters = word.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"", "$": "\\\(scalar)"
      // In three octal digits.
      case _ where scalar.value < 0x20: "\\0\(scalar.value / 8)\(scalar.value % 8)"
      case _: String(scalar)
      }
    }
    return "\"" + characters.joined() + "\""
  }
}
