/** An OpenAI-compatible endpoint in a process of its own: every stream says ten tokens a second. */
import { createServer, type ServerResponse } from 'node:http'
import { chunk, portOf } from '../model-server.ts'
import { tell } from '../server-process.ts'
import { type Mark, stampOf } from './stamp.ts'

const began = Number(process.env.BENCH_BEGAN)
/** Once so many streams are open all speak for so long, and then end. */
const expected = Number(process.env.BENCH_STREAMS)
const speakingMs = Number(process.env.BENCH_SECONDS) * 1000
/** Tokens of a sentence. */
const sentence = Number(process.env.BENCH_SENTENCE)
/** Nobody is waited for longer: an answer may be only so long. */
const longestMs = 60_000
const tokenEveryMs = 100
/** The streams take turns, so that their tokens do not all come at one moment. */
const turns = 20

type Stream = { readonly response: ServerResponse; said: number }

const streams = Array.from({ length: turns }, () => new Set<Stream>())
let asked = 0
let turn = 0
let endsAt = Number.POSITIVE_INFINITY

const [before = '', after = ''] =
  `data: ${JSON.stringify(chunk({ content: '#' }, null))}\n\n`.split('#')
const last = `data: ${JSON.stringify(chunk({}, 'stop'))}\n\ndata: [DONE]\n\n`

function speak(all: Set<Stream>) {
  const isLast = performance.now() > endsAt
  for (const stream of all) {
    const mark: Mark = isLast ? '!' : ++stream.said % sentence === 0 ? '.' : ''
    const place = isLast ? stream.said : stream.said - 1
    stream.response.write(before + stampOf(place, began, mark) + after)
    if (isLast) stream.response.end(last)
  }
  if (isLast) all.clear()
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    const stream = { response, said: 0 }
    const mine = streams[asked++ % turns]
    if (asked === 1) endsAt = performance.now() + longestMs
    if (asked === expected) endsAt = performance.now() + speakingMs
    mine?.add(stream)
    response.on('close', () => mine?.delete(stream))
  })
})
// By the clock and not by an interval: an interval that is late stays late.
const first = performance.now()
function next() {
  speak(streams[turn++ % turns] ?? new Set())
  const wait = first + (turn * tokenEveryMs) / turns - performance.now()
  setTimeout(next, Math.max(0, wait))
}
next()
server.listen(0, '127.0.0.1', () => tell(`http://127.0.0.1:${portOf(server)}/v1`))
