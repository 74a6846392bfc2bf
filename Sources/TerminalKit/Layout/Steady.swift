/// A place for blocks that come and go: it has the rows of the highest of them, so that nothing around it moves.
public struct Steady: Block {
  let shown: (any Block)?
  let others: [any Block]

  /// Shows a block, or nothing, where any of `others` may come.
  public init(_ shown: (any Block)?, reserving others: [any Block]) { (self.shown, self.others) = (shown, others) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let form = shown?.form(in: room)
    let height = others.reduce(form?.size.height ?? 0) { max($0, $1.form(in: room)?.size.height ?? 0) }
    guard height > 0, shown == nil || form != nil else { return nil }
    return Form(
      Size(width: form?.size.width ?? 0, height: height), parts: form.map { [Form.Part(origin: .zero, form: $0)] } ?? []
    )
  }
}
