/// Finds units in the text of any text input, by the text alone.
///
/// It finds no lines: those depend on the layout, and Apple leaves them to subclasses too.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Ranges of UTF-16 units, in order.
  func units(of granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let offset = offset(of: position),
      let unit = unit(granularity, around: offset, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    return boundaries(of: granularity, direction).contains(offset)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let offset = offset(of: position) else { return nil }
    let boundaries = boundaries(of: granularity, direction)
    let next =
      direction.isForward
      ? boundaries.first { $0 > offset } : boundaries.last { $0 < offset }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    return unit(granularity, around: offset, direction) != nil
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func boundaries(
    of granularity: UITextGranularity, _ direction: UITextDirection
  ) -> [Int] {
    units(of: granularity).map { direction.isForward ? $0.upperBound : $0.lowerBound }
  }

  private func unit(
    _ granularity: UITextGranularity, around offset: Int, _ direction: UITextDirection
  ) -> Range<Int>? {
    units(of: granularity).first {
      direction.isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }
}
