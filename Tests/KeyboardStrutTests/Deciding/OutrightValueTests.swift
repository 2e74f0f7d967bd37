import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Apps that move views for the keyboard themselves, in addition to an avoider.
@Suite struct OutrightValueTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    private static let gap: CGFloat = 8

    /// The property that the app sets when the keyboard shows.
    enum Number: CaseIterable {
      case frame, center, transform, inset, insetBottom, safeArea, bottomConstraint
    }

    /// The notification in response to which the app sets the property.
    enum Moment: CaseIterable {
      case atShow, atShowAnimated, atDidShow
    }

    /// The app's code that observes the keyboard. Sets the property when the keyboard shows, and
    /// sets it back when the keyboard hides.
    @MainActor
    private final class Handler {
      let screen: UIViewController
      let list: UIScrollView?
      let bottom: NSLayoutConstraint?
      let number: Number
      let amount: CGFloat
      private var tokens: [any NSObjectProtocol] = []
      private let restFrame: CGRect

      init(
        _ number: Number, amount: CGFloat, at moment: Moment, screen: UIViewController,
        list: UIScrollView?, bottom: NSLayoutConstraint?
      ) {
        (self.number, self.amount, self.screen) = (number, amount, screen)
        (self.list, self.bottom) = (list, bottom)
        restFrame = screen.view.frame
        let show =
          moment == .atDidShow
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardWillShowNotification
        on(show) { [unowned self] in
          if moment == .atShowAnimated {
            UIView.animate(withDuration: 0.25) {
              self.write(amount)
              self.screen.view.layoutIfNeeded()
            }
          } else {
            write(amount)
          }
        }
        on(UIResponder.keyboardWillHideNotification) { [unowned self] in
          UIView.animate(withDuration: 0.25) {
            self.write(0)
            self.screen.view.layoutIfNeeded()
          }
        }
      }

      private func on(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(body)
          })
      }

      func end() { tokens.forEach(NotificationCenter.default.removeObserver) }

      private func write(_ amount: CGFloat) {
        let view = screen.view as UIView
        switch number {
        case .frame: view.frame.origin.y = restFrame.minY - amount
        case .center: view.center.y = restFrame.midY - amount
        case .transform: view.transform = CGAffineTransform(translationX: 0, y: -amount)
        case .inset: list?.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: amount, right: 0)
        case .insetBottom: list?.contentInset.bottom = amount
        case .safeArea: screen.additionalSafeAreaInsets.bottom = amount
        case .bottomConstraint: bottom?.constant = -amount
        }
      }
    }

    /// Makes a screen with text fields from top to bottom. The fields are in a scroll view if the
    /// app sets an inset, the safe area or the bottom constraint.
    private func makeScreen(
      _ number: Number, height: CGFloat
    ) -> (UIViewController, UIScrollView?, NSLayoutConstraint?, [UITextField]) {
      let screen = UIViewController()
      let fields = (0..<Int(height / 60)).map {
        UITextField(frame: CGRect(x: 20, y: 13 + CGFloat($0) * 60, width: 200, height: 34))
      }
      switch number {
      case .inset, .insetBottom, .safeArea:
        let list = UIScrollView(frame: screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: height + 100)
        fields.forEach(list.addSubview)
        screen.view.addSubview(list)
        return (screen, list, nil, fields)
      case .bottomConstraint:
        let list = UIScrollView(frame: .zero)
        list.translatesAutoresizingMaskIntoConstraints = false
        list.contentSize = CGSize(width: 300, height: height)
        fields.forEach(list.addSubview)
        screen.view.addSubview(list)
        let bottom = list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: screen.view.topAnchor),
          list.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor), bottom,
        ])
        return (screen, list, bottom, fields)
      case .frame, .center, .transform:
        fields.forEach(screen.view.addSubview)
        return (screen, nil, nil, fields)
      }
    }

    /// Focuses a low field, a higher field and the low field again, and ends editing.
    ///
    /// - Parameters:
    ///   - part: The points by which the app moves its views, as a fraction of the keyboard's
    ///     height.
    ///   - isFirst: Whether the app observes the keyboard before it turns keyboard avoidance on.
    ///   - mode: How the app turns keyboard avoidance on. Nil for an app without the library.
    /// - Returns: The scroll view's vertical content offset before and after editing. 0 without a
    ///   scroll view.
    private func edit(
      _ number: Number, amount part: CGFloat, at moment: Moment, isFirst: Bool, _ held: Held,
      _ place: Place, _ mode: Mode?
    ) throws -> (start: CGFloat, end: CGFloat) {
      let phone = try held.make()
      let height = phone.window.bounds.height
      let (screen, list, bottom, fields) = makeScreen(number, height: height)
      place.show(screen, on: phone)
      let keyboard = height - phone.configuration.frame(of: .standard).minY
      let amount = (keyboard * part).rounded()
      func begin() -> Handler {
        Handler(number, amount: amount, at: moment, screen: screen, list: list, bottom: bottom)
      }
      var handler = isFirst ? begin() : nil
      let (rest, start) = (windowFrame(screen.view), list?.contentOffset.y ?? 0)
      let what: Comment =
        "\(held) \(mode.map { "\($0)" } ?? "none") first: \(isFirst) \(place) \(amount)"
      let restFrame = screen.view.frame.minY
      func steps() {
        if !isFirst { handler = begin() }
        let low = fields.last { windowFrame($0).maxY < height - 40 } ?? fields[0]
        let high =
          fields.first { windowFrame($0).minY > 300 && windowFrame($0).minY > amount + 110 }
          ?? fields[0]
        for field in [low, high, low] {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          guard mode != nil else { continue }
          #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY + 0.5, what)
          #expect(windowFrame(field).minY >= phone.window.safeAreaInsets.top - 1, what)
          // At `keyboardDidShow` the view is lifted already. If the app assigns a frame that is
          // higher than the lifted frame, the avoider cannot tell the new frame from a difference.
          // So a large amount is not checked here.
          if field === high, moment != .atDidShow || part < 0.7,
            number == .frame || number == .center,
            field.frame.maxY + rest.minY - amount <= phone.keyboardFrame.minY
          {
            #expect(screen.view.frame.minY == restFrame - amount, "the app's part alone, \(what)")
          }
        }
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
      if let mode { mode.serve(screen, steps) } else { steps() }
      handler?.end()
      if mode != nil {
        #expect(windowFrame(screen.view) == rest, what)
        #expect(list?.contentInset ?? .zero == .zero, what)
        #expect(list?.verticalScrollIndicatorInsets ?? .zero == .zero, what)
        #expect(screen.additionalSafeAreaInsets == .zero, what)
        #expect(bottom?.constant ?? 0 == 0, what)
      }
      return (start, list?.contentOffset.y ?? 0)
    }

    @Test(
      "The app moves its own views for the keyboard: the focused field stays visible",
      .needs(.virtualTime),
      arguments: Number.allCases, Moment.allCases)
    func values(number: Number, moment: Moment) throws {
      for (held, place) in [
        (Held.phones[0], Place.root), (Held.phones[1], .navigation), (.pad, .child),
      ] {
        for part in [0.2, 0.6, 0.9, 1] as [CGFloat] {
          let without = try edit(number, amount: part, at: moment, isFirst: true, held, place, nil)
          for (mode, isFirst) in [(Mode.explicit, true), (.explicit, false), (.automatic, false)] {
            let end = try edit(
              number, amount: part, at: moment, isFirst: isFirst, held, place, mode)
            // Without the library, UIKit also scrolls to a focused field and does not scroll back.
            // So two offsets are right after editing: the one from before, and the one that UIKit
            // alone leaves.
            #expect(
              [without.start, without.end].contains { abs(end.end - $0) <= 0.5 },
              "\(held) \(place) \(part) \(mode) \(isFirst)")
          }
        }
      }
    }
  }
}
