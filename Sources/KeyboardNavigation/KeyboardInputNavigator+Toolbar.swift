#if canImport(UIKit)
  import UIKit

  extension KeyboardInputNavigator {
    /// The toolbar that a navigator shows above the keyboard. If an input has an accessory view of
    /// the app, the toolbar never replaces that view.
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

      /// No toolbar. Only the Return key and calls of the app move the focus.
      public static var none: Toolbar { Toolbar(kind: .none) }
      /// Only a Done button, for example for number pads.
      public static var done: Toolbar { Toolbar(kind: .done) }
      /// Three buttons: previous input, next input and Done.
      public static var full: Toolbar { Toolbar(kind: .full) }
      /// Items of the app.
      public static func items(_ items: [UIBarButtonItem]) -> Toolbar {
        Toolbar(kind: .items(items))
      }

      /// Whether the title of the input appears between the buttons. False by default.
      ///
      /// The title is the input's `keyboardToolbarTitle` or, if that is nil, the placeholder of the
      /// text field. A toolbar with the app's items shows no title.
      public var showsTitle = false

      /// A closure that changes the appearance and the labels of the buttons. The closure is called
      /// once for each new set of buttons. Nil by default.
      ///
      ///     toolbar.configure = { previous, next, title, done in
      ///       next.image = UIImage(systemName: "arrow.down")
      ///       next.accessibilityLabel = "Weiter"
      ///       done.tintColor = .systemGreen
      ///     }
      ///
      /// VoiceOver reads the accessibility labels of the first two buttons, by default the English
      /// words "Previous" and "Next". The `customView` of the title item is a label, to which the
      /// app may add a tap recognizer. The navigator overwrites `isEnabled` and the title's text.
      public var configure:
        (
          @MainActor (
            _ previous: UIBarButtonItem, _ next: UIBarButtonItem, _ title: UIBarButtonItem,
            _ done: UIBarButtonItem
          ) -> Void
        )?

      /// Whether there is any toolbar.
      var isShown: Bool { if case .none = kind { false } else { true } }
    }
  }

  extension UIView {
    /// The title of this input in a navigator's toolbar that shows titles. Nil by default, which
    /// means the placeholder of a text field.
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
