import Foundation
import Testing

/// What a person does with a page, and sees of it.
extension Chromium {
  func open(_ address: String) throws {
    // The same page with another address behind `#` would not be loaded again.
    try send("POST", "url", ["url": "about:blank"])
    try send("POST", "url", ["url": address])
  }

  /// Runs a function's body in the page and gives what it returns.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) throws -> Any? {
    try send("POST", "execute/sync", ["script": script, "args": arguments])
  }

  func text(_ script: String) throws -> String {
    try run("return String(\(script))") as? String ?? ""
  }

  func number(_ script: String) throws -> Double {
    (try run("return Number(\(script))") as? NSNumber)?.doubleValue ?? .nan
  }

  func isTrue(_ script: String) throws -> Bool {
    (try run("return Boolean(\(script))") as? NSNumber)?.boolValue ?? false
  }

  /// The texts of all elements that a selector chooses.
  func texts(_ selector: String) throws -> [String] {
    let script = "return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent)"
    return try run(script, [selector]) as? [String] ?? []
  }

  /// Waits until something is true in the page.
  func wait(
    for script: String, seconds: Double = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if try isTrue(script) { return }
      usleep(30_000)
    }
    let facts = try text(
      "[count.textContent, document.querySelector('#alert-text').textContent]")
    Issue.record("not within \(seconds) s: \(script); \(facts)", sourceLocation: sourceLocation)
    throw Failure(description: "gave up")
  }

  private func path(of selector: String) throws -> String {
    let found = try send(
      "POST", "element", ["using": "css selector", "value": selector])
    let element = try #require(found as? [String: String])
    return "element/" + (try #require(element.values.first))
  }

  func click(_ selector: String) throws {
    try send("POST", path(of: selector) + "/click")
  }

  /// Types into an element; a file field takes the path of a file.
  func type(_ text: String, into selector: String) throws {
    try send("POST", path(of: selector) + "/value", ["text": text])
  }

  /// Sets a field as somebody who has filled it in and gone on.
  func set(_ field: String, to value: String) throws {
    try run(
      """
      const field = document.querySelector(arguments[0]);
      if (field.type === "checkbox") field.checked = arguments[1] !== "";
      else field.value = arguments[1];
      field.dispatchEvent(new Event("change", { bubbles: true }));
      """, ["#" + field, value])
  }

  /// Waits until the link has something and its answer is there.
  func wait(until hash: String) throws {
    try wait(for: "location.hash.includes('\(hash)') && !results.hasAttribute('aria-busy')")
  }

  /// Presses keys, one after another, wherever the focus is.
  func press(_ keys: [Key]) throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": key.rawValue] }
    }
    try send(
      "POST", "actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// The keys that are pressed, as WebDriver writes them.
  enum Key: String {
    case enter = "\u{E007}"
    case tab = "\u{E004}"
    case escape = "\u{E00C}"
    case space = " "
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
    case home = "\u{E011}"
    case end = "\u{E010}"
  }

  /// Drags the middle of an element by some pixels.
  func drag(_ selector: String, by offset: (x: Int, y: Int)) throws {
    let element = try #require(
      try send("POST", "element", ["using": "css selector", "value": selector])
        as? [String: String])
    let steps: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element],
      ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "duration": 100, "x": 20, "y": 0, "origin": "pointer"],
      ["type": "pointerMove", "duration": 100, "x": offset.x, "y": offset.y, "origin": "pointer"],
      ["type": "pointerUp", "button": 0],
    ]
    let pointer: [String: Any] = ["type": "pointer", "id": "mouse", "actions": steps]
    try send("POST", "actions", ["actions": [pointer]])
  }

  /// Clicks somewhere in the middle of an element, but some pixels away.
  func click(_ selector: String, offset: (x: Int, y: Int)) throws {
    let element = try send("POST", "element", ["using": "css selector", "value": selector])
    let steps: [[String: Any]] = [
      [
        "type": "pointerMove", "duration": 0, "x": offset.x, "y": offset.y,
        "origin": element as? [String: String] ?? [:],
      ],
      ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
    ]
    let pointer: [String: Any] = ["type": "pointer", "id": "mouse", "actions": steps]
    try send("POST", "actions", ["actions": [pointer]])
  }

  /// The colours of all pixels of an element as it is shown, each once: "181,211,228".
  func colours(_ selector: String) throws -> Set<String> {
    let box = try run(
      """
      const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
      return { x, y, width, height, scale: 1 };
      """, [selector])
    let shot = try command("Page.captureScreenshot", ["format": "png", "clip": box ?? [:]])
    let colours = try run(
      """
      const image = new Image();
      image.src = "data:image/png;base64," + arguments[0];
      return image.decode().then(() => {
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, image.width, image.height);
        const found = new Set();
        for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
        return [...found];
      });
      """, [shot["data"] ?? ""])
    return Set(colours as? [String] ?? [])
  }

  /// Makes the window another size, in CSS pixels.
  func resize(_ width: Int, _ height: Int, isPhone: Bool = false) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isPhone])
  }

  /// Says which colours somebody likes better: `light` or `dark`.
  func prefer(_ scheme: String) throws {
    let feature = ["name": "prefers-color-scheme", "value": scheme]
    try command("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// What the page has written to the console since the last time, without what fetching says.
  func complaints() throws -> [String] {
    let entries = try send("POST", "se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
      .filter { !$0.contains("Failed to load resource") && !$0.contains("GL Driver Message") }
  }
}
