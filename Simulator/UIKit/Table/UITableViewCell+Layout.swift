extension UITableViewCell {
  /// The least a row of text is high, in points: Apple's smallest target for a finger.
  static let leastHeight: CGFloat = 44
  /// Between content and accessory, in points.
  private static let accessoryGap: CGFloat = 8

  /// How high the cell wants to be in a width.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if bounds.width != width { bounds.size.width = width }
    placeParts()
    let height = content.height(inWidth: contentView.bounds.width)
    guard content.isMadeOfText || height == nil else { return height ?? Self.leastHeight }
    return max(height ?? 0, Self.leastHeight)
  }

  /// Content, accessory, backgrounds and separator, in the cell's bounds.
  func placeParts() {
    let margin = place.margin
    var room = bounds.inset(by: place.sides)
    if let accessory = accessoryView ?? accessory {
      let size = accessory.bounds.size
      let x = room.maxX - margin - size.width
      accessory.frame = mirrored(
        CGRect(
          x: x, y: PixelGrid.round((bounds.height - size.height) / 2, layer.contentsScale),
          width: size.width, height: size.height))
      room.size.width = max(x - Self.accessoryGap - room.minX, 0)
    }
    let hasAccessory = (accessoryView ?? accessory) != nil
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailing = hasAccessory ? Self.accessoryGap : margin
    content.place(
      mirrored(room),
      margins: UIEdgeInsets(
        top: 11, left: isRTL ? trailing : margin, bottom: 11, right: isRTL ? margin : trailing))
    content.hasFixedHeight = place.isHeightFixed
    placeBackgrounds()
    placeSeparator()
    placeTopLine()
  }

  private func placeBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view, view !== selectedBackgroundView || showsSelection else { continue }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    layer.maskedCorners = place.roundCorners
    layer.cornerRadius = place.roundCorners.isEmpty ? 0 : TableCellPlace.radius
  }

  /// Grouped sections have a line from side to side above and below all rows.
  private func placeTopLine() {
    let isShown = place.hasSeparators && place.isFirst && place.style == .grouped
    if isShown {
      // Adding it again would bring it before the separator, and that before it, at every layout.
      if topLine.superview !== self { addSubview(topLine) }
    } else if topLine.superview != nil {
      topLine.removeFromSuperview()
    }
    topLine.backgroundColor = place.separatorColor
    topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / layer.contentsScale)
  }

  private func placeSeparator() {
    let isInside = !place.isLast || place.style == .plain
    let isAtEdge = place.isLast && place.style == .grouped
    separator.isHidden = !place.hasSeparators || !(isInside || isAtEdge)
    separator.backgroundColor = place.separatorColor
    let height = 1 / layer.contentsScale
    var left = place.sides.left + place.margin
    var right: CGFloat = 0
    if let inset = ownSeparatorInset ?? place.separatorInset {
      (left, right) = (inset.left, inset.right)
    }
    if isAtEdge { (left, right) = (0, 0) }
    separator.frame = mirrored(
      CGRect(
        x: left, y: bounds.height - height, width: max(bounds.width - left - right, 0),
        height: height))
    bringSubviewToFront(separator)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Accessories

  func accessoryDidChange() {
    for view in subviews where view === accessory || view is TableAccessoryView {
      view.removeFromSuperview()
    }
    accessory = nil
    if let accessoryView {
      addSubview(accessoryView)
    } else if accessoryType != .none {
      let view = TableAccessoryView(accessoryType)
      view.tapped = { [weak self] in
        guard let self else { return }
        (superview as? UITableView)?.accessoryTapped(of: self)
      }
      addSubview(view)
      accessory = view
    }
    setNeedsLayout()
  }

  // MARK: Selection

  var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

  /// Shows the background of a touched or selected cell, or takes it away.
  func showCondition(animated: Bool) {
    if showsSelection, selectedBackgroundView == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    guard let background = selectedBackgroundView else { return }
    let isShown = showsSelection
    if isShown, background.superview == nil {
      UIView.performWithoutAnimation {
        background.frame = bounds
        background.alpha = animated ? 0 : 1
        insertSubview(background, at: backgroundView?.superview === self ? 1 : 0)
      }
    }
    guard animated else {
      background.alpha = 1
      if !isShown { background.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: 0.3) {
      background.alpha = isShown ? 1 : 0
    } completion: { [weak self] _ in
      if let self, !self.showsSelection { background.removeFromSuperview() }
    }
  }
}
