#if canImport(UIKit)
  import UIKit

  extension KeyboardInputNavigator {
    /// What a navigator puts above the keyboard. An accessory view of the app is never replaced.
    ///
    ///     var toolbar = KeyboardInputNavigator.Toolbar.full
    ///     toolbar.showsTitle = true
    ///     view.navigateInputs(toolbar: toolbar)
    @MainActor
    public struct Toolbar {
      enum Kind {
        case none, done, full
        case items([UIBarButtonItem])
      }

      let kind: Kind

      /// Nothing: Return and the app's own calls do it all.
      public static var none: Toolbar { Toolbar(kind: .none) }
      /// A Done button alone, for number pads.
      public static var done: Toolbar { Toolbar(kind: .done) }
      /// Buttons for the previous and the next input, and Done.
      public static var full: Toolbar { Toolbar(kind: .full) }
      /// The app's items.
      public static func items(_ items: [UIBarButtonItem]) -> Toolbar {
        Toolbar(kind: .items(items))
      }

      /// Whether the title of the input stands between the buttons. False at first.
      ///
      /// It is the input's `keyboardToolbarTitle`; without one, the placeholder of a text field. A
      /// toolbar with the app's items has no title.
      public var showsTitle = false

      /// A closure that changes how the buttons look and what they are called, once for each
      /// toolbar that is made. Nil at first.
      ///
      ///     toolbar.configure = { previous, next, title, done in
      ///       next.image = UIImage(systemName: "arrow.down")
      ///       next.accessibilityLabel = "Weiter"
      ///       done.tintColor = .systemGreen
      ///     }
      ///
      /// VoiceOver reads the accessibility labels of the first two, which are the English words
      /// "Previous" and "Next" before. The title's `customView` is a label, to which the app may
      /// add a tap recognizer. Changes of `isEnabled` and of the title's text have no effect.
      public var configure:
        (
          @MainActor (
            _ previous: UIBarButtonItem, _ next: UIBarButtonItem, _ title: UIBarButtonItem,
            _ done: UIBarButtonItem
          ) -> Void
        )?

      /// Whether there is one at all.
      var isShown: Bool { if case .none = kind { false } else { true } }
    }
  }

  extension UIView {
    /// What a toolbar that shows titles calls this input. Nil, as at first: the placeholder of a
    /// text field.
    ///
    ///     amountField.keyboardToolbarTitle = "Amount in euros"
    public var keyboardToolbarTitle: String? {
      get { NavigationSettings.shared[self].title }
      set { NavigationSettings.shared[self].title = newValue }
    }

    /// Whether navigators pass over this input, or over all inputs inside this view. False at
    /// first.
    ///
    ///     couponField.isSkippedByKeyboardNavigation = true
    public var isSkippedByKeyboardNavigation: Bool {
      get { NavigationSettings.shared[self].isSkipped }
      set { NavigationSettings.shared[self].isSkipped = newValue }
    }
  }
#endif
