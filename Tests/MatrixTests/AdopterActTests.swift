import Foundation
import Phone
import Testing

@testable import Matrix

/// The acts of an adopter's app on a hostile day.
@MainActor
@Suite struct AdopterActTests {
  /// Returns a day without the library that fits a condition and has performed no random act.
  private func day(where isFit: (HostileDay) -> Bool) throws -> HostileDay {
    for seed in 1...400 as ClosedRange<UInt64> {
      let day = HostileDay(seed: seed, usesLibrary: false, numbers: [:])
      if isFit(day) { return day }
      _ = day.leave()
    }
    throw NoSuchDay()
  }

  private struct NoSuchDay: Error {}

  private func perform(_ id: String, on day: HostileDay, seed: UInt64 = 1) throws {
    let act = try #require(HostileAct.all.first { $0.id == id })
    var random = SoakRandom(seed: seed)
    act.perform(day, Dice(&random))
    day.phone.advance(by: 0.5)
  }

  @Test("Insets are assigned as a whole") func insets() throws {
    let day = try day { !$0.ownInsets.isEmpty }
    for seed in 1...20 as ClosedRange<UInt64> {
      try perform("all insets", on: day, seed: seed)
      try perform("all indicator insets", on: day, seed: seed)
    }
    #expect(day.ownInsets.contains { $0.contentInset.bottom > 0 && $0.contentInset.top > 0 })
    #expect(day.ownInsets.contains { $0.scrollIndicatorInsets.bottom > 0 })
    _ = day.leave()
  }

  @Test("Safe areas are assigned to the screen and its ancestors")
  func safeAreas() throws {
    let day = try day { $0.screen.navigationController != nil }
    for seed in 1...40 as ClosedRange<UInt64> {
      try perform("safe area of a controller", on: day, seed: seed)
    }
    let navigation = try #require(day.screen.navigationController)
    for controller in [day.screen, navigation] {
      #expect(controller.additionalSafeAreaInsets.bottom > 0, "\(controller)")
    }
    _ = day.leave()
  }

  @Test("A hidden bar is shown again by the second act") func bars() throws {
    let day = try day {
      $0.screen.navigationController != nil && $0.screen.tabBarController != nil
    }
    let navigation = try #require(day.screen.navigationController)
    let tabs = try #require(day.screen.tabBarController)
    func states() -> [Bool] {
      [navigation.isNavigationBarHidden, navigation.isToolbarHidden, tabs.isTabBarHidden]
    }
    let before = states()
    for id in ["navigation bar", "toolbar", "tab bar"] { try perform(id, on: day) }
    #expect(states() == before.map { !$0 })
    for id in ["navigation bar", "toolbar", "tab bar"] { try perform(id, on: day) }
    #expect(states() == before)
    _ = day.leave()
  }

  @Test("A banner shrinks the screen until the banner hides") func banner() throws {
    let day = try day { $0.page is BannerParent }
    let view: UIView = day.screen.view
    let height = view.bounds.height
    try perform("a banner", on: day)
    #expect(view.bounds.height < height)
    try perform("a banner", on: day)
    #expect(view.bounds.height == height)
    _ = day.leave()
  }

  @Test("A row's field gets the focus, then its row reloads") func rows() throws {
    let day = try day { $0.lists.first is HostileList }
    var isFocused = false
    for seed in 1...20 as ClosedRange<UInt64> where !isFocused {
      try perform("focus a row", on: day, seed: seed)
      isFocused = day.lists[0].tree.contains(where: \.isFirstResponder)
    }
    #expect(isFocused)
    for seed in 1...10 as ClosedRange<UInt64> {
      try perform("reload rows", on: day, seed: seed)
      try perform("reload", on: day, seed: seed)
    }
    #expect((day.lists[0] as? UITableView)?.visibleCells.isEmpty == false)
    _ = day.leave()
  }

  @Test("Text typed while content glides is deleted, the focus stays")
  func gliding() throws {
    let day = try day { day in
      day.page.presentingViewController == nil && day.lists.first?.superview === day.screen.view
    }
    let list = day.lists[0]
    list.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
    day.phone.settle()
    let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
    field.text = "b"
    day.screen.view.addSubview(field)
    field.becomeFirstResponder()
    day.phone.advance(by: 1)
    var offsets: Set<CGFloat> = []
    for isUp in [true, false, true] {
      day.typeWhileGliding(list, up: isUp)
      offsets.insert(list.contentOffset.y)
      day.phone.advance(by: 2)
    }
    #expect(offsets.count > 1, "the content has moved")
    #expect(field.text == "b")
    #expect(field.isFirstResponder)
    _ = day.leave()
  }

  @Test("A response to the keyboard waits for the keyboard's notification") func answers() throws {
    let day = HostileDay(seed: 9, usesLibrary: false, numbers: [:])
    for seed in 1...10 as ClosedRange<UInt64> {
      try perform("an answer to the keyboard", on: day, seed: seed)
    }
    #expect(!day.armed.isEmpty)
    _ = day.leave()
  }

  @Test("Days of only first acts have no banners or lists") func firstDays() {
    let ids = HostileAct.first.map(\.id)
    #expect(HostileAct.all.prefix(ids.count).map(\.id) == ids)
    for seed in 1...30 as ClosedRange<UInt64> {
      let day = HostileDay(
        seed: seed, usesLibrary: false, numbers: [:], acts: HostileAct.first)
      #expect(!(day.page is BannerParent))
      #expect(!day.lists.contains { $0 is HostileList })
      _ = day.leave()
    }
  }
}
