import AppScreens
import Phone

/// A screen of the sample app, and the user's first action on it.
package struct AppScreen: Sendable {
  package let id: String
  package let title: String
  /// Returns the views that must be visible together with an input.
  var companions: @MainActor @Sendable (UIViewController, UIView) -> [UIView] = { _, _ in [] }
  /// Returns the view that the user taps first. If nil, the user taps an input.
  var opening: (@MainActor @Sendable (UIViewController) -> UIView?)?
  /// Whether the screen itself calls the library.
  var servesItself = false
  /// Whether the first input has to be shown. False in a bar, and where the app requests what has
  /// no effect.
  var hasToShow = true
  /// Whether the inputs are in list rows that can be deleted.
  var hasRows = false
  /// Whether the input stands in a navigation bar.
  var needsNavigationBar = false
  let make: @MainActor @Sendable () -> UIViewController

  init(
    _ id: String, _ title: String, servesItself: Bool = false, needsNavigationBar: Bool = false,
    hasRows: Bool = false,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.id, self.title, self.make) = (id, title, make)
    (self.servesItself, self.needsNavigationBar) = (servesItself, needsNavigationBar)
    self.hasRows = hasRows
  }

  /// Every screen, in the order in which it is shown.
  package static let all: [AppScreen] = [
    AppScreen("sign-in", "Sign in") { SignInViewController() },
    AppScreen("sign-up", "Sign up") { SignUpViewController() },
    AppScreen("settings", "Settings", hasRows: true) { SettingsViewController() },
    AppScreen("checkout", "Checkout", hasRows: true) { CheckoutViewController() },
    AppScreen("note", "Note") { NoteViewController() },
    profile,
    AppScreen("comments", "Comments") { CommentsViewController() },
    AppScreen("search", "Search") { SearchViewController() },
    titleSearch,
    AppScreen("detail", "Master and detail") { DetailViewController() },
    pager,
    AppScreen("pin", "PIN") { PINViewController() },
    AppScreen("cards", "Child cards") { CardsViewController() },
    AppScreen("feedback", "Feedback", servesItself: true) { FeedbackViewController() },
    AppScreen("reply", "Reply bar", servesItself: true) { ReplyBarViewController() },
    invoice,
    AppScreen("ticket", "Ticket", servesItself: true) { TicketViewController() },
  ]

  private static let profile: AppScreen = {
    var screen = AppScreen("profile", "Profile") { ProfileViewController() }
    screen.companions = { screen, input in
      input is UITextView ? [(screen as? ProfileViewController)?.counter].compactMap { $0 } : []
    }
    return screen
  }()

  private static let invoice: AppScreen = {
    var screen = AppScreen("invoice", "Invoice", servesItself: true) { InvoiceViewController() }
    screen.hasToShow = false
    return screen
  }()

  private static let titleSearch: AppScreen = {
    var screen = AppScreen(
      "title-search", "Search in the title", needsNavigationBar: true
    ) { TitleSearchViewController() }
    // The library leaves an input in a bar alone.
    screen.hasToShow = false
    return screen
  }()

  private static let pager: AppScreen = {
    var screen = AppScreen("pager", "Pager") { PagerViewController() }
    screen.opening = { ($0 as? PagerViewController)?.button }
    return screen
  }()
}
