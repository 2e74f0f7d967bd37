import KeyboardStrut
import Phone

extension Deed {
  /// Views come and go.
  static let views: [Deed] = [
    Deed(
      id: "rebuilt-before", title: "Rebuilt before the first tap",
      prepare: { $0.rebuild() }
    ) { actor in
      actor.begin("typing")
      actor.type("A")
      actor.wait()
      actor.stop()
    },
    Deed(id: "rebuilt", title: "Rebuilt while the keyboard is up", movesContent: true) { actor in
      actor.begin("rebuilding")
      actor.rebuild()
      actor.wait()
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
    Deed(id: "made", title: "A field made and removed while up") { actor in
      actor.begin("a new field")
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      let bounds = actor.screen.view.bounds
      field.frame = CGRect(x: 40, y: bounds.maxY - 60, width: bounds.width - 80, height: 36)
      actor.screen.view.addSubview(field)
      let first = actor.input
      actor.input = field
      field.becomeFirstResponder()
      actor.wait()
      // A screen that calls the library itself does so for its own views only.
      if !actor.run.screen.servesItself || actor.run.service == .automatic { actor.stop() }
      actor.begin("removing it")
      field.removeFromSuperview()
      actor.input = first
      actor.wait()
    },
    Deed(
      id: "bar-early", title: "A bar follows by a constraint older than its place in the screen",
      prepare: { $0.addEarlyBar() }
    ) { actor in
      actor.begin("typing")
      actor.type("A")
      actor.wait()
      actor.stop()
    },
    Deed(id: "covered", title: "Another screen is presented and dismissed") { actor in
      actor.begin("presenting")
      let other = PlainController()
      other.modalPresentationStyle = .fullScreen
      actor.screen.present(other, animated: true)
      actor.wait(1)
      actor.begin("dismissing")
      other.dismiss(animated: true)
      actor.wait(1)
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
  ]
}

extension Actor {
  /// Removes all views from the screen's view and adds them again, as a screen does that redraws
  /// itself.
  func rebuild() {
    let view: UIView = screen.view
    guard !(view is UITableView), !(view is UICollectionView) else {
      (view as? UITableView)?.reloadData()
      (view as? UICollectionView)?.reloadData()
      return
    }
    let (parts, constraints) = (view.subviews, view.constraints)
    view.subviews.forEach { $0.removeFromSuperview() }
    for part in parts where !part.isOfLibrary { view.addSubview(part) }
    NSLayoutConstraint.activate(constraints.filter(\.isOfApp))
    phone.settle()
  }

  /// Adds a bar without a height to the lower edge. The constraint is made, and given to the
  /// library, while the two views have nothing in common.
  func addEarlyBar() {
    let view: UIView = screen.view
    // A scroll view's edges are those of its content.
    guard !(view is UIScrollView) else { return }
    let bar = UIView(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    if usesLibrary { bottom.followKeyboard(gap: 0) }
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bottom, bar.heightAnchor.constraint(equalToConstant: 0),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    phone.settle()
  }
}
