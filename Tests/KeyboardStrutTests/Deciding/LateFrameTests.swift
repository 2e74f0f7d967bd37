import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app assigns a view's position when the keyboard has shown, although an avoider has lifted
/// the view by then. Without the library, the view would be at that position.
@MainActor
@Suite(.attachingStage) struct LateFrameTests {
  /// The property of the view that the app assigns.
  enum Number: CaseIterable { case frame, center }

  /// The view that the app and the avoider move.
  enum Lifted: CaseIterable { case root, child, card }

  @Test(
    "At didShow, the app sets a lifted view's frame: editing a field higher up restores that frame",
    .needs(.virtualTime),
    arguments: Lifted.allCases, Number.allCases)
  func assigned(lifted: Lifted, number: Number) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
      for part in [0.95, 0.85, 0.5, 0.2] as [CGFloat] {
        let phone = try Stages.make(device)
        let (view, fields) = Self.show(lifted, on: phone)
        let (low, high) = (fields[0], fields[1])
        view.avoidKeyboard(by: .lifting, gap: 8)
        let (rest, center) = (view.frame.minY, view.center.y)
        let keyboardTop = phone.configuration.frame(of: .standard).minY
        let lift = windowFrame(low).maxY + 8 - keyboardTop
        let rise = (lift * part).rounded()
        let tokens = [
          (UIResponder.keyboardDidShowNotification, rise),
          (UIResponder.keyboardWillHideNotification, 0),
        ].map { name, rise in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated {
              switch number {
              case .frame: view.frame.origin.y = rest - rise
              case .center: view.center.y = center - rise
              }
            }
          }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let what: Comment = "\(device) \(part)"

        low.becomeFirstResponder()
        var bottoms: [CGFloat] = []
        phone.advance(by: 1.2) { bottoms.append(low.drawnOnScreen.maxY) }
        #expect(abs(windowFrame(low).maxY + 8 - keyboardTop) <= 0.5, what)
        #expect(bottoms == bottoms.sorted(by: >), "the view jumps, \(what)")

        high.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(abs(view.frame.minY - (rest - rise)) < 0.01, what)
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(abs(view.frame.minY - rest) < 0.01, what)
      }
    }
  }

  @Test(
    "At didShow, the app sets a card's constraint constant: editing a field higher up restores it",
    .needs(.virtualTime),
    arguments: [true, false], [true, false])
  func assignedConstant(movesTop: Bool, isNamed: Bool) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
      for part in [0.95, 0.8, 0.5, 0.2] as [CGFloat] {
        let phone = try Stages.make(device)
        let outer = UIViewController()
        phone.show(outer)
        let card = PlacedCard(in: outer.view, byTop: movesTop)
        let (placing, fields) = (card.placing, card.fields)
        phone.advance(by: 0.2)
        if isNamed {
          outer.view.avoidKeyboard(moving: [placing], gap: 8)
        } else {
          card.view.avoidKeyboard(by: .lifting, gap: 8)
        }
        let keyboardTop = phone.configuration.frame(of: .standard).minY
        let rise = ((windowFrame(fields[0]).maxY + 8 - keyboardTop) * part).rounded()
        let constant = movesTop ? -rise : rise
        let tokens = [
          (UIResponder.keyboardDidShowNotification, constant),
          (UIResponder.keyboardWillHideNotification, 0),
        ].map { name, constant in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { placing.constant = constant }
          }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let what: Comment = "\(device) \(part)"
        fields[0].becomeFirstResponder()
        var bottoms: [CGFloat] = []
        phone.advance(by: 1.2) { bottoms.append(fields[0].drawnOnScreen.maxY) }
        #expect(abs(windowFrame(fields[0]).maxY + 8 - keyboardTop) <= 0.5, what)
        #expect(bottoms == bottoms.sorted(by: >), "the view dips, \(what)")
        fields[1].becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(placing.constant == constant, what)
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(placing.constant == 0, what)
      }
    }
  }

  /// Shows a view with a field near the lower edge of the window, and one near its upper edge.
  private static func show(
    _ lifted: Lifted, on phone: any TestStage
  ) -> (view: UIView, fields: [UITextField]) {
    let (outer, screen) = (UIViewController(), UIViewController())
    phone.show(lifted == .root ? screen : outer)
    let bounds: CGRect = phone.window.bounds
    let view: UIView = lifted == .card ? UIView(frame: bounds) : screen.view
    if lifted != .root {
      if lifted == .child { outer.addChild(screen) }
      view.frame = bounds.insetBy(dx: 0, dy: 40)
      outer.view.addSubview(view)
      if lifted == .child { screen.didMove(toParent: outer) }
    }
    let fields = [view.bounds.height - 110, 150].map {
      UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34))
    }
    fields.forEach(view.addSubview)
    phone.advance(by: 0.2)
    return (view, fields)
  }
}
