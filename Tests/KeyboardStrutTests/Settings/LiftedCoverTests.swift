import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A bar marked `isKeyboardCover` at the lower edge of a screen that is lifted. The bar moves with
/// the field, so lifting the screen further never uncovers the field.
@MainActor
@Suite(.attachingStage) struct LiftedCoverTests {
  /// The superview of the bar.
  enum BarPlace: CaseIterable {
    case screen, child, sibling
  }

  /// The fields of a screen, in a stack view, and a bar at the lower edge of the screen.
  private final class Screen: UIViewController {
    let fields = (0..<3).map { _ in UITextField(frame: .zero) }
    let bar = UIView(frame: .zero)
    private let place: BarPlace
    private let height: CGFloat
    /// The distance from the lower edge of the last field to the bar. Negative if the bar overlaps
    /// the field.
    private let distance: CGFloat

    init(_ place: BarPlace, height: CGFloat, distance: CGFloat) {
      (self.place, self.height, self.distance) = (place, height, distance)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let stack = UIStackView(arrangedSubviews: fields)
      (stack.axis, stack.spacing) = (.vertical, 12)
      let child = UIView(frame: .zero)
      let box: UIView
      switch place {
      case .screen: box = view
      case .child: box = child
      case .sibling: box = UIView(frame: .zero)
      }
      let parts = [child, stack, box, bar]
      for part in parts { part.translatesAutoresizingMaskIntoConstraints = part === view }
      view.addSubview(child)
      (place == .child ? child : view).addSubview(stack)
      if place == .sibling { view.addSubview(box) }
      box.addSubview(bar)
      for box in [child, box] where box !== view {
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: 300),
        ])
      }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: height),
        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        stack.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -distance),
      ])
    }
  }

  @Test(
    "A lifted screen has an isKeyboardCover bar at its bottom: typing lifts the screen no further",
    .needs([.systemKeyboard, .virtualTime]), arguments: BarPlace.allCases,
    [44, 60, 100] as [CGFloat])
  func rests(barPlace: BarPlace, height: CGFloat) throws {
    let stages: [(Held, Place)] = [
      (Held.phones[0], .root), (Held.phones[1], .root), (Held.phones[1], .tab),
      (Held.landscape, .navigation), (Held.pad, .sheet), (Held.pad, .formSheet),
    ]
    for (held, place) in stages {
      for distance in [-20, 6, 16] as [CGFloat] {
        let phone = try held.make()
        let screen = Screen(barPlace, height: height, distance: distance)
        screen.loadViewIfNeeded()
        let avoider = screen.view.avoidKeyboard(by: .lifting, gap: 8)
        place.show(screen, on: phone)
        screen.bar.isKeyboardCover = true
        defer { screen.bar.isKeyboardCover = false }
        let rest = windowFrame(screen.fields[2]).maxY
        screen.fields[2].becomeFirstResponder()
        phone.untilKeyboardRests()
        var bottoms = [windowFrame(screen.fields[2]).maxY]
        for _ in 0..<5 {
          phone.type("a")
          phone.advance(by: 0.5)
          bottoms.append(windowFrame(screen.fields[2]).maxY)
        }
        for _ in 0..<5 {
          phone.advance(by: phone.frameInterval)
          bottoms.append(windowFrame(screen.fields[2]).maxY)
        }
        let comment: Comment =
          "\(held) \(place) distance \(distance): \(bottoms) \(avoider.explanation)"
        // A form sheet also rises for the keyboard, by a distance of its own.
        let wanted = place == .formSheet ? bottoms[0] : min(rest, phone.keyboardTop - 8)
        #expect(bottoms[0] <= phone.keyboardTop - 7.5, comment)
        #expect(bottoms.allSatisfy { abs($0 - wanted) < 0.5 }, comment)
        for field in [screen.fields[1], screen.fields[2]] {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
        }
        #expect(abs(windowFrame(screen.fields[2]).maxY - wanted) < 0.5, comment)
        screen.fields[2].resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(windowFrame(screen.fields[2]).maxY == rest, comment)
      }
    }
  }

  /// How the app keeps a bar on the keyboard.
  enum Follow: CaseIterable {
    case strutView, strutGuide, constraint, handler

    /// Adds a bar to a view, with a gap above the keyboard.
    @MainActor
    func add(_ bar: UIView, to view: UIView, height: CGFloat, gap: CGFloat) {
      view.addSubview(bar)
      let frame = CGRect(x: 0, y: view.bounds.maxY, width: view.bounds.width, height: height)
      guard self != .handler else {
        bar.frame = frame
        return
      }
      bar.translatesAutoresizingMaskIntoConstraints = false
      let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      switch self {
      case .strutView:
        let strut = view.addKeyboardStrut()
        bar.bottomAnchor.constraint(equalTo: strut.topAnchor, constant: -gap).isActive = true
      case .strutGuide:
        let strut = view.keyboardStrutGuide
        bar.bottomAnchor.constraint(equalTo: strut.topAnchor, constant: -gap).isActive = true
      default:
        bottom.isActive = true
        bottom.followKeyboard(gap: gap)
      }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  @Test(
    "A lifted screen's bar follows the keyboard: while the user types, a field stays above the bar",
    .needs([.systemKeyboard, .virtualTime]), arguments: Follow.allCases,
    [44, 60, 100] as [CGFloat])
  func follows(follow: Follow, height: CGFloat) throws {
    let stages: [(Held, CGFloat)] = [(Held.phones[0], 0), (Held.phones[1], 20), (Held.pad, 12)]
    for (held, gap) in stages {
      for distance in [20, 150] as [CGFloat] {
        let phone = try held.make()
        let (screen, bar) = (UIViewController(), UIView(frame: .zero))
        let field = UITextField(frame: .zero)
        screen.view.addSubview(field)
        let avoider = screen.view.avoidKeyboard(by: .lifting, gap: 8)
        phone.show(screen)
        let bottom = screen.view.bounds.maxY
        field.frame = CGRect(x: 20, y: bottom - distance - 34, width: 200, height: 34)
        follow.add(bar, to: screen.view, height: height, gap: gap)
        bar.isKeyboardCover = true
        defer { bar.isKeyboardCover = false }
        let token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated {
            guard follow == .handler, let frame else { return }
            bar.frame.origin.y = frame.minY - gap - height
          }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        let wanted = phone.keyboardTop - gap - height - 8
        var bottoms = [windowFrame(field).maxY]
        for _ in 0..<5 {
          phone.type("a")
          phone.advance(by: 0.5)
          bottoms.append(windowFrame(field).maxY)
        }
        #expect(
          bottoms.allSatisfy { abs($0 - wanted) < 0.5 },
          "\(held), gap \(gap), \(distance): \(bottoms), not \(wanted). \(avoider.explanation)")
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(windowFrame(field).maxY == bottom - distance)
      }
    }
  }
}
