extension UISplitViewController {
  func arrangement(in size: CGSize, mode: DisplayMode) -> SplitArrangement {
    let isRTL = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitArrangement(
      in: size, mode: mode, primaryWidth: primary.resolved(in: size.width),
      supplementaryWidth: style == .tripleColumn ? supplementary.resolved(in: size.width) : nil,
      overhang: style == .unspecified ? 0 : SplitArrangement.overhang,
      isMirrored: isRTL != (primaryEdge == .trailing))
  }

  var currentArrangement: SplitArrangement {
    arrangement(in: viewIfLoaded?.bounds.size ?? .zero, mode: displayMode)
  }

  /// Puts everything where it belongs. Before it is in a window a split view leaves its children
  /// alone (stackoverflow 7500912: their frames came after it had loaded).
  func arrange() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    if collapses {
      ground.removeFromSuperview()
      for divider in dividers { divider.removeFromSuperview() }
      guard let host = collapsedHost else { return }
      host.barInsets = .zero
      host.columnSizeClass = .unspecified
      if host.view.superview !== view { view.addSubview(host.view) }
      place(host, .compact, at: view.bounds)
      return
    }
    decideMode()
    guard columnTransition == nil else { return }
    place(shownColumns(in: displayMode), as: currentArrangement)
  }

  /// Puts columns and what is between them into the view, in their order.
  func place(_ shown: [Column], as arrangement: SplitArrangement) {
    let view: UIView = self.view
    placeDividers(arrangement.dividers, in: view)
    let isOverlay = displayMode.isOverlay
    for column in Self.order {
      guard let host = hosts[column] else { continue }
      guard shown.contains(column) else {
        host.viewIfLoaded?.removeFromSuperview()
        // Autoresizing has changed it before it went.
        placers[column] = nil
        continue
      }
      if column != .secondary {
        host.columnSizeClass = .compact
        host.barInsets = overhangInsets(of: column, as: arrangement)
      }
      if host.view.superview !== view { insert(host.view, column, in: view) }
      place(host, column, at: arrangement.frame(of: column))
    }
    placeGround(isOverlay, in: view)
  }

  private func overhangInsets(of column: Column, as arrangement: SplitArrangement) -> UIEdgeInsets {
    guard column == .primary, style != .unspecified else { return .zero }
    let overhang = SplitArrangement.overhang
    let isRight = arrangement.primary.maxX > arrangement.secondary.maxX
    return UIEdgeInsets(
      top: 0, left: isRight ? 0 : overhang, bottom: 0, right: isRight ? overhang : 0)
  }

  /// A column goes above those that are nearer to the bottom.
  private func insert(_ new: UIView, _ column: Column, in view: UIView) {
    let below = Self.order.prefix { $0 != column }.compactMap { hosts[$0]?.viewIfLoaded }
    let lower = below.last { $0.superview === view }
    if let lower {
      view.insertSubview(new, aboveSubview: lower)
    } else {
      view.insertSubview(new, at: 0)
    }
  }

  private func place(_ host: UIViewController, _ column: Column, at frame: CGRect) {
    var placer = placers[column] ?? ContainerPlacer()
    placer.place(host.view, at: frame, isForced: columnTransition != nil)
    placers[column] = placer
  }

  private func placeDividers(_ frames: [CGRect], in view: UIView) {
    while dividers.count < frames.count {
      let divider = UIView(frame: frames[dividers.count])
      divider.backgroundColor = .separator
      dividers.append(divider)
    }
    for (index, divider) in dividers.enumerated() {
      if index < frames.count {
        divider.frame = frames[index]
        if divider.superview !== view { view.addSubview(divider) }
      } else {
        divider.removeFromSuperview()
      }
    }
  }

  private func placeGround(_ isNeeded: Bool, in view: UIView) {
    guard isNeeded, let secondary = hosts[.secondary]?.viewIfLoaded else {
      return ground.removeFromSuperview()
    }
    ground.backgroundColor = UIColor(white: 0, alpha: 0.1)
    ground.frame = view.bounds
    if ground.superview !== view, secondary.superview === view {
      view.insertSubview(ground, aboveSubview: secondary)
    }
  }
}
