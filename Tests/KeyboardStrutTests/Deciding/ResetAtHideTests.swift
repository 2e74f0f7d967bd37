import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app moves a view when the keyboard shows, and assigns the old value when the keyboard hides.
/// An avoider moves the same view.
@MainActor
@Suite(.attachingStage) struct ResetAtHideTests {
  /// The property that the app assigns. The app names `movedTop` and `movedBottom` in a call of
  /// `avoidKeyboard(moving:)`.
  enum Property: CaseIterable {
    case frame, center, top, bottom, movedTop, movedBottom

    /// The points by which the app moves the view, as fractions of the keyboard's height.
    ///
    /// With 1.2, the upper field is above the visible area, and the avoider moves the view down a
    /// little. It then has to know the old constant. It knows the constant of a constraint that the
    /// app has named.
    var parts: [CGFloat] {
      switch self {
      case .top, .bottom: [0.2, 0.5, 0.9, 1]
      default: [0.2, 0.5, 0.9, 1, 1.2]
      }
    }
  }

  /// The user's actions before the keyboard hides.
  static let paths: [[Step]] = [
    [.low], [.high], [.low, .high], [.high, .low], [.low, .high, .low], [.low, .emoji],
    [.high, .emoji], [.low, .emoji, .high],
  ]

  enum Step: Int {
    /// The user taps the field near the lower edge of the window.
    case low
    /// The user taps a field above the keyboard.
    case high
    /// The user switches to the emoji keyboard, which has another height.
    case emoji
  }

  @Test(
    "The app raises a view at show and lowers it at hide: the view ends exactly where it began",
    .needs(.virtualTime),
    arguments: Property.allCases, [false, true])
  func reset(property: Property, isLate: Bool) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
      for part in property.parts {
        for path in Self.paths {
          let phone = try Stages.make(device)
          let screen = Screen(on: phone, moving: property)
          let view = screen.card
          let rest = windowFrame(view)
          let show =
            isLate
            ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardWillShowNotification
          let tokens = [(show, part), (UIResponder.keyboardWillHideNotification, 0)].map {
            name, part in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
              let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
              let height = frame?.height ?? 0
              MainActor.assumeIsolated { screen.assign((height * part).rounded()) }
            }
          }
          defer { tokens.forEach(NotificationCenter.default.removeObserver) }
          for step in path {
            switch step {
            case .low, .high: screen.fields[step.rawValue].becomeFirstResponder()
            case .emoji: phone.switchToEmoji()
            }
            phone.untilKeyboardRests()
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(windowFrame(view) == rest, "\(device) \(part) \(path)")
        }
      }
    }
  }

  /// A card with two fields, as large as the window.
  @MainActor
  private struct Screen {
    let card: UIView
    let fields: [UITextField]
    let property: Property
    private let constraint: NSLayoutConstraint?
    private let rest: CGFloat

    init(on phone: any TestStage, moving property: Property) {
      self.property = property
      let outer = UIViewController()
      phone.show(outer)
      switch property {
      case .frame, .center:
        card = UIView(frame: outer.view.bounds)
        outer.view.addSubview(card)
        (constraint, fields) = (nil, PlacedCard.addFields(to: card, height: card.bounds.height))
      case .top, .movedTop, .bottom, .movedBottom:
        let isTop = property == .top || property == .movedTop
        let placed = PlacedCard(in: outer.view, byTop: isTop)
        (card, constraint, fields) = (placed.view, placed.placing, placed.fields)
      }
      phone.advance(by: 0.2)
      rest = property == .center ? card.center.y : card.frame.minY
      switch property {
      case .movedTop, .movedBottom: outer.view.avoidKeyboard(moving: [constraint!], gap: 8)
      default: card.avoidKeyboard(by: .lifting, gap: 8)
      }
    }

    /// Moves the card up by `rise` points, compared with its position without keyboard.
    func assign(_ rise: CGFloat) {
      switch property {
      case .frame: card.frame.origin.y = rest - rise
      case .center: card.center.y = rest - rise
      case .top, .movedTop: constraint?.constant = -rise
      case .bottom, .movedBottom: constraint?.constant = rise
      }
    }
  }
}
