#if canImport(UIKit)
  import UIKit

  extension KeyboardInputNavigator {
    /// The toolbar that a navigator shows above the keyboard. It never replaces an accessory view
    /// of the app.
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

      /// No toolbar: the Return key and the app's own calls move the focus.
      public static var none: Toolbar { Toolbar(kind: .none) }
      /// A Done button alone, for number pads.
      public static var done: Toolbar { Toolbar(kind: .done) }
      /// Buttons for the previous and the next input, and Done.
      public static var full: Toolbar { Toolbar(kind: .full) }
      /// A toolbar with the app's items.
      public static func items(_ items: [UIBarButtonItem]) -> Toolbar {
        Toolbar(kind: .items(items))
      }

      /// Whether the title of the input appears between the buttons. False by default.
      ///
      /// The title is the input's `keyboardToolbarTitle`; without one, the placeholder of a text
      /// field. A toolbar with the app's items has no title.
      public var showsTitle = false

      /// A closure that changes the look and the names of the buttons. It is called once for each
      /// toolbar that is made. Nil by default.
      ///
      ///     toolbar.configure = { previous, next, title, done in
      ///       next.image = UIImage(systemName: "arrow.down")
      ///       next.accessibilityLabel = "Weiter"
      ///       done.tintColor = .systemGreen
      ///     }
      ///
      /// VoiceOver reads the accessibility labels of the first two buttons, by default the English
      /// words "Previous" and "Next". The title's `customView` is a label, to which the app may add
      /// a tap recognizer. Changes of `isEnabled` and of the title's text have no effect.
      public var configure:
        (
          @MainActor (
            _ previous: UIBarButtonItem, _ next: UIBarButtonItem, _ title: UIBarButtonItem,
            _ done: UIBarButtonItem
          ) -> Void
        )?

      /// Whether there is a toolbar at all.
      var isShown: Bool { if case .none = kind { false } else { true } }
    }
  }

  extension UIView {
    /// The title of this input in a toolbar that shows titles. Nil, the default, means the
    /// placeholder of a text field.
    ///
    ///     amountField.keyboardToolbarTitle = "Amount in euros"
    public var keyboardToolbarTitle: String? {
      get { NavigationSettings.shared[self].title }
      set { NavigationSettings.shared[self].title = newValue }
    }

    /// Whether navigators skip this input, or all inputs inside this view. False by default.
    ///
    ///     couponField.isSkippedByKeyboardNavigation = true
    public var isSkippedByKeyboardNavigation: Bool {
      get { NavigationSettings.shared[self].isSkipped }
      set { NavigationSettings.shared[self].isSkipped = newValue }
    }
  }
#endif
