import AppScreens
import KeyboardStrut
import Phone
import SampleScreens
import StrutKit

/// A screen that can be chosen from the list.
@MainActor
package struct PhoneScreen: Sendable {
  /// What `--screen` takes.
  package nonisolated let id: String
  package nonisolated let title: String
  private let make: @MainActor @Sendable (_ usesLibrary: Bool, CGRect) throws -> UIViewController

  /// The screens of the samples, which use the library: the demo's, then those of the articles.
  package nonisolated static let samples =
    Screen.all.map { screen in
      PhoneScreen(id: screen.id, title: screen.title) {
        try screen.controller(usesLibrary: $0, bounds: $1)
      }
    } + [
      sample("amount", "Amount, number pad") { AmountFormViewController() },
      sample("assistant", "Assistant, room for an answer") { AssistantViewController() },
      sample("conversation", "Chat") { ConversationViewController() },
      sample("stickers", "Chat with stickers") { StickerChatViewController() },
      sample("post", "Post and comments") { PostViewController() },
      sample("keyboard-report", "What is known of the keyboard") { KeyboardReportViewController() },
      sample("message-bar", "Message bar") { MessageBarViewController() },
      sample("navigated-form", "From input to input") { NavigatedFormViewController() },
      sample("navigated-column", "Steps through one column") { NavigatedColumnViewController() },
      sample("navigated-table", "Steps through 200 rows of a table") {
        NavigatedTableViewController()
      },
      sample("navigated-collection", "Steps through a collection") {
        NavigatedCollectionViewController()
      },
      sample("nested-navigators", "Steps within a card") { NestedNavigatorsViewController() },
      sample("profile-form", "Profile, error and button") { ProfileFormViewController() },
      sample("table-form", "Form in a table") { TableFormViewController() },
      sample("town-search", "Search above a table") { TownSearchViewController() },
    ]

  /// The screens of apps: those that do not ask for the library are served by the automatic mode.
  package nonisolated static let apps = [
    app("sign-in", "Sign in") { SignInViewController() },
    app("sign-up", "Sign up") { SignUpViewController() },
    app("settings", "Settings") { SettingsViewController() },
    app("checkout", "Checkout") { CheckoutViewController() },
    app("note", "Note") { NoteViewController() },
    app("profile", "Profile") { ProfileViewController() },
    app("comments", "Comments") { CommentsViewController() },
    app("search", "Search") { SearchViewController() },
    app("title-search", "Search in the title") { TitleSearchViewController() },
    app("detail", "Master and detail") { DetailViewController() },
    app("pager", "Pager") { PagerViewController() },
    app("pin", "PIN") { PINViewController() },
    app("cards", "Child cards") { CardsViewController() },
    app("feedback", "Feedback") { FeedbackViewController() },
    app("reply", "Reply bar") { ReplyBarViewController() },
    app("invoice", "Invoice") { InvoiceViewController() },
    app("ticket", "Ticket") { TicketViewController() },
  ]

  package nonisolated static let all = samples + apps

  private nonisolated static func sample(
    _ id: String, _ title: String, make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> PhoneScreen {
    PhoneScreen(id: id, title: title) { usesLibrary, _ in
      let screen = make()
      if !usesLibrary { screen.leaveOutLibrary() }
      return screen
    }
  }

  private nonisolated static func app(
    _ id: String, _ title: String, make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> PhoneScreen {
    PhoneScreen(id: id, title: title) { usesLibrary, _ in
      let screen = make()
      if usesLibrary { KeyboardAvoidance.isAutomatic = true } else { screen.leaveOutLibrary() }
      return screen
    }
  }

  private nonisolated init(
    id: String, title: String,
    make: @escaping @MainActor @Sendable (_ usesLibrary: Bool, CGRect) throws -> UIViewController
  ) {
    (self.id, self.title, self.make) = (id, title, make)
  }

  nonisolated static func named(_ id: String) throws -> PhoneScreen {
    guard let screen = all.first(where: { $0.id == id }) else {
      throw UsageError(
        "No screen is called \"\(id)\". Known screens: "
          + all.map(\.id).joined(separator: ", ") + ".")
    }
    return screen
  }

  /// The screen, built anew.
  package func controller(usesLibrary: Bool, bounds: CGRect) throws -> UIViewController {
    try make(usesLibrary, bounds)
  }
}
