/// A plain route that is a member of a JSON object: a request that brings its route.
///
/// It is read in one pass over the text, at a third of what a document of all of it costs.
package struct RouteMember {
  package let document: RouteDocument
  /// Where its object stands in the text, braces included.
  package let range: Range<Int>

  /// Finds the member and reads it; nil where it is not plain, or where the object has one of the
  /// members that say how to read it.
  ///
  /// The text is a whole input as ``InputFile`` hands it out. What is beside the route is only passed
  /// over: it may still be wrong.
  @unsafe
  package init?(_ name: String, unless others: [String], in text: UnsafeRawBufferPointer) {
    // SAFETY: a whole input ends in 64 zeros.
    guard var scanner = unsafe PlainJSON(text), scanner.take("{") else { return nil }
    var found: (RouteDocument, Range<Int>)?
    repeat {
      guard let key = scanner.string(), scanner.take(":"), !others.contains(key) else { return nil }
      if key == name {
        guard found == nil, scanner.isAt("{"),
          let (document, range) = PlainGeoJSON.read(at: &scanner)
        else { return nil }
        found = (document, range)
      } else if !scanner.skipValue() {
        return nil
      }
    } while scanner.take(",")
    guard scanner.take("}"), scanner.isAtEnd, let found else { return nil }
    (document, range) = found
  }
}
