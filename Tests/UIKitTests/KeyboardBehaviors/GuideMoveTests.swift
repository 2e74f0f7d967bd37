import ScreenTesting
import Testing

/// When keyboard layout guides set out, by `SystemBehavior.guideMoves`.
@MainActor
@Suite struct GuideMoveTests {
  /// A bar that stands on a guide, and where guide and bar are in each handler of a notification.
  @MainActor
  private final class Stage {
    struct Sight: Equatable {
      var name: String
      /// The guide's top and the bar's lower edge, in screen points.
      var guide: CGFloat
      var bar: CGFloat
    }

    let phone: Phone
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let bar = UIView()
    private var observers: [any NSObjectProtocol] = []
    private(set) var sights: [Sight] = []

    init(_ moves: SystemBehavior.GuideMoves) throws {
      phone = try Phone("iPhone 15")
      phone.behavior.guideMoves = moves
      let root: UIView = controller.view
      root.addSubview(field)
      root.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      phone.show(controller)
      watch("will-show", UIResponder.keyboardWillShowNotification)
      watch("did-show", UIResponder.keyboardDidShowNotification)
      watch("will-hide", UIResponder.keyboardWillHideNotification)
    }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    private func watch(_ name: String, _ notification: Notification.Name) {
      observers.append(
        NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.note(name) }
        })
    }

    private func note(_ name: String) {
      let guide = controller.view.keyboardLayoutGuide.layoutFrame.minY
      sights.append(Sight(name: name, guide: guide, bar: bar.frame.maxY))
    }
  }

  @Test(
    "A handler finds the guide where it was, or where it goes",
    arguments: [
      (SystemBehavior.GuideMoves.afterNotifications, CGFloat(818), CGFloat(516)),
      (.beforeNotifications, 516, 818),
    ])
  func handlers(moves: SystemBehavior.GuideMoves, show: CGFloat, hide: CGFloat) throws {
    let stage = try Stage(moves)
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 1)
    #expect(
      stage.sights == [
        Stage.Sight(name: "will-show", guide: show, bar: show),
        Stage.Sight(name: "did-show", guide: 516, bar: 516),
        Stage.Sight(name: "will-hide", guide: hide, bar: hide),
      ])
  }

  @Test(
    "What stands on the guide moves with the keyboard in each frame",
    arguments: SystemBehavior.GuideMoves.allCases)
  func frames(moves: SystemBehavior.GuideMoves) throws {
    let stage = try Stage(moves)
    stage.controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.phone.settle()
    var error: CGFloat = 0
    func compare() {
      error = max(error, abs(stage.bar.drawnFrame.maxY - stage.phone.keyboardFrame.minY))
    }
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 0.1, eachFrame: compare)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 0.7, eachFrame: compare)
    #expect(error < 0.5)
  }

  @Test("Under Prefer Cross-Fade the guide is there before the notification")
  func crossFade() throws {
    let stage = try Stage(.beforeNotifications)
    stage.phone.prefersCrossFade = true
    stage.field.becomeFirstResponder()
    #expect(stage.sights.first?.bar == 516)
    #expect(stage.bar.drawnFrame.maxY == 516)
  }
}
