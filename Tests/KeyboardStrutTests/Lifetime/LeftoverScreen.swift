import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A screen with a field near its bottom, and one of the library's ways to keep the field above the
/// keyboard.
@MainActor
final class LeftoverScreen: UIViewController {
  /// How the library keeps the field above the keyboard.
  enum Room: CaseIterable {
    case strut, guide, following, hugging, lifting, scrolling, placing, automatic
  }

  let room: Room
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))

  init(_ room: Room) {
    self.room = room
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view: UIView = view
    if room != .scrolling, room != .placing { view.addSubview(field) }
    switch room {
    case .strut:
      let strut = KeyboardStrutView(frame: .zero)
      strut.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(strut)
      NSLayoutConstraint.activate([
        strut.leftAnchor.constraint(equalTo: view.leftAnchor),
        strut.rightAnchor.constraint(equalTo: view.rightAnchor),
        strut.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      pin(field.bottomAnchor.constraint(equalTo: strut.topAnchor, constant: -8))
    case .guide:
      let guide = view.keyboardStrutGuide
      pin(field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8))
    case .following:
      let bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 66)
      pin(bottom)
      bottom.followKeyboard(gap: 8)
    case .hugging:
      let top = field.topAnchor.constraint(equalTo: view.topAnchor, constant: 700)
      pin(top)
      field.hugKeyboard(moving: top, gap: 8)
    case .lifting:
      view.avoidKeyboard(by: .lifting)
    case .scrolling:
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 800)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
      view.avoidKeyboard(by: .scrolling)
    case .placing:
      let form = UIView(frame: .zero)
      form.translatesAutoresizingMaskIntoConstraints = false
      form.addSubview(field)
      view.addSubview(form)
      NSLayoutConstraint.activate([
        form.leftAnchor.constraint(equalTo: view.leftAnchor),
        form.topAnchor.constraint(equalTo: view.topAnchor),
        form.widthAnchor.constraint(equalToConstant: 400),
        form.heightAnchor.constraint(equalToConstant: 800),
      ])
      form.avoidKeyboard(by: .lifting)
    case .automatic:
      break
    }
  }

  private func pin(_ vertical: NSLayoutConstraint) {
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      vertical, field.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      field.widthAnchor.constraint(equalToConstant: 300),
    ])
  }

  /// The first avoider of the screen's view or of a direct subview. Nil if there is none.
  var avoider: KeyboardAvoider? {
    let hosts: [UIView] = [view] + view.subviews
    return hosts.lazy.compactMap { $0.keyboardAvoiders.first }.first
  }

  /// The field's lower edge on the screen, in points.
  var fieldBottom: CGFloat { field.onScreen().maxY }
}
