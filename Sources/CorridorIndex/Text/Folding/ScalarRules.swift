/// What each scalar folds to, by itself: slow and called once per code point, for ``FoldingTable``.
struct ScalarRules: Sendable {
  func folding(of scalar: Unicode.Scalar) -> ScalarFolding {
    switch scalar {
    case "a"..."z", "0"..."9": ScalarFolding(.letter, [scalar])
    case "A"..."Z": ScalarFolding(.letter, [Unicode.Scalar(UInt8(scalar.value) + 32)])
    case "'", "\u{2019}": ScalarFolding(.apostrophe)
    default:
      if scalar.properties.isAlphabetic {
        ScalarFolding(.letter, Array(scalar.properties.lowercaseMapping.unicodeScalars))
      } else {
        ScalarFolding(.separator)
      }
    }
  }
}
