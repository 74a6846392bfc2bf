import FoundationEssentials

/// Files of the project that tests read.
public enum ProjectFiles {
  private static let root =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path

  /// The paths of all files below a folder, in order, or of one file; hidden ones are left out.
  public static func below(_ path: String) -> [String] { files(at: "\(root)/\(path)") }

  private static func files(at path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { files(at: "\(path)/\($0)") }
  }
}
