import CommandLineKit
import FoundationEssentials
import Glibc
import NIOPosix
import QuizCore
import Synchronization
import TerminalKit

/// Standard output as a live room uses it: lines of JSON, each written at once by a thread of its own, so that a game that
/// does not read for a while holds nothing up. It gets the room as it is then: states that are waiting are replaced by the
/// last.
final class LiveOutput: Sendable {
  private let waiting = Mutex<[LiveLine]>([])
  private let thread = NIOThreadPool(numberOfThreads: 1)

  /// Starts the thread.
  init() {
    thread.start()
  }

  /// Hands a line over.
  func say(_ line: LiveLine) {
    waiting.withLock { lines in
      lines.removeAll { $0.isReplaced(by: line) }
      lines.append(line)
    }
    thread.submit { _ in self.write() }
  }

  /// Waits until all is written, for at most a second: the game may be gone.
  func finish() async {
    await withTaskGroup { group in
      group.addTask { try? await self.thread.runIfActive {} }
      group.addTask { try? await Task.sleep(for: .seconds(1)) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Writes the first line that waits.
  private func write() {
    guard let line = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
    var text = JSONText.escaped(LiveOutput.json(of: line)) + "\n"
    // The game is gone.
    if text.withUTF8({ StandardStream.output.write(UnsafeRawBufferPointer($0)) }) != nil { exit(0) }
  }

  private static func json(of line: LiveLine) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension LiveLine {
  /// Whether another that comes later says all that this one does.
  fileprivate func isReplaced(by other: LiveLine) -> Bool {
    switch (self, other) {
    case (.state, .state), (.count, .count), (.count, .state), (.table, .table), (.connection, .connection): true
    case (.opened, _), (.state, _), (.count, _), (.answered, _), (.refusedName, _), (.connection, _), (.table, _),
      (.failed, _):
      false
    }
  }
}
