/// Sections of flowing items, one after another.
struct FlowArrangement {
  let direction: UICollectionView.ScrollDirection
  /// The length of headers, footers and of the content across the way it scrolls.
  let across: CGFloat
  private let scale: CGFloat
  private var sections: [FlowSection]
  private var stack: LengthStack

  /// - Parameter scale: Device pixels a point, for frames on whole pixels.
  init(
    direction: UICollectionView.ScrollDirection, across: CGFloat, scale: CGFloat,
    sections: [FlowSection]
  ) {
    self.direction = direction
    self.across = across
    self.scale = scale
    self.sections = sections
    stack = LengthStack(sections.map(\.length), gap: 0)
  }

  var contentSize: CGSize { size(FlowSection.Extent(along: stack.total, across: across)) }

  func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].extents.indices.contains(indexPath.item)
  }

  mutating func setSize(_ size: CGSize, of element: CollectionElement) {
    let section = element.indexPath.section
    guard sections.indices.contains(section) else { return }
    let extent = extent(size)
    switch element.kind {
    case nil:
      guard contains(element.indexPath) else { return }
      sections[section].setExtent(extent, ofItem: element.indexPath.item)
    case UICollectionView.elementKindSectionHeader: sections[section].setHeader(extent.along)
    default: sections[section].setFooter(extent.along)
    }
    stack.set(sections[section].length, at: section)
  }

  // MARK: Frames

  mutating func frame(of indexPath: IndexPath) -> CGRect {
    var origin = sections[indexPath.section].origin(ofItem: indexPath.item)
    origin.along += stack.start(of: indexPath.section)
    return frame(origin, sections[indexPath.section].extents[indexPath.item])
  }

  /// Nil for a section that has none.
  mutating func headerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].metrics.header > 0 else {
      return nil
    }
    return frame(
      FlowSection.Extent(along: stack.start(of: section), across: 0),
      FlowSection.Extent(along: sections[section].metrics.header, across: across))
  }

  mutating func footerFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].metrics.footer > 0 else {
      return nil
    }
    let footer = sections[section].metrics.footer
    let end = stack.start(of: section) + sections[section].length
    return frame(
      FlowSection.Extent(along: end - footer, across: 0),
      FlowSection.Extent(along: footer, across: across))
  }

  // MARK: What lies in a rectangle

  /// The sections that meet a rectangle, and their items that may.
  mutating func items(in rect: CGRect) -> [(section: Int, items: Range<Int>)] {
    let isVertical = direction == .vertical
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [(section: Int, items: Range<Int>)] = []
    var section = stack.firstIndex(endingAfter: low)
    while section < sections.count, stack.start(of: section) < high {
      let start = stack.start(of: section)
      found.append((section, sections[section].items(from: low - start, to: high - start)))
      section += 1
    }
    return found
  }

  // MARK: Axes

  private func size(_ extent: FlowSection.Extent) -> CGSize {
    direction == .vertical
      ? CGSize(width: extent.across, height: extent.along)
      : CGSize(width: extent.along, height: extent.across)
  }

  private func extent(_ size: CGSize) -> FlowSection.Extent {
    direction == .vertical
      ? FlowSection.Extent(along: size.height, across: size.width)
      : FlowSection.Extent(along: size.width, across: size.height)
  }

  private func frame(_ origin: FlowSection.Extent, _ extent: FlowSection.Extent) -> CGRect {
    let point = size(origin)
    return CGRect(
      x: PixelGrid.round(point.width, scale), y: PixelGrid.round(point.height, scale),
      width: size(extent).width, height: size(extent).height)
  }
}
