import Foundation
import Phone

/// All that an app can read about where its views are, bit for bit: to compare a run with its
/// control. Only what somebody besides the library changes by adding and taking away is read to a
/// millionth of a point: some numbers that UIKit keeps, and all of a hostile day.
struct TreeState {
  /// One number or rect of one object.
  struct Entry: Equatable {
    /// What it belongs to, such as `UIStackView`.
    let owner: String
    let property: String
    let bits: [UInt64]
    /// How deep in the tree, and what a list that scrolled differently may differ in.
    var isInList = false

    /// Whether it differs from another one by no more than how much of a large title shows, and
    /// that is as much as in a third.
    fileprivate func isAs(_ other: Self, orByTitleAs start: Self) -> Bool {
      switch property {
      case "safe area": bits.first == start.bits.first && bits.dropFirst() == other.bits.dropFirst()
      case "frame": owner == "\(UINavigationBar.self)" && self == start
      default: false
      }
    }
  }

  private(set) var entries: [Entry] = []
  private let isToMillionth: Bool

  init() { isToMillionth = false }

  /// The state of all windows of the app.
  ///
  /// - Parameter isToMillionth: Whether to read no further than to a millionth of a point: where an
  ///   app or UIKit has changed numbers while something of the library's was in them, each change
  ///   has the error of an addition.
  @MainActor
  init(of phone: Phone, isToMillionth: Bool = false) {
    self.isToMillionth = isToMillionth
    for window in UIApplication.shared.scenes.compactMap({ $0 as? UIWindowScene })
      .flatMap(\.windows)
    {
      add(window, isInList: false)
    }
  }

  /// What differs first, in words; nil if nothing does.
  ///
  /// - Parameters:
  ///   - ignoringOffsets: Whether a person or the text has scrolled, so that where content stands
  ///     is not the library's doing.
  ///   - start: The state at the start. UIKit scrolls to what is edited by itself and leaves it
  ///     there: content that was brought back to where it was is no trace, nor is a large title
  ///     that shows again by that.
  ///   - isTorn: Whether constraints of the app's contradict each other in the other state, too.
  ///     Which of them then holds is settled by whatever is laid out next: frames that are those of
  ///     the start are no trace, either.
  func difference(
    from other: TreeState, ignoringOffsets: Bool, orAsIn start: TreeState? = nil,
    isTorn: Bool = false
  ) -> String? {
    func isBack(_ property: String) -> Bool {
      start.map { values(of: property) == $0.values(of: property) } ?? false
    }
    let isScrolledBack = isBack("offset")
    var ignored: Set<String> = ignoringOffsets || isScrolledBack ? ["offset"] : []
    if isTorn, isBack("frame") { ignored.insert("frame") }
    let (mine, its) = (relevant(without: ignored), other.relevant(without: ignored))
    // A large title shows as much as the content's offset lets it.
    let titled = isScrolledBack ? start?.relevant(without: ignored) ?? [] : []
    for (index, (one, control)) in zip(mine, its).enumerated() where one != control {
      if titled.indices.contains(index), one.isAs(control, orByTitleAs: titled[index]) { continue }
      return one.owner == control.owner && one.property == control.property
        ? "\(one.property) of \(one.owner)" : "the views around \(one.owner)"
    }
    return mine.count == its.count ? nil : "the number of views"
  }

  /// Whether all content outside lists is scrolled as far as in another state.
  func hasOffsets(of other: TreeState) -> Bool {
    values(of: "offset") == other.values(of: "offset")
  }

  private func values(of property: String) -> [Entry] {
    entries.filter { !$0.isInList && $0.property == property }
  }

  /// The differences, with the numbers of both states, to find a cause by.
  func details(against other: TreeState, ignoringOffsets: Bool) -> [String] {
    func text(_ entry: Entry) -> String {
      let numbers = entry.bits.map { "\(Double(bitPattern: $0))" }.joined(separator: " ")
      return "\(entry.property) of \(entry.owner) \(numbers)"
    }
    let ignored: Set<String> = ignoringOffsets ? ["offset"] : []
    let pairs = zip(relevant(without: ignored), other.relevant(without: ignored))
    return pairs.filter { $0 != $1 }.prefix(8).map { "\(text($0)); without: \(text($1))" }
  }

  private func relevant(without ignored: Set<String>) -> [Entry] {
    // Which cells a list has, and in which state those are that wait, is its own business.
    entries.filter { !$0.isInList && !ignored.contains($0.property) }
  }

