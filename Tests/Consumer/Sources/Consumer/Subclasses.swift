import UIKit

/// A subclass of every open class of UIKit, as an app outside the package writes it.
///
/// `Scripts/check-consumer` holds the list against the symbols of the built module.

// MARK: What an app makes itself

final class OwnAccessibilityElement: UIAccessibilityElement {}
final class OwnAction: UIAction {}
final class OwnAlertAction: UIAlertAction {}
final class OwnAlertController: UIAlertController {}
final class OwnBarButtonItem: UIBarButtonItem {}
final class OwnBarButtonItemGroup: UIBarButtonItemGroup {}
final class OwnBarItem: UIBarItem {}
final class OwnBezierPath: UIBezierPath {}
final class OwnBlurEffect: UIBlurEffect {}
final class OwnButton: UIButton {}
final class OwnCollectionReusableView: UICollectionReusableView {}
final class OwnCollectionView: UICollectionView {}
final class OwnCollectionViewCell: UICollectionViewCell {}
final class OwnCollectionViewController: UICollectionViewController {}
final class OwnCollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<String, Int> {}
final class OwnCollectionViewFlowLayout: UICollectionViewFlowLayout {}
final class OwnCollectionViewFlowLayoutInvalidationContext:
  UICollectionViewFlowLayoutInvalidationContext
{}
final class OwnCollectionViewLayout: UICollectionViewLayout {}
final class OwnCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {}
final class OwnCollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
final class OwnCollectionViewListCell: UICollectionViewListCell {}
final class OwnColor: UIColor, @unchecked Sendable {}
final class OwnControl: UIControl {}
final class OwnCubicTimingParameters: UICubicTimingParameters {}
final class OwnDevice: UIDevice {}
final class OwnEvent: UIEvent {}
final class OwnFontMetrics: UIFontMetrics, @unchecked Sendable {}
final class OwnGestureRecognizer: UIGestureRecognizer {}
final class OwnGraphicsImageRenderer: UIGraphicsImageRenderer {}
final class OwnGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {}
final class OwnGraphicsRendererFormat: UIGraphicsRendererFormat {}
final class OwnImage: UIImage, @unchecked Sendable {}
final class OwnImageView: UIImageView {}
final class OwnInputView: UIInputView {}
final class OwnInputViewController: UIInputViewController {}
final class OwnLabel: UILabel {}
final class OwnLayoutConstraint: NSLayoutConstraint { var label: String? }
final class OwnLayoutGuide: UILayoutGuide {}
final class OwnListContentView: UIListContentView {}
final class OwnLongPressGestureRecognizer: UILongPressGestureRecognizer {}
final class OwnMutableParagraphStyle: NSMutableParagraphStyle {}
final class OwnNavigationBar: UINavigationBar {}
final class OwnNavigationController: UINavigationController {}
final class OwnNavigationItem: UINavigationItem {}
final class OwnNib: UINib {}
final class OwnPageViewController: UIPageViewController {}
final class OwnPanGestureRecognizer: UIPanGestureRecognizer {}
final class OwnParagraphStyle: NSParagraphStyle {}
final class OwnPickerView: UIPickerView {}
final class OwnPopoverPresentationController: UIPopoverPresentationController {}
final class OwnPresentationController: UIPresentationController {}
final class OwnResponder: UIResponder {}
final class OwnScrollView: UIScrollView {}
final class OwnSearchBar: UISearchBar {}
final class OwnSearchController: UISearchController {}
final class OwnSearchTextField: UISearchTextField {}
final class OwnSegmentedControl: UISegmentedControl {}
final class OwnSheetPresentationController: UISheetPresentationController {}
final class OwnSlider: UISlider {}
final class OwnSplitViewController: UISplitViewController {}
final class OwnSpringTimingParameters: UISpringTimingParameters {}
final class OwnStackView: UIStackView {}
final class OwnStepper: UIStepper {}
final class OwnStoryboardSegue: UIStoryboardSegue {}
final class OwnStringDrawingContext: NSStringDrawingContext {}
final class OwnSwitch: UISwitch {}
final class OwnTabBar: UITabBar {}
final class OwnTabBarController: UITabBarController {}
final class OwnTabBarItem: UITabBarItem {}
final class OwnTableView: UITableView {}
final class OwnTableViewCell: UITableViewCell {}
final class OwnTableViewController: UITableViewController {}
final class OwnTableViewDiffableDataSource: UITableViewDiffableDataSource<String, Int> {}
final class OwnTableViewHeaderFooterView: UITableViewHeaderFooterView {}
final class OwnTapGestureRecognizer: UITapGestureRecognizer {}
final class OwnTextContainer: NSTextContainer {}
final class OwnTextField: UITextField {}
final class OwnTextInputStringTokenizer: UITextInputStringTokenizer {}
final class OwnTextPosition: UITextPosition {}
final class OwnTextRange: UITextRange {}
final class OwnTextSelectionRect: UITextSelectionRect {}
final class OwnTextView: UITextView {}
final class OwnToolbar: UIToolbar {}
final class OwnTouch: UITouch {}
final class OwnVibrancyEffect: UIVibrancyEffect {}
final class OwnView: UIView {}
final class OwnViewController: UIViewController {}
final class OwnViewPropertyAnimator: UIViewPropertyAnimator {}
final class OwnVisualEffectView: UIVisualEffectView {}
final class OwnWindow: UIWindow {}

