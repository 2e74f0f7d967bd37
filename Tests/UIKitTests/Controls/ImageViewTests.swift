import Testing

@testable import UIKit

@MainActor
@Suite struct ImageViewTests {
  private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  @Test("Is as large as its image and takes no touches")
  func largeImageTakes() {
    let view = UIImageView(image: image(.red, 30, 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  struct Fit: Sendable {
    let mode: UIView.ContentMode
    /// Points of a 40 × 40 view that show the 20 × 10 image, and points that do not.
    let shown: [CGPoint]
    let clear: [CGPoint]
  }

  @Test(
    "Content mode places the image",
    arguments: [
      Fit(
        mode: .scaleToFill, shown: [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 39)], clear: []),
      Fit(
        mode: .scaleAspectFit, shown: [CGPoint(x: 1, y: 20), CGPoint(x: 20, y: 11)],
        clear: [CGPoint(x: 20, y: 8), CGPoint(x: 20, y: 32)]),
      Fit(
        mode: .scaleAspectFill, shown: [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 39)], clear: []),
      Fit(
        mode: .center, shown: [CGPoint(x: 20, y: 20), CGPoint(x: 11, y: 16)],
        clear: [CGPoint(x: 8, y: 20), CGPoint(x: 20, y: 13)]),
      Fit(
        mode: .topLeft, shown: [CGPoint(x: 1, y: 1), CGPoint(x: 19, y: 9)],
        clear: [CGPoint(x: 21, y: 5), CGPoint(x: 5, y: 11)]),
      Fit(
        mode: .bottomRight, shown: [CGPoint(x: 39, y: 39)], clear: [CGPoint(x: 5, y: 5)]),
    ])
  func contentModePlaces(_ fit: Fit) throws {
    let view = UIImageView(image: image(.red, 20, 10))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.contentMode = fit.mode
    view.layer.commitTree()
    let picture = try #require(
      Renderer.image(of: [view.layer], size: CGSize(width: 40, height: 40), scale: 1))
    for point in fit.shown {
      #expect(picture.pixel(x: Int(point.x), y: Int(point.y)) == 0xFFFF_0000, "\(point)")
    }
    for point in fit.clear {
      #expect(picture.pixel(x: Int(point.x), y: Int(point.y)) == 0, "\(point)")
    }
  }

  @Test("Drawn content is placed by the content mode too")
  func drawnContentPlaced() {
    let view = UIView()
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .bottomLeft
    #expect(view.layer.contentsGravity == .bottomLeft)
  }

  @Test("Template takes the tint colour")
  func templateTakesTint() throws {
    let view = UIImageView(image: image(.red, 4, 4).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let contents = try #require(view.layer.contents as? CGImage)
    #expect(contents.pixel(x: 1, y: 1) == 0xFF00_FF00)
  }
}
