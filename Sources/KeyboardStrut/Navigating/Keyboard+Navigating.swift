#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    // MARK: Navigate

    /// Takes a person from input to input in a view: by a bar above the keyboard and by Return.
    ///
    ///     Keyboard.navigate(in: view)
    ///     Keyboard.navigate(in: view, bar: .none)
    ///
    /// Avoiding is something else: ``reveal(in:by:gap:)`` shows the input that a step leads to.
    ///
    /// - Parameters:
    ///   - view: The view whose inputs are visited; inputs outside it are not. A view inside it
    ///     that has a navigator of its own keeps its inputs to itself. A second call for the same
    ///     view replaces the first navigator.
    ///   - bar: What stands above the keyboard.
    /// - Returns: What does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public static func navigate(
      in view: UIView, bar: KeyboardNavigator.Bar = .full
    ) -> KeyboardNavigator {
      KeyboardNavigator.make(in: view, bar: bar)
    }

    /// The bar with which every screen of the app gets a navigator when one of its inputs becomes
    /// first responder; `nil` (the default) for none.
    ///
    ///     Keyboard.automaticBar = .full
    ///
    /// Screens, and what is left alone, are those of ``revealAutomatically(_:)``: what
    /// ``exclude(_:)-(UIView)`` names and screens whose policy is ``KeyboardPolicy/leaveAlone`` get
    /// none. A view that has a navigator keeps it. Set to `nil`, it takes back what it added.
    public static var automaticBar: KeyboardNavigator.Bar? {
      get { Navigators.shared.automaticBar }
      set { Navigators.shared.automaticBar = newValue }
    }

    // MARK: Tap outside

    /// Ends editing when a person taps into a view beside everything that takes taps.
    ///
    ///     Keyboard.dismissOnTap(in: view)
    ///
    /// It takes no tap from anyone. Controls, text inputs, texts that can be selected, cells that
    /// can be selected, bars and views with a tap recognizer of their own keep theirs, and the
    /// keyboard stays for them.
    ///
    /// - Returns: The recognizer that was added to the view: disable or remove it to end this. A
    ///   second call returns the first one's.
    @discardableResult
    public static func dismissOnTap(in view: UIView) -> UIGestureRecognizer {
      view.outsideTapObserver
    }
  }
#endif
