import CUIKitEnums

extension UITableViewCell {
  public typealias CellStyle = UITableViewCellStyle

  public typealias SelectionStyle = UITableViewCellSelectionStyle

  public typealias AccessoryType = UITableViewCellAccessoryType

  public typealias SeparatorStyle = UITableViewCellSeparatorStyle

  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
}
