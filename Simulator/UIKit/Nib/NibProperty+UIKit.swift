extension NibProperty {
  /// UIKit's own properties, by their Objective-C names.
  static func builtIn(_ key: String, of object: AnyObject) -> AnyKeyPath? {
    func isObject<Root>(ofType root: Root.Type) -> Bool { object is Root }
    for table in tables {
      guard let path = table[key] else { continue }
      if _openExistential(type(of: path).rootType, do: isObject) { return path }
    }
    return nil
  }

  private static let tables: [[String: AnyKeyPath]] = [
    [
      "layer": \UIView.layer, "hidden": \UIView.isHidden, "alpha": \UIView.alpha,
      "tag": \UIView.tag, "backgroundColor": \UIView.backgroundColor,
      "tintColor": \UIView.tintColor, "clipsToBounds": \UIView.clipsToBounds,
      "userInteractionEnabled": \UIView.isUserInteractionEnabled,
      "layoutMargins": \UIView.layoutMargins,
    ],
    [
      "cornerRadius": \CALayer.cornerRadius, "borderWidth": \CALayer.borderWidth,
      "masksToBounds": \CALayer.masksToBounds, "opacity": \CALayer.opacity,
      "shadowOpacity": \CALayer.shadowOpacity, "shadowRadius": \CALayer.shadowRadius,
      "shadowOffset": \CALayer.shadowOffset,
    ],
    [
      "spacing": \UIStackView.spacing,
      "layoutMarginsRelativeArrangement": \UIStackView.isLayoutMarginsRelativeArrangement,
      "baselineRelativeArrangement": \UIStackView.isBaselineRelativeArrangement,
    ],
    ["items": \UIToolbar.items],
    ["title": \UIBarItem.title, "enabled": \UIBarItem.isEnabled],
    ["on": \UISwitch.isOn, "onTintColor": \UISwitch.onTintColor],
    ["enabled": \UIControl.isEnabled, "selected": \UIControl.isSelected],
    [
      "text": \UILabel.text, "textColor": \UILabel.textColor,
      "numberOfLines": \UILabel.numberOfLines, "enabled": \UILabel.isEnabled,
      "preferredMaxLayoutWidth": \UILabel.preferredMaxLayoutWidth,
    ],
    [
      "delegate": \UITextField.delegate, "text": \UITextField.text,
      "placeholder": \UITextField.placeholder, "textColor": \UITextField.textColor,
      "leftView": \UITextField.leftView, "rightView": \UITextField.rightView,
    ],
    ["delegate": \UITableView.delegate, "dataSource": \UITableView.dataSource],
    ["delegate": \UICollectionView.delegate, "dataSource": \UICollectionView.dataSource],
    ["gestureRecognizers": \UIView.gestureRecognizers],
    ["delegate": \UIGestureRecognizer.delegate],
    ["delegate": \UIPickerView.delegate, "dataSource": \UIPickerView.dataSource],
    ["delegate": \UISearchBar.delegate, "text": \UISearchBar.text],
    ["delegate": \UINavigationController.delegate],
    ["delegate": \UITabBarController.delegate],
    ["delegate": \UITextView.delegate, "text": \UITextView.text],
    [
      "delegate": \UIScrollView.delegate, "contentInset": \UIScrollView.contentInset,
      "scrollEnabled": \UIScrollView.isScrollEnabled,
    ],
    ["image": \UIImageView.image, "highlightedImage": \UIImageView.highlightedImage],
    ["view": \UIViewController.view, "title": \UIViewController.title],
    [
      "constant": \NSLayoutConstraint.constant, "identifier": \NSLayoutConstraint.identifier,
      "active": \NSLayoutConstraint.isActive,
    ],
  ]
}
