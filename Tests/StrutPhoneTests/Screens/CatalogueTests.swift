import Matrix
import Testing

@testable import StrutPhone

/// What can be chosen.
@MainActor
@Suite struct CatalogueTests {
  @Test("All screens of the matrix can be touched, under the same names")
  func screens() {
    #expect(PhoneScreen.apps.map(\.id) == AppScreen.all.map(\.id))
    #expect(PhoneScreen.apps.map(\.title) == AppScreen.all.map(\.title))
    #expect(Set(PhoneScreen.all.map(\.id)).count == PhoneScreen.all.count)
  }

  @Test("Containers have the names they have in the matrix")
  func containers() {
    let known = Set(Container.all.map(\.id))
    #expect(PhoneContainer.all.allSatisfy { known.contains($0.id) })
    #expect(Set(PhoneContainer.all.map(\.id)).count == PhoneContainer.all.count)
  }

  @Test(
    "The list finds titles and names, whatever their case",
    arguments: [
      ("SIGN", 2), ("s4", 3), ("picture", 1), ("Table", 3), ("", PhoneScreen.all.count), ("xyz", 0),
    ])
  func search(text: String, count: Int) {
    let sections = ScreenListViewController.sections(matching: text)
    #expect(sections.map(\.screens.count).reduce(0, +) == count)
    #expect(sections.allSatisfy { !$0.screens.isEmpty })
  }
}
