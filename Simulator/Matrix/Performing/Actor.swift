import Foundation
import KeyboardStrut
import Phone

/// Plays one run on a fresh phone, with the library or without it, and records the events.
///
/// An actor waits for fixed times only, so that a run and its control agree frame by frame.
@MainActor
final class Actor {
  let run: Combination
  let usesLibrary: Bool
  let phone: Phone
  let window: UIWindow
  let screen: UIViewController
  /// The text input that has the focus, or will have it.
  var input: UIView?
  private var firstInput: UIView?
  /// Returns where the user first touches the input. If nil, the user touches its middle.
  var firstTouch: (@MainActor (CGRect) -> CGPoint)?
  var record = Record()
  /// The offsets of the lists in the frame before.
  private var offsets: [UIScrollView: CGPoint] = [:]
  /// Counts the writes and forced layouts of the library. Nil without the library.
  private var watch: CallWatch?
  /// The tables and collection views of the screen.
  private lazy var lists = screen.view.tree.compactMap { view -> UIScrollView? in
    view is UITableView || view is UICollectionView ? view as? UIScrollView : nil
  }
  /// The app's constants at lower edges before the first tap.
  private(set) var constants: [ObjectIdentifier: CGFloat] = [:]
  private(set) var restFrame = CGRect.zero
  /// Called before the first tap, at each stop and at the end of the run, with a caption.
  private let atRest: @MainActor (Phone, String) -> Void
  /// The observer of the keyboard's coming, for a deed that acts in it.
  var willShow: (any NSObjectProtocol)?

  /// Plays a run from its beginning to its end.
  ///
  /// - Parameter atRest: Called whenever nothing moves on the screen. Gets the phone and a name for
  ///   the moment, such as "after tap". Must not change anything.
  static func play(
    _ run: Combination, usesLibrary: Bool,
    atRest: @escaping @MainActor (Phone, String) -> Void = { _, _ in }
  ) -> Record {
    var record = Record()
    var exceptions: [SystemException] = []
    let messages = DeveloperLog.messages {
      exceptions = SystemException.raised {
        let actor = Actor(run, usesLibrary: usesLibrary, atRest: atRest)
        actor.play()
        actor.watch?.end()
        record = actor.record
      }
    }
    record.exceptions = exceptions
    let conflicts = messages.filter { $0.contains("simultaneously satisfy") }
    record.conflict = conflicts.first
    // Each layout reports the same contradictions again.
    record.conflicts = Set(conflicts.map { Set($0.split { "\n,".contains($0) }) }).count
    // The next run starts without the automatic mode.
    KeyboardAvoidance.isAutomatic = false
    return record
  }

  private init(
    _ run: Combination, usesLibrary: Bool, atRest: @escaping @MainActor (Phone, String) -> Void
  ) {
    self.run = run
    self.usesLibrary = usesLibrary
    self.atRest = atRest
    phone = Phone(run.pose.configuration, keyboard: run.keyboard.keyboard)
    run.keyboard.prepare(phone)
    run.world.begin(on: phone)
    window = run.window.open(on: phone)
    screen = run.screen.make()
    screen.loadViewIfNeeded()
    if usesLibrary {
      watch = Callers.areRecognized ? CallWatch(.ofLibrary) : nil
      run.service.begin(on: screen, servesItself: run.screen.servesItself)
    } else {
      for view in screen.view.tree { view.keyboardAvoiders.forEach { $0.stop() } }
    }
    run.container.show(screen, Stage(phone: phone, window: window))
    phone.advance(by: 0.1)
    run.world.beginAnimations(on: phone)
  }

  private func play() {
    for input in inputs { (input as? UITextField)?.keyboardType = run.keyboard.type }
    run.keyboard.bar.add(to: screen, inputs: inputs)
    restFrame = screen.view.frame
    let view: UIView = screen.view
    for part in [view] + view.subviews {
      // All constraints at one lower edge change together. Otherwise the app's own constraints
      // would contradict each other.
      for constraint in part.constraints
      where [constraint.firstAttribute, constraint.secondAttribute].contains(.bottom)
        && constraint.constant != 0
      {
        constants[ObjectIdentifier(constraint)] = constraint.constant
      }
    }
    run.deed.prepare(self)
    record.start = TreeState(of: phone)
    begin("tap")
    input = chooseInput()
    firstInput = input
    record.before = input?.shownFrame ?? .zero
    atRest(phone, "before tap")
    open()
    wait()
    stop()
    run.deed.play(self)
    begin("hide")
    phone.dismissKeyboard()
    wait()
    run.deed.finish(self)
    atRest(phone, "at the end")
    record.end = TreeState(of: phone)
    record.bareAtEnd = Bareness(of: window, on: phone)
    noteCalls()
    record.overlapAtEnd = Keyboard.overlap(with: window)
  }

