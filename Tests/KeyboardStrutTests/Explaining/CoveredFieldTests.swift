import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The user or the app brings the focused field behind another view. The avoider does not decide
/// again, but its explanation must not claim that the field is shown.
@MainActor
@Suite(.attachingStage) struct CoveredFieldTests {
  /// A table in a navigation controller, with a field in each row and a header for each section.
  @MainActor
  private final class SectionedForm: UITableViewController {
    var fields: [IndexPath: UITextField] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
    }

    /// Returns the y of a field's upper edge in the table's content.
    func top(of field: UITextField) -> CGFloat { field.convert(field.bounds, to: tableView).minY }

    override func numberOfSections(in tableView: UITableView) -> Int { 4 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      12
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 5, width: 280, height: 34))
      cell.contentView.addSubview(field)
      fields[indexPath] = field
      return cell
    }
  }

  @Test(
    "A table scrolls the focused field behind its pinned header: the explanation names the header",
    arguments: [6, 18, 30] as [CGFloat])
  func behindHeader(depth: CGFloat) throws {
    let (phone, form, field, avoider) = try editedForm(style: .plain)
    let header = try #require(form.tableView.headerView(forSection: 1))
    let top = form.tableView.adjustedContentInset.top + header.bounds.height
    form.tableView.contentOffset.y = form.top(of: field) - top + depth
    phone.settle()
    phone.advance(by: 0.5)
    #expect(
      avoider.explanation.contains("is out of sight now: UITableViewHeaderFooterView covers it."),
      "\(avoider.explanation) \(field.convert(field.bounds, to: nil))")
  }

  @Test(
    "A table scrolls the focused field behind the navigation bar: the explanation names the bar",
    arguments: [6, 18, 30] as [CGFloat])
  func behindBar(depth: CGFloat) throws {
    let (phone, form, field, avoider) = try editedForm(style: .grouped)
    let top = form.tableView.adjustedContentInset.top
    form.tableView.contentOffset.y = form.top(of: field) - top + depth
    phone.settle()
    phone.advance(by: 0.5)
    #expect(
      avoider.explanation.contains("is out of sight now: UINavigationBar covers it."),
      "\(avoider.explanation) \(field.convert(field.bounds, to: nil))")
  }

  @Test("The app puts a view over the focused field: the explanation names an opaque view only")
  func overlay() throws {
    let (phone, form, field, avoider) = try editedForm(style: .plain)
    let window = try #require(form.view.window)
    let overlay = UIView(frame: field.convert(field.bounds, to: nil))
    window.addSubview(overlay)
    phone.settle()
    #expect(!avoider.explanation.contains("out of sight"), "\(avoider.explanation)")
    overlay.backgroundColor = .black.withAlphaComponent(0.3)
    #expect(!avoider.explanation.contains("out of sight"), "\(avoider.explanation)")
    overlay.backgroundColor = .black
    #expect(
      avoider.explanation.contains("UITextField is out of sight now: UIView covers it."),
      "\(avoider.explanation)")
    overlay.isHidden = true
    #expect(!avoider.explanation.contains("out of sight"), "\(avoider.explanation)")
  }

  /// The fourth field of the second section is edited, and shown by an avoider.
  private func editedForm(
    style: UITableView.Style
  ) throws -> (any TestStage, SectionedForm, UITextField, KeyboardAvoider) {
    let phone = try Stages.make("iPhone 15")
    let form = SectionedForm(style: style)
    form.title = "Form"
    phone.show(UINavigationController(rootViewController: form))
    let avoider = form.view.avoidKeyboard(gap: 8)
    phone.advance(by: 0.1)
    form.tableView.scrollToRow(at: IndexPath(row: 3, section: 1), at: .middle, animated: false)
    phone.advance(by: 0.1)
    let field = try #require(form.fields[IndexPath(row: 3, section: 1)])
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    try #require(!avoider.explanation.contains("out of sight"), "\(avoider.explanation)")
    return (phone, form, field, avoider)
  }
}
