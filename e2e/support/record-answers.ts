/**
 * Put before a server of the tests: writes down what its API answers, for `find-leaks.ts` to search after the
 * run. At the server, so that no page, no stream and no call of a test is forgotten.
 */
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const file = process.env.RECORD_ANSWERS
const api = '/api/v1'

type Pair = { readonly request: IncomingMessage; readonly response: ServerResponse }

const write = (line: object) => file && appendFileSync(file, `${JSON.stringify(line)}\n`)

function follow({ request, response }: Pair) {
  const { url = '', method = '', headers } = request
  const from = url.indexOf(api)
  if (from < 0) return
  const asked = {
    ...{ at: Date.now(), method, path: url.slice(from + api.length).split('?')[0] },
    token: headers.authorization?.replace(/^Bearer /, ''),
  }
  if (method === 'POST') write(asked)
  const pieces: Buffer[] = []
  const keep = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
  }
  let told: Record<string, unknown> = {}
  const { writeHead, write: writes, end } = response
  // Safe: each is called on as it was, whatever of its forms was used.
  Object.assign(response, {
    // What is handed over here cannot be asked for afterwards.
    writeHead: (...given: Parameters<typeof writeHead>) => {
      const headers: unknown = given.at(-1)
      if (typeof headers === 'object' && headers !== null) told = { ...headers }
      return writeHead.apply(response, given)
    },
    write: (...given: Parameters<typeof writes>) => {
      keep(given[0])
      return writes.apply(response, given)
    },
    end: (...given: Parameters<typeof end>) => {
      keep(given[0])
      return end.apply(response, given)
    },
  })
  response.once('close', () => {
    const headerOf = (name: string) => String(told[name] ?? response.getHeader(name) ?? '')
    if (!/json|event-stream/.test(headerOf('content-type'))) return
    const body = read(Buffer.concat(pieces), headerOf('content-encoding'))
    write({ ...asked, done: Date.now(), body })
  })
}

function read(body: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

if (isMainThread && file) {
  // Safe: Node says so of what it tells on this channel.
  subscribe('http.server.request.start', (told) => follow(told as Pair))
}
