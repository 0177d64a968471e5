import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import CorridorThreads
import Testing

/// Completing while somebody types.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(2)))) struct SearchCompleterTests {
  private let world: TestIndex

  init() throws { world = try TestIndex(SearchWorld(count: 120, seed: 9).places) }

  @Test func `a fragment gives the completions of a request`() async throws {
    let completer = SearchCompleter(world.index, CompletionRequest(near: SearchWorld.center))
    completer.queryFragment = "shel"
    #expect(completer.queryFragment == "shel")
    let update = try #require(await completer.results.first { _ in true })
    #expect(update.fragment == "shel")
    let request = CompletionRequest("shel", near: SearchWorld.center)
    #expect(update.completions == (try world.index.complete(request)))
    #expect(!update.completions.isEmpty)
    #expect(!completer.isSearching)
  }

  @Test func `an empty fragment clears the list`() async throws {
    let completer = SearchCompleter(world.index, CompletionRequest("shel"))
    let updates = completer.results.makeAsyncIterator()
    #expect(await updates.next()?.completions.isEmpty == false)
    completer.queryFragment = ""
    let cleared = try #require(await updates.next())
    #expect(cleared.fragment == "" && cleared.completions.isEmpty)
  }

  @Test func `an error is an update`() async throws {
    let completer = SearchCompleter(world.index, CompletionRequest("shel", maxResults: 0))
    let update = try #require(await completer.results.first { _ in true })
    guard case .failure(.limitOutOfRange(found: 0)) = update.result else {
      Issue.record("\(update)")
      return
    }
    #expect(update.completions.isEmpty)
  }

  @Test @MainActor func `nothing old comes after something new was typed`() async throws {
    let completer = SearchCompleter(world.index)
    let letters = "shell markt"
    var seen: [String] = []
    var late: [String] = []
    let reader = Task { @MainActor in
      for await update in completer.results {
        // Both run on the main actor: what is read is of the latest fragment.
        if update.fragment != completer.queryFragment { late.append(update.fragment) }
        seen.append(update.fragment)
      }
    }
    // Some searches are stopped in their midst, some have just ended, some nobody has begun.
    for round in 1...60 {
      for length in 1...letters.count {
        completer.queryFragment = "\(round) " + letters.prefix(length)
        for _ in 0..<((length * round) % 7) { await Task.yield() }
      }
    }
    let last = completer.queryFragment
    while seen.last != last { await Task.yield() }
    reader.cancel()
    await reader.value
    #expect(late.isEmpty)
    #expect(Set(seen).count == seen.count)
  }

  @Test func `fragments that come faster than answers are passed over`() async throws {
    let completer = SearchCompleter(world.index)
    for number in 0..<500 { completer.queryFragment = "shell \(number)" }
    completer.queryFragment = "shell"
    let updates = completer.results.makeAsyncIterator()
    #expect(await updates.next()?.fragment == "shell")
  }

  @Test func `changing the request completes anew`() async throws {
    let completer = SearchCompleter(world.index, CompletionRequest("fuel"))
    let updates = completer.results.makeAsyncIterator()
    #expect(await updates.next()?.completions.first?.kind == .category)
    completer.request.resultTypes = .places
    #expect(await updates.next()?.completions.contains { $0.isCollection } == false)
  }

  @Test func `cancelling gives no update`() async throws {
    let completer = SearchCompleter(world.index)
    completer.queryFragment = "shel"
    completer.cancel()
    #expect(!completer.isSearching)
    completer.queryFragment = "aral"
    #expect(await completer.results.first { _ in true }?.fragment == "aral")
  }

  @Test func `dropping the completer ends its updates`() async throws {
    var completer: SearchCompleter? = SearchCompleter(world.index)
    let results = try #require(completer?.results)
    let reader = Task {
      for await _ in results {}
      return true
    }
    await Task.yield()
    completer = nil
    #expect(await reader.value)
    #expect(await results.first { _ in true } == nil)
  }

  @Test func `cancelling the reader ends its loop`() async throws {
    let completer = SearchCompleter(world.index)
    let reader = Task { [results = completer.results] in
      for await _ in results {}
      return true
    }
    await Task.yield()
    reader.cancel()
    #expect(await reader.value)
    // Others can go on reading.
    completer.queryFragment = "shel"
    #expect(await completer.results.first { _ in true }?.fragment == "shel")
  }

  @Test func `a stopped request throws`() throws {
    let token = CancellationToken()
    token.cancel()
    #expect(throws: SearchError.self) {
      try world.index.complete(CompletionRequest("shell"), until: token)
    }
  }
}
