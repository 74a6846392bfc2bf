import Glibc

/// The system's list of users, `/etc/passwd`, in the form that passwd(5) describes.
///
/// Read by ourselves: `getpwuid` loads shared libraries into the program, which one that is linked without any cannot
/// bear.
public struct UserList: Sendable {
  /// No more of the file is read.
  private static let limit = 4 << 20

  private let path: String

  /// The list at `path`.
  public init(path: String = "/etc/passwd") {
    self.path = path
  }

  /// The home folder of the user with this number, by the first line that has the number; nil where there is no such
  /// line, or no absolute path of UTF-8 in it.
  public func home(of user: UInt32) -> String? {
    guard let file = try? File.reading(path),
      let bytes = try? file.bytes(at: 0, count: min(file.size, UserList.limit))
    else { return nil }
    return UserList.home(of: user, in: bytes)
  }

  /// As `home(of:)`, in the bytes of a list.
  static func home(of user: UInt32, in bytes: [UInt8]) -> String? {
    // A line that the limit cut has too few fields, or a home that would be cut too: only whole lines count.
    let whole = bytes.count < limit ? bytes[...] : bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard fields.count == 7, !fields[0].isEmpty, number(fields[2]) == user else { continue }
      guard fields[5].first == UInt8(ascii: "/"), !fields[5].contains(0) else { return nil }
      return String(validating: fields[5], as: UTF8.self)
    }
    return nil
  }

  /// A whole number of digits only.
  private static func number(_ field: ArraySlice<UInt8>) -> UInt32? {
    guard !field.isEmpty, field.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt32(String(decoding: field, as: UTF8.self))
  }
}
