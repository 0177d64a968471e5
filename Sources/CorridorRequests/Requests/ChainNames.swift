internal import Corridor
package import CorridorIndex

/// How an index spells the chains that people name, see
/// ``CorridorIndex/PlaceIndex/chainSpellings(of:)``.
///
/// Names are kept, so that the lines of a batch look each up once.
package final class ChainNames {
  private let index: PlaceIndex
  private var known: [String: [String]] = [:]

  package init(_ index: PlaceIndex) {
    self.index = index
  }

  /// All spellings of chains that the index has, each the same but for case, diacritics and signs.
  package func spellings(of chains: [String]) throws(CommandError) -> [String] {
    var spellings: [String] = []
    for chain in chains {
      let found: [String]
      if let names = known[chain] {
        found = names
      } else {
        do throws(SearchError) { found = try index.chainSpellings(of: chain) } catch {
          throw .search(error)
        }
        known[chain] = found
      }
      guard !found.isEmpty else {
        throw .unknownChain(chain, suggestion: try closest(to: chain))
      }
      spellings += found.filter { !spellings.contains($0) }
    }
    return spellings
  }

  /// The chain that was most likely meant.
  private func closest(to chain: String) throws(CommandError) -> String? {
    do throws(IndexError) {
      return closestMatch(to: chain, in: try index.chains.map(\.name))
    } catch {
      throw .index(error)
    }
  }
}
