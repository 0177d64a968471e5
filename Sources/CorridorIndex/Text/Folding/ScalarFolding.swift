/// The folding of one scalar before it is packed into a page.
struct ScalarFolding: Equatable {
  var kind: FoldingEntry.Kind
  var utf8: [UInt8]

  init(_ kind: FoldingEntry.Kind, _ scalars: [Unicode.Scalar] = []) {
    self.kind = kind
    utf8 = scalars.utf8
  }
}
