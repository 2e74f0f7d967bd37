import AppScreens
import Phone

extension HostileAct {
  /// The acts of an app on its views. Each act sets a number outright instead of changing it by an
  /// amount. ``HostileDay/write(_:over:of:as:_:)`` reports numbers that could be mistaken for such
  /// a change.
  static let app: [HostileAct] = [
    HostileAct("frame", weight: 3) { day, dice in
      guard let box = dice.pick(0, day.boxes) else { return }
      let frame = CGRect(
        x: dice.points(1, 0...60), y: dice.points(2, 0...760), width: dice.points(3, 100...300),
        height: dice.points(4, 30...500))
      day.write(frame.minY, over: box.frame.minY, of: box, as: "top") { _ in
        box.frame = frame
      }
    },
    HostileAct("centre", weight: 2) { day, dice in
      guard let box = dice.pick(0, day.boxes) else { return }
      let x = dice.points(1, 100...260)
      day.write(dice.points(2, 0...760), over: box.center.y, of: box, as: "centre") {
        box.center = CGPoint(x: x, y: $0)
      }
    },
    HostileAct("constant", weight: 4) { day, dice in
      guard let constraint = dice.pick(0, day.constraints) else { return }
      day.write(
        dice.points(1, -200...200), over: constraint.constant, of: constraint, as: "constant"
      ) {
        constraint.constant = $0
      }
    },
    HostileAct("constant, animated", weight: 3) { day, dice in
      UIView.animate(withDuration: 0.3) {
        if let constraint = dice.pick(0, day.constraints) {
          day.write(
            dice.points(1, -200...200), over: constraint.constant, of: constraint, as: "constant"
          ) {
            constraint.constant = $0
          }
        }
        day.screen.view.layoutIfNeeded()
      }
    },
    HostileAct("inset", weight: 3) { day, dice in
      guard let scrollView = dice.pick(0, day.ownInsets) else { return }
      day.write(
        dice.points(1, 0...60), over: scrollView.contentInset.bottom, of: scrollView, as: "inset"
      ) {
        scrollView.contentInset.bottom = $0
      }
    },
    HostileAct("indicator inset", weight: 1) { day, dice in
      guard let scrollView = dice.pick(0, day.ownInsets) else { return }
      let current = scrollView.verticalScrollIndicatorInsets.bottom
      day.write(dice.points(1, 0...60), over: current, of: scrollView, as: "indicator inset") {
        scrollView.verticalScrollIndicatorInsets.bottom = $0
      }
    },
    HostileAct("content size", weight: 2) { day, dice in
      guard let scrollView = dice.pick(0, day.scrollViews),
        type(of: scrollView) == UIScrollView.self
      else { return }
      scrollView.contentSize.height = dice.points(1, 0...1800)
    },
    HostileAct("offset", weight: 3) { day, dice in
      guard let scrollView = dice.pick(0, day.scrollViews) else { return }
      let top = -scrollView.adjustedContentInset.top
      let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      let offset = min(dice.points(1, 0...900), max(end - scrollView.bounds.height, top))
      day.noteScroll(of: scrollView)
      scrollView.setContentOffset(
        CGPoint(x: 0, y: max(offset, top)), animated: dice.isLucky(2, oneIn: 2))
    },
    HostileAct("remove or put back", weight: 3) { day, dice in
      guard let part = dice.pick(0, day.parts) else { return }
      if part.view.superview != nil {
        part.view.removeFromSuperview()
      } else {
        day.putBack(part)
      }
    },
    HostileAct("rebuild", weight: 1) { day, _ in
      let view: UIView = day.screen.view
      guard !(view is UITableView), !(view is UICollectionView) else { return }
      view.subviews.forEach { $0.removeFromSuperview() }
      for part in day.parts where part.parent === view { day.putBack(part) }
    },
    HostileAct("hide or show") { day, dice in
      // A list hides and shows its cells itself.
      guard let view = dice.pick(0, day.parts)?.view, !view.isCell else { return }
      view.isHidden.toggle()
    },
    HostileAct("clip or not", weight: 1) { day, dice in
      dice.pick(0, day.boxes)?.clipsToBounds.toggle()
    },
    HostileAct("transform", weight: 1) { day, dice in
      dice.pick(0, day.boxes)?.transform = CGAffineTransform(
        translationX: 0, y: dice.points(1, -50...50))
    },
    HostileAct("safe area", weight: 1) { day, dice in
      let screen = day.screen
      let current = screen.additionalSafeAreaInsets.bottom
      day.write(dice.points(0, 0...40), over: current, of: screen, as: "safe area") {
        screen.additionalSafeAreaInsets.bottom = $0
      }
    },
    HostileAct("layout") { day, _ in
      day.screen.view.setNeedsLayout()
      day.screen.view.layoutIfNeeded()
    },
    HostileAct("a notice", weight: 1) { day, dice in
      (day.screen as? any NoticeShowing)?.showNotice(dice.isLucky(0, oneIn: 2))
    },
    HostileAct("text size", weight: 1, endsTurns: true) { day, dice in
      day.phone.changeEnvironment {
        $0.preferredContentSizeCategory =
          dice.isLucky(0, oneIn: 2) ? .accessibilityLarge : .large
      }
    },
  ]
}

extension HostileDay {
  /// Adds a part to where it was, with the constraints that it had.
  func putBack(_ part: (view: UIView, parent: UIView, constraints: [NSLayoutConstraint])) {
    if let stack = part.parent as? UIStackView {
      stack.addArrangedSubview(part.view)
    } else {
      part.parent.addSubview(part.view)
    }
    let held = heldConstraints(of: part)
    guard held.count == part.constraints.count(where: \.isOfApp) else { return }
    NSLayoutConstraint.activate(held)
  }

  /// Returns the app's constraints of a part whose views are all in the part's parent.
  func heldConstraints(
    of part: (view: UIView, parent: UIView, constraints: [NSLayoutConstraint])
  ) -> [NSLayoutConstraint] {
    part.constraints.filter { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      let views = items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
      return constraint.isOfApp
        && views.allSatisfy { $0 === part.parent || $0.superview === part.parent }
    }
  }
}

extension UIView {
  var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
