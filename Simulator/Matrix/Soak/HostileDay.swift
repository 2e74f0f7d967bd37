import Foundation
import KeyboardStrut
import Phone

/// A phone, a screen of random views in a random container, and a series of acts on them. The seed
/// decides each act. A day is played with the library, or without it.
@MainActor
final class HostileDay {
  let usesLibrary: Bool
  private(set) var phone: Phone
  let world: World
  let screen: UIViewController
  /// The controller in the container: the screen, or the controller with banners around it.
  let page: UIViewController
  private let root: UIViewController?
  private var random: SoakRandom
  /// The acts that this day chooses from.
  private let acts: [HostileAct]

  /// The app's views below the screen's, and where each of them was.
  private(set) var parts: [(view: UIView, parent: UIView, constraints: [NSLayoutConstraint])] = []
  private(set) var inputs: [UIView] = []
  private(set) var scrollViews: [UIScrollView] = []
  /// The scroll views whose insets belong to the app alone. The controller of a list owns the
  /// amount that it added for the keyboard, and loses it if the app overwrites the inset
  /// (openradar-mirror#4967).
  var ownInsets: [UIScrollView] {
    scrollViews.filter { !$0.isKeptByController }
  }
  /// The views that are placed by frames.
  private(set) var boxes: [UIView] = []
  /// The vertical constraints that have a constant.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The screen's controller, those around it and those in it.
  private(set) var controllers: [UIViewController] = []
  /// Avoiders that let some view rest on the keyboard. Their explanations are not about the first
  /// responder.
  var hugging: [WeakAvoider] = []
  /// The last decision of each avoider of the input.
  private var decisions: [SeenDecision] = []
  /// The scroll view that the app or the user scrolled last.
  private weak var scrolled: UIScrollView?
  /// The last step in which that scroll was under way; 0 before the first.
  private var lastScroll = 0
  /// Whether the day has posted a false keyboard notification. The library's keyboard may then
  /// differ from the real one.
  var isMisled = false
  /// The acts that wait for a notification, the first first.
  var armed: [Armed] = []
  /// The acts that have waited for a notification and were performed, the first first.
  var fired: [Fired] = []
  /// Whether a row had the focus after each step.
  private(set) var rowFocus: [Bool] = []
  var observations: [KeyboardObservation] = []
  /// Set at the end. An observer that is still told of something then was left behind.
  var isOver = false
  /// The acts of the day, to be printed with a fault.
  private(set) var story: [String] = []
  /// The first fault, in words.
  private(set) var complaint: String?
  /// The numbers that belong to the complaint.
  private(set) var details: [String] = []
  private var shadows: [() -> String?] = []
  /// The app's numbers before it wrote them.
  private(set) var numbers: [String: CGFloat]
  /// The number that the app wrote last, and the number before it, with the library and without it.
  private var lastWritten: [String: (number: CGFloat, standing: CGFloat, own: CGFloat)] = [:]
  /// How often the app has written a number in a step.
  private var times: [String: Int] = [:]
  /// The step before which the app writes a number that can be read in two ways; nil if it never
  /// does.
  private(set) var ambiguousStep: Int?

