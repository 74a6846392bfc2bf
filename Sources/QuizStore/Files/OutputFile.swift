/// A file that the user names for output.
public enum OutputFile {
  /// The folder that a file would be in, where there is none; nil where it is there.
  public static func missingFolder(of path: String) -> String? {
    let folder = Folder(of: path).path
    return FileStatus.exists(folder) ? nil : folder
  }

  /// Writes the file, whole or not at all, with the mode that the user's mask leaves; replaces one that is there only
  /// when `replacing`.
  public static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(SaveError) {
    try WholeFile.write(bytes, to: path, replacing: replacing, mode: 0o666)
  }
}
