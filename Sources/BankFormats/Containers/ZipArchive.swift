import CFormats

/// The entries of a zip archive that are asked for, unpacked into memory; nothing is ever written to a file.
struct ZipArchive {
  private let entries: [String: [UInt8]]
  /// The names of all entries, in the order of the archive.
  let names: [String]
  /// How many bytes it may inflate to.
  let most: Int

  /// Reads the entries of an archive whose names are `wanted`. Throws when it is damaged, has a password, names files
  /// outside of itself or inflates to more than the limits.
  init(_ bytes: [UInt8], wanted: (String) -> Bool) throws(ImportError) {
    most = min(ImportLimits.inflated, max(bytes.count, 1 << 12) * ImportLimits.inflation)
    let most = most
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<([String], [String: [UInt8]]), ImportError> in
      guard let zip = formats_zip_open(buffer.baseAddress, buffer.count) else {
        return .failure(ImportError(.zipDamaged))
      }
      defer { formats_zip_close(zip) }
      do throws(ImportError) {
        return .success(try ZipArchive.read(zip, most: most, wanted: wanted))
      } catch {
        return .failure(error)
      }
    }
    (names, entries) = try result.get()
  }

  /// The bytes of an entry; throws when the name is not among the wanted entries.
  func entry(_ name: String) throws(ImportError) -> [UInt8] {
    guard let bytes = entries[name] else { throw ImportError(.zipLacks(name)) }
    return bytes
  }

  private static func read(
    _ zip: OpaquePointer, most: Int, wanted: (String) -> Bool
  ) throws(ImportError) -> ([String], [String: [UInt8]]) {
    var names: [String] = []
    var entries: [String: [UInt8]] = [:]
    var total = 0
    var entry = formats_zip_entry()
    var step = formats_zip_next(zip, &entry)
    while step == FORMATS_ZIP_ENTRY {
      let name = withUnsafeBytes(of: entry.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard names.count < ImportLimits.zipEntries else { throw ImportError(.tooMuch(.entries)) }
      guard !entry.is_name_cut, isInside(name) else { throw ImportError(.zipPath(name)) }
      names.append(name)
      if wanted(name) {
        if entry.is_encrypted { throw ImportError(.zipEncrypted, member: name) }
        guard entry.is_known_method else { throw ImportError(.zipDamaged, member: name) }
        // The size in the directory may lie: it can only refuse early.
        guard entry.size <= UInt64(most - total) else { throw ImportError(.tooMuch(.inflated), member: name) }
        let bytes = try inflate(zip, name, most: most - total)
        total += bytes.count
        entries[name] = bytes
      }
      step = formats_zip_next(zip, &entry)
    }
    guard step == FORMATS_ZIP_END else { throw ImportError(.zipDamaged) }
    return (names, entries)
  }

  private static func inflate(_ zip: OpaquePointer, _ name: String, most: Int) throws(ImportError) -> [UInt8] {
    guard formats_zip_begin(zip) else { throw ImportError(.zipDamaged, member: name) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = formats_zip_read(zip, &chunk, UInt32(chunk.count))
      guard count >= 0 else {
        _ = formats_zip_finish(zip)
        throw ImportError(.zipDamaged, member: name)
      }
      if count == 0 { break }
      guard bytes.count + count <= most else {
        _ = formats_zip_finish(zip)
        throw ImportError(.tooMuch(.inflated), member: name)
      }
      bytes += chunk[..<count]
    }
    guard formats_zip_finish(zip) else { throw ImportError(.zipDamaged, member: name) }
    return bytes
  }

  /// Whether a name stays in the archive: no absolute path, and no way up.
  static func isInside(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "\\") else { return false }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    return !parts.contains("..") && parts.first?.hasSuffix(":") != true
  }
}
