import Foundation

/// Files of the project, by their paths from its root, and the programs of the machine that tests read them with.
enum ProjectFile {
  /// The whole path of a file.
  static func path(of file: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(file)").standardized.path
  }

  /// The text of a file.
  static func text(of file: String) throws -> String {
    try String(contentsOfFile: path(of: file), encoding: .utf8)
  }

  /// Whether a program is there to be run.
  static func isInstalled(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