// MARK: What the system makes, or what is made of its subclasses only

final class OwnApplication: UIApplication {}
final class OwnCollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {}
final class OwnFont: UIFont, @unchecked Sendable {}
final class OwnGraphicsImageRendererContext: UIGraphicsImageRendererContext {}
final class OwnGraphicsRenderer: UIGraphicsRenderer {}
final class OwnGraphicsRendererContext: UIGraphicsRendererContext {}
final class OwnKeyboardLayoutGuide: UIKeyboardLayoutGuide {}
final class OwnLayoutAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
final class OwnLayoutDimension: NSLayoutDimension {}
final class OwnLayoutXAxisAnchor: NSLayoutXAxisAnchor {}
final class OwnLayoutYAxisAnchor: NSLayoutYAxisAnchor {}
final class OwnMenuElement: UIMenuElement {}
final class OwnScene: UIScene {}
final class OwnScreen: UIScreen {}
final class OwnStoryboard: UIStoryboard {}
final class OwnTextInputAssistantItem: UITextInputAssistantItem {}
final class OwnTrackingLayoutGuide: UITrackingLayoutGuide {}
final class OwnUpdateActionPhase: UIUpdateActionPhase {}
final class OwnUpdateInfo: UIUpdateInfo {}
final class OwnUpdateLink: UIUpdateLink {}
final class OwnVisualEffect: UIVisualEffect {}
final class OwnWindowScene: UIWindowScene {}

