/// Required constraints that cannot all hold.
///
/// Every listed constraint takes part: remove any one of them and the others can hold together. The
/// one being added or edited is among them. Bounds of non-negative variables may take part as well;
/// they have no name and are not listed.
package struct Conflict: Error, Hashable, Sendable {
  /// In the order in which the constraints were added.
  package let constraints: [ConstraintID]
}
