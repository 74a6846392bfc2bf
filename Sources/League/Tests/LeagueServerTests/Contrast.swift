import Foundation

/// The contrast of two colours by WCAG 2.
enum Contrast {
  /// That of two colours as a style has them, `#rrggbb`.
  static func of(_ left: String, _ right: String) -> Double {
    func luminance(_ colour: String) -> Double {
      let value = Int(colour.dropFirst(), radix: 16) ?? 0
      let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (bright, dark) = (max(luminance(left), luminance(right)), min(luminance(left), luminance(right)))
    return (bright + 0.05) / (dark + 0.05)
  }
}
