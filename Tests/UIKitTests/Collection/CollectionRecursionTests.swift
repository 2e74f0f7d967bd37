import Foundation
import ScreenTesting
import Testing

@testable import UIKit

/// A collection view that is asked for layout inside its own layout:
/// `SystemBehavior.collectionRecursion`.
@MainActor
@Suite struct CollectionRecursionTests {
  /// Shows one self-sizing cell and returns what ends the app.
  private func exceptions(
    _ recursion: SystemBehavior.CollectionRecursion, growth: CGFloat = 0,
    whileMeasuring action: @escaping @MainActor (UICollectionView) -> Void = { _ in }
  ) throws -> [SystemException] {
    var behavior = SystemBehavior()
    behavior.collectionRecursion = recursion
    let phone = try Phone("iPhone 8", behavior: behavior)
    let screen = RestlessViewController(growth: growth, action)
    return SystemException.raised { phone.show(screen) }
  }

  @Test("Layout inside layout ends the app only with `endsFirst`")
  func firstRecursion() throws {
    for recursion in SystemBehavior.CollectionRecursion.allCases {
      let exceptions = try exceptions(recursion) { list in
        list.setNeedsLayout()
        list.window?.layoutIfNeeded()
      }
      #expect(exceptions.isEmpty == (recursion != .endsFirst), "\(recursion)")
    }
  }

  @Test("Cells that want another height each time end the app from iOS 15")
  func endlessLoop() throws {
    for recursion in SystemBehavior.CollectionRecursion.allCases {
      let exceptions = try exceptions(recursion, growth: 1) { list in
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        list.collectionViewLayout.invalidateLayout(with: context)
      }
      #expect(exceptions.isEmpty == (recursion == .goesOn), "\(recursion)")
      #expect(exceptions.allSatisfy { $0.reason.contains("stuck in its update/layout loop") })
    }
  }

  @Test("More than 100 recursive passes per turn end the app")
  func manyRecursions() throws {
    let exceptions = try exceptions(.endsLoop) { list in
      for _ in 0..<LayoutRecursion.limit + 1 {
        list.setNeedsLayout()
        list.layoutIfNeeded()
      }
    }
    #expect(exceptions.count == 1)
  }

  @Test("Layout forced after the layout pass is harmless")
  func layoutAfterwards() throws {
    var behavior = SystemBehavior()
    behavior.collectionRecursion = .endsFirst
    let phone = try Phone("iPhone 8", behavior: behavior)
    let screen = RestlessViewController(growth: 0) { _ in }
    let exceptions = SystemException.raised {
      phone.show(screen)
      screen.collectionView.setNeedsLayout()
      phone.window.layoutIfNeeded()
      phone.settle()
    }
    #expect(exceptions.isEmpty)
  }
}

/// A list with one cell that acts while it is measured.
private final class RestlessViewController: UICollectionViewController {
  private let growth: CGFloat
  private let action: @MainActor (UICollectionView) -> Void

  init(growth: CGFloat, _ action: @escaping @MainActor (UICollectionView) -> Void) {
    (self.growth, self.action) = (growth, action)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let restless = cell as? RestlessCell else { return cell }
    restless.growth = growth
    restless.whileMeasured = { [weak self, weak collectionView] in
      if let collectionView { self?.action(collectionView) }
    }
    return cell
  }
}

private final class RestlessCell: UICollectionViewCell {
  var growth: CGFloat = 0
  var whileMeasured: () -> Void = {}
  private var wish: CGFloat = 40

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    whileMeasured()
    wish += growth
    layoutAttributes.frame.size.height = wish
    return layoutAttributes
  }
}
