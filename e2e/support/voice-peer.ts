import { createServer, type ServerResponse } from 'node:http'

/** A provider of speech on this machine: it says a tone, and hears what a test has written. */
export type VoicePeer = {
  /** Where it is, up to and with its `/v1`. */
  readonly url: string
  /** What it was asked to say. */
  readonly said: string[]
  /** How many recordings it was sent. */
  readonly heard: () => number
  /** Sets what the next recordings say, or the status that they are refused with. */
  readonly plan: (next: string | number) => void
  readonly stop: () => void
}

const hertz = 8_000

/** A second of a tone, as a WAV. */
function tone(): Buffer {
  const data = Buffer.alloc(hertz * 2)
  for (let at = 0; at < hertz; at += 1)
    data.writeInt16LE(Math.round(8_000 * Math.sin(at / 3)), 2 * at)
  const head = Buffer.from('RIFF    WAVEfmt                     data    ', 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(hertz, 24)
  head.writeUInt32LE(2 * hertz, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** Starts an OpenAI-compatible endpoint of speech. */
export async function startVoicePeer(): Promise<VoicePeer> {
  const said: string[] = []
  let heard = 0
  let next: string | number = 'What is a half of eight?'
  const hear = (response: ServerResponse) => {
    heard += 1
    const isText = typeof next === 'string'
    response.writeHead(isText ? 200 : Number(next), { 'content-type': 'application/json' })
    const text = { text: next, language: 'english', duration: 1, segments: [] }
    response.end(JSON.stringify(isText ? text : { error: { message: 'No' } }))
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.once('end', () => {
      if (request.url?.endsWith('/audio/transcriptions')) return hear(response)
      said.push(JSON.parse(Buffer.concat(parts).toString()).input)
      response.writeHead(200, { 'content-type': 'audio/wav' })
      response.end(tone())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    said,
    heard: () => heard,
    plan: (planned) => {
      next = planned
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
