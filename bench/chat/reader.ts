import { connect } from 'node:net'
import { readStamp, since, stamps } from './stamp.ts'

/** What one reader saw of one stream. */
export type Seen = {
  /** How many tokens have come. */
  tokens: number
  /** The last token that came. */
  last: string
  /** How old each token was that ends a sentence: those before it are held back until the whole of it is screened. */
  readonly ages: number[]
  /** When each of these was sent, in ms since the run began. */
  readonly sent: number[]
  /** Tokens or events that were not the next. */
  misplaced: number
  /** Whether its last token has come. */
  isWhole: boolean
  /** Whether it said that it ended. */
  hasEnded: boolean
  /** What the server said instead of a stream. */
  refusal: string
}

export type Request = { readonly url: URL; readonly head: string; readonly body: string }

const numbers = /^id: [^:]+:(\d+)$/gm

/** Reads a stream over a socket of its own with as little work as will do, to its end. */
export function readStream(
  { url, head, body }: Request,
  { began, end }: { began: number; end: string },
): { seen: Seen; done: Promise<void> } {
  const seen: Seen = {
    ...{ tokens: 0, last: '', ages: [], sent: [], misplaced: 0 },
    ...{ isWhole: false, hasEnded: false, refusal: '' },
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  let rest = ''
  let number = 0
  const socket = connect(Number(url.port), url.hostname, () => socket.write(head + body))
  socket.setEncoding('latin1')
  socket.setNoDelay(true)
  socket.on('data', (piece: string) => {
    if (rest === '' && number === 0 && !piece.startsWith('HTTP/1.1 200'))
      seen.refusal ||= piece.slice(0, 600)
    const text = rest + piece
    // A stamp or a number that is cut in two is read with the next piece.
    const cut = text.lastIndexOf('\n\n') + 2
    if (cut === 1) {
      rest = text
      return
    }
    rest = text.slice(cut)
    const whole = text.slice(0, cut)
    for (const [, own] of whole.matchAll(numbers)) if (Number(own) !== ++number) seen.misplaced++
    const now = since(began)
    for (const [word] of whole.matchAll(stamps)) {
      const { place, age_ms, endsSentence, isLast } = readStamp(word, began)
      if (place !== seen.tokens++) seen.misplaced++
      seen.last = word
      seen.isWhole = isLast
      if (!endsSentence) continue
      seen.ages.push(age_ms)
      seen.sent.push(now - age_ms)
    }
    if (whole.includes(end)) {
      seen.hasEnded = true
      socket.end()
    }
  })
  socket.on('error', (error) => {
    seen.refusal ||= String(error)
  })
  socket.on('close', () => resolve())
  return { seen, done: promise }
}
