import AppScreens
import Phone

/// A screen of the sample app, and what a person does first on it.
package struct AppScreen: Sendable {
  package let id: String
  package let title: String
  /// What must be seen together with an input.
  var companions: @MainActor @Sendable (UIViewController, UIView) -> [UIView] = { _, _ in [] }
  /// What is tapped first; nil for an input.
  var opening: (@MainActor @Sendable (UIViewController) -> UIView?)?
  /// Whether the screen itself calls the library.
  var servesItself = false
  /// Whether its input has to be shown; not in a bar, nor where it asks for what has no effect.
  var hasToShow = true
  /// Whether its inputs are in list rows that can be deleted.
  var hasRows = false
  /// Whether what is typed into stands in a navigation bar.
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
    // What stands in a bar is left alone.
    screen.hasToShow = false
    return screen
  }()

  private static let pager: AppScreen = {
    var screen = AppScreen("pager", "Pager") { PagerViewController() }
    screen.opening = { ($0 as? PagerViewController)?.button }
    return screen
  }()
}
