import Foundation
import Phone

/// All that an app can read about the positions of its views, to compare a run with its control.
///
/// Numbers are read bit for bit, with two exceptions. The app or UIKit adds to and subtracts from
/// some insets that UIKit keeps, and from all numbers of a hostile day. These are read to a
/// millionth of a point.
struct TreeState {
  /// One number or rect of one object.
  struct Entry: Equatable {
    /// The type that has the property, such as `UIStackView`.
    let owner: String
    let property: String
    let bits: [UInt64]
    /// Whether the view is in a list, in which a list that scrolled differently may differ.
    var isInList = false

    /// Whether this entry differs from another only by how much of a large title shows, and shows
    /// as much of it as at the start.
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

  /// Reads the state of all windows of the app.
  ///
  /// - Parameter isToMillionth: Whether to round numbers to a millionth of a point. If an app or
  ///   UIKit changes a number that contains an amount of the library's, each change has the error
  ///   of an addition.
  @MainActor
  init(of phone: Phone, isToMillionth: Bool = false) {
    self.isToMillionth = isToMillionth
    for window in UIApplication.shared.scenes.compactMap({ $0 as? UIWindowScene })
      .flatMap(\.windows)
    {
      add(window, isInList: false)
    }
  }

  /// Returns the first difference, in words; nil if there is none.
  ///
  /// - Parameters:
  ///   - ignoringOffsets: Whether a user or the text has scrolled. The library is then not
  ///     responsible for the offsets.
  ///   - start: The state at the start. UIKit scrolls automatically to the edited input and leaves
  ///     it there. If the library brings the content back to the start, that is no trace, nor is a
  ///     large title that shows again for that reason.
  ///   - isTorn: Whether the app's constraints contradict each other in the other state, too. The
  ///     next layout then decides which of them holds, so frames equal to those at the start are no
  ///     trace, either.
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
    // UIKit arranges the views inside a control or a bar, so we do not read them.
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
  /// Whether the view is a scroll indicator, which UIKit shows for a moment.
  fileprivate var isIndicator: Bool { String(describing: type(of: self)) == "ScrollIndicator" }

  /// Whether the library has put it there.
  package var isOfLibrary: Bool { Self.isOfLibrary(self) }

  /// Whether an object, such as a guide, is of the library's types.
  static func isOfLibrary(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("KeyboardStrut.")
  }
}

extension UIScrollView {
  /// Whether UIKit adds an amount to the insets and later subtracts the same. If the inset contains
  /// another owner's amount at either time, UIKit rounds each sum, and the rest is not 0.
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

  /// Whether the app has made the constraint.
  ///
  /// False if the constraint names anything of the library. False as well if it holds a keyboard
  /// layout guide: UIKit makes those constraints when code first asks for the guide, and keeps
  /// them.
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
