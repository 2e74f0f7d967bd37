// Apps that import this product see the library it belongs to without a second import.
@_exported import KeyboardStrut
