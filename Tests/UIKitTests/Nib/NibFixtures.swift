@_spi(Simulator) import UIKit

/// The owner of `Form.xib`.
final class FormController: UIViewController, UITextFieldDelegate {
  weak var field: UITextField!
  var bottom: NSLayoutConstraint!
}

/// There is no nib of its name.
final class LonelyController: UIViewController {}

/// Writes down what happens to it, in order.
class DiaryView: UIView {
  private(set) var diary: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    diary.append("init, \(subviews.count) subviews, width \(Int(bounds.width))")
    backgroundColor = .systemPink
  }

  weak var partner: UIView? { didSet { diary.append("partner") } }
  var fields: [UITextField] = [] { didSet { diary.append("fields") } }
  var forgotten: UIView?

  var on = false { didSet { diary.append("on") } }
  var count = 0
  var ratio: CGFloat = 0
  var exact = 0.0
  var rough: Float?
  var note: String?
  var tone: UIColor?
  var spot = CGPoint.zero
  var extent = CGSize.zero
  var area: CGRect?
  var span = NSRange()

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awake")
  }

  class var nibProperties: [String: AnyKeyPath] {
    [
      "partner": \DiaryView.partner, "fields": \DiaryView.fields, "on": \DiaryView.on,
      "count": \DiaryView.count, "ratio": \DiaryView.ratio, "exact": \DiaryView.exact,
      "rough": \DiaryView.rough, "note": \DiaryView.note, "tone": \DiaryView.tone,
      "spot": \DiaryView.spot, "extent": \DiaryView.extent, "area": \DiaryView.area,
      "span": \DiaryView.span,
    ]
  }
}

/// A subclass with an outlet of its own.
final class TitledDiaryView: DiaryView {
  weak var heading: UILabel?

  override class var nibProperties: [String: AnyKeyPath] {
    super.nibProperties.merging(["heading": \TitledDiaryView.heading]) { $1 }
  }
}

extension DiaryView: NibConnectable {}

extension FormController: NibConnectable {
  static var nibProperties: [String: AnyKeyPath] {
    ["field": \FormController.field, "bottom": \FormController.bottom]
  }
}

/// A parent that embeds a child.
final class ParentController: UIViewController {
  private(set) var diary: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    diary.append("awake, view \(isViewLoaded)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    diary.append("prepare \(segue.identifier ?? "-") for \(type(of: segue.destination))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.append("did load, children \(children.count)")
  }
}

/// A controller that goes no segue.
final class RefusingController: UIViewController {
  private(set) var asked: [String] = []
  private(set) weak var sender: AnyObject?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    self.sender = sender as AnyObject?
    return false
  }
}

/// A controller that needs more than its coder.
final class GreetingController: UIViewController {
  let greeting: String

  init?(coder: NSCoder, greeting: String) {
    self.greeting = greeting
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    greeting = "none"
    super.init(coder: coder)
  }
}
