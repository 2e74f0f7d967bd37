import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AppearanceTests {
  // MARK: Colours

  @Test("Colours are equal by their components")
  func coloursEqual() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("Dynamic colour is asked for again")
  func dynamicColourAsked() {
    let color = UIColor { _ in .systemBlue }
    #expect(color.cgColor == UIColor.systemBlue.cgColor)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  struct Hue: Sendable {
    let color: UIColor
    let hue: CGFloat
    let saturation: CGFloat
    let brightness: CGFloat
  }

  @Test(
    "Hue and back",
    arguments: [
      Hue(color: .red, hue: 0, saturation: 1, brightness: 1),
      Hue(color: .green, hue: 1 / 3, saturation: 1, brightness: 1),
      Hue(color: .blue, hue: 2 / 3, saturation: 1, brightness: 1),
      Hue(color: .white, hue: 0, saturation: 0, brightness: 1),
      Hue(color: .brown, hue: 1 / 12, saturation: 2 / 3, brightness: 0.6),
    ])
  func hueBack(_ expected: Hue) {
    let color = expected.color
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - expected.hue) < 1e-9)
    #expect(abs(s - expected.saturation) < 1e-9)
    #expect(abs(b - expected.brightness) < 1e-9)
    #expect(a == 1)
    let again = UIColor(hue: h, saturation: s, brightness: b, alpha: a).cgColor
    #expect(abs(again.red - color.cgColor.red) < 1e-9)
    #expect(abs(again.green - color.cgColor.green) < 1e-9)
    #expect(abs(again.blue - color.cgColor.blue) < 1e-9)
  }

  @Test("White is only read from greys")
  func whiteReadGreys() {
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor.white.getWhite(&white, alpha: nil))
    #expect(white == 1)
  }

  @Test("Views inherit their tint")
  func viewsInherit() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue)
  }

  // MARK: Fonts

  /// One line of 17 points measures 20.287109375 on iOS.
  @Test("Font has the systems metrics")
  func fontSystemsMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.pointSize == 17 && font.leading == 0)
    #expect(font.withSize(34).lineHeight == 2 * font.lineHeight)
    #expect(UIFont.systemFont(ofSize: 17) == font)
    #expect(UIFont.boldSystemFont(ofSize: 17) != font)
  }

  @Test(
    "Text styles have their sizes",
    arguments: [
      (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ])
  func textStyles(_ style: UIFont.TextStyle, _ size: CGFloat) {
    // Whatever text size another test has chosen.
    UIApplication.launch()
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test("Heavier text is wider")
  func heavierTextWider() {
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { UIFont.systemFont(ofSize: 40, weight: $0).width(of: "hamburger") }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  // MARK: Images and drawing

  @Test("Renderer draws at its scale")
  func rendererDrawsScale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 4, height: 2), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 20, width: 2, height: 2))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 3)
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(x: 5, y: 5) == 0xFFFF_0000)
    #expect(pixels.pixel(x: 6, y: 5) == 0)
  }

  @Test("Opaque images start black")
  func opaqueImagesStart() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }
    #expect(try #require(image.cgImage).pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("Image survives APNG file")
  func imageSurvivesAPNG() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data, scale: image.scale))
    #expect(again.size == image.size)
    #expect(again.cgImage?.contentID == image.cgImage?.contentID)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test("Tint keeps only the shape")
  func tintKeepsShape() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let tinted = try #require(image.withTintColor(.blue).cgImage)
    #expect(tinted.pixel(x: 0, y: 0) == 0xFF00_00FF)
    #expect(tinted.pixel(x: tinted.width - 1, y: 0) == 0)
  }

  @Test("Paths fill stroke and answer")
  func pathsFillStroke() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 5)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.contains(CGPoint(x: 10, y: 5)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!corner.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(corner.contains(CGPoint(x: 19.5, y: 0.5)))
    let pie = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.addLine(to: .zero)
    pie.close()
    // Clockwise on a screen, from the right to the bottom.
    #expect(pie.contains(CGPoint(x: 5, y: 5)))
    #expect(!pie.contains(CGPoint(x: 5, y: -5)))
    let outline = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && !outline.isEmpty)
  }
}