  /// Performs the user's first action: taps the view that opens the keyboard.
  func open() {
    if let opener = run.screen.opening?(screen) {
      phone.tap(opener)
    } else if let input, let touch = firstTouch {
      phone.tap(at: touch(input.visibleFrame))
    } else if let input {
      phone.tap(input)
    }
    if let input, !input.holdsFocus { input.becomeFirstResponder() }
    phone.settle()
  }

  // MARK: Inputs

  /// Everything that can be typed into, in the order of the tree.
  var inputs: [UIView] {
    let root = run.screen.needsNavigationBar ? screen.navigationItem.titleView : nil
    return (root ?? screen.view).tree.filter { view in
      if let field = view as? UITextField { return field.isEnabled && !view.isInHiddenView }
      return view.canBecomeFirstResponder && view is any UIKeyInput && !view.isInHiddenView
    }
  }

  /// The lowest input that a finger reaches, else the last.
  func chooseInput() -> UIView? {
    let bounds = CGRect(origin: .zero, size: phone.screen.bounds.size)
    let reachable = inputs.filter { input in
      let frame = input.visibleFrame
      return bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) && frame.height > 8
        && Sight(phone).shows(input, at: CGPoint(x: frame.midX, y: frame.midY))
    }
    return reachable.max { $0.visibleFrame.midY < $1.visibleFrame.midY } ?? inputs.last
  }

  // MARK: Time

  /// Starts a new part of the run.
  func begin(_ name: String) {
    noteCalls()
    record.parts.append(.init(name: name))
  }

  /// Adds the library's writes and forced layouts since the last part began to the record.
  private func noteCalls() {
    guard let watch else { return }
    let writes = watch.takeWrites()
    if !record.parts.isEmpty { record.parts[record.parts.count - 1].writes = writes }
    record.forcedLayouts = watch.forcedLayouts
  }

  /// Lets everything come to rest.
  ///
  /// - Parameter seconds: How long to wait. In a world with slow animations, waits of half a second
  ///   and more take longer.
  func wait(_ seconds: TimeInterval = 0.8) {
    phone.advance(
      by: seconds < 0.5 ? seconds : seconds * run.world.patience,
      eachFrame: { self.sample() }, eachStallFrame: { self.sample(isInStall: true) })
  }

  /// Adds what is on the screen now to the record.
  ///
  /// - Parameter isInStall: Whether the main thread stalls.
  func sample(isInStall: Bool = false) {
    guard !record.parts.isEmpty else { return }
    let frame = input.flatMap { $0.window == nil ? nil : $0.shownFrame }
    let keyboardTop = min(phone.keyboardFrame.minY, phone.screen.bounds.height)
    record.parts[record.parts.count - 1].samples.append(
      Record.Sample(
        keyboardTop: keyboardTop, inputTop: frame?.minY, inputLeft: frame?.minX,
        blanks: isInStall ? [:] : blanks(above: keyboardTop), hasScreen: screen.view.window != nil,
        isInStall: isInStall))
  }

  /// The blank strips of the lists that move. In the first frame of each part all lists count,
  /// which tells the height of the gaps between rows.
  private func blanks(above keyboardTop: CGFloat) -> [Int: BlankStrips] {
    let isFirst = record.parts.last?.samples.isEmpty == true
    var blanks: [Int: BlankStrips] = [:]
    for (index, list) in lists.enumerated() {
      let hasScrolled = offsets.updateValue(list.contentOffset, forKey: list) != list.contentOffset
      guard isFirst || hasScrolled || list.layer.animationKeys()?.isEmpty == false else { continue }
      blanks[index] = list.blankStrips(above: keyboardTop)
    }
    return blanks
  }

  /// The keyboard is up and everything rests: what is typed into has to be seen.
  func stop() {
    atRest(phone, "after \(record.parts.last?.name ?? "")")
    if usesLibrary { record.additions += phone.window.additions }
    guard let input, input.holdsFocus, run.keyboard.takesRoom(on: phone) else { return }
    record.stops.append(
      Record.Stop(
        part: record.parts.last?.name ?? "", isFirst: input === firstInput,
        view: Look(at: input, by: self),
        claim: usesLibrary ? Claim(about: input, in: phone) : nil))
  }
}
