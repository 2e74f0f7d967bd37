#if canImport(UIKit)
  import UIKit

  extension KeyboardNavigator {
    /// The leading upper corner of each input, in the order in which they are visited, in the
    /// coordinates of a view.
    func corners(in view: UIView) -> [CGPoint] {
      inputs.map { input in
        let frame = input.convert(input.bounds, to: view)
        let isRightToLeft = input.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY)
      }
    }
  }

  extension UILabel {
    /// A number, on a disc or a pill 18 points high.
    static func badge(_ text: String = "", on color: UIColor, cornerRadius: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
      label.text = text
      label.textAlignment = .center
      label.font = .boldSystemFont(ofSize: 11)
      label.textColor = .white
      label.backgroundColor = color
      label.layer.cornerRadius = cornerRadius
      label.clipsToBounds = true
      return label
    }
  }
#endif
