import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

/// KeyboardFailures 1–20: misleading keyboard frames.
@MainActor
@Suite(.attachingStage) struct GeometryFailureTests {
  private static let pad = "iPad Pro 11-inch"

  @Test(
    "A cross-fading keyboard hides with an empty frame: pinned views move down (failure case 1)")
  func crossFadeHide() throws {
    let stage = try EdgeStage()
    stage.phone.prefersCrossFade = true
    stage.focus()
    stage.expectEdges(at: 516)
    stage.phone.dismissKeyboard()
    #expect(stage.watch(1).highest >= 516)
    stage.expectEdges(at: 852)
  }

  @Test(
    "An iPad has a hardware keyboard: pinned views avoid only the shortcut bar (failure case 2)",
    .needs(.hardwareKeyboard))
  func hardwareBar() throws {
    let stage = try EdgeStage(Self.pad)
    stage.phone.connectHardwareKeyboard()
    stage.focus()
    stage.expectEdges(at: 1194 - 55)
  }

  @Test(
    "keyboardWillShow's begin frame has another height: only the end frame counts (failure case 3)")
  func artefactBegin() throws {
    let stage = try EdgeStage()
    for _ in 0..<2 {
      stage.play(.showWithArtefactBegin)
      #expect(stage.watch(1).error <= 0.5)
      stage.expectEdges(at: 516)
      stage.play(.hide)
      stage.phone.untilKeyboardRests()
    }
  }

  @Test(
    "Focus enters or leaves a field with an accessory: pinned views rise or drop (failure case 4)")
  func toolbar() throws {
    let stage = try EdgeStage()
    stage.screen.fields[1].inputAccessoryView = UIView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    for (field, top) in [(0, 516), (1, 472), (0, 516), (1, 472)] as [(Int, CGFloat)] {
      stage.focus(field)
      stage.expectEdges(at: top)
    }
    stage.hide()
    stage.focus(1)
    stage.expectEdges(at: 472)
  }

