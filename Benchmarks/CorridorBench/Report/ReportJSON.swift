extension EntryReport {
  /// The figures for programs to read.
  var json: FlatJSON {
    var object = FlatJSON()
    object.add("entry", name)
    object.add("jobs", jobs.count)
    object.add("runs", runs)
    object.add("count", outcome.count)
    object.add("checksum", String(outcome.checksum, radix: 16))
    object.add("medianMs", medianMs)
    object.add("minMs", minMs)
    object.add("p99Ms", p99Ms)
    object.add("maxMs", maxMs)
    object.add("allocations", allocations)
    object.add("peakMiB", peakMiB)
    object.add("peakOf", isPeakOfJobs ? "entry" : "process")
    object.add("rivalMs", rivalMs)
    object.add("ratio", ratio)
    for (name, value) in figures { object.add(name, value) }
    for complaint in complaints.prefix(1) { object.add("wrong", complaint) }
    return object
  }
}

extension BenchOptions {
  /// What the figures of a run depend on besides the program.
  var json: FlatJSON {
    let machine = Machine()
    var object = FlatJSON()
    if let label { object.add("label", label) }
    object.add("processor", machine.processor)
    object.add("cores", machine.cores)
    object.add("memoryGiB", machine.memoryGiB)
    object.add("kernel", machine.kernel)
    object.add("compiler", machine.compiler)
    object.add("configuration", machine.configuration)
    object.add("places", places)
    object.add("placesPerContinent", placesPerContinent)
    return object
  }
}
