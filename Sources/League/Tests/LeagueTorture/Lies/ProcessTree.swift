import Foundation

/// The processes that a program started: a server may be a parent that starts its worker again.
public enum ProcessTree {
  /// The processes below `process` that started no other; itself when it started none. Empty when it ended.
  public static func leaves(below process: pid_t) -> Set<pid_t> {
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") else { return [] }
    let children = threads.flatMap { thread in
      ((try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
    return children.isEmpty ? [process] : children.reduce(into: []) { $0.formUnion(leaves(below: $1)) }
  }
}
