import ScreenTesting
import UIKit

/// A screen that scrolls 60 fields behind a bar marked `isKeyboardCover`.
@MainActor
struct CoveredForm {
  /// The view that contains the fields.
  enum Content: CaseIterable { case table, scrollView, stack }

  let controller: UIViewController
  let list: UIScrollView
  let fields: () -> [UITextField]
  let bar = UIView(frame: .zero)
  private let height: NSLayoutConstraint
  /// Whether the bar is constrained to the keyboard layout guide of the screen's view. If not, the
  /// bar is at the lower edge of the safe area.
  private let isOnGuide: Bool

  init(_ content: Content, barHeight: CGFloat, isOnGuide: Bool = true) {
    if content == .table {
      let screen = FieldTable(rows: [60])
      screen.loadViewIfNeeded()
      (controller, list) = (screen, screen.table)
      fields = { screen.table.visibleCells.compactMap { ($0 as? FieldTable.Cell)?.field } }
    } else {
      let all = (0..<60).map { _ in
        UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 34))
      }
      let content = content == .stack ? Self.stack(of: all) : Self.column(of: all)
      controller = UIViewController()
      list = UIScrollView(frame: controller.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = content.bounds.size
      list.addSubview(content)
      controller.view.addSubview(list)
      fields = { all }
    }
    (height, self.isOnGuide) = (bar.heightAnchor.constraint(equalToConstant: barHeight), isOnGuide)
    placeBar()
    bar.isKeyboardCover = true
  }

  /// Adds the bar to the screen.
  func placeBar() {
    let view: UIView = controller.view
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let safeArea = view.safeAreaLayoutGuide
    let edge = isOnGuide ? view.keyboardLayoutGuide.topAnchor : safeArea.bottomAnchor
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      height, bar.bottomAnchor.constraint(equalTo: edge),
    ])
  }

  private static func column(of fields: [UITextField]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    for (index, field) in fields.enumerated() {
      field.frame.origin.y = 50 * CGFloat(index)
      view.addSubview(field)
    }
    return view
  }

  private static func stack(of fields: [UITextField]) -> UIView {
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
    return stack
  }

  /// The field whose middle is nearest to the bar's middle.
  var fieldBehindBar: UITextField? {
    let y = windowFrame(bar).midY
    return fields().min { abs(windowFrame($0).midY - y) < abs(windowFrame($1).midY - y) }
  }

  /// Scrolls until the lower edge of a field is 12 points behind the bar. Returns this field.
  func scrollFieldBehindBar() -> UITextField? {
    let y = windowFrame(bar).minY + 12
    let below = fields().filter { windowFrame($0).maxY >= y }
    let field = below.min { windowFrame($0).maxY < windowFrame($1).maxY }
    if let field { list.contentOffset.y += windowFrame(field).maxY - y }
    return field
  }
}