  /// - Parameters:
  ///   - numbers: The numbers of the same day without the library; empty for that day.
  ///   - acts: The acts that the day chooses from. With `HostileAct.first` alone, the screens and
  ///     the worlds are the earlier ones, too.
  init(
    seed: UInt64, usesLibrary: Bool, numbers: [String: CGFloat],
    acts: [HostileAct] = HostileAct.all
  ) {
    self.usesLibrary = usesLibrary
    self.acts = acts
    self.numbers = numbers
    random = SoakRandom(seed: seed)
    let dice = Dice(&random)
    let poses = Pose.all.filter { !$0.id.hasPrefix("pad-13") }
    phone = Phone((dice.pick(0, poses) ?? poses[0]).configuration)
    let isFirst = acts.count == HostileAct.first.count
    world = isFirst ? dice.pick(1, World.usual) ?? .always : .random(seed: seed)
    world.begin(on: phone)
    let screens = AppScreen.all.filter { !$0.servesItself && !$0.needsNavigationBar }
    let isOfApp = dice.isLucky(2, oneIn: 3)
    let seed = random.next()
    screen =
      (isOfApp ? dice.pick(3, screens)?.make() : nil)
      ?? HostileScreen(seed: seed, hasList: !isFirst && seed.isMultiple(of: 2))
    let container = dice.pick(4, Container.all) ?? Container.all[0]
    page = !isFirst && seed.isMultiple(of: 3) ? BannerParent(screen) : screen
    screen.loadViewIfNeeded()
    for view in screen.view.tree { view.keyboardAvoiders.forEach { $0.stop() } }
    container.show(page, Stage(phone: phone, window: phone.window))
    root = phone.window.rootViewController
    phone.advance(by: 0.1)
    world.beginAnimations(on: phone)
    takeStock()
    story.append(
      "\(phone.configuration.device.name), \(container.id), \(type(of: screen)), \(world.name)")
    if usesLibrary, dice.isLucky(0, oneIn: 2) { KeyboardAvoidance.isAutomatic = true }
  }

  private func takeStock() {
    for view in screen.view.tree.dropFirst() where !view.isOfLibrary {
      guard let parent = view.superview, !view.isPartOfControl else { continue }
      // A stack view makes its own constraints, and only the stack view may change them.
      let all = parent is UIStackView ? [] : parent.constraints
      let own = all.filter { $0.firstItem === view || $0.secondItem === view }
      parts.append((view, parent, own))
      if view is any UIKeyInput, view.canBecomeFirstResponder { inputs.append(view) }
      if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
      // Views of their own classes may place what is in them at any layout.
      if view.translatesAutoresizingMaskIntoConstraints,
        parent is CountingView || type(of: parent) == UIScrollView.self
      {
        boxes.append(view)
      }
      constraints += own.filter { $0.firstAttribute == .top || $0.firstAttribute == .bottom }
      watch(view, "a view")
    }
    watch(screen, "the screen")
    controllers = screen.children + Array(sequence(first: screen) { $0.parent })
  }

  /// Records an object that has to be freed with the day.
  func watch(_ object: AnyObject, _ name: String) {
    shadows.append { [weak object] in object.map { "\(name), \(type(of: $0))" } }
  }

  // MARK: Steps

  /// Does the next thing.
  func step() {
    let dice = Dice(&random)
    let act = random.weighted(acts)
    story.append(act.id)
    if let scrolled, scrolled.isScrollAnimating || scrolled.isDecelerating {
      noteScroll(of: scrolled)
    }
    Soak.listener?(act.id)
    let layouts = CountingView.layouts
    if usesLibrary || !act.isOfLibrary { act.perform(self, dice) }
    phone.settle()
    rowFocus.append(hasFocusInRow)
    if let fault = sanity(layouts: CountingView.layouts - layouts) { complain(fault) }
    noteDecisions()
    judgeExplanations()
  }

  /// Notes that the app or the user scrolls in this step. The library leaves the input where that
  /// scroll takes it, so an avoider that decided before the scroll ended may take its word back.
  func noteScroll(of scrollView: UIScrollView) {
    (scrolled, lastScroll) = (scrollView, story.count)
  }

  /// The avoiders around an input that show it.
  private func avoiders(of input: UIView) -> [KeyboardAvoider] {
    sequence(first: input) { $0.superview }.flatMap(\.keyboardAvoiders)
      .filter { avoider in !hugging.contains { $0.avoider === avoider } }
  }

  /// Notes in which step each avoider of the input has decided last, also while things move.
  private func noteDecisions() {
    guard usesLibrary, let input = phone.window.firstResponder as? UIView else { return }
    decisions = avoiders(of: input).map { avoider in
      let known = decisions.first { $0.avoider === avoider && $0.plan == avoider.lastPlan }
      return known ?? SeenDecision(avoider: avoider, plan: avoider.lastPlan, step: story.count)
    }
  }

