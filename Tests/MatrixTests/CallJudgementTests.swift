import Phone
import Testing

@testable import Matrix

/// `CallWatch` counts how often the library sets a property, and records where the library forces
/// layout. In these tests the module MatrixTests takes the library's part.
@MainActor
@Suite struct CallJudgementTests {
  private static let callers = Callers(modules: ["MatrixTests"])

  /// A screen with a scroll view, whose content is higher than the scroll view and whose height has
  /// a constraint.
  @MainActor
  private struct Stage {
    let phone: Phone
    let controller = PlainController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let height: NSLayoutConstraint
    let watch: CallWatch

    init() throws {
      phone = try Phone("iPhone 15")
      list.contentSize = CGSize(width: 300, height: 900)
      height = list.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      controller.view.addSubview(list)
      height.isActive = true
      phone.show(controller)
      watch = CallWatch(CallJudgementTests.callers)
    }
  }

  private static nonisolated let writes: [@MainActor @Sendable (Stage, CGFloat) -> Void] = [
    { $0.list.contentOffset.y = $1 },
    { $0.list.setContentOffset(CGPoint(x: 0, y: $1), animated: false) },
    { $0.list.contentInset.bottom = $1 },
    { $0.list.center.y = $1 },
    { $0.list.frame.origin.y = $1 },
    { $0.height.constant = $1 },
    { $0.controller.additionalSafeAreaInsets.bottom = $1 },
  ]

  @Test(
    "Writes of one property are counted, from zero again in each run-loop turn",
    arguments: 0..<7)
  func numbers(index: Int) throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    for number in 1...4 { Self.writes[index](stage, CGFloat(10 * number)) }
    #expect(stage.watch.takeWrites() == 4)
    stage.phone.settle()
    for number in 5...6 { Self.writes[index](stage, CGFloat(10 * number)) }
    Self.writes[index](stage, 60)
    #expect(stage.watch.takeWrites() == 2, "a write that changes nothing does not count")
  }

  @Test("UIKit clamps the offset after the library's inset change: UIKit's write is not counted")
  func writesOfUIKit() throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    stage.list.contentInset.bottom = 300
    stage.list.contentOffset.y = 1000
    stage.phone.settle()
    _ = stage.watch.takeWrites()
    for number in 1...3 { stage.list.contentInset.bottom = CGFloat(300 - 50 * number) }
    #expect(stage.list.contentOffset.y == 850, "UIKit has clamped the offset")
    #expect(stage.watch.takeWrites() == 3)
  }

  @Test("The library restores a value that UIKit has overwritten: the write is not counted")
  func answers() throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    stage.phone.behavior.containerFrames = .everyLayout
    let (child, navigation) = (UIViewController(), UINavigationController())
    navigation.setViewControllers([child], animated: false)
    stage.phone.show(navigation)
    stage.phone.settle()
    let usual = child.view.center.y
    for _ in 1...5 {
      child.view.center.y = usual - 30
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
      #expect(child.view.center.y == usual, "the container has written the frame")
    }
    #expect(stage.watch.takeWrites() == 1)
  }

  /// A view whose `layoutSubviews()` forces layout of another view.
  private final class ForcingView: UIView {
    let inner = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      inner.layoutIfNeeded()
    }
  }

  @Test("The library forces layout in a layout pass: the call is recorded")
  func layoutInLayout() throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    let view = ForcingView(frame: .zero)
    stage.controller.view.addSubview(view)
    stage.controller.view.setNeedsLayout()
    stage.phone.window.layoutIfNeeded()
    #expect(stage.watch.forcedLayouts == ["layout of UIView in a layout pass"])
  }

  @Test("The library forces layout outside UIKit's own work: nothing is recorded")
  func layoutOutside() throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    stage.controller.view.setNeedsLayout()
    stage.phone.window.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) { stage.list.layoutIfNeeded() }
    #expect(stage.watch.forcedLayouts.isEmpty)
  }

  @Test("The library forces layout in a batch update: the call is recorded")
  func layoutInUpdate() throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.controller.view.addSubview(table)
    stage.phone.settle()
    let layout = UICollectionViewFlowLayout()
    let items = UICollectionView(frame: table.frame, collectionViewLayout: layout)
    stage.controller.view.addSubview(items)
    stage.phone.settle()
    table.performBatchUpdates({ stage.phone.window.layoutIfNeeded() })
    #expect(stage.watch.forcedLayouts == ["layout of UIWindow in an update of a list"])
    items.performBatchUpdates({ items.layoutIfNeeded() })
    #expect(
      stage.watch.forcedLayouts == [
        "layout of UIWindow in an update of a list",
        "layout of UICollectionView in an update of a list",
      ])
    stage.phone.window.layoutIfNeeded()
    #expect(stage.watch.forcedLayouts.count == 2)
  }

  /// A screen that forces layout in `viewWillAppear(_:)`.
  private final class ForcingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.layoutIfNeeded()
    }
  }

  @Test(
    "The library forces layout while a push begins: the call is recorded",
    arguments: SystemBehavior.TransitionStart.allCases)
  func layoutInTransition(start: SystemBehavior.TransitionStart) throws {
    let stage = try Stage()
    defer { stage.watch.end() }
    stage.phone.behavior.transitionStart = start
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.phone.show(navigation)
    navigation.pushViewController(ForcingController(), animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.watch.forcedLayouts == ["layout of UIView in the beginning of a transition"])
  }

  @Test("More than three writes of a property in a turn, or forced layout, are faults")
  func faults() throws {
    let run = try #require(
      Combination(named: "sign-up/root/full/15/standard/type/always/explicit"))
    let control = Actor.play(run, usesLibrary: false)
    let record = Actor.play(run, usesLibrary: true)
    #expect(record.parts[0].writes == 1, "the library's offset")
    #expect(control.parts.allSatisfy { $0.writes == 0 })
    func faults(_ change: (inout Record) -> Void) -> [String] {
      var changed = record
      change(&changed)
      return Judgement.faults(of: changed, control: control, run: run)
    }
    #expect(faults { $0.parts[0].writes = 3 } == [])
    #expect(faults { $0.parts[0].writes = 4 } == ["writes a number too often during tap"])
    #expect(
      faults { $0.forcedLayouts = ["layout of UIWindow in a layout pass"] }
        == ["forces layout in the middle of UIKit's work"])
  }
}
