import ScreenTesting
import Testing

/// Searching: the field, the words to the delegate, the button to give up.
@MainActor
@Suite struct SearchBarTests {
  final class Searcher: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var begins = true
    var refused = ""

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("“\(searchText)”")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refused }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  }

  @MainActor
  final class SearchBarStage: ScreenStage {
    let phone: Phone
    let bar = UISearchBar()
    let searcher = Searcher()

    init() throws {
      phone = try Phone("iPhone 15")
      let controller = UIViewController()
      bar.frame = CGRect(x: 0, y: 100, width: 393, height: 0)
      bar.sizeToFit()
      bar.delegate = searcher
      controller.view.addSubview(bar)
      phone.show(controller)
    }

    var cancel: UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }
  }

  // Esri/maps-app-ios #67: 56 points since iOS 11; Automattic/simplenote-ios #941: the field has
  // 36.
  @Test("The bar is 56 points high")
  func bar56Points() throws {
    let stage = try SearchBarStage()
    #expect(stage.bar.frame.size == CGSize(width: 393, height: 56))
    #expect(stage.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    #expect(stage.bar.intrinsicContentSize.height == 56)
  }

  // Apple's pages on UISearchBarDelegate: what is typed is told of, what the app sets is not.
  @Test("The delegate hears what the person does")
  func delegateHearsPerson() throws {
    let stage = try SearchBarStage()
    stage.bar.text = "x"
    stage.phone.tap(stage.bar.searchTextField)
    stage.phone.advance(by: 0.6)
    #expect(stage.bar.isFirstResponder)
    #expect(stage.phone.keyboardFrame.minY < 852)
    stage.searcher.refused = "!"
    stage.phone.type("y!z\n")
    #expect(stage.searcher.heard == ["begin", "“xy”", "“xyz”", "search"])
    #expect(stage.bar.isFirstResponder, "the keyboard stays until the app takes it away")
    stage.bar.resignFirstResponder()
    stage.phone.advance(by: 0.6)
    #expect(stage.searcher.heard.last == "end")
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  @Test("The clear button is a change too")
  func clearButtonChange() throws {
    let stage = try SearchBarStage()
    stage.bar.text = "x"
    #expect(stage.bar.becomeFirstResponder())
    stage.phone.settle()
    let clear = try #require(
      stage.bar.searchTextField.subviews.compactMap { $0 as? UIControl }.first)
    stage.phone.tap(clear)
    #expect(stage.searcher.heard == ["begin", "“”"])
  }

  @Test("The delegate may refuse the focus")
  func delegateRefuseFocus() throws {
    let stage = try SearchBarStage()
    stage.searcher.begins = false
    stage.phone.tap(stage.bar.searchTextField)
    #expect(!stage.bar.isFirstResponder)
    #expect(!stage.bar.becomeFirstResponder())
  }

  // Many ask why the button does nothing once the keyboard is gone: it can be tapped with the focus
  // only.
  @Test("The cancel button works while searching")
  func cancelButtonWorks() throws {
    let stage = try SearchBarStage()
    let cancel = try #require(stage.cancel)
    #expect(cancel.alpha == 0)
    stage.bar.setShowsCancelButton(true, animated: true)
    stage.phone.advance(by: 0.4)
    #expect(cancel.frame.maxX == 385)
    #expect(stage.bar.searchTextField.frame.maxX < cancel.frame.minX)
    stage.phone.tap(cancel)
    #expect(stage.searcher.heard == [])
    stage.bar.becomeFirstResponder()
    stage.phone.settle()
    stage.phone.tap(cancel)
    #expect(stage.searcher.heard == ["begin", "cancel"])
    #expect(stage.bar.isFirstResponder)
  }

  @Test("The keyboard is the field's")
  func keyboardFields() throws {
    let stage = try SearchBarStage()
    #expect(stage.bar.returnKeyType == .search)
    stage.bar.keyboardType = .numberPad
    stage.bar.autocapitalizationType = .none
    #expect(stage.bar.searchTextField.keyboardType == .numberPad)
    #expect(stage.bar.searchTextField.autocapitalizationType == .none)
    let accessory = UIToolbar()
    accessory.sizeToFit()
    stage.bar.inputAccessoryView = accessory
    stage.bar.becomeFirstResponder()
    stage.phone.advance(by: 0.6)
    #expect(stage.phone.keyboardFrame.height == 335)
    #expect(accessory.window != nil)
  }

  @Test("A search bar fits into a navigation bar")
  func searchBarFits() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    controller.navigationItem.titleView = bar
    phone.show(UINavigationController(rootViewController: controller))
    #expect(bar.frame.height == 44)
    #expect(bar.frame.width > 300)
    phone.tap(bar.searchTextField)
    phone.advance(by: 0.6)
    phone.type("ab")
    #expect(bar.text == "ab")
  }
}
