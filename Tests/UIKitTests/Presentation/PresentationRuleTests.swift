import KeyboardSimulation
import Phone
import Testing

/// When a presentation or dismissal is refused, put off or an error, and what the log says.
@MainActor
@Suite struct PresentationRuleTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let first = UIViewController()
    let second = UIViewController()
    let third = UIViewController()

    init() throws {
      phone = try Phone("iPhone 15")
      phone.show(first)
    }

    var isRefused: Bool {
      third.presentingViewController == nil && third.viewIfLoaded?.window == nil
    }

    /// What the log says while something is done.
    func log(_ body: () -> Void) -> String {
      DeveloperLog.messages(of: body).joined(separator: "\n")
    }
  }

  @Test("A controller that is being dismissed presents nothing and leaves nothing behind")
  func leavingPresenter() throws {
    let stage = try Stage()
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 1)
    stage.second.dismiss(animated: true)
    stage.phone.advance(by: 0.1)
    let log = stage.log { stage.second.present(stage.third, animated: true) }
    #expect(log.contains("being dismissed"))
    stage.phone.advance(by: 1)
    #expect(stage.isRefused)
    #expect(stage.phone.window.subviews == [stage.first.view])
    stage.first.present(stage.third, animated: false)
    #expect(stage.third.view.window != nil)
  }

  // kevin-lyn/STPopup#91; fouquet/RFAboutView#8; joltup/rn-fetch-blob#611.
  @Test("A presenter that is in no window presents nothing and says so")
  func presenterInNoWindow() throws {
    let stage = try Stage()
    let log = stage.log { stage.second.present(stage.third, animated: false) }
    #expect(log.contains("not in the window hierarchy"))
    #expect(log.contains("\(stage.third)") && log.contains("\(stage.second)"))
    #expect(stage.isRefused)
  }

  // adaptyteam/AdaptySDK-iOS#116; ThornTechPublic/InteractiveModal#8.
  @Test("A presenter presents no second controller and says so", arguments: [0, 0.1])
  func alreadyPresenting(wait: Double) throws {
    let stage = try Stage()
    stage.first.present(stage.second, animated: wait > 0)
    stage.phone.advance(by: wait)
    let log = stage.log { stage.first.present(stage.third, animated: false) }
    #expect(log.contains("already presenting"))
    #expect(stage.isRefused && stage.first.presentedViewController === stage.second)
  }

  // jamonholmgren/ProMotion#473; zoonooz/ZFDragableModalTransition#3; IDMPhotoBrowser#29.
  @Test("A dismissal during a presentation or another dismissal is refused and says so")
  func dismissalDuringTransition() throws {
    let stage = try Stage()
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 0.1)
    var isDone = false
    var log = stage.log { stage.second.dismiss(animated: true) { isDone = true } }
    #expect(log.contains("while a presentation or dismissal is in progress"))
    stage.phone.advance(by: 1)
    #expect(stage.second.presentingViewController === stage.first && !isDone)
    stage.second.dismiss(animated: true)
    stage.phone.advance(by: 0.1)
    log = stage.log { stage.first.dismiss(animated: true) { isDone = true } }
    #expect(log.contains("while a presentation or dismissal is in progress"))
    stage.phone.advance(by: 1)
    #expect(stage.first.presentedViewController == nil && !isDone)
  }

  // Crash traces of TZImagePickerController#402 and aws-sdk-ios-samples#203 show presentations that
  // run from a transition's completion.
  @Test("A presentation asked for during the presenter's own transition comes when that is over")
  func putOff() throws {
    let stage = try Stage()
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 0.1)
    let log = stage.log {
      stage.second.present(stage.third, animated: false)
      #expect(stage.third.presentingViewController == nil)
      stage.phone.advance(by: 1)
    }
    #expect(stage.third.presentingViewController === stage.second)
    #expect(stage.third.view.window != nil)
    #expect(log == "")
  }

  // openradar-mirror#16819; Apple's page on dismiss(animated:completion:).
  @Test("A controller that presents nothing hands a dismissal on to its presenter")
  func handedOn() throws {
    let stage = try Stage()
    let child = UIViewController()
    stage.second.addChild(child)
    stage.second.view.addSubview(child.view)
    child.didMove(toParent: stage.second)
    stage.first.present(stage.second, animated: false)
    child.dismiss(animated: false)
    #expect(stage.first.presentedViewController == nil)
  }

  // Apple's sample CustomTransitions: the presenter's view is in the container during a full-screen
  // presentation and returns to its superview; wrappers between them stay.
  @Test("Full screen moves the presenter's view into the container, out, and back to its place")
  func fullScreen() throws {
    let stage = try Stage()
    let view: UIView = stage.first.view
    let wrapper = UIView(frame: stage.phone.window.bounds)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.phone.window.addSubview(wrapper)
    wrapper.addSubview(view)
    wrapper.addSubview(front)
    stage.second.modalPresentationStyle = .fullScreen
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 0.1)
    #expect(view.superview === stage.second.presentationController?.containerView)
    #expect(wrapper.superview === stage.phone.window)
    stage.phone.advance(by: 1)
    #expect(view.superview == nil)
    stage.second.dismiss(animated: true)
    stage.phone.advance(by: 1)
    #expect(view.superview === wrapper)
    #expect(wrapper.subviews == [view, front])
    #expect(view.frame == wrapper.bounds)
  }

  // Apple's pages on the two styles: the size counts for a form sheet and not for a page sheet.
  @Test("A form sheet heeds the preferred size, a page sheet does not", arguments: [true, false])
  func preferredSize(isForm: Bool) throws {
    let phone = try Phone("iPad Pro 11-inch")
    let first = UIViewController()
    phone.show(first)
    let second = UIViewController()
    second.modalPresentationStyle = isForm ? .formSheet : .pageSheet
    second.preferredContentSize = CGSize(width: 400, height: 300)
    first.present(second, animated: false)
    phone.settle()
    #expect((second.view.bounds.size == CGSize(width: 400, height: 300)) == isForm)
  }

  // Apple's page on UIModalPresentationStyle: how page and form sheets adapt.
  @Test(
    "A sheet is attached to the edge in compact width and covers the screen in compact height",
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
  func adaptation(style: UIModalPresentationStyle) throws {
    for orientation in [SimulatedDevice.Orientation.portrait, .landscape] {
      let phone = try Phone("iPhone 15", orientation)
      let first = UIViewController()
      phone.show(first)
      let second = UIViewController()
      second.modalPresentationStyle = style
      first.present(second, animated: false)
      phone.settle()
      let frame = second.view.convert(second.view.bounds, to: nil as UIView?)
      #expect(frame.maxY == phone.window.bounds.maxY && frame.width == phone.window.bounds.width)
      #expect((frame.minY == 0) == (orientation == .landscape))
    }
  }

  @Test("A presentation in a context covers the presenter's view only, and gives it back")
  func inContext() throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let stage = try Stage()
      let frame = CGRect(x: 0, y: 400, width: 393, height: 452)
      stage.third.definesPresentationContext = true
      stage.first.addChild(stage.third)
      stage.third.view.frame = frame
      stage.first.view.addSubview(stage.third.view)
      stage.third.didMove(toParent: stage.first)
      stage.second.modalPresentationStyle = style
      stage.third.present(stage.second, animated: true)
      stage.phone.advance(by: 1)
      let shown = stage.second.view.convert(stage.second.view.bounds, to: nil as UIView?)
      #expect(shown == frame, "\(style)")
      #expect((stage.third.view.window == nil) == (style == .currentContext))
      stage.second.dismiss(animated: true)
      stage.phone.advance(by: 1)
      #expect(stage.third.view.superview === stage.first.view)
      #expect(stage.third.view.frame == frame)
      #expect(stage.first.view.subviews.count == 1)
    }
  }

  // Apple raises an invalid-argument exception: TZImagePickerController#402,
  // react-native-share-menu#101, material-components-ios#8506.
  @Test("Presenting a controller that lies in another one ends the program with a sentence")
  func presentedChild() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = try? Phone("iPhone 15")
        let first = UIViewController()
        phone?.show(first)
        let child = UIViewController()
        first.addChild(child)
        first.present(child, animated: false)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("is a child of"))
  }

  @Test("Presenting a controller that is presented already ends the program with a sentence")
  func presentedTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = try? Phone("iPhone 15")
        let first = UIViewController()
        phone?.show(first)
        let second = UIViewController()
        first.present(second, animated: false)
        second.present(second, animated: false)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("presents it already"))
  }

  @Test("A presentation is no error, log line or crash where everything is in order")
  func inOrder() throws {
    let stage = try Stage()
    let log = stage.log {
      stage.first.present(stage.second, animated: true)
      stage.phone.advance(by: 1)
      stage.second.present(stage.third, animated: true)
      stage.phone.advance(by: 1)
      stage.first.dismiss(animated: true)
      stage.phone.advance(by: 1)
    }
    #expect(log == "")
    #expect(stage.phone.window.subviews == [stage.first.view])
  }
}
