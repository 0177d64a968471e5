/// The candidate that `text` is most likely a misspelling of; nil where none is near.
///
/// Near means: no more edits than a third of the letters of `text`, and always one; nothing is near
/// a text of more letters than ``EditMeter`` takes. An edit is a letter added, left out, changed or
/// swapped with its neighbour; capitals do not count, nor does a choice among `-`, `_` and space. Of
/// equally near candidates the one that starts alike for longer wins, then the first. O(letters of
/// all candidates).
package func closestMatch(to text: String, in candidates: [String]) -> String? {
  let wanted = spellingForm(text)
  guard wanted.count <= EditMeter.longestText else { return nil }
  let limit = max(1, wanted.count / 3)
  let meter = EditMeter(wanted, limit: limit)
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

/// One line for an error: the category does not exist, and which one was most likely meant.
package func unknownCategoryMessage(_ found: String, suggestion: String?) -> String {
  "unknown category '\(found)'; "
    + (suggestion.map { "did you mean \($0)?" } ?? "see corridor categories")
}

/// The text without what a hurried reader overlooks.
internal func spellingForm(_ text: String) -> [Unicode.Scalar] {
  text.lowercased().unicodeScalars.map { $0 == "-" || $0 == " " ? "_" : $0 }
}