  /// Whether the library's keyboard is as high as the real one.
  private var believesInKeyboard: Bool {
    let window = phone.window.shownFrame
    let keyboard = phone.keyboardFrame.intersection(window)
    let height = keyboard.isNull || keyboard.maxY < window.maxY - 1 ? 0 : keyboard.height
    return abs(Keyboard.overlap(with: phone.window) - height) < 1
  }

  /// Compares what the avoiders say about the input with what is drawn, if everything is at rest.
  ///
  /// The keyboard is at rest after its "did" notification. A "will" notification may have left out
  /// the height of an accessory view, and no app can know this height before.
  private func judgeExplanations() {
    guard usesLibrary, complaint == nil, phone.isAtRest, !phone.keyboard.hasPendingDids,
      !isMisled || believesInKeyboard,
      let input = phone.window.firstResponder as? UIView
    else { return }
    let claim = Claim(by: avoiders(of: input), about: input, in: phone) {
      [decisions, lastScroll] avoider in
      !Soak.isStrict
        || decisions.contains {
          $0.avoider === avoider && $0.plan == avoider.lastPlan
            && ($0.isJudged || $0.step <= lastScroll)
        }
    }
    for index in decisions.indices { decisions[index].isJudged = true }
    guard let falsehood = claim.falsehood else { return }
    complain("the explanation \(falsehood)")
    details =
      claim.explanations
      + ["\(type(of: input)) is at \(input.shownFrame), the keyboard at \(phone.keyboardFrame)"]
  }

  /// Writes a number outright, as an app does that has never heard of a keyboard.
  ///
  /// If the new number is nearer to the library's number than to the app's, the ledger reads it as
  /// a change by an amount, as it documents. No library could know better, so the day ends there.
  ///
  /// If the number is still the one that the app wrote last, the library has not read it since. The
  /// numbers before that write then count.
  func write(
    _ number: CGFloat, over current: CGFloat, of object: AnyObject, as name: String,
    _ body: (CGFloat) -> Void
  ) {
    let name = "\(name) \(index(of: object))"
    let step = "\(story.count) \(name)"
    times[step, default: 0] += 1
    let key = "\(step) \(times[step, default: 0])"
    if !usesLibrary { numbers[key] = current }
    var (standing, own) = (current, numbers[key] ?? current)
    if let last = lastWritten[name], abs(last.number - current) < 1e-6 {
      (standing, own) = (last.standing, last.own)
    }
    if standing != own, abs(number - own) >= abs(number - standing) {
      ambiguousStep = ambiguousStep ?? story.count - 2
    }
    lastWritten[name] = (number, standing, own)
    body(number)
  }

  /// Which of the app's objects it is, with the library and without it.
  private func index(of object: AnyObject) -> Int {
    let all: [AnyObject] = boxes + scrollViews + constraints + controllers
    return all.firstIndex { $0 === object } ?? all.count
  }

  func complain(_ fault: String) { if complaint == nil { complaint = fault } }

  /// Returns a state that no app may ever see, in words; nil if all is well.
  private func sanity(layouts: Int) -> String? {
    // A rotation takes a hundred frames, each of which may lay every view out a few times.
    if layouts > 20_000 * Int(world.patience) { return "\(layouts) layouts for one step" }
    func isSane(_ number: CGFloat) -> Bool { number.isFinite && abs(number) < 1e5 }
    for (view, _, constraints) in parts {
      let (center, size) = (view.center, view.bounds.size)
      guard [center.x, center.y, size.width, size.height].allSatisfy(isSane) else {
        return "frame \(view.frame) of \(type(of: view))"
      }
      for constraint in constraints where !isSane(constraint.constant) {
        return "constant \(constraint.constant) at \(type(of: view))"
      }
    }
    for scrollView in scrollViews {
      let (inset, offset) = (scrollView.contentInset, scrollView.contentOffset)
      guard [inset.top, inset.bottom, offset.x, offset.y].allSatisfy(isSane) else {
        return "inset \(inset) or offset \(offset) of \(type(of: scrollView))"
      }
    }
    let view: UIView = screen.view
    return [view.center.y, screen.additionalSafeAreaInsets.bottom].allSatisfy(isSane)
      ? nil : "frame \(view.frame) of the screen"
  }

