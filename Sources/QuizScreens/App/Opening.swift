/// A screen for the app to open on, above the home screen.
public struct Opening: Sendable {
  let screen: any Screen
}
