import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Screens that the app moves while a field gets focus, frames that the app stores and writes back,
/// and bars that hide and show.
@Suite struct MovingScreenTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    /// The property that the app changes in each frame to bring a screen in without a transition of
    /// UIKit.
    enum Entrance: CaseIterable {
      case transform, transformOfParent, frame, center, constraint, scale, alpha
    }

    /// The input on the incoming screen.
    enum Content: CaseIterable {
      case field, fieldInScrollView, textView, rowOfTable
    }

    @Test(
      "The app moves a new screen into the window step by step: its focused field ends visible",
      .needs(.virtualTime),
      arguments: Entrance.allCases, Content.allCases)
    func entrance(entrance: Entrance, content: Content) throws {
      for (held, mode) in [
        (Held.phones[0], Mode.explicit), (Held.phones[1], .automatic), (.pad, .explicit),
      ] {
        for (frames, focusAt) in [(8, 3), (30, 5), (30, 29)] {
          let phone = try held.make()
          let (root, incoming) = (UIViewController(), UIViewController())
          phone.show(root)
          let bounds = root.view.bounds
          let wrapper = UIView(frame: bounds)
          root.view.addSubview(wrapper)
          root.addChild(incoming)
          incoming.view.frame = bounds
          wrapper.addSubview(incoming.view)
          incoming.didMove(toParent: root)
          var top: NSLayoutConstraint?
          if entrance == .constraint {
            incoming.view.translatesAutoresizingMaskIntoConstraints = false
            let constraint = incoming.view.topAnchor.constraint(
              equalTo: wrapper.topAnchor, constant: bounds.height)
            NSLayoutConstraint.activate([
              constraint, incoming.view.heightAnchor.constraint(equalToConstant: bounds.height),
              incoming.view.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
              incoming.view.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
            ])
            top = constraint
          }
          let input: UIView
          let y = bounds.height - 120
          switch content {
          case .field:
            input = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
            incoming.view.addSubview(input)
          case .fieldInScrollView:
            let list = UIScrollView(frame: bounds)
            list.contentSize = CGSize(width: 300, height: bounds.height + 200)
            input = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
            list.addSubview(input)
            incoming.view.addSubview(list)
          case .textView:
            input = UITextView(frame: CGRect(x: 20, y: y - 40, width: 200, height: 70))
            incoming.view.addSubview(input)
          case .rowOfTable:
            let table = FieldTable(rows: [40])
            incoming.addChild(table)
            table.view.frame = bounds
            incoming.view.addSubview(table.view)
            table.didMove(toParent: incoming)
            phone.advance(by: 0.1)
            input = try #require(table.field(near: y + bounds.height) ?? table.field(near: y))
          }
          func move(to part: CGFloat) {
            let distance = bounds.height * (1 - part)
            let shift = CGAffineTransform(translationX: 0, y: distance)
            switch entrance {
            case .transform: incoming.view.transform = shift
            case .transformOfParent: wrapper.transform = shift
            case .frame: incoming.view.frame.origin.y = distance
            case .center: incoming.view.center.y = bounds.midY + distance
            case .constraint: top?.constant = distance
            case .scale:
              incoming.view.transform = CGAffineTransform(scaleX: 0.5 + part / 2, y: 0.5 + part / 2)
            case .alpha: incoming.view.alpha = part
            }
          }
          move(to: 0)
          phone.advance(by: 0.1)
          try mode.serve(root) {
            for frame in 1...100 {
              if frame <= frames { move(to: CGFloat(frame) / CGFloat(frames)) }
              if frame == focusAt { input.becomeFirstResponder() }
              phone.advance(by: phone.frameInterval)
            }
            let what: Comment = "\(held) \(mode) \(frames) \(focusAt)"
            try #require(input.isFirstResponder)
            #expect(phone.keyboardFrame.minY - windowFrame(input).maxY >= -0.5, what)
            #expect(windowFrame(input).minY >= phone.window.safeAreaInsets.top - 0.5, what)
            input.resignFirstResponder()
            phone.untilKeyboardRests()
            #expect(windowFrame(incoming.view) == bounds, what)
            #expect(root.view.frame == bounds, what)
          }
        }
      }
    }

    // MARK: Stored places

    /// The property of the lifted view that the app stores and writes back.
    enum Stored: CaseIterable {
      case frame, center
    }

    /// The time at which the app writes the stored value back.
    enum Moment: CaseIterable {
      case duringTheShow, whileUp, withTheHide, duringTheHide, afterTheHide
    }

    @Test(
      "The app writes the frame of a lifted screen back later: the screen is down after the next hide",
      .needs(.virtualTime),
      arguments: Stored.allCases, Moment.allCases)
    func storedPlace(stored: Stored, moment: Moment) throws {
      for held in Held.phones + [.pad] {
        for place in [Place.root, .navigation, .tab, .child] {
          for mode in Mode.allCases {
            let phone = try held.make()
            let (screen, field) = frameScreen()
            place.show(screen, on: phone)
            let rest = screen.view.frame
            mode.serve(screen) {
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
              let (frame, center) = (screen.view.frame, screen.view.center)
              @MainActor func write() {
                if stored == .frame {
                  screen.view.frame = frame
                } else {
                  screen.view.center = center
                }
              }
              if moment == .duringTheShow {
                field.resignFirstResponder()
                phone.untilKeyboardRests()
                field.becomeFirstResponder()
                phone.advance(by: 0.1)
                write()
                phone.untilKeyboardRests()
              }
              if moment == .whileUp {
                write()
                phone.advance(by: 0.5)
              }
              field.resignFirstResponder()
              if moment == .withTheHide { write() }
              phone.advance(by: 0.1)
              if moment == .duringTheHide { write() }
              phone.untilKeyboardRests()
              if moment == .afterTheHide { write() }
              phone.untilKeyboardRests()
              let what: Comment = "\(held) \(place) \(mode)"
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
              #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= 7.5, what)
              field.resignFirstResponder()
              phone.untilKeyboardRests()
              #expect(screen.view.frame == rest, what)
            }
          }
        }
      }
    }

    // MARK: Bars

    @Test(
      "Navigation, tool and tab bars hide or show while editing: the field stays visible",
      .needs([.rotation, .virtualTime]),
      arguments: [
        Held.landscape, Held("iPhone SE (3rd generation)", .landscape),
        Held("iPhone 13 mini", .landscape), Held("iPhone 15"),
      ], Mode.allCases)
    func bars(held: Held, mode: Mode) throws {
      for isPinned in [false, true] {
        for bar in ["toolbar", "navigation bar", "tab bar"] {
          let phone = try held.make()
          let (screen, field) = isPinned ? pinnedScreen() : frameScreen(bottom: 70)
          let navigation = UINavigationController(rootViewController: screen)
          let tabs = UITabBarController()
          tabs.viewControllers = [navigation]
          phone.show(tabs)
          phone.advance(by: 0.5)
          let rest = windowFrame(field)
          mode.serve(screen) {
            field.becomeFirstResponder()
            phone.untilKeyboardRests()
            for isHidden in [true, false, true, false] {
              switch bar {
              case "toolbar": navigation.setToolbarHidden(!isHidden, animated: true)
              case "navigation bar": navigation.setNavigationBarHidden(isHidden, animated: true)
              default: tabs.tabBar.isHidden = isHidden
              }
              phone.untilKeyboardRests()
              let what: Comment = "\(held) \(mode) \(bar) pinned \(isPinned) \(isHidden)"
              #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY + 0.5, what)
              #expect(windowFrame(field).minY >= 0, what)
            }
            field.resignFirstResponder()
            phone.untilKeyboardRests()
            #expect(windowFrame(field) == rest, "\(bar) pinned \(isPinned)")
          }
        }
      }
    }
  }
}
