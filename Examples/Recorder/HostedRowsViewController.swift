import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A list whose rows hold a SwiftUI field, each in a content configuration and so without a
/// controller of the app. Without SwiftUI, the rows hold a UIKit field.
final class HostedRowsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell)
    return cell
  }

  private func fill(_ cell: UITableViewCell) {
    #if canImport(SwiftUI)
      if #available(iOS 16, *) {
        cell.contentConfiguration = UIHostingConfiguration { HostedField() }
        return
      }
    #endif
    guard cell.contentView.subviews.isEmpty else { return }
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 13, width: 200, height: 34)))
  }
}

#if canImport(SwiftUI)
  private struct HostedField: View {
    @State private var text = ""

    var body: some View { TextField("Row", text: $text) }
  }
#endif

/// A controller that shows SwiftUI views.
@MainActor
private protocol Hosting {}

#if canImport(SwiftUI)
  extension UIHostingController: Hosting {}
#endif

extension UIResponder {
  /// Whether a hosting controller is among the responders around this one.
  var isHosted: Bool {
    var next: UIResponder? = self
    while let current = next {
      if current is any Hosting { return true }
      next = current.next
    }
    return false
  }
}