  // MARK: The end

  /// Takes back what was presented and pushed, moves the keyboard up and down once more, and reads
  /// where everything is.
  func finish() -> TreeState {
    for waiting in armed { NotificationCenter.default.removeObserver(waiting.token) }
    armed = []
    // Running animations first end at the animation speed of the world. Then the speed becomes
    // normal.
    phone.advance(by: world.patience - 1)
    phone.behavior.animationSpeed = .normal
    phone.behavior.mainThread = .prompt
    phone.enterForeground()
    phone.otherAppHidesKeyboard()
    phone.prefersCrossFade = false
    phone.dockKeyboard()
    screen.presentedViewController?.dismiss(animated: false)
    screen.navigationController?.popToViewController(page, animated: false)
    if phone.window.rootViewController !== root { phone.window.rootViewController = root }
    phone.advance(by: 1)
    // The keyboard shows and hides once more, so that the library forgets false notifications. If
    // no input of the app is on screen, a spare input brings the keyboard.
    let spare = UITextField()
    let input = inputs.first { $0.window != nil } ?? spare
    if input === spare { phone.window.addSubview(spare) }
    input.becomeFirstResponder()
    phone.advance(by: 1)
    noteDecisions()
    judgeExplanations()
    phone.dismissKeyboard()
    phone.advance(by: 1.2)
    spare.removeFromSuperview()
    // Which of several contradicting constraints the layout breaks depends on their order. A view
    // that has lost all its constraints may lie anywhere.
    let placing = parts.flatMap(heldConstraints)
    NSLayoutConstraint.deactivate(placing)
    NSLayoutConstraint.activate(placing)
    // A view that autoresizing has made narrower than nothing is too wide from then on. A rotation
    // makes a split view's column narrow for a moment, and how narrow depends on who lays it out.
    if screen.splitViewController != nil {
      for box in boxes where box.autoresizingMask.contains(.flexibleWidth) {
        box.frame.size.width = 280
      }
    }
    for scrollView in scrollViews {
      scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    }
    // How much of a large title shows depends on where the content has been.
    screen.navigationController?.navigationBar.prefersLargeTitles = false
    phone.advance(by: 0.2)
    if Keyboard.overlap(with: phone.window) != 0 { complain("believes that the keyboard is up") }
    return TreeState(of: phone, isToMillionth: true)
  }

  /// Removes the day's screens. Call the result when the day is freed: it names an object that is
  /// not.
  func leave() -> () -> String? {
    KeyboardAvoidance.isAutomatic = false
    isOver = true
    let shadows = shadows
    // A presentation keeps both its screens, even if the root is removed.
    phone.window.rootViewController?.dismiss(animated: false)
    phone.window.rootViewController = nil
    phone.advance(by: 0.1)
    return { shadows.lazy.compactMap { $0() }.first.map { "not freed: \($0)" } }
  }
}

/// An avoider, kept only weakly: none may be left at the end of a day.
struct WeakAvoider {
  weak var avoider: KeyboardAvoider?
}

/// A decision of an avoider, with a weak reference to the avoider.
private struct SeenDecision {
  weak var avoider: KeyboardAvoider?
  let plan: AvoidancePlan?
  /// The step at whose end it was first seen.
  let step: Int
  /// Whether the decision was judged since, at a moment at which everything rested.
  var isJudged = false
}

extension UIView {
  /// Whether the view is inside a control, a text view, a search bar or a cell.
  fileprivate var isPartOfControl: Bool {
    var view = superview
    while let current = view {
      if current is UIControl || current is UITextView || current is UISearchBar { return true }
      if current is UITableViewCell || current is UICollectionViewCell { return true }
      view = current.superview
    }
    return false
  }
}

extension SoakRandom {
  /// Picks one of some acts. Each is as likely as its weight says.
  fileprivate mutating func weighted(_ acts: [HostileAct]) -> HostileAct {
    var rest = Int(next() % UInt64(acts.map(\.weight).reduce(0, +)))
    for act in acts {
      rest -= act.weight
      if rest < 0 { return act }
    }
    return acts[0]
  }
}