  // MARK: Reading

  @MainActor
  private mutating func add(_ view: UIView, isInList: Bool) {
    let owner = "\(type(of: view))"
    func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
    func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
    let (center, size) = (view.center, view.bounds.size)
    add(owner, "frame", [center.x, center.y, size.width, size.height], isInList)
    let map = view.transform
    add(owner, "transform", [map.a, map.b, map.c, map.d, map.tx, map.ty], isInList)
    add(owner, "visibility", [view.alpha, view.isHidden ? 1 : 0], isInList)
    add(owner, "safe area", numbers(view.safeAreaInsets), isInList)
    if let scrollView = view as? UIScrollView {
      let inset = numbers(scrollView.contentInset)
      let indicators = numbers(scrollView.verticalScrollIndicatorInsets)
      let precise: (CGFloat) -> CGFloat = scrollView.isKeptByController ? \.toMillionth : { $0 }
      add(owner, "offset", [scrollView.contentOffset.x, scrollView.contentOffset.y], isInList)
      add(owner, "inset", inset.map(precise), isInList)
      add(owner, "indicator inset", indicators.map(precise), isInList)
    }
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      let insets = controller.additionalSafeAreaInsets
      add("\(type(of: controller))", "additional safe area", numbers(insets), isInList)
    }
    let isList = view is UITableView || view is UICollectionView
    if !isList, !isInList {
      // UIKit promises no order of them: one that was turned off and on again is the same.
      let constraints = view.constraints.filter(\.isOfApp).map(\.numbers)
      for numbers in constraints.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        add(owner, "constraint", numbers, isInList)
      }
    }
    // What a control or a bar is made of is nobody's business but its own.
    guard !(view is UIControl), !(view is UINavigationBar) else { return }
    var parts = view.subviews.filter { !$0.isOfLibrary && !$0.isIndicator }
    if isList {
      // Cells come and go in an order of their own.
      parts = parts.filter { !$0.isHidden }.sorted {
        ($0.frame.minY, $0.frame.minX, "\(type(of: $0))")
          < ($1.frame.minY, $1.frame.minX, "\(type(of: $1))")
      }
    }
    for part in parts { add(part, isInList: isInList || isList) }
  }

  private mutating func add(
    _ owner: String, _ property: String, _ numbers: [CGFloat], _ isInList: Bool
  ) {
    entries.append(
      Entry(
        // Zero has two forms, between which no arithmetic tells.
        owner: owner, property: property,
        bits: numbers.map { number in
          (Double(isToMillionth ? number.toMillionth : number) + 0).bitPattern
        }, isInList: isInList))
  }
}

extension UIView {
  /// Whether it shows where content stands, for a moment.
  fileprivate var isIndicator: Bool { String(describing: type(of: self)) == "ScrollIndicator" }

  /// Whether the library has put it there.
  package var isOfLibrary: Bool { Self.isOfLibrary(self) }

  /// Whether an object, such as a guide, is of the library's types.
  static func isOfLibrary(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("KeyboardStrut.")
  }
}

extension UIScrollView {
  /// Whether UIKit adds to its insets and takes the same away later. With somebody else's amount in
  /// them at either time, each of the sums is rounded, and what is left of both is not 0.
  var isKeptByController: Bool {
    next is UITableViewController || next is UICollectionViewController
  }
}

extension CGFloat {
  /// To a millionth of a point.
  fileprivate var toMillionth: CGFloat { (self * 0x1p20).rounded() * 0x1p-20 }
}

extension NSLayoutConstraint {
  fileprivate var numbers: [CGFloat] {
    [
      CGFloat(firstAttribute.rawValue), CGFloat(secondAttribute.rawValue), multiplier, constant,
      CGFloat(priority.rawValue),
    ]
  }

  /// Whether the app has made it: it names nothing of the library, and is none of those that hold a
  /// keyboard layout guide, which come and stay when anybody has asked for one.
  var isOfApp: Bool {
    if let guide = firstItem as? UIKeyboardLayoutGuide {
      // In a scroll view, UIKit's own constraint holds the keyboard guide on the frame layout
      // guide.
      let holder = (secondItem as? UILayoutGuide)?.owningView ?? secondItem
      if holder == nil || holder === guide.owningView { return false }
    }
    return ![firstItem, secondItem].contains { item in
      guard let item else { return false }
      return UIView.isOfLibrary(item)
        || (item as? UILayoutGuide)?.owningView?.isOfLibrary == true
    }
  }
}
