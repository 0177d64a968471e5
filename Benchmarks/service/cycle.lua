-- Asks one question after the other, again and again, and writes what came of it as JSON.
--
--   wrk -s cycle.lua URL -- PATH [FILE...]     POST of each file's bytes, GET without files

local threads = 0

function setup(thread)
  thread:set("first", threads)
  threads = threads + 1
end

function init(args)
  questions = {}
  for number = 2, #args do
    local file = assert(io.open(args[number], "rb"))
    local fields = { ["Content-Type"] = "application/json" }
    questions[#questions + 1] = wrk.format("POST", args[1], fields, file:read("*a"))
    file:close()
  end
  if #questions == 0 then questions[1] = wrk.format("GET", args[1]) end
  -- So that threads do not ask the same at the same time.
  turn = first * math.floor(#questions / 2)
end

function request()
  turn = turn % #questions + 1
  return questions[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local text = '{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"max":%.3f,"statuses":%d,"sockets":%d}\n'
  io.write(text:format(summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, latency.max / 1e3, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
