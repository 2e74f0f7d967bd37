// Apps that import this product can use KeyboardStrut without a second import.
@_exported import KeyboardStrut
