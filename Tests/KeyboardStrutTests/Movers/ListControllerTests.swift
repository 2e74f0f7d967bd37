import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// `UITableViewController` and `UICollectionViewController` add a keyboard inset themselves
/// (KeyboardFacts 6.1). The library adds only a missing inset, and the list never moves up and down
/// again.
@MainActor
@Suite(.attachingStage) struct ListControllerTests {
  enum List: String, CaseIterable {
    case table, forgetfulTable, collection, forgetfulCollection

    @MainActor
    func make() -> UIViewController {
      switch self {
      case .table: FormTableViewController()
      case .forgetfulTable: ForgetfulTableViewController()
      case .collection: FormCollectionViewController()
      case .forgetfulCollection: ForgetfulCollectionViewController()
      }
    }

    var isForgetful: Bool { self == .forgetfulTable || self == .forgetfulCollection }
  }

  enum Service: String, CaseIterable {
    case avoider, automatic
  }

  @Test(
    "A table or collection view controller's list gets the keyboard's inset only once",
    .needs(.virtualTime),
    arguments: ["iPhone 15", "iPhone SE (2nd generation)", "iPad Pro 11-inch"],
    Service.allCases.flatMap { service in List.allCases.map { ($0, service) } })
  func roomMadeOnce(device: String, screen: (list: List, service: Service)) throws {
    let controller = screen.list.make()
    switch screen.service {
    case .avoider: controller.view.avoidKeyboard()
    case .automatic: KeyboardAvoidance.isAutomatic = true
    }
    defer { KeyboardCenter.shared.didFocus = nil }
    let form = try FormStage(device, controller)
    form.phone.advance(by: 0.1)
    let list = try #require(controller.view as? UIScrollView)
    let rest = Rest(list)
    let leftovers = Ledgers.shared.count
    for share in [1, 0.5, 0] {
      let name = "\(device) \(screen.list) \(screen.service) \(share)"
      let shown = form.shownFields(in: list)
      let field = shown[Int(CGFloat(shown.count - 1) * share)]
      let start = form.drawnBottom(field)
      var last = start
      var (way, most): (CGFloat, CGFloat) = (0, 0)
      field.becomeFirstResponder()
      form.phone.advance(by: 1) {
        let now = form.drawnBottom(field)
        way += abs(now - last)
        last = now
        most = max(most, list.adjustedContentInset.bottom)
        for avoider in list.keyboardAvoiders where !screen.list.isForgetful {
          #expect(avoider.lastPlan?.move(of: .inset, container: 0) == nil, "\(name)")
        }
      }
      let covered = form.phone.screenBounds.height - form.keyboardTop
      #expect(way <= abs(last - start) + 0.5, "\(name) goes to and fro")
      #expect(last <= form.keyboardTop + 0.01, "\(name)\n\(form.explanation)")
      // The inset may exceed the covered height only by the gap.
      #expect(covered - 0.01...covered + 8.01 ~= list.adjustedContentInset.bottom, "\(name)")
      #expect(most <= list.adjustedContentInset.bottom, "\(name)\n\(form.explanation)")
      #expect(list.frame == rest.frame, "\(name)\n\(form.explanation)")
    }
    form.hide()
    #expect(Rest(list).insets == rest.insets, "\(form.explanation)")
    #expect(list.frame == rest.frame)
    // UIKit's controllers keep the offset to which they scroll. A forgetful controller does not
    // scroll.
    if screen.list.isForgetful { #expect(list.contentOffset == rest.offset) }
    // Contributions of earlier screens may disappear during the test.
    #expect(Ledgers.shared.count <= leftovers)
  }

  /// The state of a list without a keyboard.
  private struct Rest {
    let frame: CGRect
    let offset: CGPoint
    let insets: [UIEdgeInsets]

    @MainActor
    init(_ list: UIScrollView) {
      frame = list.frame
      offset = list.contentOffset
      insets = [list.contentInset, list.verticalScrollIndicatorInsets, list.adjustedContentInset]
    }
  }
}

extension FormStage {
  /// The fields that are fully visible, from the top.
  func shownFields(in list: UIScrollView) -> [UITextField] {
    let room = frame(list, list.bounds.inset(by: list.adjustedContentInset))
    var fields: [UITextField] = []
    list.visit { if let field = $0 as? UITextField { fields.append(field) } }
    return fields.filter { room.contains(frame($0)) }.sorted { frame($0).minY < frame($1).minY }
  }
}
