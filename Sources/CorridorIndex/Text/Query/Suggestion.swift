/// The candidate that `text` is most likely a misspelling of; nil if none is near.
///
/// A candidate is near if the number of edits is at most one third of the letters of `text`, and
/// one edit is always near; no candidate is near a text of more letters than ``BitParallelEditDistance`` takes.
/// An edit inserts, deletes or changes a letter, or swaps two adjacent letters; case and the choice
/// among `-`, `_` and space do not count. Of equally near candidates, the one with the longest
/// common prefix wins, then the first one. O(letters of all candidates).
package func closestMatch(to text: String, in candidates: [String]) -> String? {
  let wanted = spellingForm(text)
  guard wanted.count <= BitParallelEditDistance.longestText else { return nil }
  let limit = max(1, wanted.count / 3)
  let meter = BitParallelEditDistance(wanted, limit: limit)
  var best: String?
  var fewest = limit + 1
  var longestStart = 0
  for candidate in candidates {
    let form = spellingForm(candidate)
    guard abs(form.count - wanted.count) <= fewest,
      let edits = meter.edits(to: form, asPrefix: false)
    else { continue }
    let start = zip(wanted, form).prefix { $0 == $1 }.count
    if edits < fewest || edits == fewest && best != nil && start > longestStart {
      best = candidate
      fewest = edits
      longestStart = start
    }
  }
  return best
}

/// A one-line error message: the category does not exist, and which one was most likely meant.
package func unknownCategoryMessage(_ found: String, suggestion: String?) -> String {
  "unknown category '\(found)'; "
    + (suggestion.map { "did you mean \($0)?" } ?? "see corridor categories")
}

/// The text without differences of case and separators.
internal func spellingForm(_ text: String) -> [Unicode.Scalar] {
  text.lowercased().unicodeScalars.map { $0 == "-" || $0 == " " ? "_" : $0 }
}