  @Test(
    "The iPad keyboard is floating when a field gets focus: no view moves (failure case 5)",
    .needs(.floatingKeyboard))
  func floatingOnFocus() throws {
    let stage = try EdgeStage(Self.pad)
    stage.phone.floatKeyboard()
    let rest = stage.frames
    stage.focus()
    #expect(stage.frames == rest)
    stage.phone.dockKeyboard()
    stage.phone.untilKeyboardRests()
    stage.expectEdges(at: stage.up.minY)
    stage.phone.floatKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.frames == rest)
  }

  @Test(
    "The iPad keyboard undocks, splits or floats: pinned views move back down (failure case 6)",
    .needs(.floatingKeyboard))
  func detachedThenHidden() throws {
    let detachings: [(any TestStage) -> Void] = [
      { $0.undockKeyboard() }, { $0.splitKeyboard() }, { $0.floatKeyboard() },
    ]
    for detach in detachings {
      let stage = try EdgeStage(Self.pad)
      let rest = stage.frames
      stage.focus()
      detach(stage.phone)
      stage.phone.untilKeyboardRests()
      #expect(stage.frames == rest)
      stage.hide()
      #expect(stage.frames == rest)
    }
  }

  @Test(
    "The keyboard reports CGRect.zero as its frame: Keyboard.coveredRect is zero (failure case 7)",
    .needs(.hardwareKeyboard))
  func zeroRect() throws {
    let stage = try EdgeStage(Self.pad)
    stage.phone.connectHardwareKeyboard()
    stage.focus()
    stage.play(.dropShortcutBar)
    stage.phone.untilKeyboardRests()
    #expect(Keyboard.coveredRect(in: stage.screen.view) == .zero)
    stage.expectEdges(at: 1194)
  }

  @Test(
    "A Slide Over window ends above the screen's bottom: views end at the keyboard's top (failure case 8)",
    .needs(.windowShapes))
  func slideOver() throws {
    let stage = try EdgeStage(Self.pad)
    stage.phone.resizeScene(to: .slideOver)
    #expect(stage.bottom == 1174)
    stage.focus()
    stage.expectEdges(at: stage.up.minY)
    #expect(Keyboard.overlap(with: stage.screen.view) == stage.up.height - 20)
  }

  @Test(
    "Part of a Stage Manager window is covered: views end at the keyboard's top (failure case 9)",
    .needs(.windowShapes))
  func stageManager() throws {
    for frame in [
      CGRect(x: 100, y: 100, width: 600, height: 900), CGRect(x: 0, y: 50, width: 500, height: 700),
    ] {
      let stage = try EdgeStage(Self.pad)
      stage.phone.resizeScene(to: .stageManager(frame))
      stage.focus()
      stage.expectEdges(at: min(stage.up.minY, frame.maxY))
    }
  }

  @Test(
    "An app is in Split View: Keyboard.coveredRect is only as wide as the window (failure case 10)",
    .needs(.windowShapes))
  func splitView() throws {
    let stage = try EdgeStage(Self.pad, .landscape)
    stage.phone.resizeScene(to: .splitView(.half, .right))
    stage.focus()
    stage.expectEdges(at: stage.up.minY)
    #expect(Keyboard.coveredRect(in: stage.screen.view).width == 592)
  }

  @Test(
    "A form sheet moves after keyboardWillShow: its content ends at the keyboard (failure case 11)")
  func formSheet() throws {
    let stage = try sheet(.formSheet, on: Self.pad)
    stage.screen.preferredContentSize = CGSize(width: 540, height: 900)
    stage.phone.untilKeyboardRests()
    stage.focus()
    stage.expectEdges(at: min(stage.up.minY, stage.bottom))
    stage.hide()
    stage.expectEdges(at: stage.bottom)
  }

  @Test(
    "An iPhone sheet is partly covered: its content ends at the keyboard (failure case 12)",
    .needs(.homeIndicator))
  func pageSheet() throws {
    let stage = try sheet(.pageSheet, on: "iPhone 15")
    stage.focus()
    stage.expectEdges(at: 516)
    stage.hide()
    stage.expectEdges(at: 852)
  }

  private func sheet(_ style: UIModalPresentationStyle, on device: String) throws -> EdgeStage {
    let stage = try EdgeStage(device) { _ in UIViewController() }
    stage.screen.modalPresentationStyle = style
    stage.phone.window.rootViewController?.present(stage.screen, animated: true)
    stage.phone.untilKeyboardRests()
    return stage
  }

  @Test(
    "A view is smaller than its window: coveredRect is in the view's coordinates (failure case 13)")
  func offsetView() throws {
    let stage = try EdgeStage { screen in
      let root = UIViewController()
      root.addChild(screen)
      screen.view.autoresizingMask = []
      screen.view.frame = CGRect(x: 40, y: 60, width: 300, height: 700)
      root.view.addSubview(screen.view)
      return root
    }
    stage.focus()
    stage.expectEdges(at: 516)
    #expect(
      Keyboard.coveredRect(in: stage.screen.view) == CGRect(x: 0, y: 456, width: 300, height: 244))
  }

  @Test(
    "A keyboard ends 0.6 pt above the screen's bottom: Keyboard.state is docked (failure case 14)",
    .needs(.homeIndicator))
  func fractionalHeight() throws {
    let stage = try EdgeStage()
    var end = stage.up.offsetBy(dx: 0, dy: -0.333)
    end.size.height -= 0.25
    stage.play(
      .transition(
        .show, from: stage.up.offsetBy(dx: 0, dy: 336), to: end, on: stage.phone.configuration))
    stage.phone.untilKeyboardRests()
    #expect(Keyboard.state(of: stage.phone.screen).placement == .docked)
    stage.expectEdges(at: end.minY)
  }

  @Test("The keyboard frame changes by a fraction of a point: no view moves (failure case 15)")
  func nearlyEqualRects() throws {
    let stage = try EdgeStage()
    stage.focus()
    for fraction in [0.1, 0.333, -0.25, 0] as [CGFloat] {
      let near = stage.up.offsetBy(dx: 0, dy: fraction)
      stage.play(.fieldSwitchWithAccessory(at: near, on: stage.phone.configuration))
      stage.phone.settle()
      #expect(stage.screen.following.layer.animationKeys()?.isEmpty ?? true)
      stage.phone.untilKeyboardRests()
      stage.expectEdges(at: 516)
    }
  }

  @Test(
    "An app is in landscape: the overlap is the keyboard's height, not its width (failure case 16)")
  func landscape() throws {
    for device in ["iPhone 15", Self.pad] {
      let stage = try EdgeStage(device, .landscape)
      stage.focus()
      stage.expectEdges(at: stage.up.minY)
      #expect(Keyboard.overlap(with: stage.screen.view) == stage.up.height)
    }
  }

  @Test(
    "The iPad rotates: views end at the top of the keyboard of the new orientation (failure case 17)",
    .needs(.rotation))
  func turnedPad() throws {
    let stage = try EdgeStage(Self.pad)
    stage.focus()
    for orientation in [SimulatedDevice.Orientation.landscape, .portrait] {
      stage.phone.rotate(to: orientation)
      stage.phone.advance(by: 2)
      #expect(stage.phone.keyboardFrame == stage.up)
      stage.expectEdges(at: stage.up.minY)
    }
  }

  @Test("The device wakes and posts keyboard height 0: pinned views do not move (failure case 18)")
  func wake() throws {
    let stage = try EdgeStage()
    stage.focus()
    let empty = CGRect(x: 0, y: 852, width: 393, height: 0)
    for phase in [KeyboardTransition.Phase.willChangeFrame, .didChangeFrame] {
      let event = KeyboardScript.Event(at: 0, phase, from: stage.up, to: empty)
      stage.play(KeyboardScript(from: stage.up, events: [event], legs: []))
      stage.expectEdges(at: 516)
    }
    stage.hide()
    stage.expectEdges(at: 852)
  }

  @Test("On iOS 26, keyboard and accessory hide: pinned views drop to the bottom (failure case 19)")
  func hideWithToolbar() throws {
    let stage = try EdgeStage(system: .iOS26)
    stage.screen.fields[0].inputAccessoryView = UIView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    stage.focus()
    #expect(stage.edges[0].y < 516)
    stage.hide()
    stage.expectEdges(at: 852)
  }

  @Test(
    "willShow has a wrong keyboard frame: views end at the top in didShow (failure case 20)")
  func wrongWill() throws {
    let stage = try EdgeStage()
    let below = stage.phone.configuration.hiddenFrame(of: .standard)
    var show = KeyboardScript.show(.standard, on: stage.phone.configuration)
    let events = show.events.map { event in
      var event = event
      if event.phase.isWill { event.end = stage.phone.configuration.frame(of: .plain) }
      return event
    }
    show = KeyboardScript(from: below, events: events, legs: show.legs)
    stage.play(show)
    stage.expectEdges(at: 561)
    stage.phone.untilKeyboardRests()
    stage.expectEdges(at: 516)
  }
}