/// Makes one of each by the initializer that apps call.
@MainActor
func makeOneOfEachSubclass() -> [NSObject] {
  let view = OwnView(frame: .zero)
  let field = OwnTextField(frame: .zero)
  let table = OwnTableView(frame: .zero, style: .plain)
  let layout = OwnCollectionViewFlowLayout()
  let collection = OwnCollectionView(frame: .zero, collectionViewLayout: layout)
  let controller = OwnViewController(nibName: nil, bundle: nil)
  let action = OwnAction(title: "Own") { _ in }
  let blur = OwnBlurEffect(style: .regular)
  let views: [UIView] = [
    view, field, table, collection,
    OwnButton(frame: .zero), OwnButton(type: .system), OwnButton(configuration: .plain()),
    OwnCollectionReusableView(frame: .zero), OwnCollectionViewCell(frame: .zero),
    OwnCollectionViewListCell(frame: .zero), OwnControl(frame: .zero),
    OwnImageView(image: nil), OwnInputView(frame: .zero, inputViewStyle: .keyboard),
    OwnLabel(frame: .zero), OwnListContentView(configuration: .cell()),
    OwnNavigationBar(frame: .zero), OwnPickerView(frame: .zero), OwnScrollView(frame: .zero),
    OwnSearchBar(frame: .zero), OwnSearchTextField(frame: .zero),
    OwnSegmentedControl(items: ["A", "B"]), OwnSlider(frame: .zero),
    OwnStackView(arrangedSubviews: []), OwnStepper(frame: .zero), OwnSwitch(frame: .zero),
    OwnTabBar(frame: .zero), OwnTableViewCell(style: .default, reuseIdentifier: nil),
    OwnTableViewHeaderFooterView(reuseIdentifier: nil),
    OwnTextView(frame: .zero, textContainer: nil), OwnToolbar(frame: .zero),
    OwnVisualEffectView(effect: blur), OwnWindow(frame: .zero),
  ]
  let controllers: [UIViewController] = [
    controller, OwnAlertController(title: nil, message: nil, preferredStyle: .alert),
    OwnCollectionViewController(collectionViewLayout: layout),
    OwnInputViewController(nibName: nil, bundle: nil),
    OwnNavigationController(rootViewController: controller),
    OwnPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    OwnSearchController(searchResultsController: nil), OwnSplitViewController(style: .doubleColumn),
    OwnTabBarController(nibName: nil, bundle: nil), OwnTableViewController(style: .plain),
  ]
  let others: [NSObject] = [
    action, blur, layout, OwnAccessibilityElement(accessibilityContainer: view),
    OwnAlertAction(title: nil, style: .default), OwnBarButtonItem(primaryAction: action),
    OwnBarButtonItem(customView: view), OwnBarItem(),
    OwnBarButtonItemGroup(barButtonItems: [], representativeItem: nil),
    OwnBezierPath(rect: .zero),
    OwnCollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil },
    OwnCollectionViewFlowLayoutInvalidationContext(), OwnCollectionViewLayout(),
    OwnCollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
    OwnCollectionViewLayoutInvalidationContext(), OwnColor(white: 1, alpha: 1),
    OwnCubicTimingParameters(animationCurve: .linear), OwnDevice(), OwnEvent(),
    OwnFontMetrics(forTextStyle: .body), OwnGestureRecognizer(),
    OwnGraphicsImageRenderer(size: CGSize(width: 1, height: 1)), OwnGraphicsImageRendererFormat(),
    OwnGraphicsRendererFormat(), OwnImage(),
    OwnLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50),
    OwnLayoutGuide(), OwnLongPressGestureRecognizer(), OwnMutableParagraphStyle(),
    OwnNavigationItem(title: "Own"), OwnNib(nibName: "Own", bundle: nil),
    OwnPanGestureRecognizer(), OwnParagraphStyle(),
    OwnPopoverPresentationController(presentedViewController: controller, presenting: nil),
    OwnPresentationController(presentedViewController: controller, presenting: nil),
    OwnResponder(),
    OwnSheetPresentationController(presentedViewController: controller, presenting: nil),
    OwnSpringTimingParameters(dampingRatio: 1),
    OwnStoryboardSegue(identifier: nil, source: controller, destination: controller),
    OwnStringDrawingContext(), OwnTabBarItem(title: nil, image: nil, tag: 0),
    OwnTableViewDiffableDataSource(tableView: table) { _, _, _ in nil },
    OwnTapGestureRecognizer(), OwnTextContainer(),
    OwnTextInputStringTokenizer(textInput: field),
    OwnTextPosition(), OwnTextRange(), OwnTextSelectionRect(), OwnTouch(),
    OwnVibrancyEffect(blurEffect: blur), OwnViewPropertyAnimator(duration: 1, curve: .linear),
  ]
  return views + controllers + others
}
