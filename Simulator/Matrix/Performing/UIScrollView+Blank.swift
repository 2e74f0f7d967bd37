import Phone

extension UIScrollView {
  /// Returns the strips of a list's content that are drawn without a row now.
  ///
  /// A list drops rows that lie outside its bounds. When an animation moves or shrinks the bounds,
  /// the old bounds are still visible, but their rows are gone.
  ///
  /// - Parameter keyboardTop: The keyboard's upper edge, in screen points. The keyboard hides all
  ///   below it.
  func blankStrips(above keyboardTop: CGFloat) -> BlankStrips {
    guard window != nil, contentSize.height > 0 else { return BlankStrips() }
    let content = shownRect(CGRect(origin: .zero, size: contentSize))
    let rate = content.height / contentSize.height
    let rows = subviews.filter { $0.isListPart && !$0.isHidden }.map(\.shownFrame)
      .sorted { $0.minY < $1.minY }
    func strips(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
      let (top, bottom) = (max(top, content.minY), min(bottom, content.maxY))
      var (place, strips) = (top, [ClosedRange<CGFloat>]())
      func add(to end: CGFloat) {
        guard end > place else { return }
        strips.append((place - content.minY) / rate...(end - content.minY) / rate)
      }
      for row in rows where row.maxY > place {
        guard row.minY < bottom else { break }
        add(to: row.minY)
        place = row.maxY
      }
      add(to: bottom)
      return strips
    }
    let (seen, drawn) = (visibleFrame, shownFrame)
    return BlankStrips(
      seen: strips(from: seen.minY, to: min(seen.maxY, keyboardTop)),
      drawn: strips(from: drawn.minY, to: drawn.maxY))
  }
}

/// The strips of a list's content that are without a row in one frame, in points of the content.
struct BlankStrips: Equatable {
  /// The strips that the user sees.
  var seen: [ClosedRange<CGFloat>] = []
  /// The strips inside the list's bounds as drawn. The keyboard, the window's edge or a view that
  /// clips may hide them.
  var drawn: [ClosedRange<CGFloat>] = []

  /// The height of the highest strip that the user sees, in points.
  var height: CGFloat { height(beyond: BlankStrips()) }

  /// Returns the height of the highest part of a strip that the user sees here, and that has its
  /// rows in `other`, in points.
  func height(beyond other: BlankStrips) -> CGFloat {
    var parts = seen
    for strip in other.drawn {
      parts = parts.flatMap { part -> [ClosedRange<CGFloat>] in
        guard part.overlaps(strip) else { return [part] }
        var rest: [ClosedRange<CGFloat>] = []
        if part.lowerBound < strip.lowerBound { rest.append(part.lowerBound...strip.lowerBound) }
        if part.upperBound > strip.upperBound { rest.append(strip.upperBound...part.upperBound) }
        return rest
      }
    }
    return parts.map { $0.upperBound - $0.lowerBound }.max() ?? 0
  }
}

extension UIView {
  /// Whether the view shows a part of the content of a list: a cell, a header or a footer.
  fileprivate var isListPart: Bool {
    if let table = superview as? UITableView,
      self === table.tableHeaderView || self === table.tableFooterView
    {
      return true
    }
    return self is UITableViewCell || self is UITableViewHeaderFooterView
      || self is UICollectionReusableView
  }
}
