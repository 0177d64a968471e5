extension String {
  /// The name of a file without folders and extension: "a/b.csv" and "b.csv.gz" give "b".
  var stem: String {
    var name = self.split(separator: "/").last.map(String.init) ?? self
    for packing in [".gz", ".bz2"] where name.hasSuffix(packing) {
      name.removeLast(packing.count)
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
