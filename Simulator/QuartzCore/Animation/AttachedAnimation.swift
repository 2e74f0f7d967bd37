/// An animation on a layer: the layer's own copy, and the delegate that waits for its end.
struct AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let groups: [CompletionGroup]
}
