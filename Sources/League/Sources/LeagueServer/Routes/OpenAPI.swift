/// The OpenAPI document, for authors of other clients: the resource `openapi.yaml`.
enum OpenAPI {
  /// As it is kept.
  static let yaml = PackageResources.openapi_yaml

  /// As JSON: the same without the lines of its comments.
  static let json = Array(
    yaml.split(separator: UInt8(ascii: "\n"))
      .filter { line in line.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: "#") }
      .joined(separator: [UInt8(ascii: "\n")]))
}
