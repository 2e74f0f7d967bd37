import KeyboardSimulation
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
      form.phone.untilKeyboardRests {
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

  /// While no keyboard is up, our inset is only as high as the bar. UIKit adds its inset to ours
  /// when the keyboard shows again, and scrolls too far.
  @Test(
    "Connecting and disconnecting a hardware keyboard leaves a collection view's offset as it was",
    .needs([.hardwareKeyboard, .virtualTime]),
    arguments: Held.all)
  func hardwareKeyboard(held: Held) throws {
    for (place, mode) in [(Place.root, Mode.explicit), (.navigation, .automatic)] {
      for height in [52, 90] as [CGFloat] {
        let phone = try held.make()
        let (parent, controller) = (UIViewController(), List.collection.make())
        parent.view.frame.size = phone.window.bounds.size
        parent.addChild(controller)
        let list = try #require(controller.view as? UIScrollView)
        list.frame = parent.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(list)
        controller.didMove(toParent: parent)
        let bounds = parent.view.bounds
        let bar = UIView(frame: bounds.divided(atDistance: height, from: .maxYEdge).slice)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.view.addSubview(bar)
        bar.isKeyboardCover = true
        place.show(parent, on: phone)
        let rest = Rest(list)
        try mode.serve(parent) {
          let field = try #require(lowestInput(of: list, in: visibleRect(of: list)))
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          let offset = list.contentOffset
          for _ in 0..<2 {
            phone.connectHardwareKeyboard()
            phone.untilKeyboardRests()
            #expect(windowFrame(field).maxY <= windowFrame(bar).minY, "\(place), bar of \(height)")
            phone.disconnectHardwareKeyboard()
            phone.untilKeyboardRests()
            #expect(windowFrame(field).maxY <= phone.keyboardTop, "\(place), bar of \(height)")
            #expect(list.contentOffset == offset, "\(place), bar of \(height)")
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(Rest(list).insets == rest.insets, "\(place), bar of \(height)")
          #expect(list.contentOffset == rest.offset, "\(place), bar of \(height)")
        }
      }
    }
  }

  /// In the sheet, UIKit's inset is gone again once the sheet has risen. That must not make a later
  /// scroll of the app look like a content offset that UIKit has clamped.
  @Test(
    "The app scrolls an edited collection view on iPad: the avoider does not scroll it back",
    .needs([.padIdiom, .systemKeyboard, .background, .virtualTime]),
    arguments: Mode.allCases)
  func scrolledByApp(mode: Mode) throws {
    let stages: [(Place, SimulatedDevice.Orientation)] = [
      (.formSheet, .portrait), (.formSheet, .landscape), (.sheet, .portrait), (.root, .portrait),
    ]
    for (place, orientation) in stages {
      for distance in [-500, -120, -60, 200] as [CGFloat] {
        let phone = try Stages.make("iPad Pro 11-inch", orientation)
        let controller = List.collection.make()
        place.show(controller, on: phone)
        let list = try #require(controller.view as? UIScrollView)
        list.contentOffset.y += 900
        phone.advance(by: 0.1)
        let insets = Rest(list).insets
        try mode.serve(controller) {
          let field = try #require(lowestInput(of: list, in: windowFrame(list)))
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          list.contentOffset.y += distance
          let offset = list.contentOffset
          let comment: Comment = "\(place) \(orientation), \(distance)"
          phone.untilKeyboardRests()
          #expect(list.contentOffset == offset, comment)
          phone.enterBackground(losingFocus: false)
          phone.untilKeyboardRests()
          phone.enterForeground()
          phone.untilKeyboardRests()
          #expect(list.contentOffset == offset, comment)
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(Rest(list).insets == insets, comment)
          let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
          #expect(list.contentOffset.y == min(offset.y, end), comment)
        }
      }
    }
  }

  /// A table view controller scrolls to the whole row, which is a few points further than the
  /// library scrolls to the field.
  @Test(
    "A hardware keyboard comes and goes: after editing, the list's offset is as before editing",
    .needs([.hardwareKeyboard, .virtualTime]),
    arguments: Held.all + [Held("iPad Pro 11-inch", .landscape)], [List.table, .collection])
  func removedHardwareKeyboard(held: Held, list kind: List) throws {
    for (place, mode) in [
      (Place.root, Mode.explicit), (.root, .automatic), (.navigation, .explicit),
    ] {
      for distance in [0, 200] as [CGFloat] {
        let phone = try held.make()
        let controller = kind.make()
        place.show(controller, on: phone)
        let list = try #require(controller.view as? UIScrollView)
        list.contentOffset.y += distance
        phone.advance(by: 0.5)
        let rest = Rest(list)
        let comment: Comment = "\(place), \(mode), scrolled by \(distance)"
        try mode.serve(controller) {
          let field = try #require(lowestInput(of: list, in: visibleRect(of: list)))
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          for _ in 0..<2 {
            phone.connectHardwareKeyboard()
            phone.untilKeyboardRests()
            phone.disconnectHardwareKeyboard()
            phone.untilKeyboardRests()
            #expect(windowFrame(field).maxY <= phone.keyboardTop, comment)
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(Rest(list).insets == rest.insets, comment)
          #expect(list.contentOffset == rest.offset, comment)
        }
      }
    }
  }

  /// The part of a list that no bar covers, in window coordinates.
  private func visibleRect(of list: UIScrollView) -> CGRect {
    windowFrame(list).inset(by: list.adjustedContentInset)
  }

  /// The lowest input of a list among those that are completely inside a rect of the window.
  private func lowestInput(of list: UIScrollView, in rect: CGRect) -> UITextField? {
    list.inputs.filter { rect.contains(windowFrame($0)) }
      .max { windowFrame($0).maxY < windowFrame($1).maxY }
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
    return list.inputs.filter { room.contains(frame($0)) }
      .sorted { frame($0).minY < frame($1).minY }
  }
}

extension UIView {
  /// All text fields in this view.
  fileprivate var inputs: [UITextField] {
    var fields: [UITextField] = []
    visit { if let field = $0 as? UITextField { fields.append(field) } }
    return fields
  }
}
