/// Manages a collection view, as its data source and delegate, and makes room in it for the
/// keyboard.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var layout: UICollectionViewLayout
  private var keyboardAvoidance: ControllerKeyboardAvoidance?

  /// Whether selected items are deselected as the view appears.
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the collection view is made with.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? layout
  }

  private var collection: UICollectionView?

  /// The controller's view, unless a subclass puts it inside another one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection = newValue
      if viewIfLoaded is UICollectionView? { view = newValue }
      keyboardAvoidance?.stop()
      keyboardAvoidance = newValue.map(Self.avoidance)
    }
  }

  /// Makes a collection view whose data source and delegate this controller is, unless a
  /// nib has the view.
  open override func loadView() {
    if hasViewFromNib {
      collection = viewIfLoaded as? UICollectionView
      keyboardAvoidance = collection.map(Self.avoidance)
      return
    }
    let view = UICollectionView(frame: UIScreen.current.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alwaysBounceVertical = true
    view.dataSource = self
    view.delegate = self
    collection = view
    self.view = view
    keyboardAvoidance = Self.avoidance(view)
  }

  /// What shows above the keyboard is the input itself: of reports, those that say what is scrolled
  /// to name the first responder (TPKeyboardAvoiding#188).
  private static func avoidance(_ view: UICollectionView) -> ControllerKeyboardAvoidance {
    ControllerKeyboardAvoidance(view) { [weak view] focus in
      guard let view, focus.isDescendant(of: view) else { return nil }
      return focus.convert(focus.bounds, to: view)
    }
  }

  // MARK: Life

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance?.start()
    guard clearsSelectionOnViewWillAppear else { return }
    collection?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance?.stop()
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) must implement collectionView(_:cellForItemAt:)")
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "\(type(of: self)) must implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
