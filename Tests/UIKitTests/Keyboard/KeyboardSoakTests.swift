import KeyboardSimulation
import ScreenTesting
import Testing

/// Random people at a phone: whatever they do, the keyboard stays possible.
@MainActor
@Suite struct KeyboardSoakTests {
  /// 64 bits a step: splitmix64.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  enum Action: CaseIterable {
    case focusFirst, focusSecond, focusBarred, dismiss, dismissInstantly, dismissTwice
    case emoji, letters, thirdParty, predictiveOn, predictiveOff
    case connect, disconnect, undock, split, float, dock, move
    case background, backgroundLosingFocus, foreground
    case otherShows, otherHides, autofill, offers, fade, noFade
    case dragAndDismiss, dragAndCancel, turn, type, reload, wait, waitLonger
  }

  @MainActor
  final class Person {
    let stage: KeyboardStage
    var random: Random
    /// With a bar of its own.
    let barred = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    /// Stands on the keyboard.
    let bar = UIView()
    private(set) var story: [Action] = []
    var phone: Phone { stage.phone }
    var host: KeyboardHost { phone.keyboard }

    init(_ device: String, seed: UInt64, system: SimulatedSystem) throws {
      stage = try KeyboardStage(device, system: system)
      // On iOS 26, keyboard layout guides have a fault of their own, and a bar may be too high.
      stage.phone.behavior.guideFault = .none
      random = Random(state: seed)
      barred.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      barred.keyboardType = .numberPad
      let root: UIView = stage.controller.view
      root.addSubview(barred)
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 100),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      phone.settle()
    }

    func act() {
      let action = Action.allCases.randomElement(using: &random) ?? .wait
      story.append(action)
      perform(action)
      phone.settle()
    }

    private func perform(_ action: Action) {
      switch action {
      case .focusFirst: stage.first.becomeFirstResponder()
      case .focusSecond: stage.second.becomeFirstResponder()
      case .focusBarred: barred.becomeFirstResponder()
      case .dismiss: phone.dismissKeyboard()
      case .dismissInstantly: phone.dismissKeyboardInstantly()
      case .dismissTwice: phone.dismissKeyboardTwice()
      case .emoji: phone.switchToEmoji()
      case .letters: phone.switchToLetters()
      case .thirdParty: phone.switchToThirdPartyKeyboard(height: 259)
      case .predictiveOn: phone.showsPredictiveBar = true
      case .predictiveOff: phone.showsPredictiveBar = false
      case .connect: phone.connectHardwareKeyboard()
      case .disconnect: phone.disconnectHardwareKeyboard()
      case .undock: phone.undockKeyboard()
      case .split: phone.splitKeyboard()
      case .float: phone.floatKeyboard()
      case .dock: phone.dockKeyboard()
      case .move: phone.moveKeyboard(to: CGPoint(x: 50, y: 300))
      case .background: phone.enterBackground()
      case .backgroundLosingFocus: phone.enterBackground(losingFocus: true)
      case .foreground: phone.enterForeground()
      case .otherShows: phone.otherAppShowsKeyboard()
      case .otherHides: phone.otherAppHidesKeyboard()
      case .autofill: phone.autofill(into: random.next() % 2 == 0 ? stage.first : stage.second)
      case .offers: phone.offersPasswords.toggle()
      case .fade: phone.prefersCrossFade = true
      case .noFade: phone.prefersCrossFade = false
      case .dragAndDismiss: phone.dragKeyboard(by: 0.5, duration: 0.05, dismissing: true)
      case .dragAndCancel: phone.dragKeyboard(by: 0.5, duration: 0.05, dismissing: false)
      case .turn:
        // There and back: the app's own screen does not turn here.
        let home = host.configuration
        host.willRotate(to: home.turned)
        VirtualClock.shared.advance(by: Double(random.next() % 5) / 10)
        host.didRotate(to: home)
      case .type: phone.type("a")
      case .reload: host.responder?.reloadInputViews()
      case .wait: VirtualClock.shared.advance(by: Double(random.next() % 100) / 1000)
      case .waitLonger: VirtualClock.shared.advance(by: 1)
      }
    }

    /// What is wrong now, if anything.
    var complaint: String? {
      let views = host.window.subviews.filter { $0 is KeyboardView }
      if views.count != 1 { return "\(views.count) keyboards" }
      let shown = phone.keyboardFrame
      if !shown.minY.isFinite || shown.width < 0 || shown.height < 0 { return "rect \(shown)" }
      let responder = phone.window.firstResponder
      if responder == nil, host.isUp { return "up without a responder" }
      if responder !== host.responder { return "serves somebody else" }
      return nil
    }

    /// Ends everything and says what is not as at the start.
    func finish() -> String? {
      phone.enterForeground()
      phone.otherAppHidesKeyboard()
      phone.prefersCrossFade = false
      // Once more up and down: a focus that was lost in the background went without a word.
      stage.first.becomeFirstResponder()
      phone.dismissKeyboard()
      VirtualClock.shared.advance(by: 1.5)
      phone.settle()
      if stage.phone.window.firstResponder != nil { return "somebody still has the focus" }
      let top = phone.keyboardFrame.minY
      if top < phone.screen.bounds.maxY { return "the keyboard's top is at \(top)" }
      let rest = phone.screen.bounds.maxY - stage.controller.view.safeAreaInsets.bottom
      if bar.frame.maxY != rest { return "the bar is at \(bar.frame.maxY)" }
      let hosted = host.window.subviews.flatMap(\.subviews).flatMap(\.subviews)
      return hosted.isEmpty ? nil : "\(hosted) left in the keyboard"
    }
  }

  nonisolated static let people: [(String, UInt64, SimulatedSystem)] = [
    ("iPhone 15", 1, .iOS18), ("iPhone SE (2nd generation)", 2, .iOS15),
    ("iPad Pro 11-inch", 3, .iOS17), ("iPhone 15", 4, .iOS26), ("iPad Pro 11-inch", 5, .iOS26),
  ]

  @Test("Nothing impossible happens", arguments: people)
  func nothingImpossibleHappens(device: String, seed: UInt64, system: SimulatedSystem) throws {
    try expectNothingImpossible(device, seed, system, rounds: 0..<2)
  }

  @MainActor
  @Suite struct Slow {
    /// Of 100 actions each, for each of five people; `make soak` asks for more.
    nonisolated static let rounds =
      ProcessInfo.processInfo.environment["SOAK_ROUNDS"].flatMap(Int.init) ?? 40

    @Test("Nothing impossible happens", arguments: people)
    func nothingImpossibleHappens(device: String, seed: UInt64, system: SimulatedSystem) throws {
      try KeyboardSoakTests().expectNothingImpossible(
        device, seed, system, rounds: 2..<max(2, Self.rounds))
    }
  }

  private func expectNothingImpossible(
    _ device: String, _ seed: UInt64, _ system: SimulatedSystem, rounds: Range<Int>
  ) throws {
    for round in rounds {
      let person = try Person(device, seed: seed &* 1000 &+ UInt64(round), system: system)
      for _ in 0..<100 {
        person.act()
        if let complaint = person.complaint {
          Issue.record("\(device) round \(round): \(complaint) after \(person.story.suffix(12))")
          return
        }
      }
      if let complaint = person.finish() {
        Issue.record("\(device) round \(round): \(complaint) after \(person.story.suffix(12))")
        return
      }
    }
  }

  /// On a clean path every "did" has its "will" before it, and the two agree about the end rect.
  @Test("No did without a will")
  func noWithoutWill() throws {
    let person = try Person("iPhone 15", seed: 77, system: .iOS18)
    let clean: [Action] = [.focusFirst, .focusSecond, .focusBarred, .dismiss, .emoji, .letters]
    for _ in 0..<300 {
      let action = clean.randomElement(using: &person.random) ?? .dismiss
      switch action {
      case .focusFirst: person.stage.first.becomeFirstResponder()
      case .focusSecond: person.stage.second.becomeFirstResponder()
      case .focusBarred: person.barred.becomeFirstResponder()
      case .emoji: person.phone.switchToEmoji()
      case .letters: person.phone.switchToLetters()
      default: person.phone.dismissKeyboard()
      }
      person.phone.settle()
      VirtualClock.shared.advance(by: Double(person.random.next() % 400) / 1000)
    }
    var announced: [KeyboardScript.Event] = []
    for (_, event) in person.host.posted {
      if event.phase.isWill {
        announced.append(event)
        continue
      }
      let wanted = event.phase.notificationName.replacingOccurrences(of: "Did", with: "Will")
      let will = announced.last { $0.phase.notificationName == wanted }
      #expect(will?.end == event.end, "\(event)")
    }
    #expect(person.host.posted.count > 400)
  }

  /// The layers and the scripts are two models of one motion.
  @Test("The drawn keyboard is where the scripts say")
  func drawnKeyboardScripts() throws {
    let person = try Person("iPhone 15", seed: 99, system: .iOS18)
    var worst: CGFloat = 0
    for _ in 0..<400 {
      person.act()
      // A fade changes the place at its end only, and a turn of the screen cuts every motion.
      person.phone.prefersCrossFade = false
      let distance = person.host.distanceFromScript
      if distance > 0.01, worst <= 0.01 { print("apart after", person.story.suffix(5)) }
      worst = max(worst, distance)
    }
    print("largest distance between layer and script: \(worst) pt")
    #expect(worst < 0.01)
  }
}
