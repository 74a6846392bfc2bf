import Foundation

/// A home folder for one test, with nothing in it, and the environment that leads there.  Gone when the test is.
final class TestHome: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenq-\(UUID().uuidString.prefix(8))")
    // The path's own links are resolved, so that a program that resolves its paths names the same ones.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// `XDG_DATA_HOME`: scores and the player's own banks are in `tenq` below it.
  var data: String { path + "/data" }
  /// `XDG_CONFIG_HOME`: settings are in `tenq` below it.
  var config: String { path + "/config" }
  var scores: String { data + "/tenq/scores.jsonl" }
  var settings: String { config + "/tenq/settings.json" }

  /// The environment variables of a program; of the machine's own only `PATH`.
  var environment: [String: String] {
    [
      "HOME": path,
      "LANG": "C.UTF-8",
      // Whether or not it was built in this checkout.
      "TENQ_LEAGUE_PROGRAM": path + "/no-league",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TZ": "UTC",
      "XDG_CONFIG_HOME": config,
      "XDG_DATA_DIRS": path + "/share",
      "XDG_DATA_HOME": data,
    ]
  }

  /// The text of a file, named from the home folder; nil when it is not there.
  func text(of file: String) -> String? {
    FileManager.default.contents(atPath: full(file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The records of the score log, oldest first.
  func records() throws -> [[String: Any]] {
    try (text(of: scores) ?? "").split(separator: "\n").map { line in
      guard let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
        throw Disappointment("not a record: \(line)")
      }
      return record
    }
  }

  /// Puts a file, and the folders it is in, below the home folder, and returns its whole path.
  @discardableResult
  func write(_ text: String, to file: String) throws -> String {
    let place = URL(filePath: full(file))
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
    return place.path
  }

  private func full(_ file: String) -> String {
    file.hasPrefix("/") ? file : path + "/" + file
  }
}
